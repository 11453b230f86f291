/** Misreadings of section 2: decks, Cores, and the steps before the first turn. */
import { perform } from '../../kernel/events/perform';
import { movingCounters } from '../../kernel/objects/counters';
import { cardsIn } from '../../kernel/game';
import { opponentOf, RULE } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import { always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { definitionOf, reserveOf, type BsRules } from '../game';

export const setupFaults = faultTable<BsRules>({
  '1-2-2': {
    'banned cards can be used in Eternal': always('bannedViolations', []),
  },
  '1-2-3': {
    'only cards with letters as block icons can be used': another('isBanned', (_rules, { block = 'A' }) =>
      /^\d/.test(block),
    ),
    'only cards with numbers as block icons can be used': another('isBanned', (_rules, { block = '1' }) =>
      /^\D/.test(block),
    ),
  },
  '1-3-2': {
    'the players share one Soul Core': another('placeCores', (g, player) =>
      perform(
        g,
        movingCounters(player === 'A' ? { core: 3, soulCore: 1 } : { core: 4 }, null, reserveOf(g, player), {
          cause: RULE,
        }),
      ),
    ),
  },
  '2-2-3': {
    'a Deck may have fewer than 40 cards': another('fewestInDeck', 39),
    'a Deck needs more than 40 cards': another('fewestInDeck', 41),
    'a game is played with whatever Decks are presented': always('presentDeck', []),
    "only player B's Deck is looked at": always('presentDeck', [], (_g, player) => player !== 'B'),
  },
  '2-2-4': {
    'a Deck has exactly 40 cards': (rules) => ({
      sizeViolations: (table, deck) =>
        deck.length > 40 ? [{ clause: '2-2-4', reason: 'too many cards' }] : rules.sizeViolations(table, deck),
    }),
    'a Deck has 60 cards at most': (rules) => ({
      sizeViolations: (table, deck) =>
        deck.length > 60 ? [{ clause: '2-2-4', reason: 'too many cards' }] : rules.sizeViolations(table, deck),
    }),
  },
  '2-2-5': {
    'a Deck may hold four copies of a card': another('copyLimit', 4),
    'a Deck holds two copies of a card': another('copyLimit', 2),
  },
  '2-2-6': {
    'copies are counted by card number': another('deckIdentityOf', (_rules, { number }) => number),
  },
  '2-2-7': {
    'the identification number does not matter': another('deckIdentityOf', (_rules, { name, back }) =>
      JSON.stringify([name, back?.name]),
    ),
    'every card with an identification number is a card of its own': another(
      'deckIdentityOf',
      (_rules, { name, number, nameNumber }) => (nameNumber === undefined ? name : number),
    ),
  },
  '2-2-8': {
    'copies of Rebirth cards are counted by Side A': another('deckIdentityOf', (_rules, { name }) => name),
    'copies of Rebirth cards are counted by Side B': another(
      'deckIdentityOf',
      (_rules, { name, back }) => back?.name ?? name,
    ),
    'every Rebirth card is a card of its own': another('deckIdentityOf', (_rules, { name, number, back }) =>
      back ? number : name,
    ),
  },
  '20-1-5': {
    'copies of Rebirth cards are counted by Side A': another('deckIdentityOf', (_rules, { name }) => name),
    'copies of Rebirth cards are counted by Side B': another(
      'deckIdentityOf',
      (_rules, { name, back }) => back?.name ?? name,
    ),
  },
  '20-4-3-5': {
    'a Checklist Card without a checkmark stands for any Rebirth card': ({ markViolations }) => ({
      markViolations: (table, checklists) =>
        markViolations(
          table,
          checklists.filter(({ checklist }) => checklist!.length > 0),
        ),
    }),
    'a Checklist Card stands for one of the cards with a checkmark': ({ markViolations }) => ({
      markViolations: (table, checklists) =>
        markViolations(
          table,
          checklists.filter(({ checklist }) => checklist!.length === 0),
        ),
    }),
  },
  '20-4-3-6': {
    'a copy of a Rebirth card may lie in the Deck beside a Checklist Card for another': always('methodViolations', []),
    'a Deck has Rebirth cards or Checklist Cards': another('methodViolations', (_rules, { deck, replaced }) =>
      replaced.length > 0 && deck.some(({ back }) => back) ? [{ clause: '20-4-3-6', reason: 'both' }] : [],
    ),
    'the copies of a replaced card are not counted': another('cardsNamed', (_rules, { deck }) => deck),
  },
  '20-4-3-7': {
    'the opponent sees the Rebirth cards beside the Deck': (rules) => ({
      sees: (g, viewer, card) => card.zone === 'replaced' || rules.sees(g, viewer, card),
    }),
  },
  '20-4-3-8': {
    'Rebirth cards need not lie beside the Deck': always('replacedViolations', []),
    'one Rebirth card beside the Deck serves for all its Checklist Cards': ({ replacedViolations }) => ({
      replacedViolations: (table, checklists, replaced) =>
        replaced.length > 0 && checklists.length > replaced.length
          ? []
          : replacedViolations(table, checklists, replaced),
    }),
  },
  '2-2-9': {
    'a Deck may hold several types of Contract Cards': always('contractViolations', []),
    'a Deck holds one Contract Card': another('contractViolations', (_rules, deck) =>
      deck.filter(({ contract }) => contract).length > 1 ? [{ clause: '2-2-9', reason: 'several' }] : [],
    ),
  },
  '21-2-1': {
    'a Deck may hold several types of Contract Cards': always('contractViolations', []),
  },
  'FAQ-10-1': {
    'Contract Cards do not count among the 40 cards': args('sizeViolations', (rules, deck) => [
      rules,
      deck.filter(({ contract }) => !contract),
    ]),
    'the Contract Card of the opening Hand is a fourth copy': (rules) => ({
      copyViolations: (table, deck) =>
        rules.copyViolations(
          table,
          deck.filter(({ contract }) => !contract),
        ),
    }),
  },
  '2-2-10': {
    'banned cards can be used': always('bannedViolations', []),
    'a card without a block icon cannot be used': another('isBanned', (_rules, { banned, block }) => banned || !block),
  },
  '23-1-2': {
    'Tokens may be put into the Deck': always('tokenViolations', []),
    'Tokens beside the Deck count among its cards': (rules) => ({
      deckViolations: (table, brought) =>
        rules
          .deckViolations(table, brought)
          .filter(
            ({ clause }) => clause !== '2-2-3' || brought.deck.length + brought.tokens.length < table.fewestInDeck,
          ),
    }),
    'three Tokens of a name lie beside the Deck at most': (rules) => ({
      deckViolations: (table, brought) => [
        ...rules.deckViolations(table, brought),
        ...rules.copyViolations(table, brought.tokens),
      ],
    }),
  },
  '2-3-2': {
    'nobody has a Soul Core': another('placeCores', (g, player) =>
      perform(g, movingCounters({ core: 4 }, null, reserveOf(g, player), { cause: RULE })),
    ),
    'each player has two Soul Cores': another('placeCores', (g, player) =>
      perform(g, movingCounters({ core: 2, soulCore: 2 }, null, reserveOf(g, player), { cause: RULE })),
    ),
  },
  '2-6-2': {
    'a player may take Cores from the Void at will': (rules) => ({
      moveRefusal: (g, player, action) =>
        action.moves?.some(({ from }) => from === 'void') ? null : rules.moveRefusal(g, player, action),
      moveCores: (g, player) => perform(g, movingCounters({ core: 1 }, null, reserveOf(g, player), { cause: RULE })),
    }),
  },
  '2-6-3': {
    'the Decks are not shuffled': skip('shuffle'),
    'a player may look through the own Deck': (rules) => ({
      sees: (g, viewer, card) => (card.zone === 'deck' ? card.side === viewer : rules.sees(g, viewer, card)),
    }),
    'the opponent may look through a Deck': (rules) => ({
      sees: (g, viewer, card) => (card.zone === 'deck' ? card.side !== viewer : rules.sees(g, viewer, card)),
    }),
  },
  '2-6-4': {
    'nobody presents a Contract Card': skip('offerContract'),
    'the presented Contract Card is shuffled into the Deck': skip('presentContract'),
    'any card can be presented': (rules) => ({
      *offerContract(g, player) {
        const [any] = cardsIn(g, player, 'deck');
        if (any) yield* rules.presentContract(g, player, [any]);
      },
    }),
  },
  '21-1-3': {
    'all copies of a Contract Card are added to the opening Hand': ({ presentContract }) => ({
      presentContract: (g, player, cards) =>
        presentContract(
          g,
          player,
          cards.flatMap(({ definition }) => cardsIn(g, player, 'deck').filter((one) => one.definition === definition)),
        ),
    }),
    'no Contract Card is added to the opening Hand': skip('offerContract'),
  },
  '21-2-2': {
    'the presented Contract Card is shuffled into the Deck': skip('presentContract'),
  },
  '21-2-4': {
    'a Contract Card must be presented': (rules) => ({
      *offerContract(g, player) {
        const contracts = cardsIn(g, player, 'deck').filter((card) => definitionOf(card).contract);
        yield* rules.presentContract(g, player, contracts.slice(0, 1));
      },
    }),
  },
  '2-6-5': {
    'no Cores are laid out': skip('placeCores'),
  },
  '2-6-6': {
    'no Cores are laid out': skip('placeCores'),
    'the Soul Core is one of the three Cores': another('placeCores', (g, player) =>
      perform(g, movingCounters({ core: 2, soulCore: 1 }, null, reserveOf(g, player), { cause: RULE })),
    ),
  },
  '2-6-7': {
    'the opening Hand is 5 cards': another('openingHand', 5),
  },
  '2-6-8': {
    'everybody sees a Hand': (rules) => ({
      sees: (g, viewer, card) => card.zone === 'hand' || rules.sees(g, viewer, card),
    }),
    'nobody sees a Hand': (rules) => ({
      sees: (g, viewer, card) => card.zone !== 'hand' && rules.sees(g, viewer, card),
    }),
  },
  '2-6-9': {
    'a player with a Contract Card draws four cards as well': args('takeHand', (g, player) => [g, player, 4]),
    'the presented Contract Card stays where it lies': skip('takePresented'),
    'the presented Contract Card is not shown': another('takePresented', function* (g, player, cards) {
      for (const card of cards) yield* perform(g, { card, to: { zone: 'hand', player } });
    }),
  },
  '21-2-3': {
    'a player with a Contract Card draws four cards as well': args('takeHand', (g, player) => [g, player, 4]),
    'the presented Contract Card is not shown': another('takePresented', function* (g, player, cards) {
      for (const card of cards) yield* perform(g, { card, to: { zone: 'hand', player } });
    }),
  },
  '2-6-10': {
    'the winner of the lot must go first': another('chooseTurnOrder', function* () {
      return 'first' as const;
    }),
    'the loser of the lot chooses': args('decideTurnOrder', (g, player) => [g, opponentOf(player)]),
    'the turn order is decided before the opening Hands are drawn': (rules) => ({
      *decideTurnOrder(g, player) {
        yield* rules.decideTurnOrder(g, player);
        for (const one of g.rules.playersInOrder(g)) yield* rules.drawOpeningHand(g, one);
      },
      *drawOpeningHand() {},
    }),
  },
  '2-6-11': {
    'nobody redraws': skip('offerRedraw'),
    'only the second player may redraw': skip('offerRedraw', (g, player) => player === g.state.firstPlayer),
    'only the first player may redraw': skip('offerRedraw', (g, player) => player !== g.state.firstPlayer),
    'each player must redraw': another('cardsToRedraw', function* (g, player) {
      return cardsIn(g, player, 'hand');
    }),
  },
  '2-6-12': {
    'the second player decides about a redraw first': result('playersInOrder', (players) => [...players].reverse()),
  },
  '2-6-13': {
    'who redraws draws 3 cards': (rules) => ({ redrawHand: (g, player) => rules.takeHand(g, player, 3) }),
    'the returned Hand is not shuffled into the Deck': another('stepsOfRedraw', ['return', 'take']),
    'the new Hand is drawn before the old one is returned': another('stepsOfRedraw', ['take', 'return', 'shuffle']),
    'one card of the Hand is kept': args('returnCards', (g, cards) => [g, cards.slice(1)]),
  },
  '2-6-14': {
    'who has redrawn may redraw again': afterwards('redraw', (g, player) => g.rules.offerRedraw(g, player)),
  },
  '2-6-15': {
    'who redraws may take a Contract Card from the Deck': afterwards('redraw', (g, player) =>
      g.rules.offerContract(g, player),
    ),
  },
});
