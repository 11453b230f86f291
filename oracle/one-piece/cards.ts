/** The schemas of cards and abilities of the One Piece Card Game: the words of its language in the places where they may stand. */
import { Type } from '@sinclair/typebox';
import { Closed, OneOf } from '../../schemas/common';
import { OP_ATTRIBUTES, OP_CATEGORIES, OP_COLORS, OP_KEYWORDS } from '../../schemas/one-piece';
import { grammar } from './language';

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

/** What an effect in force says. */
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
