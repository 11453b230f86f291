/** Instructions about arms orders and set cards that become units (17.7, 18.5). */
import { Type } from '@sinclair/typebox';
import type { Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { VG_SET_SUBTYPES, VG_SUBTYPES } from '../../schemas/vanguard';
import { demandsOfTargets } from '../kernel/costs/demands';
import { causeOf } from '../kernel/language/instructions';
import { fixedTargets } from '../kernel/reading/select';
import type { UnitSaid } from './18-set-units';
import { CircleSchema, circlesSaid, type CirclesSaid } from './words-of-calls';
import type { OfCards, Word } from './words';

const arm: Word<'arm', OfCards & { readonly to: Target }> = {
  verb: 'arm',
  meaning: 'Arms a vanguard with arms orders (17.7.4).',
  says: { to: 'the vanguard' },
  members: ({ Target, knownTarget }) => ({ target: Target, to: knownTarget }),
  takes: true,
  *execute(g, context, { to }, cards) {
    const [unit] = fixedTargets(g, context, to);
    if (unit) yield* g.rules.armCards(g, cards, unit, causeOf(context));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, { to }, card) =>
    fixedTargets(g, context, to).some((unit) => g.rules.mayBeArmedTo(g, card, unit)),
};

interface PutAsUnit extends OfCards, UnitSaid {
  readonly to?: CirclesSaid;
}

const value = Type.Optional(Type.Integer({ minimum: 0 }));

const putAsUnit: Word<'putAsUnit', PutAsUnit> = {
  verb: 'putAsUnit',
  meaning: 'Puts set cards on circles as units (18.5).',
  says: {
    power: 'the power of the unit; left out: 0',
    critical: 'its critical; left out: 0',
    shield: 'its shield; left out: none',
    subtype: 'its subtype; left out: none',
    special: 'its special type; left out: none',
    to: 'which circles; left out: any rear-guard circle',
  },
  members: ({ Target }) => ({
    ...{ target: Target, power: value, critical: value, shield: value },
    subtype: Type.Optional(OneOf([...VG_SUBTYPES, ...VG_SET_SUBTYPES])),
    special: Type.Optional(Type.String({ minLength: 1 })),
    to: Type.Optional(CircleSchema),
  }),
  takes: true,
  execute: (g, context, { to, ...unit }, cards) =>
    g.rules.putAsUnits(g, context, cards, unit, circlesSaid(g, context, to)),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, _context, _said, card) => g.rules.isSetCard(g, card),
};

export const WORDS_OF_ARMS = [arm, putAsUnit] as const;
