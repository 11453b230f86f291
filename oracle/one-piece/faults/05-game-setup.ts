/** Misreadings of section 5: decks and preparations. */
import { PLAYERS } from '../../../schemas/common';
import type { OpAbility } from '../../../schemas/one-piece';
import { setFact, setFirstPlayer, setTurn } from '../../kernel/changes';
import { opponentOf } from '../../kernel/state';
import { ofOpeningHands, ofRedrawing } from '../../kernel/testing/common-setup';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { definitionOf, leaderOf, type OpRules } from '../game';
import { endGame } from '../../kernel/game-end';

/** Counts only such moves as changes of a deck. */
const deckChangedBy =
  (counts: (move: { from?: string; to?: string }) => boolean): OpRules['changedDeck'] =>
  (g, since, player) =>
    g.journal
      .slice(since)
      .some((event) => event.type === 'moved' && g.card(event.card!).owner === player && counts(event));

export const gameSetupFaults = faultTable<OpRules>({
  '5-1-1': {
    'a deck without a Leader will do': result('missingParts', (given) =>
      given.filter(({ reason }) => !reason.includes('Leader')),
    ),
    'the DON!! deck need not be brought': result('missingParts', (given) =>
      given.filter(({ reason }) => !reason.includes('DON!!')),
    ),
  },
  '5-1-2': {
    '50 cards are the least, more will do': (rules) => ({
      numberViolations: (inForce, brought) =>
        rules.numberViolations(inForce, { ...brought, deck: brought.deck.slice(0, rules.deckSize) }),
    }),
    '50 cards are the most, fewer will do': args('numberViolations', (rules, { don, deck, leaders }) => [
      rules,
      {
        don,
        leaders,
        deck: deck.length < 50 ? [...deck, ...deck, ...deck].slice(0, 50) : deck,
      },
    ]),
    '60 cards in all, however they are divided': (rules) => ({
      numberViolations: (inForce, brought) =>
        brought.deck.length + brought.don.length === rules.deckSize + rules.donDeckSize
          ? []
          : rules.numberViolations(inForce, brought),
    }),
  },
  '5-1-2-1': {
    'a second Leader can be a card of the deck': (rules) => ({
      categoriesInDeck: [...rules.categoriesInDeck, 'leader'],
    }),
    'a DON!! card can be a card of the deck': (rules) => ({ categoriesInDeck: [...rules.categoriesInDeck, 'don'] }),
    'only Characters and Events are cards of the deck': another('categoriesInDeck', ['character', 'event']),
  },
  '5-1-2-2': {
    'a card of two colours needs one of them on the Leader': another('colorsFit', (_rules, colors, ofLeader) =>
      colors.some((color) => ofLeader.includes(color)),
    ),
    'only the first colour of a Leader counts': another('colorsFit', (_rules, colors, [first]) =>
      colors.every((color) => color === first),
    ),
    'the colour of Events does not matter': args('colorViolations', (rules, brought) => [
      rules,
      { ...brought, deck: brought.deck.filter((card) => card.category !== 'event') },
    ]),
    'the colour of Stages does not matter': args('colorViolations', (rules, brought) => [
      rules,
      { ...brought, deck: brought.deck.filter((card) => card.category !== 'stage') },
    ]),
  },
  '5-1-2-3': {
    'copies are counted by name': another('copyKey', (_rules, { name }) => name),
    'five copies may be in a deck': another('copyLimit', 5),
    'three copies may be in a deck': another('copyLimit', 3),
    'only Characters are counted': args('copyViolations', (rules, deck) => [
      rules,
      deck.filter((card) => card.category === 'character'),
    ]),
    'Stages are not counted': args('copyViolations', (rules, deck) => [
      rules,
      deck.filter((card) => card.category !== 'stage'),
    ]),
  },
  '5-1-2-4': {
    'an effect cannot allow more than 4 copies': (rules) => ({
      copiesAllowed: (inForce, card) => Math.min(rules.copiesAllowed(inForce, card), rules.copyLimit),
    }),
    'an effect never allows fewer copies': (rules) => ({
      copiesAllowed: (inForce, card) => Math.max(rules.copiesAllowed(inForce, card), rules.copyLimit),
    }),
    'what a Leader keeps out of the deck gets in': result('limitsOf', (given) =>
      given.filter(({ by }) => by.category !== 'leader'),
    ),
    'a card of which there may be any number lifts the limit of the deck, too': (rules) => ({
      numberViolations: (inForce, brought) =>
        brought.deck.some((card) => rules.copiesAllowed(inForce, card) === Infinity)
          ? []
          : rules.numberViolations(inForce, brought),
    }),
    'a limit for cards with a part of a name is one for all cards': args(
      'isPrintedAs',
      (rules, { nameContains: _, ...filter }, card) => [rules, filter, card],
    ),
    'a limit for other cards counts the card that states it': result('limitsOf', (given) =>
      given.map(({ of: { other: _, ...of }, ...limit }) => ({ of, ...limit })),
    ),
  },
  '5-1-2-4-2': {
    'a deck that an effect allows is no longer one when that effect is negated': another('afterNegation', (g) => {
      const { number, ...card } = definitionOf(g.card(g.state.effects.at(-1)!.targets[0]!.id));
      const copies = Object.values(g.state.cards).filter(({ definition }) => definition.number === number);
      if (copies.length > g.rules.copiesAllowed(g.rules, { ...card, number, abilities: [] }))
        g.rules.endWithLosers(g, [copies[0]!.owner], 'the deck is not legal');
    }),
    'an effect of a card in the deck does not work yet while the deck is made': args('limitsOf', (rules, cards) => [
      rules,
      cards.filter((card) => card.category === 'leader'),
    ]),
    'what an Event or a Stage says of decks is for the game only': args('limitsOf', (rules, cards) => [
      rules,
      cards.filter(({ category }) => category !== 'event' && category !== 'stage'),
    ]),
    'a limit on Events is one for each card number': (rules) => ({
      limitViolations: (inForce, brought) =>
        rules
          .limitViolations(inForce, brought)
          .filter(({ card }) => brought.deck.filter(({ number }) => number === card).length > 2),
    }),
  },
  '5-2-1': {
    'the opening hands are drawn before the order of the turns is declared': (rules) => ({
      stepsOfLayingOut: ['redraw', 'life'],
      *decideTurnOrder(g, chooser) {
        for (const player of PLAYERS) yield* rules.drawOpeningHand(g, player);
        yield* rules.decideTurnOrder(g, chooser);
      },
    }),
    'the Life cards are laid before the redraws': another('stepsOfLayingOut', ['hand', 'life', 'redraw']),
  },
  '5-2-1-1': {
    'the deck must still be legal after the effects at the start of the game': (rules) => ({
      *startOfGame(g, chooser) {
        yield* rules.startOfGame(g, chooser);
        for (const player of PLAYERS) {
          if (g.zone(player, 'deck').length !== rules.deckSize)
            endGame(g, { winner: opponentOf(player), reason: 'deck' });
        }
      },
    }),
    'only the numbers are looked at when the deck is presented': always('colorViolations', []),
    'a game is played with whatever decks are presented': always('presentDeck', []),
    "only player A's deck is looked at when the decks are presented": always(
      'presentDeck',
      [],
      (_g, player) => player !== 'A',
    ),
  },
  '5-2-1-2': {
    "player B's deck stays in the order in which it was brought": skip('shuffle', (_g, player) => player !== 'A'),
    'the decks are not shuffled but laid out for their owners to see': alsoIf(
      'sees',
      (_g, _viewer, card) => card.zone === 'deck',
    ),
  },
  '5-2-1-3': {
    'Leaders are turned up only when the game begins': result('sees', (given, _g, viewer, card) =>
      card.zone === 'leader' ? card.owner === viewer : given,
    ),
    'Leaders are placed once the order of the turns is known': (rules) => ({
      *placeLeader() {},
      *decideTurnOrder(g, chooser) {
        yield* rules.decideTurnOrder(g, chooser);
        for (const player of PLAYERS) yield* rules.placeLeader(g, player);
      },
    }),
  },
  '5-2-1-4': {
    'nothing is drawn, player A decides': always('lotWinner', 'A'),
    'whoever loses the lot decides': result('lotWinner', (given) => opponentOf(given)),
  },
  '5-2-1-5': {
    'the other player declares the order of the turns': another('declaresOrder', (_g, chooser) => opponentOf(chooser)),
    'whoever wins the lot goes first, whatever is declared': afterwards('decideTurnOrder', (g, chooser) => {
      setFirstPlayer(g, chooser);
    }),
  },
  '5-2-1-5-1': {
    'the effects at the start of the game follow the order of the turns': (rules) => ({
      orderAtStart: (g) => rules.playersInOrder(g),
    }),
    'the player who declared comes last': result('orderAtStart', (given) => [...given].reverse()),
    'two effects of one Leader are carried out in the order of its text': (rules) => ({
      *startOfGameOf(g, player) {
        for (const effect of rules.effectsAtStart(g, player)) yield* rules.executeAtStart(g, player, effect);
      },
    }),
    'the effects at the start of the game come when the hands are drawn': (rules) => ({
      *startOfGame() {},
      *drawOpeningHand(g, player) {
        yield* rules.drawOpeningHand(g, player);
        yield* rules.startOfGameOf(g, player);
      },
    }),
    'what an effect at the start of the game activates waits until the game has begun': skip('runCheckpoint', (g) =>
      !g.state.facts.begun),
    'an effect at the start of the game cannot be left, although its text says "may"': args(
      'executeAtStart',
      (g, player, { card, ability }) => [g, player, { card, ability: { ...ability, may: undefined } as OpAbility }],
    ),
    'effects at the start of the game are carried out whatever their condition': args(
      'executeAtStart',
      (g, player, { card, ability }) => [g, player, { card, ability: { ...ability, if: undefined } }],
    ),
  },
  '5-2-1-5-2': {
    'a deck that was changed is not shuffled again': always('changedDeck', false),
    'only the deck of the player whose effect it was is shuffled': (rules) => ({
      *executeAtStart(g, player, effect) {
        const before = g.journal.length;
        yield* rules.activateAuto(g, player, g.card(effect.card), effect.ability);
        if (rules.changedDeck(g, before, player)) yield* rules.shuffleChanged(g, player);
      },
    }),
    'of two decks that one effect has changed only the first is shuffled': (rules) => ({
      changedDeck: (g, since, player) =>
        rules.changedDeck(g, since, player) && !(player === 'B' && rules.changedDeck(g, since, 'A')),
    }),
    'a deck that holds the same cards in another order is not changed': another(
      'changedDeck',
      deckChangedBy(({ from, to }) => (from === 'deck') !== (to === 'deck')),
    ),
    'a deck to which cards came is not shuffled': another(
      'changedDeck',
      deckChangedBy(({ from }) => from === 'deck'),
    ),
    'the deck is shuffled after each such effect, changed or not': always('changedDeck', true),
  },
  '5-2-1-6': {
    'the opening hand is filled up to 5 cards': (rules) => ({
      takeHand: (g, player, count) => rules.takeHand(g, player, count - g.zone(player, 'hand').length),
    }),
    'a player whose deck runs out in the preparations loses before the game begins': beforehand('startOfGame', (g) => {
      setFact(g, 'begun', true);
    }),
    'the opening hand is 6 cards': another('openingHand', 6),
    ...ofOpeningHands(),
    ...ofRedrawing(),
  },
  '5-2-1-6-1': {
    'a redraw leaves a card in the hand': args('returnCards', (g, cards) => [g, cards.slice(1)]),
    'a redraw is of as many cards as were returned': another('redrawHand', (g, player, returned) =>
      g.rules.takeHand(g, player, returned),
    ),
    'the hand goes under the deck, which is not shuffled': another('stepsOfRedraw', ['return', 'take']),
  },
  '5-2-1-7': {
    'the Life cards lie in the order of the deck': another('placeOfLife', 'bottom'),
    'every Leader has 5 Life cards': always('lifeValue', 5),
    "the opponent's Leader says how many Life cards there are": another(
      'lifeValue',
      (g, player) => definitionOf(leaderOf(g, opponentOf(player))).life ?? 0,
    ),
    'players know their own Life cards': alsoIf('seesHiddenPile', (_g, viewer, card) => card.owner === viewer),
    'the Life cards are laid before the opening hands': another('stepsOfLayingOut', ['life', 'hand', 'redraw']),
  },
  '5-2-1-8': {
    'the player going second takes the first turn': another('beginFirstTurn', (g) => {
      setTurn(g, 1, opponentOf(g.state.firstPlayer));
    }),
  },
});
