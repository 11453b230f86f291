/** 2-6. Game setup: Cores, opening hands, who goes first, one redraw. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { emit, setFact, setTurn } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { movingCounters } from '../kernel/objects/counters';
import { chooseCards } from '../kernel/questions';
import { RULE, type CardState, type Procedure } from '../kernel/state';
import { definitionOf, lifeOf, reserveOf, type BsGame } from './game';
import type { Section } from './packs';

export const setup = {
  /** 2-6-7 */
  openingHand: 4,

  /** 2-6-2 to 2-6-13, in this order */
  *prepare(g: BsGame): Procedure {
    g.rules.presentDecks(g);
    if (PLAYERS.some((player) => g.zone(player, 'outside').length > 0)) g.cite('2-5-1', '23-1-4');
    if (PLAYERS.some((player) => g.zone(player, 'replaced').length > 0)) g.cite('20-4-3-7');
    for (const player of PLAYERS) yield* g.rules.offerContract(g, player);
    for (const player of PLAYERS) yield* g.rules.shuffle(g, player);
    for (const player of PLAYERS) yield* g.rules.placeCores(g, player);
    for (const player of PLAYERS) yield* g.rules.drawOpeningHand(g, player);
    yield* g.rules.decideTurnOrder(g, g.rules.lotWinner(g));
    for (const player of g.rules.playersInOrder(g)) yield* g.rules.offerRedraw(g, player);
  },

  /** 2-6-4, 21-2-2, 21-2-4: before the shuffle, and only who wants to. */
  *offerContract(g: BsGame, player: PlayerId): Procedure {
    const from = cardsIn(g, player, 'deck').filter((card) => definitionOf(card).contract);
    const cards = yield* chooseCards(g, { player, kind: 'contract', from, min: 0, max: 1, clause: '2-6-4' });
    if (from.length > 0) g.cite('2-6-4', '21-2-4');
    if (cards.length > 0) yield* g.rules.presentContract(g, player, cards);
  },

  presentContract(g: BsGame, player: PlayerId, cards: readonly CardState[]): Procedure {
    g.cite('21-2-2');
    return perform(g, ...cards.map((card) => ({ card, to: { zone: 'presented', player, face: 'down' } as const })));
  },

  /** 2-6-7, 2-6-9 */
  *drawOpeningHand(g: BsGame, player: PlayerId): Procedure {
    const presented = cardsIn(g, player, 'presented');
    g.citePoint('openingHand');
    g.cite('2-6-8');
    yield* g.rules.takeHand(g, player, g.rules.openingHand - presented.length);
    if (presented.length > 0) yield* g.rules.takePresented(g, player, presented);
  },

  /** 2-6-9, 21-2-3: revealed, and then taken. */
  *takePresented(g: BsGame, player: PlayerId, cards: readonly CardState[]): Procedure {
    g.cite('21-1-3', '21-2-3', '2-6-9');
    for (const card of cards) {
      yield* perform(g, { card, face: 'up' });
      emit(g, 'revealed', { player, card: card.id });
      yield* perform(g, { card, to: { zone: 'hand', player } });
    }
  },

  /** 2-6-13: always 4, the Contract Card goes back with the rest. */
  redrawHand(g: BsGame, player: PlayerId): Procedure {
    g.cite('2-6-14', '2-6-15');
    return g.rules.takeHand(g, player, g.rules.openingHand);
  },

  /** 2-3-3: the Void never runs out. */
  coresFromVoid(g: BsGame, count: number): number {
    g.consult('2-3-3');
    return count;
  },

  *placeCores(g: BsGame, player: PlayerId): Procedure {
    g.cite('2-6-2', '2-6-5');
    yield* perform(g, movingCounters({ core: 5 }, null, lifeOf(g, player), { cause: RULE }));
    g.cite('2-3-2', '1-3-2', '6-2-5-1', '2-6-6');
    yield* perform(g, movingCounters({ core: 3, soulCore: 1 }, null, reserveOf(g, player), { cause: RULE }));
  },

  /** A game that begins from a position has been set up. */
  *resume(g: BsGame): Procedure {
    setFact(g, 'begun', true);
  },

  /** 4-10-1: without a Core Step and an Attack Step. */
  beginFirstTurn(g: BsGame): void {
    g.cite('4-10-1');
    setFact(g, 'begun', true);
    setTurn(g, 1, g.state.firstPlayer);
  },
} satisfies Section<'openingHand' | 'prepare' | 'drawOpeningHand' | 'redrawHand' | 'resume' | 'beginFirstTurn'>;
