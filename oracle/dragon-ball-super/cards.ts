/** The schemas of cards and abilities of the Dragon Ball Super Card Game, with the meanings that docs give for them. */
import { Type } from '@sinclair/typebox';
import { Closed, OneOf } from '../../schemas/common';
import type { CardLanguage } from '../../schemas/probes';
import {
  DBS_CATEGORIES,
  DBS_COLORS,
  DBS_COUNTERS,
  DBS_EVOLVES,
  DBS_KEYWORDS,
  DBS_ZONES,
  type DbsAbility as Ability,
} from '../../schemas/dragon-ball-super';
import type { PartMeaning, Says } from '../kernel/reading/forms';
import { grammar } from './language';

const modifiers = {
  bond: Type.Optional(Closed({ count: Type.Integer({ minimum: 1 }), of: Type.Optional(grammar.Filter) })),
  sparking: Type.Optional(Type.Integer({ minimum: 1 })),
};
const conditions = { if: Type.Optional(grammar.Condition), ...modifiers };
const burst = { burst: Type.Optional(Type.Integer({ minimum: 1 })) };
const once = { oncePerTurn: Type.Optional(Type.Boolean({ description: '[Once per turn]' })) };
const limit = {
  ...once,
  timesPerTurn: Type.Optional(Type.Integer({ minimum: 2, description: '[Twice per turn], and so on' })),
};
const may = { may: Type.Optional(Type.Boolean({ description: 'true: its player may decline' })) };
const cost = {
  cost: Type.Optional(
    Type.Array(grammar.Instruction, { minItems: 1, description: 'the skill cost, in its order (8-4)' }),
  ),
};
const zones = { zones: Type.Optional(Type.Array(OneOf(DBS_ZONES), { minItems: 1 })) };
const effect = { effect: Type.Array(grammar.Instruction, { minItems: 1 }) };
const noEffect = { effect: Type.Optional(Type.Array(grammar.Instruction)) };
const of = <T extends Ability['type']>(type: T) => ({ type: Type.Literal(type) });

/** The meanings of members that several types of abilities share. */
export const ABILITY_MEMBERS: Says = {
  if: 'a condition without which the skill is negated (8-3-3)',
  bond: '[Bond X]: its player has that many Battle Cards, or such cards, in the Battle Area (10-23)',
  sparking: '[Sparking X]: its player has that many cards in the Drop Area (10-29)',
  burst: '[Burst X]: that many cards from the top of the deck are dropped to activate it (10-30)',
  oncePerTurn: '[Once per turn] (10-11)',
  timesPerTurn: 'how often in a turn, if more than once',
  when: 'the [event](#timings-and-causes)',
  situation: 'a situation trigger (8-6-6)',
  may: 'the player may decline',
  cost: 'the skill cost: instructions, paid in this order, all of them or the skill is not activated (8-4)',
  zones: 'where it works instead of in the Leader Area and the Battle Area (2-12-2)',
  effect: 'instructions, carried out in this order (1-3-7)',
};

/** The meanings of the types of abilities, and of the members that only they have. */
export const ABILITY_TYPES: Readonly<Record<Ability['type'], PartMeaning>> = {
  activate: {
    meaning: '[Activate]: activated in the Main Phase, or in the Offence or Defense Step (8-1-3).',
    says: { timings: '`main` for [Activate: Main], `battle` for [Activate: Battle], or both' },
  },
  auto: { meaning: '[Auto]: triggers on an event or a situation (8-1-5, 8-6).' },
  permanent: { meaning: '[Permanent]: applies as long as it is active (8-1-4).' },
  instead: { meaning: 'A replacement effect: it happens instead of the event `when` (8-9).' },
  keyword: { meaning: 'A keyword skill (10).', says: { keyword: 'the keyword' } },
  counter: {
    meaning: '[Counter]: activated from the hand in a counter timing (10-10).',
    says: { keyword: 'what it answers: `counterPlay`, `counterAttack` or `counterCounter`' },
  },
  awaken: { meaning: '[Awaken]: turns the card over (10-2).' },
  wish: { meaning: '[Wish]: turns the card over (10-28).' },
  field: { meaning: '[Field]: places the Extra Card in the Battle Area (10-3).' },
  evolve: {
    meaning: '[Evolve], [EX-Evolve], [Xeno-Evolve]: played from the hand onto a Battle Card or in its place (10-5).',
    says: { keyword: 'which of them', onto: 'the Battle Card that is needed' },
  },
  unionFusion: {
    meaning: '[Union-Fusion]: played from the hand for Battle Cards in the hand (10-13-3).',
    says: { parts: 'one Battle Card for each of these' },
  },
  unionPotara: {
    meaning: '[Union-Potara]: played from the hand onto Battle Cards in play (10-13-4).',
    says: { parts: 'one Battle Card for each of these' },
  },
  unionAbsorb: { meaning: '[Union-Absorb] (10-13-5).', says: { from: 'the card that comes on top' } },
  overRealm: { meaning: '[Over Realm X] (10-15).', says: { x: 'X' } },
  darkOverRealm: { meaning: '[Dark Over Realm X] (10-25).', says: { x: 'X' } },
  swap: { meaning: '[Swap X] (10-24).', says: { x: 'X', from: 'the Battle Card that is played' } },
  byRules: {
    meaning:
      'A [Permanent] that applies by default in every area and in deck construction (2-1-3, 2-5-5, 2-6-6, 5-1-3-2).',
    says: {
      names: 'the card also has these names',
      characters: 'the card also has these character names',
      traits: 'the card also has these special traits',
      copies: 'how many copies of it may be in the deck, or `any` number',
      deckLimit: 'a limit for the deck',
    },
  },
};

