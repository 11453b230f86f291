/** Defines the schemas of cards and abilities of the One Piece Card Game. */
import { Type } from '@sinclair/typebox';
import { Closed, OneOf } from '../../schemas/common';
import type { CardLanguage } from '../../schemas/probes';
import {
  OP_ATTRIBUTES,
  OP_CATEGORIES,
  OP_COLORS,
  OP_KEYWORDS,
  type OpAbility as Ability,
} from '../../schemas/one-piece';
import type { PartMeaning, Says } from '../kernel/reading/forms';
import { grammar } from './language';

const don = {
  don: Type.Optional(Type.Integer({ minimum: 1, description: '[DON!! xX]: that many are given to the card' })),
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
    description: 'how many copies of this card may be in the deck',
  }),
);

/** Explains the members that several types of abilities have. */
export const ABILITY_MEMBERS: Says = {
  don: '[DON!! xX]: that many DON!! cards are given to the card (8-3-2-3)',
  turn: "`your`: [Your Turn], `opponent`: [Opponent's Turn]",
  if: 'a condition checked on activation, or at all times if nothing is activated (8-3-2); an "If ..." in the text is an instruction',
  oncePerTurn: '[Once Per Turn] (10-2-13)',
  when: 'the [event](#timings-and-causes)',
  may: 'the player may decline (8-1-2)',
  cost: 'what stands before the colon: instructions, paid in this order, all of them or the effect is not activated (8-3-1)',
  effect: 'instructions, carried out in this order (1-3-7)',
};

/** Explains the types of abilities and the members that only one type has. */
export const ABILITY_TYPES: Readonly<Record<Ability['type'], PartMeaning>> = {
  auto: {
    meaning:
      'An auto effect: activates each time the event `when` happens (8-1-3-1). Its player can decline only with `may`.',
  },
  activate: { meaning: '[Activate: Main]: activated by the turn player in the Main Phase (8-1-3-2).' },
  main: { meaning: '[Main] of an Event: activated from the hand in the Main Phase (10-2-3).' },
  counter: { meaning: '[Counter] of an Event: activated from the hand in the Counter Step (10-2-4).' },
  trigger: { meaning: '[Trigger]: activated instead of adding the Life card to the hand on damage (10-1-5).' },
  permanent: {
    meaning: 'A permanent effect: applies as long as its conditions are met, without asking a player (8-1-3-3).',
    says: {
      effect: 'what holds: see [permanent effects](#what-permanent-effects-do)',
      zones: 'where it works instead of on the field (2-8-2)',
    },
  },
  keyword: {
    meaning: 'A keyword effect (10-1); its words are [below](#keywords).',
    says: { keyword: 'the keyword' },
  },
  instead: {
    meaning: 'A replacement effect: its effect happens instead of the event `when` (8-1-3-4).',
    says: { effect: 'instructions, carried out in this order (1-3-7); none: nothing happens instead' },
  },
  byRules: {
    meaning:
      'What the text says "under the rules": applies by default in every area and in deck construction (8-1-3-3-3, 2-1-3).',
    says: {
      name: 'the card also has this name (2-1-3)',
      types: 'the card also has these types (2-4-4)',
      attributes: 'the card also has these attributes (2-5-7)',
      every: 'the card has all names, types or attributes (2-1-3, 2-4-4, 2-5-7)',
      donDeck: 'of a Leader: the number of cards in the DON!! deck',
      copies: 'how many copies of it may be in the deck, or `any` number',
      deckLimit: 'a limit for the deck',
    },
  },
};

export const DECK_LIMIT_MEANING: PartMeaning = {
  meaning: 'Sets how many such cards the deck may contain at most (5-1-2-4).',
  says: { of: 'cards of the deck', max: 'the greatest number' },
};

export const OpAbility = Type.Union(
  [
    Closed({ type: Type.Literal('auto'), ...conditions, ...limit, when: grammar.Trigger, ...payment, ...effect }),
    Closed({ type: Type.Literal('activate'), ...don, ...condition, ...limit, ...payment, ...effect }),
    Closed({ type: Type.Literal('main'), ...payment, ...effect }),
    Closed({ type: Type.Literal('counter'), ...payment, ...effect }),
    Closed({ type: Type.Literal('trigger'), ...payment, ...effect }),
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
      effect: Type.Array(grammar.Instruction),
    }),
    Closed({
      type: Type.Literal('byRules', { description: 'holds by default, in every area and in deck construction' }),
      name: Type.Optional(Type.String({ description: 'also treated as having this name' })),
      types: Type.Optional(Type.Array(Type.String())),
      attributes: Type.Optional(Type.Array(OneOf(OP_ATTRIBUTES))),
      every: Type.Optional(Type.Array(OneOf(['name', 'type', 'attribute'] as const), { minItems: 1 })),
      donDeck: Type.Optional(Type.Integer({ minimum: 1, description: 'the number of cards in the DON!! deck' })),
      copies,
      deckLimit: Type.Optional(
        Closed(
          { of: grammar.Filter, max: Type.Integer({ minimum: 0 }) },
          { description: 'how many such cards the deck may contain at most' },
        ),
      ),
    }),
  ],
  { $id: 'OpAbility' },
);

export const OpEffect = grammar.inForce(OpAbility, 'OpEffect');

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

export const onePieceCards: CardLanguage = { card: OpCard, ability: OpAbility };
