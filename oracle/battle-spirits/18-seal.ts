/** 18. Seal: the Soul Core goes to the Life. */
import { perform } from '../kernel/events/perform';
import type { EffectContext } from '../kernel/rules';
import { causeOf } from '../kernel/language/instructions';
import { movingCounters } from '../kernel/objects/counters';
import type { CardState, Procedure } from '../kernel/state';
import { lifeOf, reserveOf, type BsGame } from './game';
import type { Section } from './packs';

export const seals = {
  /** 18-1-1: the place that the effect names: the Reserve, or its own card. */
  holderForSeal(g: BsGame, { player, source }: EffectContext, from: 'reserve' | 'self'): CardState | undefined {
    const holder = from === 'self' ? source : reserveOf(g, player);
    return (holder.counters.soulCore ?? 0) > 0 ? holder : undefined;
  },

  /** 18-1-1, 18-1-3: it increases the Life, and its player may decline. */
  *seal(g: BsGame, context: EffectContext, from: 'reserve' | 'self'): Procedure {
    const { player } = context;
    const holder = g.rules.holderForSeal(g, context, from);
    if (!holder) return;
    g.cite('18-1-1', '18-1-3');
    if (!(yield* g.rules.wantsSeal(g, context))) return;
    g.cite('18-1-2', '18-1-1');
    const cause = { ...causeOf(context), manner: 'seal' };
    const more = { cause, events: ['sealed', 'lifeIncreased'] };
    yield* perform(g, movingCounters({ soulCore: 1 }, holder, lifeOf(g, player), more));
  },

  *wantsSeal(g: BsGame, { player, source, ability }: EffectContext): Procedure<boolean> {
    return yield* g.rules.mayContinue(g, player, source, ability);
  },

  /** 18-1-2: while the Soul Core lies in the Life. */
  isSealed(g: BsGame, card: CardState): boolean {
    return (lifeOf(g, card.owner).counters.soulCore ?? 0) > 0;
  },
} satisfies Section;
