/** Misreadings of section 5, and of 10-14, 10-17 and 10-31: decks, and what is done before the first turn. */
import { setTurn, emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { ofOpeningHands, ofRedrawing } from '../../kernel/testing/common-setup';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, leaderOf, type DbsRules } from '../game';

/** Changes the limit for cards with a keyword. */
const limitOf = (keyword: string, max: number) => (rules: DbsRules) => ({
  deckKeywords: rules.deckKeywords.map((one) => (one.keyword === keyword ? { ...one, max } : one)),
});

/** Counts cards with a keyword separately for each card number. */
const countedByNumber = (keyword: string) => (rules: DbsRules) => ({
  keywordLimits: (inForce: DbsRules, cards: Parameters<DbsRules['keywordLimits']>[1]) =>
    rules.keywordLimits(inForce, cards).filter(({ isMatch }) => {
      const [first] = cards.filter((card) => inForce.hasDeckKeyword(inForce, card, keyword));
      const limited = cards.filter(isMatch);
      return !first || !isMatch(first) || limited.every(({ number }) => number === first.number);
    }),
});

/** Looks for the keyword on Battle Cards only. */
const onlyOnBattleCards = (keyword: string) =>
  onlyIf<DbsRules, 'hasDeckKeyword'>(
    'hasDeckKeyword',
    (_rules, card, asked) => asked !== keyword || card.category === 'battle',
  );

