/** One Piece Card Game: its words for positions, decisions, actions, cards and abilities. docs/one-piece.md shows each with an example. */
import { Type } from '@sinclair/typebox';
import {
  AbilityKind,
  abilityGrammar,
  SHARED_WORDS,
  type CardFilter,
  type Condition,
  type Instruction,
  type Trigger,
} from './ability';
import { Closed, OneOf } from './common';

/** The nine areas; DON!! cards given to a card; a card that is in no area while its [Trigger] is carried out (10-1-5-3). */
export const OP_ZONES = [
  'deck',
  'donDeck',
  'hand',
  'trash',
  'leader',
  'character',
  'stage',
  'cost',
  'life',
  'given',
  'resolving',
] as const;
export type OpZone = (typeof OP_ZONES)[number];
export const OP_STATES = ['active', 'rested'] as const;
export const OP_PHASES = ['refresh', 'draw', 'don', 'main', 'end'] as const;
export type OpPhase = (typeof OP_PHASES)[number];
export const OP_CATEGORIES = ['leader', 'character', 'event', 'stage', 'don'] as const;
export const OP_COLORS = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export const OP_ATTRIBUTES = ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?'] as const;
/** Those of 10-1; and `attacksActive`, for "can also attack active Characters", which has no word of its own. */
export const OP_KEYWORDS = [
  'rush',
  'rushCharacter',
  'doubleAttack',
  'banish',
  'blocker',
  'unblockable',
  'attacksActive',
] as const;
export type OpKeyword = (typeof OP_KEYWORDS)[number];

export const OP_EVENTS = [
  'gameStarting',
  'turnStarting',
  'mainPhaseStarting',
  'endOfYourTurn',
  'endOfOpponentsTurn',
  'drew',
  'played',
  'eventActivated',
  'effectActivated',
  'rested',
  'setActive',
  'attackDeclared',
  'opponentAttacks',
  'whenAttacked',
  'isAttacked',
  'blocked',
  'battled',
  'battleEnded',
  'damageDealt',
  'tookLife',
  'triggerActivated',
  'koed',
  'removed',
  'trashed',
  'addedToLife',
  'donGiven',
  'donReturned',
] as const;
export const OP_REPLACEABLE = ['koed', 'removed', 'trashed', 'rested', 'tookLife', 'lost'] as const;
export const OP_DURATIONS = [
  'battle',
  'turn',
  'endOfTurn',
  'endPhase',
  'yourNextTurn',
  'opponentsNextTurn',
  'opponentsNextRefresh',
  'game',
] as const;
export const OP_PROHIBITIONS = [
  'attack',
  'attackLeader',
  'beAttacked',
  'block',
  'ko',
  'remove',
  'rest',
  'activate',
  'refresh',
  'play',
  'activateEffect',
  'addLifeToHand',
  'draw',
  'giveDon',
  'counter',
  'concede',
] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" where it is optional). */
export const OP_DECISIONS = {
  turnOrder: ['answer'],
  redraw: ['answer'],
  main: ['play', 'activate', 'giveDon', 'attack'],
  block: ['block'],
  counter: ['counter', 'play'],
  trigger: ['answer'],
  replaceCharacter: ['choose'],
  returnDon: ['choose'],
  arrange: ['choose'],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
  number: ['answer'],
  loop: ['answer'],
} as const;
export type OpDecisionKind = keyof typeof OP_DECISIONS;

/** The places that texts speak of: nobody counts the DON!! deck. */
const TEXT_ZONES = OP_ZONES.filter((zone) => zone !== 'donDeck');
const Of = OneOf(['main', 'counter', 'onPlay', 'onKo'] as const);

