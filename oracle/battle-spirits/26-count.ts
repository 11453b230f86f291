/** 26. The Count of a player, and OC. */
import type { PlayerId } from '../../schemas/common';
import { movingCounters } from '../kernel/objects/counters';
import type { CardState, CauseOf } from '../kernel/state';
import { coresOn, countOf, onField, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

export const counts = {
  /** 26-1-2, 26-1-3: Cores of the Count come from the Void, and go back there, as many as there are. */
  changesOfCount(g: BsGame, player: PlayerId, by: number, cause: CauseOf): readonly IntendedChange[] {
    const count = countOf(g, player);
    const core = by < 0 ? Math.min(-by, coresOn(count)) : by;
    if (onField(g, player).some((card) => sideOf(card).oc)) g.cite('26-2-1', '26-2-2', '26-2-3', '26-2-4', '26-2-5');
    if (onField(g, player).some((card) => g.rules.isContractGrandwalker(g, card))) g.cite('14-1-2');
    g.cite('G-13', '26-1-1', '26-1-5', ...(by < 0 ? ['26-1-3'] : ['26-1-8', '26-1-2']));
    if (core === 0 || g.rules.isProhibitedToPlayer(g, player, 'countChange', cause)) return [];
    const more = { cause, events: 'countChanged' };
    return [by < 0 ? movingCounters({ core }, count, null, more) : movingCounters({ core }, null, count, more)];
  },

  /** 26-1-4, 26-1-6, 26-1-7: cites that the Cores of the Count stay where they are. */
  citeCount(g: BsGame, player: PlayerId): void {
    if (coresOn(countOf(g, player)) > 0) g.cite('26-1-4', '26-1-6', '26-1-7');
  },

  /** 26-2-1: whether the OC of the card applies, on whatever level. */
  ocApplies(g: BsGame, card: CardState): boolean {
    const { oc } = sideOf(card);
    return oc !== undefined && coresOn(countOf(g, card.owner)) >= oc.min;
  },
} satisfies Section;
