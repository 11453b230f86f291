/** Renumbers clauses wherever the project names them, all in one pass, so that clauses can swap numbers. */
import { parseDocument, visit, type Scalar } from 'yaml';
import { NAMES_CLAUSES } from '../editions';

/** Maps old numbers to new ones, for those that differ. */
export type NewNumbers = ReadonlyMap<string, string>;

const ID = String.raw`(?:[A-Z]{1,3}\d?[-.])?\d+(?:[-.]\d+)+`;
const END = String.raw`(?![\p{L}\p{N}_]|[-.]\d)`;
const BARE = new RegExp(String.raw`(?<![\p{L}\p{N}_.#-])${ID}${END}`, 'gu');

/** Replaces every standalone number; for files of one game. */
export const renameBare = (text: string, numbers: NewNumbers): string =>
  text.replace(BARE, (id) => numbers.get(id) ?? id);

/** Replaces numbers with the game's tag, and lists that begin with one: `OP-7-1-2`, `OP 8-6-1 to 8-6-4, 9-2`. */
export function renameMarked(text: string, tag: string, numbers: NewNumbers): string {
  const list = new RegExp(
    String.raw`(?<![\p{L}\p{N}_])${tag}[- ]${ID}${END}(?:(?:,| and| to| or|;|/)\s?${ID}${END})*`,
    'gu',
  );
  return text.replace(list, (found) =>
    found.replace(new RegExp(`${ID}${END}`, 'gu'), (id) => {
      const bare = id.startsWith(`${tag}-`) ? id.slice(tag.length + 1) : id;
      const now = numbers.get(bare);
      return now === undefined ? id : id.slice(0, id.length - bare.length) + now;
    }),
  );
}

const renameQuoted = (text: string, numbers: NewNumbers): string =>
  text.replace(new RegExp(String.raw`(?<=['"\x60])${ID}(?=['"\x60]|-[a-z])`, 'gu'), (id) => numbers.get(id) ?? id);

/** Renumbers tags, titles and comments of a feature file, and steps that name the clauses a deck breaks. */
export const renameInFeature = (text: string, tag: string, numbers: NewNumbers): string =>
  text
    .split('\n')
    .map((line) => {
      const marked = renameMarked(line, tag, numbers);
      if (NAMES_CLAUSES.test(line)) return renameQuoted(marked, numbers);
      return /^\s*(?:#(?! answers:)|Rule:|Feature:)/.test(line) ? renameBare(marked, numbers) : marked;
    })
    .join('\n');

/**
 * Renumbers files of several games: numbers with the tag, and quoted ones if the line or file concerns only this game.
 */
export function renameInShared(
  text: string,
  names: { tag: string; game: string; others: RegExp },
  numbers: NewNumbers,
): string {
  const { tag, game, others } = names;
  const isOfGame = (part: string) =>
    (part.includes(game) || new RegExp(`\\b${tag}[- ]\\d`).test(part)) && !others.test(part);
  const whole = isOfGame(text);
  return text
    .split('\n')
    .map((line) => {
      const marked = renameMarked(line, tag, numbers);
      if (!whole && !isOfGame(line)) return marked;
      return renameQuoted(marked, numbers);
    })
    .join('\n');
}

/** Edits rulebook.yaml in place, so that its layout stays; the numbers that other editions print stay too. */
export function renameInNotes(text: string, numbers: NewNumbers): string {
  const edits: [start: number, end: number, text: string][] = [];
  const document = parseDocument(text, { schema: 'failsafe' });
  visit(document, {
    Scalar(key, node, path) {
      const names = path.filter((one) => 'key' in one).map((pair) => String((pair as unknown as { key: Scalar }).key));
      const [member, , inEdition] = [names[0], names[1], names.at(-1)];
      if (!node.range || member === undefined || ['game', 'tag', 'title'].includes(member)) return;
      if (member === 'editions') {
        if (key === 'key' ? !names.includes('numbers') : !['lacks', 'decided'].includes(inEdition!)) return;
      }
      const [start, end] = node.range;
      const source = text.slice(start, end);
      const renamed = renameBare(source, numbers);
      if (renamed !== source) edits.push([start, end, renamed]);
    },
  });
  return edits.reduceRight((all, [start, end, renamed]) => all.slice(0, start) + renamed + all.slice(end), text);
}

/** Renumbers names such as `07-1-2-block-step.feature`, and keeps the number of digits. */
export function renameFile(name: string, separator: string, numbers: NewNumbers): string {
  const [, padded] = /^(\d+(?:-\d+)*)-(?=[a-z])/.exec(name) ?? [];
  if (padded === undefined) return name;
  const digits = padded.split('-');
  const id = digits.map(Number).join(separator);
  const now = numbers.get(id);
  if (now === undefined) return name;
  const parts = now.split(/[-.]/).map((part, index) => part.padStart(digits[index]?.length ?? 1, '0'));
  return parts.join('-') + name.slice(padded.length);
}
