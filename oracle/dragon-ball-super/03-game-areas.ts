/** 3. Game areas: who sees what, and what a move does to a card. */
import type { Handle, PlayerId } from '../../schemas/common';
import { perform } from '../kernel/events/perform';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import { leavesForAnother } from '../kernel/packs/one-by-one-from-decks';
import { secrecy } from '../kernel/procedures/secrecy';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import { categoryOf, type DbsGame } from './game';
import type { Section } from './packs';
import type { Destination, IntendedChange } from '../kernel/changes/intended';

export const gameAreas = {
  // --- who sees what ------------------------------------------------------------------------------------------------

  /** 3-1-3 */
  seesElsewhere(g: DbsGame, viewer: PlayerId, card: CardState): boolean {
    g.consult('3-1-3');
    return secrecy.seesElsewhere(g, viewer, card);
  },

  // --- areas and moves ----------------------------------------------------------------------------------------------

  zones: {
    leader: { ...FIELD, open: '3-5-2' },
    battle: { ...FIELD, order: 'none', open: '3-6-2' },
    combo: { lastKnown: true, master: true, order: 'none', open: '3-7-2' },
    energy: { order: 'none', open: '3-8-2' },
    hand: { order: 'none' },
    life: { order: 'none' },
    drop: { order: 'none', open: '3-4-2' },
    warp: { order: 'none', open: '3-10-2' },
    removed: { order: 'none', open: '10-19-3' },
    under: {},
    deck: { order: 'shuffled' },
  } as ZoneTable,

  /** 3-1-4, 3-1-5: a card that moves between the Battle Area and the Combo Area stays the same card. */
  becomesNew(g: DbsGame, card: CardState, from: string, to: string, host?: Handle): boolean {
    if (from === to) return false;
    if (to === 'under') g.cite('11-3-2');
    if (g.rules.staysInStack(g, card, from, to, host)) return false;
    if (from === 'battle') g.cite('8-8-1-4', '3-1-4');
    if (from === 'combo') g.cite('3-1-5');
    return !(IN_BATTLE.includes(from) && IN_BATTLE.includes(to));
  },

  /**
   * 11-3-1, 11-3-7: a card that is covered, uncovered or placed under another in its area has not left it. A card
   * played from under another is new.
   */
  staysInStack(g: DbsGame, { id }: CardState, from: string, to: string, host?: Handle): boolean {
    if (to === 'under') return IN_BATTLE.includes(from) && (!host || IN_BATTLE.includes(g.card(host).zone));
    if (from !== 'under' || !IN_BATTLE.includes(to)) return false;
    return !g.state.links.some((link) => link.card === id && link.kind === 'under');
  },

  /** 3-5-3, 10-12-1, 1-3-3 */
  mayMove(g: DbsGame, card: CardState, cause?: CauseOf, to?: string): boolean {
    return !g.rules.leaderStays(g, card) && !g.rules.isKeptInBattleArea(g, card, cause, to);
  },

  /** 10-12-1, 1-3-3: a card that moves to the Combo Area has not left. */
  isKeptInBattleArea(g: DbsGame, card: CardState, cause?: CauseOf, to?: string): boolean {
    if (card.zone !== 'battle' || to === 'battle' || to === 'combo') return false;
    return g.rules.isProhibited(g, card, 'remove', cause) || g.rules.isIndestructible(g, card, cause);
  },

  /** 3-1-7-1, 10-18-7: out of play a card goes to its owner's area, and a token can be in no such area. */
  redirectMove(g: DbsGame, move: IntendedMove): IntendedChange | null {
    if (move.card.zone === 'battle' && move.to.zone !== 'battle') g.rules.citePrinted(g, move.card, 'indestructible');
    const led = g.rules.laidOnTop(g, move);
    const { card, to } = led;
    if (card.kind === 'token' && !g.rules.tokenMayBeIn(g, to)) return g.rules.removeToken(g, led);
    if (to.part === 'top') g.cite('11-3-7');
    if (to.player === undefined || to.player === card.owner) return g.rules.ledToWarp(g, led);
    g.cite('3-1-7-1');
    if (OF_MASTER.includes(to.zone)) return led;
    return g.rules.ledToWarp(g, { ...led, to: { ...to, player: card.owner } });
  },

  /** 3-4-2, 3-10-2: a card goes on top of its pile unless the move says otherwise. */
  laidOnTop(g: DbsGame, move: IntendedMove): IntendedMove {
    const clause = CLAUSE_OF_PILE[move.to.zone];
    if (clause === undefined || move.card.zone === move.to.zone) return move;
    g.consult(clause);
    return move.to.place ? move : { ...move, to: { ...move.to, place: 'top' } };
  },

  /** Lists the events of a move in the words of card texts. */
  moveWords(g: DbsGame, card: CardState, to: Destination): readonly string[] {
    if (card.zone === to.zone) return [];
    const words: string[] = [];
    if (card.zone === 'battle' && to.zone !== 'combo') words.push('removed');
    if (card.zone === 'life') {
      g.consult('3-9-2');
      words.push('tookLife');
    }
    const arrival = WORD_OF_ARRIVAL[to.zone];
    if (arrival !== undefined) words.push(arrival);
    if (to.zone === 'drop') g.cite('3-4-1');
    if (to.zone === 'energy') g.cite('3-8-1', '3-8-3');
    return words;
  },

  /** 3-1-7: these events belong to the player to whom the card comes. */
  wordsOfArrival: [
    ...['played', 'comboed', 'addedToLife', 'addedToHand', 'placedAsEnergy', 'dropped', 'warped'],
  ] as readonly string[],

  /** 3-2-3 */
  clausesOfDeck(_g: DbsGame, _zone: string): readonly string[] {
    return ['3-2-3'];
  },

  /** 3-1-6: the owner chooses the order in areas where it counts, unless the cards leave a deck one by one (3-2-3). */
  orderIsChosen(g: DbsGame, cards: readonly CardState[], to: Destination): boolean {
    return g.rules.areasWithOrder.includes(to.zone) && !cards.some((card) => leavesForAnother(g, card, to));
  },

  /** 3-2-2, 3-9-2: elsewhere the order has no meaning, or the owner may change it at will (3-4-2, 3-8-2, 3-10-2). */
  areasWithOrder: ['deck', 'life'] as readonly string[],

  /** 3-4-2 */
  drop(g: DbsGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    return g.rules.trash(g, cards, cause);
  },

  /**
   * 3-6-3, 3-6-4, 3-6-5: places a Battle Card in the Battle Area, which is what "playing" means, whoever or whatever plays it.
   * Does nothing if the card cannot be played (1-3-3).
   */
  *placeInBattleArea(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    cause: CauseOf,
    { state, onto, evolved }: Pick<Destination, 'state' | 'onto'> & { readonly evolved?: boolean } = {},
  ): Procedure {
    if (g.rules.effectMayNotPlay(g, card, cause)) return g.citePoint('playForbidden');
    g.cite('3-6-1', '3-6-5');
    if (!onto) g.cite('3-6-4');
    g.cite('3-6-3');
    const asked = g.rules.stateOfPlay(g, card, state, cause);
    const to: Destination = {
      zone: 'battle',
      player,
      ...(onto ? { onto, state: asked } : { state: asked ?? 'active' }),
    };
    const move = { card, to, events: g.rules.wordsOfPlaying(g, card), cause };
    yield* evolved ? perform(g, move, { card, status: 'evolved', on: true }) : perform(g, move);
  },

  /** 3-6-4: a card is played in Active Mode unless something says otherwise. @returns undefined if nothing does */
  stateOfPlay(g: DbsGame, card: CardState, asked: string | undefined, cause: CauseOf): string | undefined {
    return g.rules.isProhibited(g, card, 'playActive', cause) ? 'rested' : asked;
  },

  /** 3-6-3: a Battle Card is played when it comes to the Battle Area from elsewhere. */
  wordsOfPlaying(g: DbsGame, card: CardState): readonly string[] {
    if (card.zone === 'battle') return [];
    const words = g.rules.moveWords(g, card, { zone: 'battle' });
    return categoryOf(card) === 'battle' ? [...words, 'played'] : words;
  },
} satisfies Section<'seesElsewhere' | 'moveWords' | 'clausesOfDeck' | 'orderIsChosen'>;

type IntendedMove = IntendedChange & { readonly to: Destination };

/** The open areas that are piles, with the clauses that say so. */
const CLAUSE_OF_PILE: Readonly<Record<string, string>> = { drop: '3-4-2', warp: '3-10-2' };
const IN_BATTLE: readonly string[] = ['battle', 'combo'];
const OF_MASTER: readonly string[] = ['battle', 'combo', 'under', 'leader'];

const WORD_OF_ARRIVAL: Readonly<Record<string, string>> = {
  drop: 'dropped',
  warp: 'warped',
  hand: 'addedToHand',
  life: 'addedToLife',
  energy: 'placedAsEnergy',
  combo: 'comboed',
};
