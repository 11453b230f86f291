/** 8.2. Preparing for the game: first vanguards, ride decks and opening hands. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/questions';
import { setFace, setFirstPlayer, setOrigin, setPlayerCounter, setTurn } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import type { RedrawStep } from '../kernel/procedures/opening-hand';
import type { Procedure } from '../kernel/state';
import { vanguardCircle } from './04-circles';
import { cardsIn, isOrder, sideOf, type VgGame } from './game';
import type { Section } from './packs';

export const preparation = {
  openingHand: 5,
  /** 8.2.1.8: returned to the bottom, and shuffled when as many have been drawn. */
  stepsOfRedraw: ['return', 'take', 'shuffle'] as readonly RedrawStep[],

  *prepare(g: VgGame): Procedure {
    g.rules.presentDecks(g);
    g.rules.beginOnNeonSide(g);
    for (const player of PLAYERS) yield* g.rules.placeFirstVanguard(g, player);
    for (const player of PLAYERS) yield* g.rules.placeDecks(g, player);
    g.cite('8.2.1.6', '8.2.1.6.1');
    setFirstPlayer(g, g.rules.lotWinner(g));
    g.cite('8.2.1.7');
    for (const player of PLAYERS) setPlayerCounter(g, player, 'vanguardDamage', 0);
    yield* g.rules.layOut(g);
    g.cite('8.2.1.9');
    for (const player of PLAYERS) for (const { id } of g.rules.vanguardsOf(g, player)) setFace(g, id, 'up');
  },

  /** 8.2.1.2, 8.2.1.2.1: a grade 0 unit, of the ride deck where there is one; it counts as a card of the main deck. */
  *placeFirstVanguard(g: VgGame, player: PlayerId): Procedure {
    const zone = g.zone(player, 'rideDeck').length > 0 ? 'rideDeck' : 'deck';
    const from = cardsIn(g, player, zone).filter((card) => sideOf(card).grade === 0 && !isOrder(card));
    const chosen = yield* chooseCards(g, { player, kind: 'firstVanguard', from, min: 1, max: 1, clause: '8.2.1.2' });
    g.cite('8.2.1.2', ...(zone === 'rideDeck' ? ['8.2.1.2.1', '4.18.3', '8.2.1.4'] : []));
    const to = { zone: 'field', player, at: vanguardCircle(player), face: 'down' } as const;
    yield* perform(g, ...chosen.map((card) => ({ card, to })));
    for (const { id } of chosen) setOrigin(g, id, 'main');
  },

  /** 8.2.1.3, 8.2.1.3.1, 8.2.1.5: the parts of the deck lie in their zones already. */
  *placeDecks(g: VgGame, player: PlayerId): Procedure {
    g.cite('8.2.1.3');
    if (g.zone(player, 'rideDeck').length > 0) g.cite('8.2.1.3.1');
    if (g.zone(player, 'gZone').length > 0) g.cite('8.2.1.5', '4.14.3');
    yield* g.rules.shuffle(g, player);
  },

  beginFirstTurn(g: VgGame): void {
    setTurn(g, 1, g.state.firstPlayer);
  },
} satisfies Section<'openingHand' | 'stepsOfRedraw' | 'prepare' | 'beginFirstTurn'>;