const grammar = abilityGrammar({
  zones: TEXT_ZONES,
  destinations: ['deck', 'donDeck', 'hand', 'trash', 'life', 'cost'],
  states: OP_STATES,
  categories: OP_CATEGORIES,
  phases: ['refresh', 'draw', 'main', 'end'],
  stats: ['power', 'cost', 'counter', 'life', 'basePower', 'baseCost', 'given'],
  totals: ['power', 'cost'],
  amounts: ['power', 'cost', 'basePower', 'baseCost', 'given'],
  modifiable: ['power', 'cost', 'counter', 'life'],
  playerValues: ['lifeCards'],
  events: OP_EVENTS,
  replaceable: OP_REPLACEABLE,
  durations: OP_DURATIONS,
  prohibitions: OP_PROHIBITIONS,
  whose: ['you', 'opponent', 'any'],
  ability: 'OpAbility',
  causes: true,
  bases: true,
  filter: {
    top: Type.Optional(Type.Integer({ minimum: 1, description: 'only so many from the top of each zone' })),
    bottom: Type.Optional(Type.Integer({ minimum: 1, description: 'only so many from the bottom of each zone' })),
    chosen: Type.Optional(Type.Boolean()),
    any: Type.Optional(Type.Array(Type.Ref('Filter'), { minItems: 2 })),
    not: Type.Optional(Type.Ref('Filter')),
    shares: Type.Optional(Closed({ word: OneOf(SHARED_WORDS), with: Type.Ref('KnownTarget') })),
    type: Type.Optional(Type.String({ description: 'a type, in full' })),
    typeContains: Type.Optional(Type.String({ description: 'part of a type' })),
    attribute: Type.Optional(OneOf(OP_ATTRIBUTES)),
    color: Type.Optional(OneOf(OP_COLORS)),
    multicolor: Type.Optional(Type.Boolean()),
    noBaseEffect: Type.Optional(Type.Boolean()),
    has: Type.Optional(
      Type.String({ description: 'a keyword, a type of ability, or its timing, e.g. blocker, played' }),
    ),
    playedThisTurn: Type.Optional(Type.Boolean()),
  },
  lasting: ({ steps, Condition }, who) => [
    Closed({
      do: Type.Literal('require'),
      of: Type.Optional(AbilityKind),
      cost: Type.Optional(steps),
      if: Type.Optional(Condition),
      ...who,
    }),
  ],
  instructions: ({ instruction, Amount, Target, steps, player, until }) => [
    instruction('later', {
      at: OneOf(['endOfTurn', 'endOfYourTurn', 'endOfOpponentsTurn', 'endOfBattle'] as const),
      then: steps,
      target: Type.Optional(Target),
    }),
    instruction('ifYouDo', { first: steps, then: steps }),
    instruction('together', { parts: steps }),
    instruction('each', { then: steps }),
    instruction('chooseNumber', {
      min: Type.Optional(Type.Integer({ minimum: 0 })),
      max: Type.Optional(Type.Integer({ minimum: 0 })),
      then: steps,
    }),
    instruction('ko', { target: Target }),
    instruction('play', { target: Target, state: Type.Optional(OneOf(OP_STATES)) }),
    instruction('activateEffect', { of: Of, target: Target }),
    instruction('giveDon', {
      count: Amount,
      target: Target,
      from: Type.Optional(Type.Literal('given', { description: 'DON!! cards given already change their card' })),
      state: Type.Optional(OneOf(OP_STATES)),
      ...player,
    }),
    instruction('addDon', { count: Amount, state: Type.Optional(OneOf(OP_STATES)), ...player }),
    instruction('returnDon', { count: Amount, ...player }),
    instruction('restDon', { count: Amount }),
    instruction('damage', { count: Amount, ...player }),
    instruction('setPowerToZero', { target: Target, until }),
    instruction('swap', { stat: OneOf(['power', 'cost'] as const), target: Target, until }),
    instruction('redirect', { target: Target }),
    instruction('drawUpTo', { count: Amount }),
    instruction('extraTurn', {}),
    instruction('concede', player),
  ],
});

const don = {
  don: Type.Optional(Type.Integer({ minimum: 1, description: '[DON!! xX]: so many are given to the card' })),
};
const condition = { if: Type.Optional(grammar.Condition) };
const conditions = {
  ...don,
  turn: Type.Optional(OneOf(['your', 'opponent'] as const, { description: "[Your Turn] or [Opponent's Turn]" })),
  ...condition,
};
const limit = { oncePerTurn: Type.Optional(Type.Boolean({ description: '[Once Per Turn]' })) };
const payment = {
  may: Type.Optional(Type.Boolean({ description: 'true: its player may decline' })),
  cost: Type.Optional(
    Type.Array(grammar.Instruction, { minItems: 1, description: 'the activation cost, in its order (8-3-1)' }),
  ),
};
const effect = { effect: Type.Array(grammar.Instruction, { minItems: 1 }) };
const lasting = { effect: Type.Array(grammar.Continuous, { minItems: 1 }) };
const copies = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('any')], {
    description: 'so many copies of this card may be in the deck',
  }),
);

