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
  [{ type: 'byRules', every: ['name', 'type'] }, 'Under the rules, this card has all names and types.'],
  [{ type: 'byRules', donDeck: 6 }, 'Under the rules, your DON!! deck is of 6 cards.'],
  [
    {
      type: 'trigger',
      may: true,
      cost: [{ do: 'discard', count: 1 }],
      effect: [{ do: 'play', target: { self: true } }],
    },
    '[Trigger] You may trash 1 card from your hand: Play this card.',
  ],
  [
    {
      type: 'auto',
      when: { event: 'lifeEmptied', player: 'you' },
      effect: [{ do: 'damage', count: 1, player: 'each' }],
    },
    'When your number of Life cards becomes 0, deal 1 damage to both players.',
  ],
  [
    {
      type: 'auto',
      turn: 'your',
      when: { event: 'donReturnedAtOnce', player: 'you' },
      effect: [{ do: 'giveDon', count: 1, state: 'any', target: { self: true } }],
    },
    '[Your Turn] When 2 or more DON!! cards are returned to your DON!! deck, give 1 DON!! card from your cost area to this Character.',
  ],
  [
    {
      type: 'auto',
      when: { event: 'played', player: 'opponent', subject: 'any', by: { cause: 'effect', effectOf: 'character' } },
      effect: [
        {
          do: 'ifYouDo',
          first: [{ do: 'may', by: 'opponent', then: [{ do: 'draw', count: 1 }] }],
          else: [{ do: 'draw', count: 1 }],
        },
      ],
    },
    "When one of your opponent's cards is played by a Character's effect, your opponent may draw 1 card. If they do not, draw 1 card.",
  ],
  [
    { type: 'activate', if: { value: 'turns', of: 'you', min: 2 }, effect: [{ do: 'draw', count: 1 }] },
    '[Activate: Main] Only if this is turn 2 or more of your turns: Draw 1 card.',
  ],
  [
    {
      type: 'permanent',
      effect: [
        {
          do: 'forbid',
          what: 'playActive',
          target: { all: { player: 'opponent', zone: ['hand'], category: 'character' } },
        },
      ],
    },
    "All Character cards in your opponent's hand are played rested.",
  ],
  [
    {
      type: 'instead',
      oncePerTurn: true,
      when: { event: 'koed', by: { cause: 'effect', player: 'opponent' } },
      effect: [],
    },
    "[Once Per Turn] This Character cannot be K.O.'d by your opponent's effect.",
  ],
  [
    {
      type: 'main',
      effect: [
        { do: 'choose', target: { choose: { from: { player: 'opponent', zone: ['character'] }, count: 1 } } },
        { do: 'modify', stat: 'power', by: 1000, target: { chosen: true }, until: 'endOfYourNextTurn' },
      ],
    },
    "[Main] Choose 1 of your opponent's Characters. The chosen card gets +1000 power until the end of your next turn.",
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
