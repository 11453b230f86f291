/** The parts of sentences that say why an action is refused. Handles stand in quotation marks, so that readers can replace them. */

import type { PlayerId } from '../../schemas/common';

/** Quotes what an action names, which may be nothing. */
export const quoted = (handle: string | undefined): string =>
  handle === undefined ? 'an unnamed card' : `"${handle}"`;

/** Says how many there may be: `exactly 2`, `1 to 3`, `at most 2`. */
export function numberFrom(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  return min === 0 ? `at most ${max}` : `${min} to ${max}`;
}

/** Lists answers: `"first" or "second"`, `1, 2 or 3`, `yes or no`. */
export const anyOf = (answers: readonly (string | number | boolean)[]): string => listed(answers.map(inWords), 'or');

/** Lists what an action names: `"Guard" and "Striker"`. */
export const allOf = (handles: readonly string[]): string => listed(handles.map(quoted), 'and');

/** Says that no action of this type is possible. */
export const cannotAct = (player: PlayerId, type: string): string => `player ${player} cannot "${type}" now`;

export const notInHand = (player: PlayerId, handle: string | undefined): string =>
  `${quoted(handle)} is not in player ${player}'s hand`;

const listed = (words: readonly string[], conjunction: string): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;

function inWords(answer: string | number | boolean): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'number' ? String(answer) : quoted(answer);
}
