/** Secret areas: what is shown on the way from one to another, and in whose order cards lie there. */
import type { TableFor } from './tables';
import type { PlayerId } from '../../../schemas/common';
import { chooseCards } from '../questions';
import type { Destination } from '../changes';
import { playersInTurnOrder } from '../game';
import type { EffectContext, KernelRules } from '../rules';
import type { CardState, Face, Procedure } from '../state';
import type { EffectGame } from './types';

export const secrecy = {
  /** May the player know what the card is? OP 3-1-3; DBS 3-1-3 */
  sees(g: EffectGame, viewer: PlayerId, card: CardState): boolean {
    const { deck, hand } = g.rules.commonZones;
    if (card.zone === deck) return g.rules.seesDeck(g, viewer, card);
    if (card.zone === hand) return g.rules.seesHand(g, viewer, card);
    return g.rules.seesElsewhere(g, viewer, card);
  },

  seesDeck(g: EffectGame, _viewer: PlayerId, _card: CardState): boolean {
    g.citePoint('secretDeck');
    return false;
  },

  seesHand(g: EffectGame, viewer: PlayerId, card: CardState): boolean {
    const own = card.side === viewer;
    g.citePoint(own ? 'ownHand' : 'othersHand');
    return own;
  },

  /** The zones beside the deck where cards come to lie face down, for nobody to see. */
  hiddenPiles: [] as readonly string[],

  seesElsewhere(g: EffectGame, viewer: PlayerId, card: CardState): boolean {
    return g.rules.hiddenPiles.includes(card.zone)
      ? g.rules.seesHiddenPile(g, viewer, card)
      : g.rules.seesOpenArea(g, viewer, card);
  },

  /** Only what lies face up there (OP 3-10-2, 3-10-2-1; DBS 3-9-2). */
  seesHiddenPile(g: EffectGame, _viewer: PlayerId, card: CardState): boolean {
    const isOpen = card.face === 'up';
    g.citePoint(isOpen ? 'openInPile' : 'secretPile');
    return isOpen;
  },

  seesOpenArea(g: EffectGame, _viewer: PlayerId, card: CardState): boolean {
    const clause = g.rules.zones[card.zone]?.open;
    if (clause !== undefined) g.cite(clause);
    return true;
  },

  /** The cards of secret areas as well. */
  countSeen(g: EffectGame, _viewer: PlayerId, player: PlayerId, zone: string): number {
    g.citePoint('cardCount');
    return g.zone(player, zone).length;
  },

  /** Is it an area whose cards not everybody sees? A card that lies face up in a hidden pile is open. */
  isSecret(g: EffectGame, zone: string | undefined, face?: Face): boolean {
    const { deck, hand } = g.rules.commonZones;
    return (
      zone === deck || zone === hand || (zone !== undefined && g.rules.hiddenPiles.includes(zone) && face !== 'up')
    );
  },

  faceOnArrival(g: EffectGame, _card: CardState, zone: string): Face {
    return zone === g.rules.commonZones.deck || g.rules.hiddenPiles.includes(zone) ? 'down' : 'up';
  },

  /** Cards that an effect names go from one secret area to another in sight of both players, until it is done. */
  revealNamed(g: EffectGame, _context: EffectContext, cards: readonly CardState[], to: Destination): void {
    const shown = g.rules.goneBetweenSecrets(g, cards, to);
    if (shown.length > 0) g.citePoint('revealNamed');
    for (const card of shown) g.rules.show(g, card);
  },

  /** Those that leave a secret area for another one. */
  goneBetweenSecrets(g: EffectGame, cards: readonly CardState[], to: Destination): readonly CardState[] {
    if (!g.rules.isSecret(g, to.zone, to.face)) return [];
    return cards.filter((card) => card.zone !== to.zone && g.rules.isSecret(g, card.zone, card.face));
  },

  /**
   * What an effect names is shown on its way. Several cards that go to a stack at once lie there in the order that a player says
   * (OP 3-1-7, DBS 3-1-6, VG 4.1.9).
   */
  *beforeMove(
    g: EffectGame,
    context: EffectContext,
    cards: readonly CardState[],
    to: Destination,
    named: boolean,
  ): Procedure<readonly CardState[]> {
    if (named) g.rules.revealNamed(g, context, cards, to);
    if (!g.rules.orderIsChosen(g, cards, to)) return cards;
    const inOrder: CardState[] = [];
    for (const owner of playersInTurnOrder(g)) {
      const own = cards.filter((card) => card.owner === owner);
      const isElsewhere = own.some((card) => card.zone !== to.zone);
      const who = isElsewhere
        ? g.rules.whoArranges(g, owner, context.player)
        : g.rules.whoRearranges(g, owner, context.player);
      inOrder.push(...(yield* g.rules.arrange(g, who, own)));
    }
    return to.place === 'top' ? inOrder.reverse() : inOrder;
  },

  /** Does a player say in which order these lie there? */
  orderIsChosen(_g: EffectGame, _cards: readonly CardState[], _to: Destination): boolean {
    return false;
  },

  whoArranges(_g: EffectGame, owner: PlayerId, _effectPlayer: PlayerId): PlayerId {
    return owner;
  },

  /** Reading: where they lie there already it is no new zone, and the effect is its player's to carry out. */
  whoRearranges(_g: EffectGame, _owner: PlayerId, effectPlayer: PlayerId): PlayerId {
    return effectPlayer;
  },

  /** The player says how the cards lie: the first one named uppermost. */
  *arrange(g: EffectGame, player: PlayerId, cards: readonly CardState[]): Procedure<readonly CardState[]> {
    if (cards.length < 2) return cards;
    const { length } = cards;
    g.citePoint('arrange');
    const clause = g.clauseOf('arrange');
    return yield* chooseCards(g, {
      player,
      kind: 'arrange',
      from: cards,
      min: length,
      max: length,
      clause,
    });
  },
} satisfies TableFor<KernelRules>;
