/** Compares two texts of a clause word by word, and tells misprints and punctuation from changes of meaning. */
import { diffArrays } from 'diff';
import { editDistance } from '../../schemas/nearest';
import { lettersOf } from './words';

/** What a change of words is: another meaning, a corrected or new misprint, or only punctuation. */
export type ChangeOfWords = 'meaning' | 'spelling' | 'punctuation';

export interface WordChange {
  readonly was: string;
  readonly is: string;
  readonly kind: ChangeOfWords;
  /** Up to AROUND words of context. */
  readonly before: string;
  readonly after: string;
}

/** Counts how often both editions have a word. */
export type WordCounts = ReadonlyMap<string, number>;

const AROUND = 5;
/** Splits into words and signs, each with the spaces after it. */
const tokensOf = (text: string): string[] => text.match(/(?:[\p{L}\p{N}]+(?:['’\-–.][\p{L}\p{N}]+)*|\S)\s*/gu) ?? [];
const textOf = (tokens: readonly string[]): string => tokens.join('').trim();
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

export function countWords(texts: Iterable<string>): WordCounts {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** @param counts the words of both editions */
export function wordDiff(old: string, present: string, counts: WordCounts): WordChange[] {
  const parts = diffArrays(tokensOf(old), tokensOf(present), { comparator: alike });
  const changes: WordChange[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (!part.added && !part.removed) continue;
    const next = parts[at + 1];
    const pair = next && (next.added || next.removed) ? next : undefined;
    const tokens = (kind: 'added' | 'removed') => (part[kind] ? part.value : pair?.[kind] ? pair.value : []);
    const [was, is] = [textOf(tokens('removed')), textOf(tokens('added'))];
    const before = parts[at - 1]?.value.slice(-AROUND) ?? [];
    if (pair) at += 1;
    const after = parts[at + 1]?.value.slice(0, AROUND) ?? [];
    changes.push({ was, is, kind: kindOf(was, is, counts), before: textOf(before), after: textOf(after) });
  }
  return changes;
}

function kindOf(was: string, is: string, counts: WordCounts): ChangeOfWords {
  if (lettersOf(was) === lettersOf(is)) return 'punctuation';
  const [olds, news] = [wordsIn(was), wordsIn(is)];
  const isSpelling =
    olds.length > 0 && olds.length === news.length && olds.every((word, at) => isMisprint(word, news[at]!, counts));
  return isSpelling ? 'spelling' : 'meaning';
}

const LEAST_LETTERS = 4;
const LONG = 6;

/**
 * A misprint stands nowhere else in both editions, and the word that it is like does. A word with a digit is never one,
 * nor are two words of the rulebook such as "may" and "many".
 */
function isMisprint(old: string, present: string, counts: WordCounts): boolean {
  if (old === present) return true;
  if (/\p{N}/u.test(old + present) || Math.min(old.length, present.length) < LEAST_LETTERS) return false;
  const [rare, usual] = [counts.get(old) ?? 0, counts.get(present) ?? 0].sort((a, b) => a - b) as [number, number];
  return rare <= 1 && usual > 2 && !isInflection(old, present) && isNear(old, present);
}

const isNear = (one: string, other: string): boolean => editDistance(one, other) <= (one.length >= LONG ? 2 : 1);

/** Endings and beginnings that make another word: `attack`, `attacks`, `attacked`; `able`, `unable`. */
function isInflection(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.startsWith(short) ||
    long.endsWith(short) ||
    /(?:s|ed|d|ing|er|ly)$/.test(one) !== /(?:s|ed|d|ing|er|ly)$/.test(other)
  );
}

const QUOTES: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };
const plain = (token: string): string => token.trim().replace(/[’‘“”–—]/g, (sign) => QUOTES[sign]!);
const alike = (a: string, b: string): boolean => plain(a) === plain(b);
