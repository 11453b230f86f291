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

test.each([
  ['player A mvoes 1 Core from the Reserve to "Fox"', 'player A moves 1 Core from the Reserve to "Fox"'],
  ['player A combnies "Wing" with "Fox" on the left', 'player A combines "Wing" with "Fox" on the left'],
  ['player A moves two Cores', 'player A moves <number> Cores from the <pool> to "<card>"'],
  ['"Fox" has the reduction symbol rad', '"Fox" has the reduction symbol <symbols>'],
  ['"Elder" shows Side C', '"Elder" shows Side A'],
])('%s', (said, expected) => {
  expect(nearestSentence(said, [...sentencesOf('battle-spirits').keys()])).toBe(expected);
});

describe.each([...PLAYED])('in a sentence of %s', (game) => {
  test('no place takes just any word: what can stand there is known', () => {
    const types = [...sentencesOf(game).keys()].flatMap((one) => one.match(/(?<=\{)\w+(?=\})/g) ?? []);
    const free = [
      'string',
      'cards',
      'placed',
      'placedCards',
      'term',
      'int',
      'float',
      'moves',
      'host',
      'hosts',
      'symbols',
    ];
    expect([...new Set(types)].filter((type) => !free.includes(type) && choicesOf(type).length === 0)).toEqual([]);
  });
});
