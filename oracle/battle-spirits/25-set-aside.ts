/** 25. Set aside cards: used like cards of the Hand, and neither part of it nor of the Field. */
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { BsGame } from './game';
import type { Section } from './packs';
import type { Destination } from '../kernel/changes/intended';

/** The zones from which a player uses cards (25-1-1). */
export const USED_FROM: readonly string[] = ['hand', 'setAside'];

export const setAsideCards = {
  /** 25-1-2: what discards a Hand leaves them where they lie. */
  discard(g: BsGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.some(({ zone, side }) => zone === 'hand' && g.zone(side, 'setAside').length > 0)) g.cite('25-1-2');
    return g.rules.trash(g, cards, cause);
  },

  /** Only cards of a Hand are discarded. */
  moveWords(_g: BsGame, { zone }: CardState, to: Destination): readonly string[] {
    return zone === 'hand' && to.zone === 'trash' ? ['discarded'] : [];
  },
} satisfies Section<'discard' | 'moveWords'>;
