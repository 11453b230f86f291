/** The schemas of cards and abilities of Battle Spirits: the words of its language in the places where they may stand. */
import { Type } from '@sinclair/typebox';
import { Closed, OneOf } from '../../schemas/common';
import { BS_CATEGORIES, BS_COLORS } from '../../schemas/battle-spirits';
import type { CardLanguage } from '../../schemas/probes';
import { grammar } from './language';

const condition = { if: Type.Optional(grammar.Condition) };

export const BsAbility = Type.Union(
  [
    Closed({
      type: Type.Literal('cont'),
      ...condition,
      effect: Type.Array(grammar.Continuous, { minItems: 1 }),
    }),
    Closed({
      type: Type.Literal('auto'),
      when: grammar.Trigger,
      ...condition,
      effect: Type.Array(grammar.Instruction, { minItems: 1 }),
    }),
  ],
  { $id: 'BsAbility' },
);

/** What an effect in force says. */
export const BsEffect = grammar.inForce(BsAbility, 'BsEffect');

/** Of each symbol the kinds of which it may serve one. */
const Symbols = Type.Array(Type.Array(OneOf(BS_COLORS), { minItems: 1 }));

const Level = Closed({
  lv: Type.Integer({ minimum: 1 }),
  cores: Type.Integer({ minimum: 0, description: 'the Cores on the card from which on it has the level' }),
  bp: Type.Integer({ minimum: 0 }),
});

export const BsCard = Closed({
  name: Type.String({ minLength: 1 }),
  number: Type.String({ minLength: 1, description: 'the card number: copies are counted by it' }),
  category: OneOf(BS_CATEGORIES),
  colors: Type.Array(OneOf(BS_COLORS), { minItems: 1 }),
  cost: Type.Integer({ minimum: 0 }),
  reductions: Symbols,
  symbols: Symbols,
  levels: Type.Array(Level, { minItems: 1 }),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
  abilities: Type.Optional(Type.Array(BsAbility)),
});

export const battleSpiritsCards: CardLanguage = { card: BsCard, ability: BsAbility };
