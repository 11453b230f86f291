/** What a probe card says is what it does: its text is made from its abilities. */
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { probesFile, withTexts } from '../scripts/write-texts';
import { PLAYED } from '../games/registry';
import { probeText } from '../texts/probe-text';

test.each(PLAYED)('the probe cards of %s say what they do, as npm run docs writes it', (game) => {
  const yaml = readFileSync(probesFile(game), 'utf8');
  expect(yaml).toBe(withTexts(game, yaml));
});

const saying = (...abilities: object[]): string =>
  probeText('one-piece', 'a probe', { category: 'character', abilities });

it.each([
  [{ type: 'auto', when: { event: 'played' }, effect: [{ do: 'draw', count: 1 }] }, '[On Play] Draw 1 card.'],
  [
    {
      type: 'auto',
      when: { event: 'koed', subject: { player: 'you', other: true } },
      may: true,
      effect: [{ do: 'draw', count: 2 }],
    },
    "When one of your other cards is K.O.'d, you may draw 2 cards.",
  ],
  [
    {
      type: 'activate',
      oncePerTurn: true,
      cost: [{ do: 'discard', count: 1 }],
      effect: [{ do: 'damage', count: 1, player: 'opponent' }],
    },
    "[Activate: Main] [Once Per Turn] Trash 1 card from your hand: Deal 1 damage to your opponent's Leader.",
  ],
  [
    {
      type: 'instead',
      when: { event: 'koed' },
      effect: [
        { do: 'ko', target: { choose: { from: { player: 'you', zone: ['character'], other: true }, count: 1 } } },
      ],
    },
    "If this Character would be K.O.'d, K.O. 1 of your other Characters instead.",
  ],
  [
    {
      type: 'permanent',
      don: 1,
      effect: [{ do: 'modify', stat: 'power', by: 1000, target: { all: { player: 'you', zone: ['leader'] } } }],
    },
    '[DON!! x1] Your Leader gets +1000 power.',
  ],
])('an ability is told in the words of its game: %j', (ability, text) => {
  expect(saying(ability)).toBe(text);
});

const ofLevelNeo = (by: unknown, ability: object): string =>
  probeText('level-neo', 'a probe', {
    abilities: [
      {
        ...ability,
        effect: [{ do: 'modify', stat: 'ap', by, target: { all: { player: 'you', zone: ['main'] } } }],
      },
    ],
  });

it.each([
  [
    1000,
    { type: 'use', phase: 'main', turn: 1 },
    '[Use] (Main/1) Your Main Character gets AP +1000 until the end of the turn.',
  ],
  [1000, { type: 'levelBurst' }, '[Level Burst] Your Main Character gets AP +1000 until the end of the battle.'],
  [1000, { type: 'cont' }, '[Cont] Your Main Character gets AP +1000.'],
  [
    { value: 'ap', of: { all: { player: 'opponent', zone: ['hand'] } } },
    { type: 'cont' },
    "[Cont] Your Main Character gets AP equal to the total AP of all cards in your opponent's hand.",
  ],
])('the duration of what names none is told, and so is an amount: %j %j', (by, ability, text) => {
  expect(ofLevelNeo(by, ability)).toBe(text);
});

it.each([
  [{ type: 'main', effect: [{ do: 'juggle' }] }, 'there is no text for the instruction "juggle"'],
  [{ type: 'main', effect: [{ do: 'draw', count: 1, quickly: true }] }, 'there is no text for quickly of "draw"'],
  [{ type: 'auto', when: { event: 'sneezed' }, effect: [] }, 'there is no text for the event "sneezed"'],
])('a word without a text is no silence: %j', (ability, problem) => {
  expect(() => saying(ability)).toThrow(problem);
});
