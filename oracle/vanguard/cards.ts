/** The schemas of cards and abilities of Cardfight!! Vanguard: the words of its language in the places where they may stand. */
import { Type } from '@sinclair/typebox';
import { Closed, OneOf } from '../../schemas/common';
import { VG_CATEGORIES, VG_ICONS } from '../../schemas/vanguard';
import type { CardLanguage } from '../../schemas/probes';
import { grammar } from './language';

const condition = { if: Type.Optional(grammar.Condition) };

export const VgAbility = Type.Union(
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
  { $id: 'VgAbility' },
);

/** What an effect in force says. */
export const VgEffect = grammar.inForce(VgAbility, 'VgEffect');

export const VgCard = Closed({
  name: Type.String({ minLength: 1 }),
  number: Type.String({ minLength: 1, description: 'the card number: copies are counted by it' }),
  category: OneOf(VG_CATEGORIES),
  grade: Type.Integer({ minimum: 0 }),
  power: Type.Integer({ minimum: 0 }),
  shield: Type.Optional(Type.Integer({ minimum: 0, description: 'what the card adds as a guardian' })),
  critical: Type.Optional(Type.Integer({ minimum: 0, description: 'left out: 1' })),
  icons: Type.Optional(Type.Array(OneOf(VG_ICONS), { minItems: 1 })),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
  abilities: Type.Optional(Type.Array(VgAbility)),
});

export const vanguardCards: CardLanguage = { card: VgCard, ability: VgAbility };
