/** 7.2 to 7.4, 7.18 to 7.20, 7.29, 7.34. Actions that move cards between zones and units between circles. */
import type { Handle } from '../../schemas/common';
import { link } from '../kernel/changes/links';
import { perform } from '../kernel/events/perform';
import { playersInTurnOrder } from '../kernel/game';
import { linkedTo } from '../kernel/links';
import type { CardState, CauseOf, Face, Procedure } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';
import type { Destination, IntendedChange } from '../kernel/changes/intended';

export const moves = {
  /** 7.18.2, 7.20.1, 7.29.1: what a text calls a move, whatever word it uses for it. */
  moveWords(g: VgGame, card: CardState, to: Destination): readonly string[] {
    g.rules.citeMove(g, card, to.zone);
    if (card.zone === 'field' && to.zone === 'drop') return g.rules.isUnit(g, card) ? g.rules.retiredBy(g) : [];
    if (to.zone === 'drop') return g.rules.discardWords(g, card);
    if (to.zone === 'soul') return ['putIntoSoul'];
    if (to.zone === 'hand') return ['putIntoHand'];
    if (to.zone === 'bind') return ['bound'];
    return [];
  },

  /** 7.18.2: whatever puts it into the drop zone. */
  retiredBy(g: VgGame): readonly string[] {
    g.cite('7.18.2');
    return ['retired'];
  },

  /** 7.3.1 */
  turning(g: VgGame, cards: readonly CardState[], face: Face, cause?: CauseOf): IntendedChange[] {
    if (cards.length > 0) g.cite('7.3.1');
    g.rules.citeFacing(g, cards);
    return cards.map((card) => ({ card, face, ...(cause && { cause }) }));
  },

  /** 7.20.1 */
  *heal(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.length === 0) return;
    g.cite('7.20.1');
    const to = ({ owner }: CardState) => ({ zone: 'drop', player: owner });
    yield* perform(g, ...cards.map((card) => ({ card, to: to(card), events: 'healed', ...(cause && { cause }) })));
  },

  /** 7.29.1 */
  *bind(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.length === 0) return;
    g.cite('7.29.1');
    const to = ({ owner }: CardState) => ({ zone: 'bind', player: owner });
    yield* perform(g, ...cards.map((card) => ({ card, to: to(card), events: 'bound', ...(cause && { cause }) })));
    g.rules.rememberBinder(g, cards, cause);
  },

  /** 4.1.9: to the bottom of the decks of their owners, who decide the order, at one moment. */
  *putUnderDecks(g: VgGame, cards: readonly CardState[]): Procedure {
    const moved: CardState[] = [];
    for (const player of playersInTurnOrder(g)) {
      const own = cards.filter(({ owner }) => owner === player);
      moved.push(...(g.rules.orderIsChosen(g, own, UNDER_DECK) ? yield* g.rules.arrange(g, player, own) : own));
    }
    yield* perform(g, ...moved.map((card) => ({ card, to: { ...UNDER_DECK, player: card.owner } })));
  },

  /** 4.12.5: bound cards lie apart, by what has bound them. */
  rememberBinder(g: VgGame, cards: readonly CardState[], cause?: CauseOf): void {
    const bound = cards.filter(({ zone }) => zone === 'bind');
    if (cause?.source === undefined || bound.length === 0) return;
    g.cite('4.12.5');
    for (const card of bound) link(g, 'bound', card.id, cause.source);
  },

  boundBy: (g: VgGame, source: CardState): readonly CardState[] => linkedTo(g, source, 'bound'),

  /** 7.34.1, 7.34.1.1: the same card on another circle; all of them move at one moment. */
  *moveUnits(g: VgGame, moved: readonly MovedUnit[], cause?: CauseOf): Procedure {
    if (moved.length === 0) return;
    // 11.11.1: what reads a unit that has moved reads it where it is now.
    g.cite('7.34.1', ...(cause ? ['11.11.1'] : ['7.34.1.1']));
    if (moved.some(({ card }) => linkedTo(g, card, 'gauge').length > 0)) g.cite('4.15.3.2');
    if (moved.some(({ card }) => g.rules.markersOn(g, card).length > 0)) g.cite('15.8.3.3');
    yield* perform(
      g,
      ...moved.map(({ card, to: at }) => ({
        card,
        to: { zone: 'field', player: g.card(at).side, at, face: card.face },
        events: 'movedCircle',
        ...(cause && { cause }),
      })),
    );
  },
} satisfies Section<'moveWords'>;

const UNDER_DECK = { zone: 'deck', place: 'bottom' } as const;

/** A unit that goes to another circle. */
export interface MovedUnit {
  readonly card: CardState;
  readonly to: Handle;
}
