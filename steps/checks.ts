/** Lookups and comparisons of sentences. */
import { SuiteError } from '../adapters/adapter';
import type { Handle } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { Disagreement } from './disagreement';
import type { World } from './world';

/** Looks up a word of a sentence. @throws {SuiteError} if the game has no such word */
export function named<T>(words: Readonly<Record<string, T>>, word: string, what: string): T {
  const found = words[word];
  if (found !== undefined) return found;
  const known = Object.keys(words);
  const hint = nearest(word, known) ?? known.find((one) => one.toLowerCase().includes(word.toLowerCase()));
  const all = known.map((one) => `"${one}"`).join(', ');
  throw new SuiteError(
    `the game has no ${what} "${word}"; ${hint ? `did you mean "${hint}"?` : `it has ${all || 'none'}`}`,
  );
}

export const zoneOf = (world: World, word: string): string => named(world.vocabulary.zones, word, 'zone');

/** Returns a fact of a card, such as its power. @throws {UnsupportedError} if the adapter never shows this fact */
export const factOf = async (world: World, name: Handle, fact: string): Promise<unknown> =>
  world.requireFact(fact, (await world.find(name)).card[fact]);

/** @throws {Disagreement} if the values differ */
export function expectEqual(what: string, expected: unknown, actual: unknown): void {
  if (expected !== actual) throw new Disagreement(`${what} is not as it should be`, expected, actual);
}
