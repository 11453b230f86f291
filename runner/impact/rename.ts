/** Renumbers clauses wherever the project names them, all in one pass, so that clauses can swap numbers. */
import { parseDocument, visit, type Scalar } from 'yaml';
import { NAMES_CLAUSES } from '../editions';
import { CLAUSE_ID } from './ids';

/** Maps old numbers to new ones, for those that differ. */
export type NewNumbers = ReadonlyMap<string, string>;

const ID = CLAUSE_ID;
const END = String.raw`(?![\p{L}\p{N}_]|[-.]\d)`;
const BARE = new RegExp(String.raw`(?<![\p{L}\p{N}_.#-])${ID}${END}`, 'gu');

export interface Tags {
  readonly tag: string;
  readonly otherTags: readonly string[];
}

export interface GameNames extends Tags {
  readonly game: string;
  readonly otherGames: readonly string[];
}

const NEVER = '(?!)';
const anyOf = (words: readonly string[]): string => (words.length === 0 ? NEVER : words.join('|'));

/** Matches a number behind a game's tag, and the list that it begins: `XX 8-6-1 to 8-6-4, 9-2`. */
const listOf = (...tags: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_])(?:${anyOf(tags)})[- ]${ID}${END}(?:(?:,| and| to| or|;|/)\s?${ID}${END})*`,
    'gu',
  );

/**
 * Replaces every standalone number and those behind the game's tag, in one pass; for files of one game. Numbers behind
 * the tag of another game stay.
 */
export function renameBare(text: string, numbers: NewNumbers, { tag, otherTags }: Partial<Tags> = {}): string {
  const lists = [...(tag === undefined ? [] : [tag]), ...(otherTags ?? [])];
  if (lists.length === 0) return text.replace(BARE, (id) => numbers.get(id) ?? id);
  const either = new RegExp(`${listOf(...lists).source}|${BARE.source}`, 'gu');
  return text.replace(either, (found) => {
    const isOwn = tag !== undefined && (found.startsWith(`${tag}-`) || found.startsWith(`${tag} `));
    return isOwn ? renameMarked(found, tag, numbers) : (numbers.get(found) ?? found);
  });
}

/** Replaces numbers behind the game's tag, and those of lists that begin with one. */
export function renameMarked(text: string, tag: string, numbers: NewNumbers): string {
  return text.replace(listOf(tag), (found) =>
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
export const renameInFeature = (text: string, tags: Tags, numbers: NewNumbers): string =>
  text
    .split('\n')
    .map((line) => {
      const marked = renameMarked(line, tags.tag, numbers);
      if (NAMES_CLAUSES.test(line)) return renameQuoted(marked, numbers);
      return /^\s*(?:#(?! answers:)|Rule:|Feature:)/.test(line) ? renameBare(line, numbers, tags) : marked;
    })
    .join('\n');

const namesAny = (text: string, games: readonly string[], tags: readonly string[]): boolean =>
  new RegExp(String.raw`${anyOf(games)}|\b(?:${anyOf(tags)})[- ](?:[A-Z]\d?[.]|FAQ|G-)?\d`).test(text);
const namesOthers = (text: string, { otherGames, otherTags }: GameNames): boolean =>
  namesAny(text, otherGames, otherTags);
const namesOwn = (text: string, { game, tag }: GameNames): boolean => namesAny(text, [game], [tag]);

/** True if the text names this game or its clauses, and no other game. */
export const isOfGameAlone = (text: string, names: GameNames): boolean =>
  namesOwn(text, names) && !namesOthers(text, names);
const isOfOther = (text: string, names: GameNames): boolean => namesOthers(text, names) && !namesOwn(text, names);

/**
 * Renumbers a file that several games share, whole or not at all: it stays as it is if it holds a number of which
 * nothing shows whose it is.
 * @returns the text, and the lines of such numbers, from 1
 */
export function renameInShared(
  text: string,
  names: GameNames,
  numbers: NewNumbers,
): { text: string; unclear: number[] } {
  if (isOfGameAlone(text, names)) return { text: renameBare(text, numbers, names), unclear: [] };
  const otherLists = listOf(...names.otherTags);
  const unclear: number[] = [];
  const lines = text.split('\n').map((line, index) => {
    if (isOfGameAlone(line, names)) return renameBare(line, numbers, names);
    const rest = line.replace(listOf(names.tag), '').replace(otherLists, '');
    if (!isOfOther(line, names) && renameBare(rest, numbers) !== rest) unclear.push(index + 1);
    return renameMarked(line, names.tag, numbers);
  });
  const renamed = lines.join('\n');
  return renamed === text || unclear.length === 0 ? { text: renamed, unclear: [] } : { text, unclear };
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
