/** Instructions about zones and circles (7.29, 7.34). */
import { Type } from '@sinclair/typebox';
import { demandsOfTargets } from '../kernel/costs/demands';
import { causeOf } from '../kernel/language/instructions';
import { CircleSchema, circlesSaid, type CirclesSaid } from './words-of-calls';
import type { OfCards, Word } from './words';

const bind: Word<'bind', OfCards> = {
  verb: 'bind',
  meaning: 'Binds cards: they go to the bind zone (7.29).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  execute: (g, context, _said, cards) => g.rules.bind(g, cards, causeOf(context)),
  zonesReached: () => ['bind'],
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

interface MoveUnit extends OfCards {
  readonly to?: CirclesSaid;
}

const moveUnit: Word<'moveUnit', MoveUnit> = {
  verb: 'moveUnit',
  meaning: 'Moves a unit to another circle, which its player chooses (7.34).',
  says: { to: 'which circles; left out: any other rear-guard circle' },
  members: ({ Target }) => ({ target: Target, to: Type.Optional(CircleSchema) }),
  *execute(g, context, { to }, cards) {
    const chosen = yield* g.rules.chooseCircles(g, context.player, cards, circlesSaid(g, context, to));
    yield* g.rules.moveUnits(g, chosen, causeOf(context));
    for (const { card, to: circle } of chosen)
      if (g.rules.isGuardian(g, card)) yield* g.rules.beginsToGuard(g, context.player, { card, to: circle });
  },
};

export const WORDS_OF_CIRCLES = [bind, moveUnit] as const;
