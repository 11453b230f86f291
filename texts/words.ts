/** Turns parts of abilities into English, for the texts of cards of every game. */

/** A part of an ability, as in the ability language. */
export type Part = Readonly<Record<string, unknown>>;

/** The subject or object of a sentence. */
export interface Noun {
  readonly text: string;
  readonly isPlural: boolean;
}

/** @throws {Error} if the map has no such word */
export function word<T>(words: Readonly<Record<string, T>>, key: unknown, what: string): T {
  const found = Object.hasOwn(words, String(key)) ? words[String(key)] : undefined;
  if (found === undefined) throw new Error(`there is no text for ${what} "${String(key)}"`);
  return found;
}

/** @throws {Error} if the part has other members, which the text would leave out */
export function checkMembers(part: Part, what: string, ...members: readonly string[]): void {
  const untold = Object.keys(part).filter((member) => !members.includes(member));
  if (untold.length > 0) throw new Error(`there is no text for ${untold.join(', ')} of ${what}`);
}

export const partOf = (part: Part, member: string): Part => part[member] as Part;
export const partsOf = (part: Part, member: string): readonly Part[] => (part[member] ?? []) as readonly Part[];

/** `1 card`, `2 cards` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Numbers options, which steps call choice 1, 2 and so on: `(1) Draw 1 card. (2) Your Leader gets +1000 power`. */
export const numbered = (options: readonly string[]): string =>
  options
    .map((option, index) => `(${index + 1}) ${option}`)
    .join(' ')
    .replace(/\.$/, '');

/** `A`, `A and B`, `A, B and C` */
export const listed = (items: readonly string[], joint = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** Turns lower-case words into the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes a sentence that begins with a capital letter and ends with a full stop. */
export const sentence = (text: string): string => {
  const begun = capitalised(text);
  return /[.)"]$/.test(begun) ? begun : `${begun}.`;
};

/** `a card`, `an Extra Card`, `a unit` */
export const article = (one: string): string => `${/^(?!uni|one)[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;

export const joined = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(' ');

/** `gains` for one thing, `gain` for several. */
export const verb = ({ isPlural }: Noun, many: string, one = `${many}s`): string => (isPlural ? many : one);

/** `2 or more`, `2 or less`, `2`, `2 to 3` @throws {Error} if there is no limit */
export function range({ min, max }: { min?: number; max?: number }): string {
  if (min === undefined && max === undefined) throw new Error('there is no text for a range without a limit');
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min} to ${max}`;
  return min === undefined ? `${max} or less` : `${min} or more`;
}

const DOUBLED = ['put', 'set', 'swap', 'flip'];

/** `putting 1 Core into the Trash` for `put 1 Core into the Trash` */
export function gerund(text: string): string {
  const [, does = '', rest = ''] = /^(\S+)(.*)$/.exec(text)!;
  const stem = DOUBLED.includes(does) ? `${does}${does.at(-1)!}` : does.replace(/(?<!e)e$/, '');
  return `${stem}ing${rest}`;
}

/** `+1000`, `-1000` */
export const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);
