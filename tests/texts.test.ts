/** What a probe card says is what it does: its text is made from its abilities. */
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { probesFile, WITH_TEXTS, withTexts } from '../scripts/write-texts';
import { language } from '../oracle/battle-spirits/language';
import { loadFeatures } from '../runner/feature-files';
import type { GameId } from '../schemas/common';
import { loadProbes } from '../steps/probe-files';
import { probeText } from '../texts/probe-text';
import type { Part } from '../texts/words';

test.each(WITH_TEXTS)('the probe cards of %s say what they do, as npm run docs writes it', (game) => {
  const yaml = readFileSync(probesFile(game), 'utf8');
  expect(yaml).toBe(withTexts(game, yaml));
});

test.each(WITH_TEXTS)('each side of a card of %s that has abilities has a text', (game) => {
  const backs = Object.entries(loadProbes(game)).map(([id, card]) => [id, card.back as Side | undefined] as const);
  expect(backs.filter(([, back]) => back?.abilities && !back.text).map(([id]) => id)).toEqual([]);
});
interface Side {
  text?: string;
  abilities?: unknown;
}

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

const ofSpirits = (ability: object, card: object = {}): string =>
  probeText('battle-spirits', 'a probe', { category: 'spirit', ...card, abilities: [ability] });
const draw = { do: 'draw', count: 1 };
const one = (player: string, more: object = {}) => ({ choose: { from: { player, ...more }, count: 1 } });

it.each([
  [
    { type: 'auto', levels: [1, 2], while: ['combined'], when: { event: 'attackDeclared' }, effect: [draw] },
    '[Lv1-Lv2] [While Combined] When this Spirit attacks, draw 1 card.',
  ],
  [
    {
      type: 'auto',
      once: 'name',
      if: { all: [{ turn: 'you' }, { phase: 'attack' }, { value: 'count', of: 'you', min: 3 }] },
      when: { event: 'destroyed', subject: { player: 'you', category: 'ultimate', other: true } },
      may: true,
      effect: [{ do: 'stay', target: { subject: true }, state: 'exhausted' }],
    },
    '[Your Attack Step] [Once per turn: Same name] When one of your other Ultimates is destroyed, if your Count is 3 or more, you may choose that it stays on the Field, Exhausted.',
  ],
  [
    { type: 'auto', if: { phase: 'attack' }, when: { event: 'stepStarted', player: 'opponent' }, effect: [draw] },
    "At the start of your opponent's Attack Step, draw 1 card.",
  ],
  [
    {
      type: 'burst',
      when: { event: 'returned', subject: { player: 'you', category: 'spirit' }, to: ['hand'] },
      extra: ['main', 'flash'],
      effect: [{ do: 'summon', target: { self: true }, free: true }],
    },
    '[Burst: After one of your Spirits returns to the Hand] Summon this card without paying its cost. Then, you may pay the cost of this card to activate its Main or Flash effect.',
  ],
  [
    { type: 'flash', if: { count: { player: 'you', category: 'nexus' }, min: 1 }, effect: [draw] },
    '[Flash] Only if you have 1 or more Nexuses: Draw 1 card.',
  ],
  [
    {
      type: 'activate',
      timing: ['flash'],
      effect: [
        {
          do: 'byDoing',
          first: [
            { do: 'moveCores', from: 'reserve', to: 'void', count: 2, upTo: true, soulCore: false },
            { do: 'destroy', target: one('you', { category: 'nexus' }) },
          ],
          then: [{ do: 'together', parts: [draw, { do: 'count', by: 1 }] }],
        },
        { do: 'afterwards', then: [{ do: 'reduceLife', player: 'opponent', count: 1 }] },
      ],
    },
    "[Flash] By putting up to 2 Cores other than the Soul Core from your Reserve into the Void and destroying 1 of your Nexuses, draw 1 card. Additionally, increase your Count by 1. After this effect resolves, reduce your opponent's Life by 1.",
  ],
  [
    {
      type: 'cont',
      effect: [
        {
          do: 'negate',
          of: { type: 'burst' },
          target: { all: { player: 'opponent', zone: ['burst'], is: 'setBurst' } },
        },
      ],
    },
    "The Burst effects of your opponent's set Burst are negated.",
  ],
  [
    {
      type: 'main',
      effect: [{ do: 'destroy', target: one('opponent', { family: 'Marsh', colors: ['red', 'white'] }) }],
    },
    "[Main] Destroy 1 of your opponent's {Marsh} cards on the Field whose colors are exactly red and white.",
  ],
  [{ type: 'flash', label: 'Gale', effect: [{ do: 'shuffle' }] }, '[Flash] [Gale] Shuffle your Deck.'],
  [
    { type: 'advent', label: 'Divine Advent', onto: { category: 'ultimate' }, soulCoreTo: 'life', timing: ['flash'] },
    '[Flash] [Divine Advent] Put your Soul Core into your Life to place this card from your Hand onto 1 of your Ultimates.',
  ],
])('an ability of Battle Spirits is told as the game prints it: %j', (ability, text) => {
  expect(ofSpirits(ability)).toBe(text);
});

