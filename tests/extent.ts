/** Decides how much a test tries: a sample in `npm test`, everything in `npm run test:full`. */
import { createHash } from 'node:crypto';

/** `npm run test:full` sets this for all runners. */
export const isFull = process.env.TCG_CONFORMANCE_TESTS === 'full';

/**
 * Returns a sample of the items, or all of them in `npm run test:full`.
 * @param share the share that `npm test` tries, from 0 to 1
 * @param keyOf returns the name of an item, which alone decides whether it is in the sample: a new item never moves the
 * others
 */
export function sampleOf<T>(all: readonly T[], share: number, keyOf: (item: T) => string = String): readonly T[] {
  return all.filter((item) => isSampled(keyOf(item), share));
}

/** Says whether the item of this name is in a sample with this share. */
export const isSampled = (key: string, share: number): boolean => isFull || fractionOf(key) < share;

/** Maps a key to a number from 0 to 1 that depends on nothing else. */
const fractionOf = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
