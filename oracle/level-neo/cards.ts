/** Defines the schemas of cards and abilities of LEVEL.NEO. */
import { Type } from '@sinclair/typebox';
import { Closed, OneOf } from '../../schemas/common';
import type { CardLanguage } from '../../schemas/probes';
import { grammar } from './language';

const level = { level: Type.Optional(Type.Integer({ minimum: 1, description: 'the (Lv n) requirement' })) };
const name = { name: Type.Optional(Type.String({ description: 'the printed name of the skill' })) };
const effect = { effect: Type.Array(grammar.Instruction, { minItems: 1 }) };
const lasting = { effect: Type.Array(grammar.Continuous, { minItems: 1 }) };
const condition = { if: Type.Optional(grammar.Condition) };

export const LnAbility = Type.Union(
  [
    Closed({ type: Type.Literal('cont'), ...name, ...level, ...condition, ...lasting }),
    Closed({ type: Type.Literal('start'), ...name, ...level, when: grammar.Trigger, ...condition, ...effect }),
    Closed({
      type: Type.Literal('use'),
      ...name,
      ...level,
      phase: OneOf(['main', 'battle'] as const, { description: 'where it may be used; main: both main phases' }),
      turn: Type.Integer({
        minimum: 0,
        description: 'the turn requirement: what the turn marker of its user must have reached',
      }),
      ...condition,
      ...effect,
    }),
    Closed({
      type: Type.Literal('instead'),
      ...name,
      ...level,
      when: grammar.Replaced,
      may: Type.Optional(Type.Boolean({ description: 'true: its player may decline' })),
      ...condition,
      ...effect,
    }),
    Closed({ type: Type.Literal('levelBurst'), ...name, ...effect }),
  ],
  { $id: 'LnAbility' },
);
export const LnEffect = grammar.inForce(LnAbility, 'LnEffect');

export const LnCard = Closed({
  name: Type.String({ minLength: 1 }),
  number: Type.String({ minLength: 1, description: 'the card number: copies are counted by it' }),
  category: OneOf(['character', 'event'] as const),
  turnCost: Type.Integer({ minimum: 0, description: 'what the turn marker of its player must have reached' }),
  ap: Type.Optional(Type.Integer({ minimum: 0, description: 'characters only' })),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
  abilities: Type.Optional(Type.Array(LnAbility)),
});

export const levelNeoCards: CardLanguage = { card: LnCard, ability: LnAbility };