it.each([
  [
    { category: 'brave', combine: { category: 'ultimate' }, bpPlus: 3000 },
    '[Combine: Ultimate, BP+3000] [While Combined] This Ultimate gets cost +2.',
  ],
  [
    { category: 'brave', left: {}, right: { color: 'red' } },
    '[Combine: Spirit (Left) / red Spirit (Right)] [While Combined] This Spirit gets cost +2.',
  ],
  [{ oc: { min: 5, bp: 4000 } }, '[OC 5: BP+4000] [While Combined] This Spirit gets cost +2.'],
])('the text says what a Brave combines with and what OC adds: %j', (card, text) => {
  const effect = [{ do: 'modify', stat: 'cost', by: 2, target: { self: true } }];
  expect(ofSpirits({ type: 'cont', while: ['combined'], effect }, card)).toBe(text);
});

/** The cards that scenarios of a game describe as JSON: those of all rows of an outline, by outline and card. */
function cardsDescribedIn(game: GameId): readonly (readonly { readonly id: string; readonly card: Part }[])[] {
  const cards = loadFeatures([game]).scenarios.flatMap(({ id, pickle }) =>
    pickle.steps
      .filter(({ text }) => text.endsWith('has this data:'))
      .map(({ text, argument, astNodeIds: [step] }) => ({
        id,
        key: `${step} ${text}`,
        card: JSON.parse(argument!.docString!.content) as Part,
      })),
  );
  const keys = [...new Set(cards.map(({ key }) => key))];
  return keys.map((one) => cards.filter(({ key }) => key === one));
}

function canBeWorded(game: GameId, { text: _, ...card }: Part): boolean {
  try {
    return card.abilities !== undefined && probeText(game, 'X', card) !== '';
  } catch {
    return false;
  }
}

test.each(WITH_TEXTS)('cards in scenarios of %s have no text of their own where one can be made', (game) => {
  const made = cardsDescribedIn(game).filter((rows) =>
    rows.every(({ card }) => card.text !== undefined && card.back === undefined && canBeWorded(game, card)),
  );
  expect(made.map(([row]) => row!.id)).toEqual([]);
});

test('Battle Spirits has words for every instruction of its language', () => {
  const verbs = [...new Set(language.words.instructions.map(({ verb }) => verb))];
  const isMissing = (verb: string): boolean => {
    try {
      ofSpirits({ type: 'main', effect: [{ do: verb, whatNoInstructionSays: true }] });
      return true;
    } catch (error) {
      return (error as Error).message === `there is no text for the instruction "${verb}"`;
    }
  };
  expect(verbs.filter(isMissing)).toEqual([]);
});

const ofVanguard = (ability: object, card: object = {}): string =>
  probeText('vanguard', 'a probe', { category: 'unit', ...card, abilities: [ability] });

it.each([
  [
    {
      type: 'auto',
      oncePerTurn: true,
      when: { event: 'attackHits' },
      activation: { count: { player: 'opponent', vanguard: true, hit: true }, min: 1 },
      cost: [{ do: 'discard', count: 1 }],
      effect: [{ do: 'setState', state: 'stand', target: one('you', { rearGuard: true, at: { row: 'front' } }) }],
    },
    "[AUTO] [1/Turn] When the attack of this unit hits, if your opponent's vanguard has been hit by this attack, COST [discard 1 card from your hand], and stand 1 of your rear-guards in the front row.",
  ],
  [
    { type: 'auto', when: { event: 'phaseBegan', player: 'you' }, activation: { phase: 'main' }, effect: [draw] },
    '[AUTO] At the beginning of your main phase, draw 1 card.',
  ],
  [
    {
      type: 'auto',
      zones: ['drop'],
      when: { event: 'rode', player: 'you', subject: 'any' },
      may: true,
      effect: [{ do: 'call', target: { self: true }, to: { row: 'back', column: 0 } }],
    },
    '[AUTO] (drop zone) When one of your units is ridden, you may call this card to your back center rear-guard circle.',
  ],
  [
    {
      type: 'cont',
      effect: [{ do: 'forbid', what: 'intercept', target: { all: { player: 'opponent', rearGuard: true } } }],
    },
    "[CONT] Your opponent's rear-guards cannot intercept.",
  ],
  [
    { type: 'instead', when: { event: 'retired' }, effect: [{ do: 'bind', target: { self: true } }] },
    '[CONT] If this unit would be retired, bind this unit instead.',
  ],
  [
    { type: 'act', effect: [{ do: 'treat', word: 'icon', add: ['twinDrive'], target: { self: true }, until: 'turn' }] },
    '[ACT] This unit also has Twin Drive until end of turn.',
  ],
])('an ability of Vanguard is worded as the game prints it: %j', (ability, text) => {
  expect(ofVanguard(ability)).toBe(text);
});

test('an order says what it does, without a bracket', () => {
  expect(ofVanguard({ type: 'order', cost: [draw], effect: [{ do: 'endTurn' }] }, { category: 'order' })).toBe(
    'COST [draw 1 card], and end the turn.',
  );
});
