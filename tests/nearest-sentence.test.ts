/** "The nearest is": a sentence that no step knows, put right. */
import { describe, expect, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { eventWords } from '../runner/event-words';
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

test.each([
  ['player A draws 1 card', 'the event "drew" happened exactly 1 time'],
  ['player A draws 2 cards', 'the event "drew" happened exactly 2 times'],
  ['player A draws "X"', 'the event "drew" happened exactly 1 time to "X"'],
  ['"X" got KOed', 'the event "koed" happened exactly 1 time to "X"'],
  ['player A activates a skill', 'the event "skill activated" happened exactly 1 time'],
  ['player A cahrges "X"', 'player A charges "X"'],
  ['player A attaks "X" with "Y"', 'player A attacks "X" with "Y"'],
  ['player A counts 49 cards in', "player A counts 49 cards in player A's <zone or phase>"],
])('by what it says: %s', (said, expected) => {
  expect(nearestSentence(said, expressions, eventWords('dragon-ball-super'))).toBe(expected);
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
