/**
 * Computes what a catalogue stores about a clause's words: enough to recognise the clause when it is reworded or moved,
 * but none of the words. docs/catalogue.md describes fingerprint and trace.
 */
import { createHash } from 'node:crypto';

/** Normalisation 1: removes what may differ between two prints of the same sentence. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201a\u201b\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Returns the first 16 hexadecimal digits of the SHA-256 of the normalised text. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(normalise(text), 'utf8').digest('hex').slice(0, 16);
}

/** Strips spaces and punctuation, except separators between numbers and signs that carry meaning. */
export function lettersOf(text: string): string {
  return normalise(text)
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '.')
    .replace(/(^|[^\p{L}\p{N}])([-+])(?=\d)/gu, (_all, _before, sign: string) => (sign === '-' ? '~' : '+'))
    .replace(/[^\p{L}\p{N}.~+=×÷≤≥]|\.(?!\d)|(?<!\d)\./gu, '');
}

/** Matches the number of a clause as texts refer to it: `7-1-4`, `11.6.1`. */
export const REFERENCE = /(?<![\p{L}\p{N}.\-–+])(?:[A-Z]\d?[-.])?\d{1,2}(?:[-.]\d{1,2})+(?![\p{L}\p{N}]|[-.]\d)/gu;

/** Returns the words in order, with clause numbers masked, since they change whenever the named clause moves. */
export const wordsOf = (text: string): string[] =>
  normalise(text.replace(REFERENCE, '#')).match(/[\p{L}\p{N}#]+/gu) ?? [];

/**
 * Of a clause: a hash of its letters, the number of its pairs of neighbouring words, and 12 bits for each sampled pair.
 */
export interface Trace {
  readonly letters: string;
  readonly size: number;
  readonly sample: readonly number[];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST_PAIRS = 12;
const LETTERS = 6;

/** @param letters in the form that `lettersOf` returns */
export const hashOfLetters = (letters: string): string =>
  createHash('sha256').update(letters, 'utf8').digest('base64url').slice(0, LETTERS);

export interface WordPair {
  readonly words: string;
  readonly hash: number;
}

/** Returns the different pairs of neighbouring words, lowest hash first; beginning and end of the clause count as words. */
export function pairsOf(text: string): WordPair[] {
  const words = ['', ...wordsOf(text), ''];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const hashes = new Map(pairs.map((pair) => [hash(pair), pair.trim()]));
  return [...hashes].map(([value, pair]) => ({ words: pair, hash: value })).sort((one, other) => one.hash - other.hash);
}

export function traceOf(text: string): Trace {
  const pairs = pairsOf(text);
  return {
    letters: hashOfLetters(lettersOf(text)),
    size: pairs.length,
    sample: pairs.map(({ hash: value }) => value & 0xfff),
  };
}

/** FNV-1a with extra mixing, so that high and low bits are independent. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const twoDigits = (value: number): string => DIGITS[value >> 6]! + DIGITS[value & 63]!;

/**
 * Encodes a trace for the catalogue: six digits for the hash, two for the size, two for each of at most twelve pairs.
 */
export const writeTrace = ({ letters, size, sample }: Trace): string =>
  letters + twoDigits(Math.min(size, 0xfff)) + sample.slice(0, MOST_PAIRS).map(twoDigits).join('');

export function readTrace(written: string): Trace {
  const numbers: number[] = [];
  for (let at = LETTERS; at < written.length; at += 2)
    numbers.push((DIGITS.indexOf(written[at]!) << 6) | DIGITS.indexOf(written[at + 1]!));
  const [size = 0, ...sample] = numbers;
  return { letters: written.slice(0, LETTERS), size, sample };
}