export const gamePreparationFaults = faultTable<DbsRules>({
  '5-1-2': {
    'a deck without a Leader Card will do': always('leaderViolations', []),
    'a second Leader Card can be brought': (rules) => ({ categoriesInDeck: [...rules.categoriesInDeck, 'leader'] }),
    'the Leader Card is one of the 50 cards': (rules) => ({
      sizeViolations: (inForce, { leaders, deck }) =>
        rules.sizeViolations(inForce, { leaders, deck: [...leaders, ...deck] }),
    }),
  },
  '5-1-3': {
    '50 cards are the least, more will do': (rules) => ({
      sizeViolations: (inForce, brought) => (brought.deck.length > 50 ? [] : rules.sizeViolations(inForce, brought)),
    }),
    '50 cards are the most, fewer will do': (rules) => ({
      sizeViolations: (inForce, brought) => (brought.deck.length < 50 ? [] : rules.sizeViolations(inForce, brought)),
    }),
    '60 cards are a deck as well': (rules) => ({
      sizeViolations: (inForce, brought) => (brought.deck.length === 60 ? [] : rules.sizeViolations(inForce, brought)),
    }),
    'a Leader Card can be one of the 50': (rules) => ({ categoriesInDeck: [...rules.categoriesInDeck, 'leader'] }),
    'only Battle Cards make a deck': another('categoriesInDeck', ['battle']),
  },
  '5-1-3-1': {
    'copies are counted by name': another('copyKey', (_rules, { name }) => name),
    'five copies may be in a deck': another('copyLimit', 5),
    'three copies may be in a deck': another('copyLimit', 3),
    'only Battle Cards are counted': args('copyViolations', (rules, deck) => [
      rules,
      deck.filter(({ category }) => category === 'battle'),
    ]),
  },
  '5-1-3-2': {
    'no skill allows more than 4 copies': (rules) => ({
      copiesAllowed: (inForce, card) => Math.min(rules.copiesAllowed(inForce, card), rules.copyLimit),
    }),
    'a card of which there may be any number lifts the limit for all cards': (rules) => ({
      copyViolations: (inForce, deck) =>
        deck.some((card) => inForce.copiesAllowed(inForce, card) === Infinity)
          ? []
          : rules.copyViolations(inForce, deck),
    }),
    'a card of which there may be any number lifts the size of the deck': (rules) => ({
      sizeViolations: (inForce, brought) =>
        brought.deck.some((card) => inForce.copiesAllowed(inForce, card) === Infinity)
          ? []
          : rules.sizeViolations(inForce, brought),
    }),
    'of several such skills the first one counts': (rules) => ({
      copiesAllowed: (inForce, card) =>
        (card.abilities ?? []).some(({ copies }) => copies === 2)
          ? rules.copyLimit
          : rules.copiesAllowed(inForce, card),
    }),
  },
  '5-1-3-2-1': {
    'a skill never allows fewer copies': (rules) => ({
      copiesAllowed: (inForce, card) => Math.max(rules.copiesAllowed(inForce, card), rules.copyLimit),
    }),
    'a skill that allows more allows any number': result('copiesAllowed', (given) => (given > 4 ? Infinity : given)),
    'a limit of other cards is one for each number': (rules) => ({
      limitViolations: (inForce, { leaders, deck }) =>
        rules
          .limitViolations(inForce, { leaders, deck })
          .filter(({ card }) => deck.filter(({ number }) => number === card).length > 3),
    }),
    'a skill limits its own card only': always('limitsOf', []),
    'what a Leader Card says does not limit its deck': args('limitsOf', (rules, cards) => [
      rules,
      cards.filter(({ category }) => category !== 'leader'),
    ]),
  },
  '5-1-3-2-2': {
    'such a skill works when the game has begun, and no earlier': always('limitsOf', []),
    'the skill of a Leader Card works when it has been placed, and no earlier': args('limitsOf', (rules, cards) => [
      rules,
      cards.filter(({ category }) => category !== 'leader'),
    ]),
  },
  '5-2-1-1': {
    'a game is played with whatever decks are presented': always('presentDeck', []),
    "only player A's deck is looked at": always('presentDeck', [], (_g, player) => player !== 'A'),
    "only player B's deck is looked at": always('presentDeck', [], (_g, player) => player !== 'B'),
    'only the size of the decks is looked at': always('copyViolations', []),
  },
  '5-2-1-2': {
    'Leader Cards are placed with their back sides up': (rules) => ({
      *placeLeader(g, player) {
        const leader = cardsIn(g, player, 'deck').find(({ definition }) => definition.category === 'leader')!;
        yield* rules.placeLeader(g, player);
        yield* perform(g, { card: leader, to: { zone: 'leader', face: 'up', sheet: 'back', state: 'active' } });
      },
    }),
    'the opponent does not see a Leader Card before the game begins': result('sees', (given, _g, viewer, card) =>
      card.zone === 'leader' ? card.owner === viewer : given,
    ),
    'a Leader Card is placed in Rest Mode': afterwards('placeLeader', (g, player) =>
      perform(g, { card: leaderOf(g, player), state: 'rested' }),
    ),
  },
  '5-2-1-3': {
    'nothing happens when Leader Cards are placed': skip('leadersArePlaced'),
    'the skills of Leader Cards come when the game begins': (rules) => ({
      *leadersArePlaced() {},
      *placeLife(g, player) {
        yield* rules.placeLife(g, player);
        if (player !== g.state.firstPlayer) yield* rules.leadersArePlaced(g);
      },
    }),
    'each Leader Card has its checkpoint as it is placed': (rules) => ({
      *placeLeader(g, player) {
        yield* rules.placeLeader(g, player);
        emit(g, 'placedAsLeader', { player, card: leaderOf(g, player).id });
        yield* g.rules.runCheckpoint(g);
      },
      *leadersArePlaced() {},
    }),
    'only the first Leader Card counts as placed': (rules) => ({
      *leadersArePlaced(g) {
        emit(g, 'placedAsLeader', { player: 'A', card: leaderOf(g, 'A').id });
        yield* rules.runCheckpoint(g);
      },
    }),
  },
  '5-2-1-4': {
    "player B's deck stays in the order in which it was brought": skip('placeDeck', (_g, player) => player !== 'A'),
    "player A's deck stays in the order in which it was brought": skip('placeDeck', (_g, player) => player === 'A'),
    'the decks lie face up': alsoIf('sees', (_g, _viewer, card) => card.zone === 'deck'),
    'players know their own decks': alsoIf('sees', (_g, viewer, card) => card.zone === 'deck' && card.owner === viewer),
  },
  '5-2-1-5': {
    'nothing is drawn by lot, player A goes first': always('lotWinner', 'A'),
    'who loses the lot goes first': result('lotWinner', (given) => opponentOf(given)),
  },
  '5-2-1-5-1': {
    'who loses the lot chooses the other to go first': result('lotWinner', (given) => opponentOf(given)),
  },
  '5-2-1-6': {
    'the opening hand is 5 cards': another('openingHand', 5),
    'the opening hand is 7 cards': another('openingHand', 7),
    ...ofOpeningHands(),
    ...ofRedrawing(),
    'only the player going second may redraw': skip('offerRedraw', (g, player) => player === g.state.firstPlayer),
  },
  '5-2-1-6-1': {
    'a redraw is of the whole hand': (rules) => ({
      redraw: (g, player) => rules.redraw(g, player, cardsIn(g, player, 'hand')),
    }),
    'a redraw is of one card less than were returned': another('redrawHand', (g, player, returned) =>
      g.rules.takeHand(g, player, returned - 1),
    ),
    'the cards returned go under the deck, which is not shuffled': another('stepsOfRedraw', ['return', 'take']),
    'the new cards are drawn before the others are returned': another('stepsOfRedraw', ['take', 'return', 'shuffle']),
    'the deck is shuffled after the new cards are drawn': another('stepsOfRedraw', ['return', 'take', 'shuffle']),
    'who keeps the hand shuffles the deck all the same': (rules) => ({
      *offerRedraw(g, player) {
        yield* rules.offerRedraw(g, player);
        yield* rules.shuffle(g, player);
      },
    }),
  },
  '5-2-1-7': {
    'the life is 7 cards': another('lifeCount', 7),
    'the life is 5 cards': another('lifeCount', 5),
    'the life lies face up': afterwards('placeLife', function* (g, player) {
      const cards = cardsIn(g, player, 'life');
      yield* perform(g, ...cards.map((card) => ({ card, to: { zone: 'life', face: 'up' } as const })));
    }),
    'players know their own life': alsoIf('sees', (_g, viewer, card) => card.zone === 'life' && card.owner === viewer),
    'the life is laid before the redraws': another('stepsOfLayingOut', ['hand', 'life', 'redraw']),
    'the life is taken from the bottom of the deck': () => ({
      *placeLife(g, player) {
        g.cite('5-2-1-7');
        for (let left = g.rules.lifeCount; left > 0; left--)
          yield* perform(g, { card: cardsIn(g, player, 'deck').at(-1)!, to: { zone: 'life', face: 'down' } });
      },
    }),
  },
  '5-2-1-8': {
    'the player going second takes the first turn': another('beginFirstTurn', (g) => {
      setTurn(g, 1, opponentOf(g.state.firstPlayer));
    }),
    'player A takes the first turn': another('beginFirstTurn', (g) => {
      setTurn(g, 1, 'A');
    }),
  },
  '10-14-1': {
    'four copies of a card with [Ultimate] may be in a deck': limitOf('ultimate', 4),
    'one card of each number with [Ultimate] may be in a deck': countedByNumber('ultimate'),
    'no card with [Ultimate] may be in a deck': limitOf('ultimate', 0),
    '[Ultimate] is for Battle Cards only': onlyOnBattleCards('ultimate'),
  },
  '10-17': {
    'four cards of each number with [Super Combo] may be in a deck': limitOf('superCombo', 50),
    'three cards with [Super Combo] may be in a deck': limitOf('superCombo', 3),
    'five cards with [Super Combo] may be in a deck': limitOf('superCombo', 5),
  },
  '10-31-1': {
    'eight cards with [Dragon Ball] may be in a deck': limitOf('dragonBall', 8),
    'four copies of a card with [Dragon Ball] may be in a deck': (rules) => ({
      copiesAllowed: (inForce, card) =>
        rules.hasDeckKeyword(rules, card, 'dragonBall') ? inForce.copyLimit : rules.copiesAllowed(inForce, card),
    }),
    'seven of each number with [Dragon Ball] may be in a deck': countedByNumber('dragonBall'),
    'any number of cards with [Dragon Ball] may be in a deck': limitOf('dragonBall', 50),
    'where a deck holds [Dragon Ball] seven copies of any card may be in it': (rules) => ({
      copyViolations: (inForce, deck) =>
        deck.some((card) => rules.hasDeckKeyword(rules, card, 'dragonBall')) ? [] : rules.copyViolations(inForce, deck),
    }),
  },
});
