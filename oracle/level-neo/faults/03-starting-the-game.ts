/** Misreadings of section 3. */
import { chooseCards } from '../../kernel/ask';
import { setPlayerCounter } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { opponentOf } from '../../kernel/state';
import { cardsIn, definitionOf, type LnRules } from '../game';

export const startFaults: readonly Fault<LnRules>[] = [
  {
    id: 'player-a-has-the-say',
    clause: '3-1',
    title: 'nothing is drawn, the first player named chooses',
    replace: () => ({ lotWinner: () => 'A' }),
  },
  {
    id: 'lot-loser-has-the-say',
    clause: '3-1',
    title: 'whoever loses the lot chooses',
    replace: (rules) => ({ lotWinner: (g) => opponentOf(rules.lotWinner(g)) }),
  },
  {
    id: 'winner-must-go-first',
    clause: '3-2',
    title: 'the winner goes first without a choice',
    replace: () => ({
      *chooseTurnOrder() {
        return 'first';
      },
    }),
  },
  {
    id: 'winner-always-goes-first',
    clause: '3-2',
    title: 'the winner is asked, and goes first whatever the answer',
    replace: (rules) => ({
      *chooseTurnOrder(g, winner) {
        yield* rules.chooseTurnOrder(g, winner);
        return 'first';
      },
    }),
  },
  {
    id: 'main-face-up',
    clause: '3-3',
    title: 'the Main Character is chosen openly',
    replace: () => ({ mainCharacterFace: 'up' }),
  },
  {
    id: 'main-of-any-turn-cost',
    clause: '3-3',
    title: 'any character of the deck can be the Main Character',
    replace: () => ({
      mainCharacterCandidates: (g, player) =>
        cardsIn(g, player, 'deck').filter((card) => definitionOf(card).category === 'character'),
    }),
  },
  {
    id: 'main-of-at-most-one',
    clause: '3-3',
    title: 'a character of turn cost 0 can be the Main Character',
    replace: () => ({
      mainCharacterCandidates: (g, player) =>
        cardsIn(g, player, 'deck').filter(
          (card) => definitionOf(card).category === 'character' && definitionOf(card).turnCost <= 1,
        ),
    }),
  },
  {
    id: 'main-of-any-category',
    clause: '3-3',
    title: 'any card of turn cost 1 can be the Main Character',
    replace: () => ({
      mainCharacterCandidates: (g, player) =>
        cardsIn(g, player, 'deck').filter((card) => definitionOf(card).turnCost === 1),
    }),
  },
  {
    id: 'decks-unshuffled',
    clause: '3-4',
    title: 'the decks stay in the order in which they were brought',
    replace: () => ({ *shuffleDeck() {} }),
  },
  {
    id: 'one-deck-shuffled',
    clause: '3-4',
    title: 'only the deck of the player who goes first is shuffled',
    replace: (rules) => ({
      *shuffleDeck(g, player) {
        if (player === g.state.firstPlayer) yield* rules.shuffleDeck(g, player);
      },
    }),
  },
  {
    id: 'opening-hand-of-five',
    clause: '3-5',
    title: 'the opening hand is 5 cards',
    replace: () => ({ drawOpeningHand: (g, player) => g.rules.drawTo(g, player, 5) }),
  },
  {
    id: 'card-for-going-second',
    clause: '3-5',
    title: 'the player who goes second draws a seventh card',
    replace: () => ({
      drawOpeningHand: (g, player) => g.rules.drawTo(g, player, player === g.state.firstPlayer ? 6 : 7),
    }),
  },
  {
    id: 'returned-to-the-top',
    clause: '3-6',
    title: 'the returned cards go on top of the deck',
    replace: () => ({ redrawPlace: 'top' }),
  },
  {
    id: 'returned-as-they-lay',
    clause: '3-6',
    title: 'the player has no say in the order under the deck',
    replace: (rules) => ({
      returnCards: (g, cards) =>
        rules.returnCards(
          g,
          cardsIn(g, cards[0]!.owner, 'hand').filter((card) => cards.includes(card)),
        ),
    }),
  },
  {
    id: 'all-or-nothing',
    clause: '3-6',
    title: 'who returns a card returns the whole hand',
    replace: (rules) => ({
      *chooseCardsToReturn(g, player) {
        const chosen = yield* rules.chooseCardsToReturn(g, player);
        return chosen.length > 0 ? cardsIn(g, player, 'hand') : [];
      },
    }),
  },
  {
    id: 'one-card-only',
    clause: '3-6',
    title: 'no more than one card can be returned',
    replace: () => ({
      chooseCardsToReturn: (g, player) =>
        chooseCards(g, { player, kind: 'redraw', from: cardsIn(g, player, 'hand'), min: 0, max: 1 }),
    }),
  },
  {
    id: 'return-at-least-one',
    clause: '3-6',
    title: 'nobody may keep the whole hand',
    replace: () => ({
      chooseCardsToReturn: (g, player) =>
        chooseCards(g, { player, kind: 'redraw', from: cardsIn(g, player, 'hand'), min: 1, max: 6 }),
    }),
  },
  {
    id: 'return-again-and-again',
    clause: '3-6',
    title: 'who has returned cards may do so again',
    replace: (rules) => ({
      *redraw(g, player) {
        for (let deck = ''; deck !== g.zone(player, 'deck').join();) {
          deck = g.zone(player, 'deck').join();
          yield* rules.redraw(g, player);
        }
      },
    }),
  },
  {
    id: 'only-second-player-returns',
    clause: '3-6',
    title: 'only the player who goes second may return cards',
    replace: (rules) => ({
      *redraw(g, player) {
        if (player !== g.state.firstPlayer) yield* rules.redraw(g, player);
      },
    }),
  },
  {
    id: 'returned-for-nothing',
    clause: '3-7',
    title: 'nothing is drawn for the returned cards',
    replace: () => ({ *redrawToSix() {} }),
  },
  {
    id: 'one-card-less',
    clause: '3-7',
    title: 'one card fewer is drawn than was returned',
    replace: () => ({ redrawToSix: (g, player) => g.rules.drawTo(g, player, 5) }),
  },
  {
    id: 'six-more-cards',
    clause: '3-7',
    title: 'six cards are drawn whatever was returned',
    replace: () => ({ redrawToSix: (g, player) => g.rules.draw(g, player, 6) }),
  },
  {
    id: 'marker-starts-at-1',
    clause: '3-8',
    title: 'the turn markers start at 1',
    replace: () => ({ setTurnMarkerToZero: (g, player) => setPlayerCounter(g, player, 'turnMarker', 1) }),
  },
  {
    id: 'second-marker-starts-at-1',
    clause: '3-8',
    title: 'the marker of the player who goes second starts one ahead',
    replace: () => ({
      setTurnMarkerToZero: (g, player) =>
        setPlayerCounter(g, player, 'turnMarker', player === g.state.firstPlayer ? 0 : 1),
    }),
  },
];