/** The meanings of objects that are not words of the language. */
export const OBJECT_MEANINGS: Readonly<Record<string, PartMeaning>> = {
  deckLimit: {
    meaning: 'Sets how many such cards the deck may contain at most (5-1-3-2-1).',
    says: { of: 'cards of the deck', max: 'the greatest number' },
  },
  bond: {
    meaning: '[Bond]: its player has that many Battle Cards, or such cards, in the Battle Area (10-23).',
    says: { count: 'the least number', of: 'which Battle Cards; left out: any' },
  },
};

const x = { x: Type.Integer({ minimum: 0 }) };

export const DbsAbility = Type.Union(
  [
    Closed({
      ...of('activate'),
      timings: Type.Array(OneOf(['main', 'battle'] as const), { minItems: 1 }),
      ...conditions,
      ...burst,
      ...limit,
      ...cost,
      ...zones,
      ...effect,
    }),
    Closed({
      ...of('auto'),
      ...conditions,
      ...burst,
      ...limit,
      when: Type.Optional(grammar.Trigger),
      situation: Type.Optional(grammar.Condition),
      ...may,
      ...cost,
      ...zones,
      ...effect,
    }),
    Closed({ ...of('permanent'), ...conditions, ...zones, effect: Type.Array(grammar.Continuous, { minItems: 1 }) }),
    Closed({
      ...of('instead'),
      ...conditions,
      ...once,
      when: grammar.Replaced,
      ...may,
      ...zones,
      effect: Type.Array(grammar.Instruction),
    }),
    Closed({ ...of('keyword'), ...conditions, keyword: OneOf(DBS_KEYWORDS) }),
    Closed({ ...of('counter'), ...conditions, ...burst, keyword: OneOf(DBS_COUNTERS), ...cost, ...effect }),
    Closed({ ...of('awaken'), ...conditions, ...burst, ...cost, ...noEffect }),
    Closed({ ...of('wish'), ...conditions, ...burst, ...cost, ...noEffect }),
    Closed({ ...of('field'), ...cost }),
    Closed({
      ...of('evolve'),
      keyword: OneOf(DBS_EVOLVES),
      onto: grammar.Filter,
      ...conditions,
      ...cost,
    }),
    Closed({ ...of('unionFusion'), parts: Type.Array(grammar.Filter, { minItems: 2 }), ...conditions, ...cost }),
    Closed({ ...of('unionPotara'), parts: Type.Array(grammar.Filter, { minItems: 2 }), ...conditions, ...cost }),
    Closed({ ...of('unionAbsorb'), from: grammar.Filter, ...conditions, ...cost, ...noEffect }),
    Closed({ ...of('overRealm'), ...x, ...cost }),
    Closed({ ...of('darkOverRealm'), ...x, ...cost }),
    Closed({ ...of('swap'), ...x, from: Type.Optional(grammar.Filter), ...conditions, ...cost }),
    Closed({
      ...of('byRules'),
      names: Type.Optional(Type.Array(Type.String())),
      characters: Type.Optional(Type.Array(Type.String())),
      traits: Type.Optional(Type.Array(Type.String())),
      copies: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('any')])),
      deckLimit: Type.Optional(Closed({ of: grammar.Filter, max: Type.Integer({ minimum: 0 }) })),
    }),
  ],
  { $id: 'DbsAbility' },
);

/** The schema of an effect that is already in force. */
export const DbsEffect = grammar.inForce(DbsAbility, 'DbsEffect');

const side = {
  name: Type.String({ minLength: 1 }),
  colors: Type.Optional(Type.Array(OneOf(DBS_COLORS), { minItems: 1 })),
  characters: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  traits: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  era: Type.Optional(Type.String({ minLength: 1 })),
  power: Type.Optional(Type.Integer({ description: 'Leader Cards and Battle Cards only' })),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  abilities: Type.Optional(Type.Array(DbsAbility)),
};

export const DbsCard = Closed({
  ...side,
  number: Type.String({ minLength: 1, description: 'the card number: copies are counted by it' }),
  category: OneOf(DBS_CATEGORIES),
  comboPower: Type.Optional(Type.Integer({ description: 'Battle Cards only' })),
  comboCost: Type.Optional(Type.Integer({ minimum: 0, description: 'Battle Cards only' })),
  energyCost: Type.Optional(Type.Integer({ minimum: 0, description: 'Battle Cards and Extra Cards only: the total' })),
  specifiedCost: Type.Optional(
    Closed(Object.fromEntries(DBS_COLORS.map((color) => [color, Type.Optional(Type.Integer({ minimum: 1 }))]))),
  ),
  back: Type.Optional(Closed(side, { description: 'the other side of a Leader Card, or of a card with [Wish]' })),
  rarity: Type.Optional(Type.String({ description: 'for people: no rule asks for it (2-14-2)' })),
  block: Type.Optional(Type.String({ description: 'for people: no rule asks for it (2-16-2)' })),
  illustration: Type.Optional(Type.String({ description: 'for people: no rule asks for it (2-2-2)' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
});

export const dragonBallSuperCards: CardLanguage = { card: DbsCard, ability: DbsAbility };
