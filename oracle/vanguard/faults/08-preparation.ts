/** Misreadings of the clauses about the preparation of the game (8.2). */
import { PLAYERS } from '../../../schemas/common';
import { setFace, setOrigin, setPlayerCounter, setTurn } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import { always, another, args, faultTable, skip } from '../../kernel/testing/misreadings';
import { cardsIn, definitionOf, type VgRules } from '../game';

export const preparationFaults = faultTable<VgRules>({
  '8.2.1.1': { 'decks are not looked at': always('presentDeck', []) },
  '8.2.1.2': {
    'the first vanguard is shown at once': afterwards('placeFirstVanguard', (g, player) => {
      for (const { id } of g.rules.vanguardsOf(g, player)) setFace(g, id, 'up');
    }),
    'a unit of any grade is the first vanguard': (rules) => ({
      *placeFirstVanguard(g, player) {
        const [card] = cardsIn(g, player, 'deck').filter((one) => definitionOf(one).grade !== 0);
        if (!card || g.zone(player, 'rideDeck').length > 0) return yield* rules.placeFirstVanguard(g, player);
        yield* perform(g, { card, to: { zone: 'field', player, at: `${player}.center`, face: 'down' } });
      },
    }),
  },
  '8.2.1.2.1': {
    'the first vanguard is of the rest of the main deck': (rules) => ({
      *placeFirstVanguard(g, player) {
        const [card] = cardsIn(g, player, 'deck').filter((one) => definitionOf(one).grade === 0);
        if (!card) return yield* rules.placeFirstVanguard(g, player);
        yield* perform(g, { card, to: { zone: 'field', player, at: `${player}.center`, face: 'down' } });
      },
    }),
  },
  '8.2.1.3': { 'the decks stay as they were presented': skip('shuffle', (g) => g.state.phase === 'preparation') },
  '8.2.1.3.1': {
    'the ride deck is shuffled into the deck': (rules) => ({
      *placeFirstVanguard(g, player) {
        yield* rules.placeFirstVanguard(g, player);
        const cards = cardsIn(g, player, 'rideDeck');
        for (const { id } of cards) setOrigin(g, id, 'main');
        yield* perform(g, ...cards.map((card) => ({ card, to: { zone: 'deck' } })));
      },
    }),
  },
  '8.2.1.4': {
    'the ride deck lies face up': afterwards('placeFirstVanguard', (g, player) => {
      for (const { id } of cardsIn(g, player, 'rideDeck')) setFace(g, id, 'up');
    }),
  },
  '8.2.1.5': {
    'the G deck lies face up': afterwards('placeFirstVanguard', (g, player) => {
      for (const { id } of cardsIn(g, player, 'gZone')) setFace(g, id, 'up');
    }),
  },
  '8.2.1.6': { 'player A always goes first': another('lotWinner', () => 'A') },
  '8.2.1.6.1': {
    'the player whom chance has chosen goes second': (rules) => ({
      lotWinner: (g) => opponentOf(rules.lotWinner(g)),
    }),
  },
  '8.2.1.7': {
    'each player begins with a vanguard damage of 1': afterwards('beginFirstTurn', (g) => {
      for (const player of PLAYERS) setPlayerCounter(g, player, 'vanguardDamage', 1);
    }),
  },
  '8.2.1.8': {
    'the initial hand is six cards': () => ({ openingHand: 6 }),
    'the player going second decides first': args('layOutStep', (g, player, step) => [
      g,
      step === 'redraw' ? opponentOf(player) : player,
      step,
    ]),
    'the deck is shuffled before the draw': another('stepsOfRedraw', ['return', 'shuffle', 'take']),
    'the deck is not shuffled': another('stepsOfRedraw', ['return', 'take']),
    'cards go back on top': another('redrawPlace', 'top'),
  },
  '8.2.1.9': {
    'first vanguards stay face down until they are ridden upon': afterwards('beginFirstTurn', (g) => {
      for (const player of PLAYERS) for (const { id } of g.rules.vanguardsOf(g, player)) setFace(g, id, 'down');
    }),
    'the player going second is the first turn player': another('beginFirstTurn', (g) =>
      setTurn(g, 1, opponentOf(g.state.firstPlayer)),
    ),
  },
});
