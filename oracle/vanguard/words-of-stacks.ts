/** Instructions about strides, legions and cards that units wear (6.4 to 6.7). */
import { Type } from '@sinclair/typebox';
import type { CardFilter, Target } from '../../schemas/ability';
import { demandsOfTargets } from '../kernel/costs/demands';
import { followMove } from '../kernel/objects/object-tracking';
import { cardsMatching, fixedTargets } from '../kernel/reading/select';
import { causeOf } from '../kernel/language/instructions';
import type { OfCards, Word } from './words';

const stride: Word<'stride', OfCards> = {
  verb: 'stride',
  meaning: 'Strides a G unit of the G zone onto the vanguard (6.5).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, [card]) {
    const { player, ability } = context;
    if (ability.keyword !== undefined && card) yield* g.rules.strideAsSaid(g, player, card, ability);
    else if (card?.zone === 'gZone' && g.rules.vanguardsOf(g, player).length > 0)
      yield* g.rules.stride(g, player, card, causeOf(context));
  },
};

interface Legion extends OfCards {
  readonly of?: CardFilter;
}

const legion: Word<'legion', Legion> = {
  verb: 'legion',
  meaning: 'Legions a vanguard with a card (6.4).',
  says: { of: 'which vanguard, if no leader is named (6.4.3.1.1); left out: this unit is the leader' },
  members: ({ Target, Filter }) => ({ target: Target, of: Type.Optional(Filter) }),
  *execute(g, context, { of }, [placed]) {
    const present = of ? cardsMatching(g, context, of)[0] : context.source;
    if (!placed || !present || !g.rules.isVanguard(g, present)) return;
    const legioning = { present, placed, ...(!of && { leader: present }) };
    yield* g.rules.legion(g, context.player, legioning, causeOf(context));
  },
};

const overDress: Word<'overDress', OfCards & { readonly on: Target }> = {
  verb: 'overDress',
  meaning: 'overDresses a card on a rear-guard (6.7.2).',
  says: { on: 'the rear-guard, which becomes what the card wears' },
  members: ({ Target, knownTarget }) => ({ target: Target, on: knownTarget }),
  takes: true,
  *execute(g, context, { on }, [card]) {
    const [unit] = fixedTargets(g, context, on);
    if (!card || !unit || !g.rules.isRearGuard(g, unit) || !g.rules.liesWithItsMaster(g, unit)) return;
    const overDressing = () => g.rules.overDress(g, context.player, card, unit, causeOf(context));
    yield* followMove(g, context, [card], g.zonesWith.abilities, overDressing);
  },
};

const putAsDress: Word<'putAsDress', OfCards & { readonly for: Target }> = {
  verb: 'putAsDress',
  meaning: 'Puts cards beneath a unit as its originalDress cards (6.7.4).',
  says: { for: 'the unit that wears them' },
  members: ({ Target, knownTarget }) => ({ target: Target, for: knownTarget }),
  takes: true,
  *execute(g, context, said, cards) {
    const [unit] = fixedTargets(g, context, said.for);
    if (unit) yield* g.rules.putAsDress(g, cards, unit, causeOf(context));
  },
  zonesReached: () => ['field'],
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

export const WORDS_OF_STACKS = [stride, legion, overDress, putAsDress] as const;
