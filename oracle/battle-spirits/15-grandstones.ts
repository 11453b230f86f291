/** 15-2. Unseal: what lets Cores come onto a Grandstone Nexus. */
import type { Ability, CauseOf, Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { BsGame } from './game';
import type { Section } from './packs';

export const grandstones = {
  isUnseal(_g: BsGame, { type }: Ability): boolean {
    return type === 'unseal';
  },

  /** 15-2-1: its player may decline. */
  *resolveUnseal(g: BsGame, { player, card: id, ability }: PendingAbility): Procedure {
    const card = g.card(id);
    if (card.zone !== 'field') return;
    const cause: CauseOf = { kind: 'effect', player, source: id, ability };
    g.cite('15-2-1', '15-1-1', '15-1-3');
    if (yield* g.rules.wantsOracle(g, player, card, ability)) yield* g.rules.placeByOracle(g, card, 1, cause);
  },
} satisfies Section;
