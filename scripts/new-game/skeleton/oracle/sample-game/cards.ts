/** The schemas of cards and abilities of Sample Game, built from the words of its language. */
import { Type } from '@sinclair/typebox';
import { Closed, OneOf } from '../../schemas/common';
import { SG_CATEGORIES } from '../../schemas/sample-game';
import type { CardLanguage } from '../../schemas/probes';
import { grammar } from './language';

const condition = { if: Type.Optional(grammar.Condition) };

export const SgAbility = Type.Union(
  [
    Closed({
      type: Type.Literal('permanent'),
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
  { $id: 'SgAbility' },
);

/** The instructions that an effect in force can hold. */
export const SgEffect = grammar.inForce(SgAbility, 'SgEffect');

export const SgCard = Closed({
  name: Type.String({ minLength: 1 }),
  number: Type.String({ minLength: 1, description: 'the card number: copies are counted by it' }),
  category: OneOf(SG_CATEGORIES),
  power: Type.Optional(Type.Integer({ minimum: 0 })),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
  abilities: Type.Optional(Type.Array(SgAbility)),
});

export const sampleGameCards: CardLanguage = { card: SgCard, ability: SgAbility };
