/** Misreadings of section 3: the preparations. */
import { chooseCards } from '../../kernel/questions';
import { setPlayerCounter } from '../../kernel/changes';
import { opponentOf } from '../../kernel/state';
import { ofOpeningHands } from '../../kernel/testing/common-setup';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, definitionOf, type LnRules } from '../game';
import { withoutAsking } from './with-questions';

export const startingGameFaults = faultTable<LnRules>({
  '3-1': {
    'nothing is drawn, the first player named chooses': always('lotWinner', 'A'),
    'whoever loses the lot chooses': result('lotWinner', (given) => opponentOf(given)),
  },
  '3-2': {
    'the winner goes first without a choice': () => ({
      *chooseTurnOrder() {
        return 'first';
      },
    }),
    'the winner is asked, and goes first whatever the answer': (rules) => ({
      *chooseTurnOrder(g, winner) {
        yield* rules.chooseTurnOrder(g, winner);
        return 'first';
      },
    }),
  },
  '3-3': {
    'the Main Character is chosen openly': another('mainCharacterFace', 'up'),
    'any character of the deck can be the Main Character': another('mainCharacterCandidates', (g, player) =>
      cardsIn(g, player, 'deck').filter((card) => definitionOf(card).category === 'character'),
    ),
    'a character of turn cost 0 can be the Main Character': another('mainCharacterCandidates', (g, player) =>
      cardsIn(g, player, 'deck').filter(
        (card) => definitionOf(card).category === 'character' && definitionOf(card).turnCost <= 1,
      ),
    ),
    'any card of turn cost 1 can be the Main Character': another('mainCharacterCandidates', (g, player) =>
      cardsIn(g, player, 'deck').filter((card) => definitionOf(card).turnCost === 1),
    ),
    'the first character of turn cost 1 in the deck is the Main Character, and nobody chooses': (rules) => ({
      chooseMainCharacter: (g, player) => withoutAsking(rules.chooseMainCharacter(g, player), (from) => from),
    }),
    'the opponent sees the Main Character that lies face down': alsoIf(
      'sees',
      (g, _viewer, card) => card.zone === 'main',
    ),
    'one player shuffles and draws before the other chooses a Main Character': (rules) => ({
      *chooseMainCharacter(g, player) {
        yield* rules.chooseMainCharacter(g, player);
        yield* rules.shuffle(g, player);
        yield* rules.drawOpeningHand(g, player);
      },
      *shuffle() {},
      *drawOpeningHand() {},
    }),
  },
  '3-4': {
    'the decks stay in the order in which they were brought': skip('shuffle'),
    'only the deck of the player who goes first is shuffled': skip('shuffle', (g, player) =>
      player !== g.state.firstPlayer),
  },
  '3-5': {
    ...ofOpeningHands(),
    'the opening hand is 5 cards': another('drawOpeningHand', (g, player) => g.rules.takeHand(g, player, 5)),
    'the player who goes second draws a seventh card': another('drawOpeningHand', (g, player) =>
      g.rules.takeHand(g, player, player === g.state.firstPlayer ? 6 : 7),
    ),
  },
  '3-6': {
    'the returned cards go on top of the deck': another('redrawPlace', 'top'),
    'the player has no say in the order under the deck': args('returnCards', (g, cards) => [
      g,
      cardsIn(g, cards[0]!.owner, 'hand').filter((card) => cards.includes(card)),
    ]),
    'who returns a card returns the whole hand': (rules) => ({
      *cardsToRedraw(g, player) {
        return (yield* rules.cardsToRedraw(g, player)) && cardsIn(g, player, 'hand');
      },
    }),
    'no more than one card can be returned': another('cardsToRedraw', (g, player) =>
      chooseCards(g, { player, kind: 'redraw', from: cardsIn(g, player, 'hand'), min: 0, max: 1 }),
    ),
    'nobody may keep the whole hand': another('cardsToRedraw', (g, player) =>
      chooseCards(g, { player, kind: 'redraw', from: cardsIn(g, player, 'hand'), min: 1, max: 6 }),
    ),
    'who has returned cards may do so again': afterwards('redraw', (g, player) => g.rules.offerRedraw(g, player)),
    'nobody may return cards': skip('offerRedraw'),
    'the deck is shuffled before the new cards are drawn': another('stepsOfRedraw', ['return', 'shuffle', 'take']),
    'only the player who goes second may return cards': skip('offerRedraw', (g, player) =>
      player === g.state.firstPlayer),
  },
  '3-7': {
    'nothing is drawn for the returned cards': skip('redrawHand'),
    'one card fewer is drawn than was returned': another('redrawHand', (g, player, returned) =>
      g.rules.takeHand(g, player, returned - 1),
    ),
    'six cards are drawn whatever was returned': another('redrawHand', (g, player) => g.rules.takeHand(g, player, 6)),
  },
  '3-8': {
    'the turn markers start at 1': another('setTurnMarkerToZero', (g, player) =>
      setPlayerCounter(g, player, 'turnMarker', 1),
    ),
    'the marker of the player who goes second starts one ahead': another('setTurnMarkerToZero', (g, player) =>
      setPlayerCounter(g, player, 'turnMarker', player === g.state.firstPlayer ? 0 : 1),
    ),
  },
});
