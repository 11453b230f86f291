/** "The nearest is": a sentence that no step knows, put right. */
import { describe, expect, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { nearestSentence } from '../runner/nearest-sentence';
import { sentencesOf } from '../runner/plan';
import { choicesOf } from '../steps/choices';

const expressions = [...sentencesOf('dragon-ball-super').keys()];

test.each([
  ['"X" has the specified cost 1 rde', '"X" has the specified cost 1 red'],
  ['"X" shows its bakc side', '"X" shows its back side'],
  ['player A has "X" face dwon in the hand', 'player A has "X" face down in the hand'],
  ['playr A has "X" in the hand', 'player A has "X" in the hand'],
  ['"X" is rsted', '"X" is rested'],
  ['"X" has many power', '"X" has <number> power'],
])('%s', (said, expected) => {
  expect(nearestSentence(said, expressions)).toBe(expected);
});

describe.each([...PLAYED])('in a sentence of %s', (game) => {
  test('no place takes just any word: what can stand there is known', () => {
    const types = [...sentencesOf(game).keys()].flatMap((one) => one.match(/(?<=\{)\w+(?=\})/g) ?? []);
    const free = ['string', 'cards', 'placed', 'placedCards', 'term', 'int', 'float'];
    expect([...new Set(types)].filter((type) => !free.includes(type) && choicesOf(type).length === 0)).toEqual([]);
  });
});
