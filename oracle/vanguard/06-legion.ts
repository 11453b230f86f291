/** 6.4. Legions: two vanguards on one circle, a leader and a mate. */
import type { PlayerId } from '../../schemas/common';
import { emit, link } from '../kernel/changes';
import { perform, type IntendedChange } from '../kernel/events/perform';
import { linksOf, linksWith } from '../kernel/links';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { VgGame } from './game';

export const legions = {
  /** 6.4.1: the mate comes to the circle of the leader, as that lies; it is no ride (6.4.1.3.1.2). */
  *legion(g: VgGame, player: PlayerId, leader: CardState, mate: CardState, cause?: CauseOf): Procedure {
    if (g.rules.isInLegion(g, leader)) return g.cite('6.4.1.1');
    g.cite('6.4.1.2', '6.4.1.3', '6.4.1.3.1', '6.4.1.3.1.2', '6.4.3.1');
    g.rules.revealMate(g, mate);
    yield* g.rules.placeMate(g, player, leader, mate, cause);
    g.rules.joinLegion(g, leader, mate);
  },

  revealMate(g: VgGame, mate: CardState): void {
    if (g.rules.isHidden(g, mate)) g.rules.reveal(g, mate);
  },

  placeMate(g: VgGame, player: PlayerId, leader: CardState, card: CardState, cause?: CauseOf): Procedure {
    const to = { zone: 'field', player, at: leader.place!, face: 'up', state: leader.state } as const;
    return perform(g, { card, to, events: ['placed'], ...(cause && { cause }) });
  },

  /** 6.4.1.3.1, 6.4.2.1 */
  joinLegion(g: VgGame, leader: CardState, mate: CardState): void {
    link(g, 'legion', mate.id, leader.id);
    for (const { id, side } of [leader, mate]) emit(g, 'legioned', { player: side, card: id });
    g.cite('6.4.2.1');
  },

  /** The other unit of the legion. */
  partnersOf: (g: VgGame, card: CardState): CardState[] =>
    g.state.links.length === 0
      ? []
      : linksWith(g, card)
          .filter(({ kind }) => kind === 'legion')
          .map((entry) => g.card(entry.card === card.id ? entry.host : entry.card)),

  /** 6.4.3: the unit that was put beside the leader. */
  isLegionMate: (g: VgGame, card: CardState): boolean => linksOf(g, card).some(({ kind }) => kind === 'legion'),

  /** 6.4.4: both stand, and both rest. */
  changesOfPartners(g: VgGame, change: IntendedChange): readonly IntendedChange[] {
    if (!('state' in change)) return [];
    const partners = g.rules.partnersOf(g, change.card).filter((card) => g.rules.isUnit(g, card));
    if (partners.length > 0) g.cite('6.4.4');
    return partners.map((card) => ({ card, state: change.state }));
  },

  /** 6.4.4.1: what one of them cannot do the other cannot do. */
  boundTo(g: VgGame, card: CardState, what: string): readonly CardState[] {
    if (what !== 'stand' && what !== 'rest') return [];
    const partners = g.rules.partnersOf(g, card);
    if (partners.length > 0) g.cite('6.4.4.1');
    return partners;
  },
};
