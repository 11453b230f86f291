/**
 * Names the words that changed although the old text is not at hand: a change of one place is found by trying it until
 * the hash of the old letters results; of other changes the pairs of words are named that the old clause had not.
 */
import type { OldClause } from './match';
import { hashOfLetters, lettersOf, normalise, pairsOf } from './words';

export interface Recovered {
  /** Each is empty if the other was only added or left out. */
  readonly was: string;
  readonly is: string;
  readonly before: string;
  readonly after: string;
}

const AROUND = 5;
/** Hashes to try for a clause; a false find is as rare as one in a million. */
const MOST_TRIES = 10_000;
const MOST_REMOVED = 40;

/**
 * @param vocabulary words of the rulebook, the most frequent first
 * @returns undefined: more than one place changed, or a word that the new rulebook has not
 */
export function recover(old: OldClause, text: string, vocabulary: readonly string[]): Recovered | undefined {
  const tokens = normalise(text).split(' ');
  const letters = tokens.map(lettersOf);
  const heads = letters.reduce<string[]>((all, next) => [...all, joined(all.at(-1)!, next)], ['']);
  const tails = letters.reduceRight<string[]>((all, next) => [joined(next, all[0]!), ...all], ['']);
  const isOld = (from: number, word: string, to: number) =>
    hashOfLetters(joined(joined(heads[from]!, word), tails[to]!)) === old.trace.letters;
  const found = (from: number, to: number, was: string): Recovered => ({
    was,
    is: tokens.slice(from, to).join(' '),
    before: tokens.slice(Math.max(0, from - AROUND), from).join(' '),
    after: tokens.slice(to, to + AROUND).join(' '),
  });
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_REMOVED); to++)
      if (isOld(from, '', to)) return found(from, to, '');
  const words = vocabulary.slice(0, Math.floor(MOST_TRIES / (2 * tokens.length)));
  for (const word of words)
    for (let at = 0; at <= tokens.length; at++)
      for (const to of at < tokens.length ? [at + 1, at] : [at]) if (isOld(at, word, to)) return found(at, to, word);
  return undefined;
}

/** Separates digits, so that two numbers do not become one. */
const joined = (letters: string, next: string): string =>
  letters + (/\d$/.test(letters) && /^\d/.test(next) ? '.' : '') + next;

/** Returns the pairs of neighbouring words that the old clause cannot have had, as far as its trace reaches. */
export function newPairs({ trace: { sample, size } }: OldClause, text: string): string[] {
  const pairs = pairsOf(text);
  const known = new Set(sample);
  const isOld = (hash: number) => known.has(hash & 0xfff);
  const last = pairs.findLastIndex(({ hash }) => isOld(hash));
  const reach = size <= sample.length ? pairs : pairs.slice(0, last);
  return reach.filter(({ hash }) => !isOld(hash)).map(({ words }) => words);
}