export const OpAbility = Type.Union(
  [
    Closed({ type: Type.Literal('auto'), ...conditions, ...limit, when: grammar.Trigger, ...payment, ...effect }),
    Closed({ type: Type.Literal('activate'), ...don, ...condition, ...limit, ...payment, ...effect }),
    Closed({ type: Type.Literal('main'), ...payment, ...effect }),
    Closed({ type: Type.Literal('counter'), ...payment, ...effect }),
    Closed({ type: Type.Literal('trigger'), cost: payment.cost, ...effect }),
    Closed({
      type: Type.Literal('permanent'),
      ...conditions,
      zones: Type.Optional(Type.Array(OneOf(['hand', 'trash'] as const), { minItems: 1 })),
      ...lasting,
    }),
    Closed({ type: Type.Literal('keyword'), ...conditions, keyword: OneOf(OP_KEYWORDS) }),
    Closed({
      type: Type.Literal('instead'),
      ...conditions,
      ...limit,
      when: grammar.Replaced,
      may: payment.may,
      ...effect,
    }),
    Closed({
      type: Type.Literal('byRules', { description: 'holds by default, in every area and in deck construction' }),
      name: Type.Optional(Type.String({ description: 'also treated as having this name' })),
      types: Type.Optional(Type.Array(Type.String())),
      attributes: Type.Optional(Type.Array(OneOf(OP_ATTRIBUTES))),
      copies,
      deckLimit: Type.Optional(
        Closed(
          { of: grammar.Filter, max: Type.Integer({ minimum: 0 }) },
          { description: 'so many such cards are the most that may be in the deck' },
        ),
      ),
    }),
  ],
  { $id: 'OpAbility' },
);
export interface OpAbility {
  type: 'auto' | 'activate' | 'main' | 'counter' | 'trigger' | 'permanent' | 'keyword' | 'instead' | 'byRules';
  don?: number;
  turn?: 'your' | 'opponent';
  if?: Condition;
  oncePerTurn?: boolean;
  when?: Trigger;
  may?: boolean;
  cost?: Instruction[];
  /** Where it works instead of on the field. */
  zones?: string[];
  effect: Instruction[];
  keyword?: OpKeyword;
  name?: string;
  types?: string[];
  attributes?: string[];
  copies?: number | 'any';
  deckLimit?: { of: CardFilter; max: number };
}

export const OpCard = Closed({
  name: Type.String({ minLength: 1 }),
  number: Type.String({ minLength: 1, description: 'the card number: copies are counted by it' }),
  category: OneOf(OP_CATEGORIES),
  colors: Type.Optional(Type.Array(OneOf(OP_COLORS), { minItems: 1 })),
  types: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  attributes: Type.Optional(Type.Array(OneOf(OP_ATTRIBUTES), { description: 'Leaders and Characters only' })),
  power: Type.Optional(Type.Integer({ description: 'Leaders and Characters only' })),
  cost: Type.Optional(Type.Integer({ minimum: 0, description: 'Characters, Events and Stages only' })),
  life: Type.Optional(Type.Integer({ minimum: 0, description: 'Leaders only' })),
  counter: Type.Optional(Type.Integer({ minimum: 0, description: 'Characters only: the value of (Symbol) Counter' })),
  rarity: Type.Optional(Type.String({ description: 'for people: no rule asks for it (2-13-1)' })),
  block: Type.Optional(Type.Integer({ description: 'for people: no rule asks for it (2-15-1)' })),
  illustration: Type.Optional(Type.String({ description: 'for people: no rule asks for it (2-16-1)' })),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
  abilities: Type.Optional(Type.Array(OpAbility)),
});
export interface OpCard {
  name: string;
  number: string;
  category: (typeof OP_CATEGORIES)[number];
  colors?: string[];
  types?: string[];
  attributes?: string[];
  power?: number;
  cost?: number;
  life?: number;
  counter?: number;
  rarity?: string;
  block?: number;
  illustration?: string;
  text?: string;
  probe?: string;
  abilities?: OpAbility[];
}
