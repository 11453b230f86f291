/**
 * Random games of the Dragon Ball Super Card Game, with plain cards and with probe cards. The player proposes actions
 * that look legal: it plays and combos with enough active energy, and attacks with active cards.
 */
import type { PlayerId } from '../schemas/common';
import type { DbsCard } from '../schemas/dragon-ball-super';
import type { Action, PlacedCard } from '../schemas/protocol';
import type { GameModule } from '../oracle/kernel/session/module';
import { opponentOf, type CardState, type Definition, type Question } from '../oracle/kernel/state';
import { dragonBallSuper } from '../oracle/dragon-ball-super';
import { cardsIn, definitionOf, fightersOf, isActive, leaderOf, type DbsGame } from '../oracle/dragon-ball-super/game';
import { loadProbes } from '../steps/probe-files';
import { anyAnswer, PASS, pick, pickOrPass, type Random, type RandomGames } from './random-player';

const { deckSize } = dragonBallSuper.rules;

const LEADER: DbsCard = {
  name: 'Leader',
  number: 'L',
  category: 'leader',
  colors: ['red'],
  power: 10000,
  back: { name: 'Leader', colors: ['red'], power: 15000 },
};
const PLAIN: readonly DbsCard[] = Array.from({ length: 17 }, (_, index) => ({
  name: `Plain ${index}`,
  number: `P-${index}`,
  category: 'battle',
  colors: ['red'],
  energyCost: 1 + (index % 6),
  power: 5000 + 5000 * (index % 5),
  comboPower: 5000 * (1 + (index % 2)),
  comboCost: index % 2,
}));

/**
 * Probe cards for a deck of 50 different cards, without those that end the game, loop for ever (11-1) or limit decks.
 */
const PROBES: readonly DbsCard[] = Object.values(
  loadProbes('dragon-ball-super') as unknown as Record<string, DbsCard>,
).filter(
  ({ category, abilities = [] }) =>
    dragonBallSuper.rules.categoriesInDeck.includes(category) &&
    !abilities.some(({ deckLimit, copies }) => deckLimit !== undefined || copies !== undefined) &&
    !abilities.some(({ keyword = '' }) =>
      ['ultimate', 'superCombo', 'dragonBall', 'victoryStrike'].includes(keyword),
    ) &&
    !/winGame|loseGame|extraTurn/.test(JSON.stringify(abilities)) &&
    !abilities.some(({ when }) => when?.event === 'rested' || when?.event === 'setActive') &&
    // Two such cards that play each other as the turn ends are an infinite loop, which these games do not watch for
    // (11-1).
    !abilities.some(({ when, effect }) => when?.event === 'turnEnding' && JSON.stringify(effect).includes('"play"')),
);

const CARDS: Readonly<Record<string, DbsCard>> = {
  leader: LEADER,
  ...Object.fromEntries([...PLAIN, ...PROBES].map((card) => [card.number, card])),
};

const deckOf = (player: string, numbers: readonly string[]): PlacedCard[] => [
  { id: `${player} leader`, card: 'leader' },
  ...numbers.map((card, index) => ({ id: `${player}${index}`, card })),
];

const plainNumbers = Array.from({ length: deckSize }, (_, index) => PLAIN[index % PLAIN.length]!.number);
const DECKS = { A: deckOf('a', plainNumbers), B: deckOf('b', plainNumbers) };

/** Draws probe cards at random, four copies of each, until the deck is full. */
function probeDeck(player: string, random: Random): PlacedCard[] {
  const left = PROBES.map((card) => card.number);
  const drawn: string[] = [];
  while (drawn.length < deckSize) {
    const [number] =
      left.length > 0 ? left.splice(Math.floor(random() * left.length), 1) : [plainNumbers[drawn.length % 13]];
    for (let copy = 0; copy < 4 && drawn.length < deckSize; copy++) drawn.push(number!);
  }
  return deckOf(player, drawn);
}

const common = {
  module: dragonBallSuper as unknown as GameModule,
  definition: (key: string) => CARDS[key] as unknown as Definition,
  propose: ((game, question, random) =>
    propose(game as unknown as DbsGame, question, random)) as RandomGames['propose'],
};

const plainGames: RandomGames = {
  ...common,
  name: 'Dragon Ball Super, plain cards',
  target: undefined,
  round: 500,
  decks: () => DECKS,
};

const probeGames: RandomGames = {
  ...common,
  name: 'Dragon Ball Super, 13 probe cards',
  target: undefined,
  round: 100,
  decks: (random) => ({ A: probeDeck('a', random), B: probeDeck('b', random) }),
};

export const randomGames: readonly RandomGames[] = [plainGames, probeGames];

function propose(game: DbsGame, question: Question, random: Random): Action {
  switch (question.kind) {
    case 'main':
      return mainAction(game, question.player, random);
    case 'offence':
    case 'defense':
      return stepAction(game, question.player, random);
    default:
      return anyAnswer(question, random);
  }
}

const activeEnergy = (game: DbsGame, player: PlayerId): number =>
  cardsIn(game, player, 'energy').filter(isActive).length;

function mainAction(game: DbsGame, player: PlayerId, random: Random): Action {
  const energy = activeEnergy(game, player);
  const others = fightersOf(game, opponentOf(player)).slice(1);
  const targets = [leaderOf(game, opponentOf(player)), ...others.filter((card) => !isActive(card))];
  const candidates: Action[] = cardsIn(game, player, 'hand')
    .filter((card) => definitionOf(card).category === 'battle' && (definitionOf(card).energyCost ?? 0) <= energy)
    .map((card) => ({ type: 'play', card: card.id }));
  for (const card of fightersOf(game, player))
    if (isActive(card)) candidates.push({ type: 'attack', card: card.id, target: pick(random, targets).id });
  candidates.push(...game.rules.skillActions(game, player, 'main'));
  return pickOrPass(random, candidates) ?? PASS;
}

function stepAction(game: DbsGame, player: PlayerId, random: Random): Action {
  const energy = activeEnergy(game, player);
  const isFit = (card: CardState) => (definitionOf(card).comboCost ?? Infinity) <= energy;
  const combos = cardsIn(game, player, 'hand')
    .filter(isFit)
    .map(({ id }): Action => ({ type: 'combo', card: id }));
  return pickOrPass(random, [...combos, ...game.rules.skillActions(game, player, 'battle')]) ?? PASS;
}
