/** How much a test tries: a sample in `npm test`, everything in `npm run test:full`. */
import { createHash } from 'node:crypto';

/** `npm run test:full` sets this for all runners. */
export const isFull = process.env.TCG_CONFORMANCE_TESTS === 'full';

/**
 * @param share how much of `all` `npm test` tries, between 0 and 1; `npm run test:full` tries all
 * @param keyOf the name of an item, by which it is in the sample or not: a new item never moves the others
 */
export function sampleOf<T>(all: readonly T[], share: number, keyOf: (item: T) => string = String): readonly T[] {
  return all.filter((item) => isSampled(keyOf(item), share));
}

/** Whether `npm test` tries the item of this name, where it tries this share of them. */
export const isSampled = (key: string, share: number): boolean => isFull || fractionOf(key) < share;

/** A number from 0 to 1 that depends on the key alone. */
const fractionOf = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
