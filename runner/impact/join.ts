/** Joins lines into one text; a hyphen at the end of a line may split a word or belong to it. */

export type Vocabulary = ReadonlySet<string>;

/** Collects the words inside lines, which show how a word that a line break splits is written. */
export const vocabularyOf = (lines: readonly { text: string }[]): Vocabulary =>
  new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?=.)/gu) ?? []));

/** With more line-end hyphens than this, only keeping all and dropping all are tried. */
const MOST_HYPHENS = 5;

/** Returns the ways to read the lines as one text, the likeliest first. */
export function readings(lines: readonly string[], vocabulary: Vocabulary): string[] {
  const open: number[] = [];
  lines.forEach((line, index) => {
    if (index < lines.length - 1 && /\p{L}-$/u.test(line) && /^\p{L}/u.test(lines[index + 1]!)) open.push(index);
  });
  const likely = new Set(open.filter((index) => keepsHyphen(lines[index]!, lines[index + 1]!, vocabulary)));
  const first = joined(lines, likely);
  if (open.length === 0) return [first];
  const variants = open.length > MOST_HYPHENS ? [new Set<number>(), new Set(open)] : subsets(open);
  return [...new Set([first, ...variants.map((kept) => joined(lines, kept))])];
}

export const likeliest = (lines: readonly string[], vocabulary: Vocabulary): string => readings(lines, vocabulary)[0]!;

function joined(lines: readonly string[], kept: ReadonlySet<number>): string {
  let text = '';
  lines.forEach((line, index) => {
    if (index === 0) text = line;
    else if (/\p{L}-$/u.test(text) && /^\p{L}/u.test(line))
      text = (kept.has(index - 1) ? text : text.slice(0, -1)) + line;
    else if (/[\p{L}\p{N}][-–/]$/u.test(text)) text += line;
    else text += (text === '' || line === '' ? '' : ' ') + line;
  });
  return text.trim();
}

function keepsHyphen(line: string, next: string, vocabulary: Vocabulary): boolean {
  const [head] = /[\p{L}\p{N}-]+-$/u.exec(line)!;
  const [tail] = /^[\p{L}\p{N}-]+/u.exec(next)!;
  const [kept, dropped] = [(head + tail).toLowerCase(), (head.slice(0, -1) + tail).toLowerCase()];
  if (vocabulary.has(kept) !== vocabulary.has(dropped)) return vocabulary.has(kept);
  return /^\p{Lu}/u.test(tail);
}

const subsets = (items: readonly number[]): Set<number>[] =>
  items.reduce<Set<number>[]>((all, item) => [...all, ...all.map((one) => new Set([...one, item]))], [new Set()]);
