/** 4.2, 4.3. Public and hidden zones: who may know a card. */
import type { PlayerId } from '../../schemas/common';
import type { CardState } from '../kernel/state';
import type { VgGame } from './game';

/** Zones whose face-down cards their owner alone may look at (4.12.3, 4.14.2, 4.18.2). */
const HIDE_FACE_DOWN: readonly string[] = ['rideDeck', 'gZone', 'bind'];

export const visibility = {
  sees(g: VgGame, viewer: PlayerId, card: CardState): boolean {
    if (card.zone === 'deck') return g.rules.seesDeck(g, viewer, card);
    if (card.zone === 'hand') return g.rules.seesHand(g, viewer, card);
    // The first vanguard is not shown before the game begins (8.2.1.2).
    if (card.zone === 'field' && g.state.phase === 'preparation' && card.face === 'down') return card.owner === viewer;
    if (card.zone === 'gauge') return card.owner === viewer;
    return card.face === 'up' || !HIDE_FACE_DOWN.includes(card.zone) || card.owner === viewer;
  },
};
