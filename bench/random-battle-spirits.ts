/**
 * Random games of Battle Spirits, with plain cards and with probe cards. The player draws a type of action first, then
 * the card that is used, and one such action with a payment that the oracle offers. So moves of Cores, of which there are
 * many, do not crowd out the rest, and payments are worked out only for the card that was drawn.
 */
import type { BsCard } from '../schemas/battle-spirits';
import type { PlayerId } from '../schemas/common';
import type { Action, PlacedCard } from '../schemas/protocol';
import { battleSpirits } from '../oracle/battle-spirits';
import type { BsTiming } from '../oracle/battle-spirits/05-main-step';
import { usesOf } from '../oracle/battle-spirits/06-using';
import type { BsGame } from '../oracle/battle-spirits/game';
import { cardsInZones } from '../oracle/kernel/game';
import type { GameModule } from '../oracle/kernel/session/module';
import type { Definition, Question } from '../oracle/kernel/state';
import { loadProbes } from '../steps/probe-files';
import { anyAnswer, PASS, pick, pickOrPass, type Random, type RandomGames } from './random-player';

const DECK_SIZE = 40;
const COPIES = 3;

const PLAIN: readonly BsCard[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Plain ${index}`,
  number: `P-${index}`,
  category: 'spirit',
  colors: ['red'],
  cost: 1 + (index % 6),
  reductions: Array.from({ length: index % 3 }, () => ['red' as const]),
  symbols: [['red']],
  levels: [
    { lv: 1, cores: 1, bp: 1000 + 1000 * (index % 7) },
    { lv: 2, cores: 2 + (index % 2), bp: 3000 + 1000 * (index % 7) },
  ],
}));

/** Probe cards that a deck may hold in any number, without those that end the game or grant turns. */
const PROBES: readonly BsCard[] = Object.values(
  loadProbes('battle-spirits') as unknown as Record<string, BsCard>,
).filter(
  ({ contract, token, banned, checklist, abilities = [] }) =>
    !contract && !token && !banned && !checklist && !/winGame|loseGame|extraTurn/.test(JSON.stringify(abilities)),
);

const CARDS: Readonly<Record<string, BsCard>> = Object.fromEntries(
  [...PLAIN, ...PROBES].map((card) => [card.number, card]),
);

const deckOf = (player: string, cards: readonly BsCard[]): PlacedCard[] =>
  Array.from({ length: DECK_SIZE }, (_, index) => ({
    id: `${player}${index}`,
    card: cards[index % cards.length]!.number,
  }));

const PLAIN_DECKS = { A: deckOf('a', PLAIN), B: deckOf('b', PLAIN) };

/** Half plain Spirits, without which nothing can be paid for or combined, half probe cards, three copies of each. */
function mixedDeck(player: string, random: Random): PlacedCard[] {
  const probes = new Set<BsCard>();
  while (probes.size < Math.ceil(DECK_SIZE / 2 / COPIES)) probes.add(pick(random, PROBES));
  return deckOf(player, [...PLAIN.slice(0, probes.size), ...probes]);
}

const common = {
  module: battleSpirits as unknown as GameModule,
  definition: (key: string) => CARDS[key] as unknown as Definition,
  propose: ((game, question, random) => propose(game as unknown as BsGame, question, random)) as RandomGames['propose'],
};

const plainGames: RandomGames = {
  ...common,
  name: 'Battle Spirits, plain cards',
  target: 750,
  round: 1000,
  decks: () => PLAIN_DECKS,
};

const probeGames: RandomGames = {
  ...common,
  name: 'Battle Spirits, 7 probe cards',
  target: 150,
  round: 200,
  decks: (random) => ({ A: mixedDeck('a', random), B: mixedDeck('b', random) }),
};

export const randomGames: readonly RandomGames[] = [plainGames, probeGames];

function propose(game: BsGame, question: Question, random: Random): Action {
  switch (question.kind) {
    case 'main':
    case 'flash':
      return actionAtWill(game, question, question.kind, random);
    default:
      return anyAnswer(question, random);
  }
}

function actionAtWill(game: BsGame, { player }: Question, timing: BsTiming, random: Random): Action {
  let types = TYPES[timing];
  while (true) {
    const type = pickOrPass(random, types);
    if (!type) return PASS;
    const actions = BY_CARD.includes(type)
      ? usesOfAnyCard(game, player, type, timing, random)
      : game.rules.actionRows[type]!.candidates(game, player, timing);
    if (actions.length > 0) return pick(random, actions);
    types = types.filter((one) => one !== type);
  }
}

const typesOf = (timing: BsTiming): readonly string[] =>
  Object.entries(battleSpirits.rules.actionRows).flatMap(([type, { timings }]) =>
    timings.includes(timing) ? [type] : [],
  );
const TYPES: Readonly<Record<BsTiming, readonly string[]>> = { main: typesOf('main'), flash: typesOf('flash') };

/** The types of action with a payment for one card. */
const BY_CARD: readonly string[] = ['summon', 'deploy', 'useMagic'];

function usesOfAnyCard(
  game: BsGame,
  player: PlayerId,
  how: string,
  timing: BsTiming,
  random: Random,
): readonly Action[] {
  const card = pick(random, cardsInZones(game, player, game.rules.waysOfUsing[how]!.zones));
  return card ? usesOf(game, how, card, timing) : [];
}
