/** Misreadings of section 5. */
import { setFact, setFirstPlayer, setTurn } from '../../kernel/changes';
import { endGame } from '../../kernel/session';
import type { Fault } from '../../kernel/module';
import { PLAYERS } from '../../../schemas/common';
import type { OpAbility } from '../../../schemas/one-piece';
import { NOTHING, opponentOf } from '../../kernel/state';
import { definitionOf, leaderOf, type OpRules } from '../game';

/** A deck is changed only by such moves of its cards. */
const deckChangedBy =
  (counts: (move: { from?: string; to?: string }) => boolean): OpRules['changedDeck'] =>
  (g, since, player) =>
    g.journal
      .slice(since)
      .some((event) => event.type === 'moved' && g.card(event.card!).owner === player && counts(event));

export const gameSetupFaults: readonly Fault<OpRules>[] = [
  {
    id: 'leader-optional',
    clause: '5-1-1',
    title: 'a deck without a Leader will do',
    replace: (rules) => ({
      missingParts: (brought) => rules.missingParts(brought).filter(({ reason }) => !reason.includes('Leader')),
    }),
  },
  {
    id: 'don-deck-comes-with-the-game',
    clause: '5-1-1',
    title: 'the DON!! deck need not be brought',
    replace: (rules) => ({
      missingParts: (brought) => rules.missingParts(brought).filter(({ reason }) => !reason.includes('DON!!')),
    }),
  },
  {
    id: 'deck-of-51',
    clause: '5-1-2',
    title: '50 cards are the least, more will do',
    replace: (rules) => ({
      numberViolations: (brought) =>
        rules.numberViolations({ ...brought, deck: brought.deck.slice(0, rules.deckSize) }),
    }),
  },
  {
    id: 'deck-of-at-most-50',
    clause: '5-1-2',
    title: '50 cards are the most, fewer will do',
    replace: (rules) => ({
      numberViolations: ({ don, deck, leaders }) =>
        rules.numberViolations({
          don,
          leaders,
          deck: deck.length < 50 ? [...deck, ...deck, ...deck].slice(0, 50) : deck,
        }),
    }),
  },
  {
    id: 'don-counted-with-the-deck',
    clause: '5-1-2',
    title: '60 cards in all, however they are divided',
    replace: (rules) => ({
      numberViolations: (brought) =>
        brought.deck.length + brought.don.length === rules.deckSize + rules.donDeckSize
          ? []
          : rules.numberViolations(brought),
    }),
  },
  {
    id: 'any-category-in-the-deck',
    clause: '5-1-2-1',
    title: 'a second Leader can be a card of the deck',
    replace: (rules) => ({ categoriesInDeck: [...rules.categoriesInDeck, 'leader'] }),
  },
  {
    id: 'don-in-the-deck',
    clause: '5-1-2-1',
    title: 'a DON!! card can be a card of the deck',
    replace: (rules) => ({ categoriesInDeck: [...rules.categoriesInDeck, 'don'] }),
  },
  {
    id: 'no-stages-in-the-deck',
    clause: '5-1-2-1',
    title: 'only Characters and Events are cards of the deck',
    replace: () => ({ categoriesInDeck: ['character', 'event'] }),
  },
  {
    id: 'one-common-colour-is-enough',
    clause: '5-1-2-2',
    title: 'a card of two colours needs one of them on the Leader',
    replace: () => ({ colorsFit: (colors, ofLeader) => colors.some((color) => ofLeader.includes(color)) }),
  },
  {
    id: 'first-colour-of-the-leader',
    clause: '5-1-2-2',
    title: 'only the first colour of a Leader counts',
    replace: () => ({ colorsFit: (colors, [first]) => colors.every((color) => color === first) }),
  },
  {
    id: 'events-of-any-colour',
    clause: '5-1-2-2',
    title: 'the colour of Events does not matter',
    replace: (rules) => ({
      colorViolations: (brought) =>
        rules.colorViolations({ ...brought, deck: brought.deck.filter((card) => card.category !== 'event') }),
    }),
  },
  {
    id: 'stages-of-any-colour',
    clause: '5-1-2-2',
    title: 'the colour of Stages does not matter',
    replace: (rules) => ({
      colorViolations: (brought) =>
        rules.colorViolations({ ...brought, deck: brought.deck.filter((card) => card.category !== 'stage') }),
    }),
  },
  {
    id: 'copies-by-name',
    clause: '5-1-2-3',
    title: 'copies are counted by name',
    replace: () => ({ copyKey: ({ name }) => name }),
  },
  { id: 'five-copies', clause: '5-1-2-3', title: 'five copies may be in a deck', replace: () => ({ copyLimit: 5 }) },
  { id: 'three-copies', clause: '5-1-2-3', title: 'three copies may be in a deck', replace: () => ({ copyLimit: 3 }) },
  {
    id: 'copies-of-events-uncounted',
    clause: '5-1-2-3',
    title: 'only Characters are counted',
    replace: (rules) => ({
      copyViolations: (deck) => rules.copyViolations(deck.filter((card) => card.category === 'character')),
    }),
  },
  {
    id: 'copies-of-stages-uncounted',
    clause: '5-1-2-3',
    title: 'Stages are not counted',
    replace: (rules) => ({
      copyViolations: (deck) => rules.copyViolations(deck.filter((card) => card.category !== 'stage')),
    }),
  },
  {
    id: 'four-copies-whatever-it-says',
    clause: '5-1-2-4',
    title: 'an effect cannot allow more than 4 copies',
    replace: (rules) => ({ copiesAllowed: (card) => Math.min(rules.copiesAllowed(card), rules.copyLimit) }),
  },
  {
    id: 'effects-only-loosen',
    clause: '5-1-2-4',
    title: 'an effect never allows fewer copies',
    replace: (rules) => ({ copiesAllowed: (card) => Math.max(rules.copiesAllowed(card), rules.copyLimit) }),
  },
  {
    id: 'leader-bans-nothing',
    clause: '5-1-2-4',
    title: 'what a Leader keeps out of the deck gets in',
    replace: (rules) => ({ limitsOf: (cards) => rules.limitsOf(cards).filter(({ by }) => by.category !== 'leader') }),
  },
  {
    id: 'any-number-lifts-the-size',
    clause: '5-1-2-4',
    title: 'a card of which there may be any number lifts the limit of the deck, too',
    replace: (rules) => ({
      numberViolations: (brought) =>
        brought.deck.some((card) => rules.copiesAllowed(card) === Infinity) ? [] : rules.numberViolations(brought),
    }),
  },
  {
    id: 'limit-for-every-card',
    clause: '5-1-2-4',
    title: 'a limit for cards with a part of a name is one for all cards',
    replace: (rules) => ({ isPrintedAs: ({ nameContains: _, ...filter }, card) => rules.isPrintedAs(filter, card) }),
  },
  {
    id: 'other-cards-include-itself',
    clause: '5-1-2-4',
    title: 'a limit for other cards counts the card that states it',
    replace: (rules) => ({
      limitsOf: (cards) => rules.limitsOf(cards).map(({ of: { other: _, ...of }, ...limit }) => ({ of, ...limit })),
    }),
  },
  {
    id: 'only-the-leader-rules-the-deck',
    clause: '5-1-2-4-2',
    title: 'an effect of a card in the deck does not work yet while the deck is made',
    replace: (rules) => ({ limitsOf: (cards) => rules.limitsOf(cards.filter((card) => card.category === 'leader')) }),
  },
  {
    id: 'events-and-stages-limit-nothing',
    clause: '5-1-2-4-2',
    title: 'what an Event or a Stage says of decks is for the game only',
    replace: (rules) => ({
      limitsOf: (cards) => rules.limitsOf(cards.filter(({ category }) => category !== 'event' && category !== 'stage')),
    }),
  },
  {
    id: 'limit-for-each-kind-of-card',
    clause: '5-1-2-4-2',
    title: 'a limit on Events is one for each card number',
    replace: (rules) => ({
      effectViolations: (brought) =>
        rules
          .effectViolations(brought)
          .filter(({ card }) => brought.deck.filter(({ number }) => number === card).length > 2),
    }),
  },
  {
    id: 'hands-before-the-order-of-turns',
    clause: '5-2-1',
    title: 'the opening hands are drawn before the order of the turns is declared',
    replace: (rules) => ({
      handAndLife: ['redraw', 'life'],
      *decideTurnOrder(g, chooser) {
        for (const player of PLAYERS) yield* rules.drawOpeningHand(g, player);
        yield* rules.decideTurnOrder(g, chooser);
      },
    }),
  },
  {
    id: 'life-before-redraw',
    clause: '5-2-1',
    title: 'the Life cards are laid before the redraws',
    replace: () => ({ handAndLife: ['hand', 'life', 'redraw'] }),
  },
  {
    id: 'deck-legal-after-its-changes',
    clause: '5-2-1-1',
    title: 'the deck must still be legal after the effects at the start of the game',
    replace: (rules) => ({
      *startOfGame(g, chooser) {
        yield* rules.startOfGame(g, chooser);
        for (const player of PLAYERS) {
          if (g.zone(player, 'deck').length !== rules.deckSize)
            endGame(g, { winner: opponentOf(player), reason: 'deck' });
        }
      },
    }),
  },
  {
    id: 'colour-unchecked-at-the-table',
    clause: '5-2-1-1',
    title: 'only the numbers are looked at when the deck is presented',
    replace: () => ({ colorViolations: () => [] }),
  },
  {
    id: 'decks-unchecked-at-the-table',
    clause: '5-2-1-1',
    title: 'a game is played with whatever decks are presented',
    replace: () => ({ presentDeck: () => undefined }),
  },
  {
    id: 'second-deck-unchecked',
    clause: '5-2-1-1',
    title: "only player A's deck is looked at when the decks are presented",
    replace: (rules) => ({
      presentDeck(g, player) {
        if (player === 'A') rules.presentDeck(g, player);
      },
    }),
  },
  {
    id: 'second-deck-unshuffled',
    clause: '5-2-1-2',
    title: "player B's deck stays in the order in which it was brought",
    replace: (rules) => ({
      *shuffle(g, player) {
        if (player === 'A') yield* rules.shuffle(g, player);
      },
    }),
  },
  {
    id: 'own-deck-open',
    clause: '5-2-1-2',
    title: 'the decks are not shuffled but laid out for their owners to see',
    replace: (rules) => ({ sees: (g, viewer, card) => card.zone === 'deck' || rules.sees(g, viewer, card) }),
  },
  {
    id: 'leaders-face-down-until-the-start',
    clause: '5-2-1-3',
    title: 'Leaders are turned up only when the game begins',
    replace: (rules) => ({
      sees: (g, viewer, card) => (card.zone === 'leader' ? card.owner === viewer : rules.sees(g, viewer, card)),
    }),
  },
  {
    id: 'leaders-after-the-lot',
    clause: '5-2-1-3',
    title: 'Leaders are placed once the order of the turns is known',
    replace: (rules) => ({
      *placeLeader() {},
      *decideTurnOrder(g, chooser) {
        yield* rules.decideTurnOrder(g, chooser);
        for (const player of PLAYERS) yield* rules.placeLeader(g, player);
      },
    }),
  },
  {
    id: 'player-a-decides',
    clause: '5-2-1-4',
    title: 'nothing is drawn, player A decides',
    replace: () => ({ lotWinner: () => 'A' }),
  },
  {
    id: 'lot-loser-decides',
    clause: '5-2-1-4',
    title: 'whoever loses the lot decides',
    replace: (rules) => ({ lotWinner: (g) => opponentOf(rules.lotWinner(g)) }),
  },
  {
    id: 'opponent-declares-the-order',
    clause: '5-2-1-5',
    title: 'the other player declares the order of the turns',
    replace: () => ({ declaresOrder: (chooser) => opponentOf(chooser) }),
  },
  {
    id: 'winner-goes-first',
    clause: '5-2-1-5',
    title: 'whoever wins the lot goes first, whatever is declared',
    replace: (rules) => ({
      *decideTurnOrder(g, chooser) {
        yield* rules.decideTurnOrder(g, chooser);
        setFirstPlayer(g, chooser);
      },
    }),
  },
  {
    id: 'first-player-starts-first',
    clause: '5-2-1-5-1',
    title: 'the effects at the start of the game follow the order of the turns',
    replace: (rules) => ({ orderAtStart: (g) => rules.playersInOrder(g) }),
  },
  {
    id: 'chooser-starts-last',
    clause: '5-2-1-5-1',
    title: 'the player who declared comes last',
    replace: (rules) => ({ orderAtStart: (g, chooser) => [...rules.orderAtStart(g, chooser)].reverse() }),
  },
  {
    id: 'start-effects-as-printed',
    clause: '5-2-1-5-1',
    title: 'two effects of one Leader are carried out in the order of its text',
    replace: (rules) => ({
      *startOfGameOf(g, player) {
        for (const effect of rules.effectsAtStart(g, player)) yield* rules.carryOutAtStart(g, player, effect);
      },
    }),
  },
  {
    id: 'start-effects-after-the-hands',
    clause: '5-2-1-5-1',
    title: 'the effects at the start of the game come when the hands are drawn',
    replace: (rules) => ({
      *startOfGame() {},
      *drawOpeningHand(g, player) {
        yield* rules.drawOpeningHand(g, player);
        yield* rules.startOfGameOf(g, player);
      },
    }),
  },
  {
    id: 'effects-wait-for-the-first-turn',
    clause: '5-2-1-5-1',
    title: 'what an effect at the start of the game activates waits until the game has begun',
    replace: (rules) => ({ resolvePending: (g) => (g.state.facts.begun ? rules.resolvePending(g) : NOTHING) }),
  },
  {
    id: 'start-effects-must-be-used',
    clause: '5-2-1-5-1',
    title: 'an effect at the start of the game cannot be left, although its text says "may"',
    replace: (rules) => ({
      carryOutAtStart: (g, player, { card, ability }) =>
        rules.carryOutAtStart(g, player, { card, ability: { ...ability, may: undefined } as OpAbility }),
    }),
  },
  {
    id: 'start-effects-in-any-case',
    clause: '5-2-1-5-1',
    title: 'effects at the start of the game are carried out whatever their condition',
    replace: (rules) => ({
      carryOutAtStart: (g, player, { card, ability }) =>
        rules.carryOutAtStart(g, player, { card, ability: { ...ability, if: undefined } }),
    }),
  },
  {
    id: 'changed-deck-unshuffled',
    clause: '5-2-1-5-2',
    title: 'a deck that was changed is not shuffled again',
    replace: () => ({ changedDeck: () => false }),
  },
  {
    id: 'only-own-deck-shuffled',
    clause: '5-2-1-5-2',
    title: 'only the deck of the player whose effect it was is shuffled',
    replace: (rules) => ({
      *carryOutAtStart(g, player, effect) {
        const before = g.journal.length;
        yield* rules.activateAuto(g, player, g.card(effect.card), effect.ability);
        if (rules.changedDeck(g, before, player)) yield* rules.shuffleChanged(g, player);
      },
    }),
  },
  {
    id: 'one-changed-deck-shuffled',
    clause: '5-2-1-5-2',
    title: 'of two decks that one effect has changed only the first is shuffled',
    replace: (rules) => ({
      changedDeck: (g, since, player) =>
        rules.changedDeck(g, since, player) && !(player === 'B' && rules.changedDeck(g, since, 'A')),
    }),
  },
  {
    id: 'another-order-is-no-change',
    clause: '5-2-1-5-2',
    title: 'a deck that holds the same cards in another order is not changed',
    replace: () => ({ changedDeck: deckChangedBy(({ from, to }) => (from === 'deck') !== (to === 'deck')) }),
  },
  {
    id: 'only-cards-taken-change-a-deck',
    clause: '5-2-1-5-2',
    title: 'a deck to which cards came is not shuffled',
    replace: () => ({ changedDeck: deckChangedBy(({ from }) => from === 'deck') }),
  },
  {
    id: 'shuffled-in-any-case',
    clause: '5-2-1-5-2',
    title: 'the deck is shuffled after each such effect, changed or not',
    replace: () => ({ changedDeck: () => true }),
  },
  {
    id: 'hand-filled-up-to-five',
    clause: '5-2-1-6',
    title: 'the opening hand is filled up to 5 cards',
    replace: (rules) => ({
      *takeHand(g, player) {
        const there = g.zone(player, 'hand').length;
        for (let left = rules.openingHand - there; left > 0; left--) yield* g.rules.takeTop(g, g.top(player, 'deck')!);
      },
    }),
  },
  {
    id: 'deck-runs-out-in-the-preparations',
    clause: '5-2-1-6',
    title: 'a player whose deck runs out in the preparations loses before the game begins',
    replace: (rules) => ({
      *startOfGame(g, chooser) {
        setFact(g, 'begun', true);
        yield* rules.startOfGame(g, chooser);
      },
    }),
  },
  { id: 'hand-of-six', clause: '5-2-1-6', title: 'the opening hand is 6 cards', replace: () => ({ openingHand: 6 }) },
  {
    id: 'second-player-redraws-first',
    clause: '5-2-1-6',
    title: 'the player going second decides first',
    replace: (rules) => ({
      preparation: (g, player, step) => rules.preparation(g, step === 'redraw' ? opponentOf(player) : player, step),
    }),
  },
  {
    id: 'redraw-as-often-as-one-likes',
    clause: '5-2-1-6',
    title: 'who has redrawn may redraw again',
    replace: (rules) => ({
      *redraw(g, player) {
        yield* rules.redraw(g, player);
        yield* g.rules.offerRedraw(g, player);
      },
    }),
  },
  {
    id: 'hand-then-redraw-each',
    clause: '5-2-1-6',
    title: 'the second player draws the hand when the first has decided',
    replace: (rules) => ({
      handAndLife: ['redraw', 'life'],
      *offerRedraw(g, player) {
        yield* rules.drawOpeningHand(g, player);
        yield* rules.offerRedraw(g, player);
      },
    }),
  },
  {
    id: 'redraw-keeps-the-first-card',
    clause: '5-2-1-6-1',
    title: 'a redraw leaves a card in the hand',
    replace: (rules) => ({ cardsRedrawn: (g, player) => rules.cardsRedrawn(g, player).slice(1) }),
  },
  {
    id: 'redraw-as-many-as-returned',
    clause: '5-2-1-6-1',
    title: 'a redraw is of as many cards as were returned',
    replace: (rules) => ({
      *redraw(g, player) {
        const returned = g.zone(player, 'hand').length;
        yield* rules.redraw(g, player);
        const missing = returned - g.zone(player, 'hand').length;
        for (let left = missing; left > 0; left--) yield* g.rules.takeTop(g, g.top(player, 'deck')!);
      },
    }),
  },
  {
    id: 'redraw-without-shuffle',
    clause: '5-2-1-6-1',
    title: 'the hand goes under the deck, which is not shuffled',
    replace: (rules) => ({
      *redraw(g, player) {
        yield* rules.returnHand(g, player);
        yield* rules.drawOpeningHand(g, player);
      },
    }),
  },
  {
    id: 'life-top-on-top',
    clause: '5-2-1-7',
    title: 'the Life cards lie in the order of the deck',
    replace: () => ({ placeOfLife: 'bottom' }),
  },
  {
    id: 'five-life-for-all',
    clause: '5-2-1-7',
    title: 'every Leader has 5 Life cards',
    replace: () => ({ lifeValue: () => 5 }),
  },
  {
    id: 'life-by-the-other-leader',
    clause: '5-2-1-7',
    title: "the opponent's Leader says how many Life cards there are",
    replace: () => ({ lifeValue: (g, player) => definitionOf(leaderOf(g, opponentOf(player))).life ?? 0 }),
  },
  {
    id: 'own-life-known',
    clause: '5-2-1-7',
    title: 'players know their own Life cards',
    replace: (rules) => ({ seesLife: (g, viewer, card) => card.owner === viewer || rules.seesLife(g, viewer, card) }),
  },
  {
    id: 'life-off-the-presented-deck',
    clause: '5-2-1-7',
    title: 'the Life cards are laid before the opening hands',
    replace: () => ({ handAndLife: ['life', 'hand', 'redraw'] }),
  },
  {
    id: 'second-player-begins',
    clause: '5-2-1-8',
    title: 'the player going second takes the first turn',
    replace: () => ({
      beginFirstTurn(g) {
        setTurn(g, 1, opponentOf(g.state.firstPlayer));
      },
    }),
  },
];
