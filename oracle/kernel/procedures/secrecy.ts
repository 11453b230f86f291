/** Secret areas: which cards are revealed when they move between them, and who orders cards there. */
import type { PlayerId } from '../../../schemas/common';
import { chooseCards } from '../questions';
import { playersInTurnOrder } from '../game';
import type { EffectContext, KernelRules } from '../rules';
import type { CardState, Face, Procedure } from '../state';
import type { Destination } from '../changes/intended';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { MovesTables } from './moves';

/** The tables whose entries these procedures call. */
export type SecrecyTables = typeof secrecy & MovesTables;

interface SecrecyRules extends Omit<KernelRules, keyof SecrecyTables>, SecrecyTables {}
export type SecrecyGame = Game<SecrecyRules, object>;

export const secrecy = {
  /** Returns whether the player may know the card. OP 3-1-3; DBS 3-1-3 */
  sees(g: SecrecyGame, viewer: PlayerId, card: CardState): boolean {
    const { deck, hand } = g.rules.commonZones;
    if (card.zone === deck) return g.rules.seesDeck(g, viewer, card);
    if (card.zone === hand) return g.rules.seesHand(g, viewer, card);
    return g.rules.seesElsewhere(g, viewer, card);
  },

  seesDeck(g: SecrecyGame, _viewer: PlayerId, _card: CardState): boolean {
    g.consultPoint('secretDeck');
    return false;
  },

  seesHand(g: SecrecyGame, viewer: PlayerId, card: CardState): boolean {
    const own = card.side === viewer;
    g.consultPoint(own ? 'ownHand' : 'othersHand');
    return own;
  },

  /** The zones, besides the deck, whose face-down cards nobody may see. */
  hiddenPiles: [] as readonly string[],

  seesElsewhere(g: SecrecyGame, viewer: PlayerId, card: CardState): boolean {
    return g.rules.hiddenPiles.includes(card.zone)
      ? g.rules.seesHiddenPile(g, viewer, card)
      : g.rules.seesOpenArea(g, viewer, card);
  },

  /** Only face-up cards are visible there (OP 3-10-2, 3-10-2-1; DBS 3-9-2). */
  seesHiddenPile(g: SecrecyGame, _viewer: PlayerId, card: CardState): boolean {
    const isOpen = card.face === 'up';
    g.consultPoint(isOpen ? 'openInPile' : 'secretPile');
    return isOpen;
  },

  seesOpenArea(g: SecrecyGame, _viewer: PlayerId, card: CardState): boolean {
    const clause = g.rules.zones[card.zone]?.open;
    if (clause !== undefined) g.consult(clause);
    return true;
  },

  /** The cards of secret areas can be counted as well. */
  countSeen(g: SecrecyGame, _viewer: PlayerId, player: PlayerId, zone: string): number {
    g.consultPoint('cardCount');
    return g.zone(player, zone).length;
  },

  /** Returns whether not everybody sees the cards of the area. A face-up card in a hidden pile is open. */
  isSecret(g: SecrecyGame, zone: string | undefined, face?: Face): boolean {
    const { deck, hand } = g.rules.commonZones;
    return (
      zone === deck || zone === hand || (zone !== undefined && g.rules.hiddenPiles.includes(zone) && face !== 'up')
    );
  },

  faceOnArrival(g: SecrecyGame, _card: CardState, zone: string): Face {
    return zone === g.rules.commonZones.deck || g.rules.hiddenPiles.includes(zone) ? 'down' : 'up';
  },

  /**
   * Shows both players the cards that an effect describes when they move between secret areas, until the effect is
   * done.
   */
  revealNamed(g: SecrecyGame, _context: EffectContext, cards: readonly CardState[], to: Destination): void {
    const shown = g.rules.goneBetweenSecrets(g, cards, to);
    if (shown.length > 0) g.citePoint('revealNamed');
    for (const card of shown) g.rules.show(g, card);
  },

  /** Returns the cards that go from one secret area to another. */
  goneBetweenSecrets(g: SecrecyGame, cards: readonly CardState[], to: Destination): readonly CardState[] {
    if (!g.rules.isSecret(g, to.zone, to.face)) return [];
    return cards.filter((card) => card.zone !== to.zone && g.rules.isSecret(g, card.zone, card.face));
  },

  /**
   * Shows described cards on their way. If several cards go to a pile at once, a player chooses their order (OP 3-1-7,
   * DBS 3-1-6, VG 4.1.9).
   */
  *beforeMove(
    g: SecrecyGame,
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

  /** Returns whether a player chooses the order of these cards. */
  orderIsChosen(_g: SecrecyGame, _cards: readonly CardState[], _to: Destination): boolean {
    return false;
  },

  whoArranges(_g: SecrecyGame, owner: PlayerId, _effectPlayer: PlayerId): PlayerId {
    return owner;
  },

  /** Interpretation: cards already in the zone do not change zones, so the player of the effect orders them. */
  whoRearranges(_g: SecrecyGame, _owner: PlayerId, effectPlayer: PlayerId): PlayerId {
    return effectPlayer;
  },

  /** Asks the player for the order; the first card named lies on top. */
  *arrange(g: SecrecyGame, player: PlayerId, cards: readonly CardState[]): Procedure<readonly CardState[]> {
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
