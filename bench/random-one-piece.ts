/**
 * Random games of the One Piece Card Game, with plain cards and with probe cards. The player proposes actions that look
 * legal: it plays with enough active DON!! cards, attacks with active cards of an earlier turn, and counters with cards
 * that have a counter value.
 */
import type { PlayerId } from '../schemas/common';
import type { OpCard } from '../schemas/one-piece';
import type { Action, PlacedCard } from '../schemas/protocol';
import type { GameModule } from '../oracle/kernel/session/module';
import { opponentOf, type CardState, type Definition, type Question } from '../oracle/kernel/state';
import { onePiece } from '../oracle/one-piece';
import {
  activeDon,
  cardsIn,
  charactersOf,
  definitionOf,
  fightersOf,
  isActive,
  leaderOf,
  type OpGame,
} from '../oracle/one-piece/game';
import { loadProbes } from '../steps/probe-files';
import { anyAnswer, PASS, pick, pickOrPass, type Random, type RandomGames } from './random-player';

const { deckSize, donDeckSize } = onePiece.rules;

const LEADER: OpCard = { name: 'Leader', number: 'L', category: 'leader', colors: ['red'], power: 5000, life: 5 };
const DON: OpCard = { name: 'DON!!', number: 'DON', category: 'don' };
const PLAIN: readonly OpCard[] = Array.from({ length: 17 }, (_, index) => ({
  name: `Plain ${index}`,
  number: `P-${index}`,
  category: 'character',
  colors: ['red'],
  cost: 1 + (index % 6),
  power: 2000 + 1000 * (index % 7),
  ...(index % 3 > 0 && { counter: 1000 * (index % 3) }),
}));

/** Probe cards for a red deck of 50 different cards, without those that end the game or loop for ever (11-1). */
const PROBES: readonly OpCard[] = Object.values(loadProbes('one-piece') as unknown as Record<string, OpCard>).filter(
  ({ category, colors = [], abilities = [] }) =>
    onePiece.rules.categoriesInDeck.includes(category) &&
    colors.every((color) => color === 'red') &&
    !abilities.some(({ deckLimit, copies }) => deckLimit !== undefined || typeof copies === 'number') &&
    !/winGame|loseGame|extraTurn/.test(JSON.stringify(abilities)) &&
    !abilities.some(({ when }) => when?.event === 'rested' || when?.event === 'setActive'),
);

const CARDS: Readonly<Record<string, OpCard>> = {
  leader: LEADER,
  don: DON,
  ...Object.fromEntries([...PLAIN, ...PROBES].map((card) => [card.number, card])),
};

/** Makes a deck of a Leader, the cards with these numbers, and the DON!! cards. */
const deckOf = (player: string, numbers: readonly string[]): PlacedCard[] => [
  { id: `${player} leader`, card: 'leader' },
  ...numbers.map((card, index) => ({ id: `${player}${index}`, card })),
  ...Array.from({ length: donDeckSize }, (_, index) => ({ id: `${player} don ${index}`, card: 'don' })),
];

const plainNumbers = Array.from({ length: deckSize }, (_, index) => PLAIN[index % PLAIN.length]!.number);
const DECKS = { A: deckOf('a', plainNumbers), B: deckOf('b', plainNumbers) };

/** Draws probe cards at random, `copies` of each, until the deck is full. */
function probeDeck(player: string, random: Random, copies: number): PlacedCard[] {
  const left = PROBES.map((card) => card.number);
  const drawn: string[] = [];
  while (drawn.length < deckSize) {
    const [number] = left.splice(Math.floor(random() * left.length), 1);
    for (let copy = 0; copy < copies && drawn.length < deckSize; copy++) drawn.push(number!);
  }
  return deckOf(player, drawn);
}

const common = {
  module: onePiece as unknown as GameModule,
  definition: (key: string) => CARDS[key] as unknown as Definition,
  propose: ((game, question, random) => propose(game as unknown as OpGame, question, random)) as RandomGames['propose'],
};

const plainGames: RandomGames = {
  ...common,
  name: 'One Piece, plain cards',
  target: 1500,
  round: 3000,
  decks: () => DECKS,
};

/** Decks as players build them: four copies of each card. */
const probeGames: RandomGames = {
  ...common,
  name: 'One Piece, 13 probe cards',
  target: 300,
  round: 500,
  decks: (random) => ({ A: probeDeck('a', random, 4), B: probeDeck('b', random, 4) }),
};

/** Decks with as many different effects as they can hold. */
const probeMixGames: RandomGames = {
  ...probeGames,
  name: 'One Piece, 50 different probe cards',
  target: undefined,
  decks: (random) => ({ A: probeDeck('a', random, 1), B: probeDeck('b', random, 1) }),
};

export const randomGames: readonly RandomGames[] = [plainGames, probeGames, probeMixGames];

function propose(game: OpGame, question: Question, random: Random): Action {
  switch (question.kind) {
    case 'main':
      return mainAction(game, question.player, random);
    case 'counter':
      return counterAction(game, question.player, random);
    default:
      return anyAnswer(question, random);
  }
}

function mainAction(game: OpGame, player: PlayerId, random: Random): Action {
  const don = activeDon(game, player).length;
  const fighters = fightersOf(game, player);
  const targets = [leaderOf(game, opponentOf(player)), ...charactersOf(game, opponentOf(player)).filter(isRested)];
  const candidates: Action[] = cardsIn(game, player, 'hand')
    .filter((card) => (definitionOf(card).cost ?? 0) <= don)
    .map((card) => ({ type: 'play', card: card.id }));
  if (don > 0) candidates.push({ type: 'giveDon', target: pick(random, fighters).id });
  if (!game.rules.isOwnFirstTurn(game, player)) {
    for (const card of fighters) {
      if (!isActive(card) || card.enteredOnTurn === game.state.turn) continue;
      candidates.push({ type: 'attack', card: card.id, target: pick(random, targets).id });
    }
  }
  candidates.push(...game.rules.activations(game, player));
  return pickOrPass(random, candidates) ?? PASS;
}

function counterAction(game: OpGame, player: PlayerId, random: Random): Action {
  const don = activeDon(game, player).length;
  const candidates = cardsIn(game, player, 'hand').flatMap((card): Action[] => {
    const { category, counter, cost = 0 } = definitionOf(card);
    if (counter) return [{ type: 'counter', card: card.id, target: pick(random, fightersOf(game, player)).id }];
    return category === 'event' && cost <= don ? [{ type: 'play', card: card.id }] : [];
  });
  return pickOrPass(random, candidates) ?? PASS;
}

const isRested = (card: CardState): boolean => !isActive(card);
