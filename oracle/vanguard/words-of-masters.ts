/** Instructions about the masters of units (7.39). */
import { Type } from '@sinclair/typebox';
import { OneOf } from '../../schemas/common';
import { demandsOfTargets } from '../kernel/costs/demands';
import { endsAtOnce } from '../kernel/language/instructions';
import { DOMINATIONS, type Domination } from './07-dominate';
import type { OfCards, Word } from './words';

interface Dominate extends OfCards {
  readonly until?: string;
}

const dominate: Word<'dominate', Dominate> = {
  verb: 'dominate',
  meaning: "Dominates units: you use the opponent's units as if they were yours (7.39).",
  says: { until: 'how long; left out: while this effect is resolved' },
  members: ({ Target }) => ({ target: Target, until: Type.Optional(OneOf(DOMINATIONS)) }),
  *execute(g, context, { until }, cards) {
    if (until === undefined || !endsAtOnce(g, until))
      yield* g.rules.dominate(g, context, cards, (until ?? 'effect') as Domination);
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (g, context, _said, card) => g.rules.canBeDominated(g, card, context.player),
};

export const WORDS_OF_MASTERS = [dominate] as const;
