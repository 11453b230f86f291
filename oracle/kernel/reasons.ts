/** The parts of sentences that say why an action is refused. Handles stand in quotation marks, so that readers can replace them. */

/** Quotes what an action names, which may be nothing. */
export const quoted = (handle: string | undefined): string =>
  handle === undefined ? 'an unnamed card' : `"${handle}"`;

/** Says how many there may be: `exactly 2`, `1 to 3`, `at most 2`, `at least 1`. */
export function numberFrom(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  if (max === Number.MAX_SAFE_INTEGER) return `at least ${min}`;
  return min === 0 ? `at most ${max}` : `${min} to ${max}`;
}

/** Lists answers: `"first" or "second"`, `1, 2 or 3`, `yes or no`. */
export function anyOf(answers: readonly (string | number | boolean)[]): string {
  const words = answers.map(inWords);
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function inWords(answer: string | number | boolean): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'number' ? String(answer) : quoted(answer);
}
