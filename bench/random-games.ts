/**
 * Random games of LEVEL.NEO with plain cards, journal and citations included: how many a second one core plays.
 *
 * The player draws a proposal by lot and draws again where the oracle refuses it: passing is as likely as each single card
 * that could be named first (an attacker, a support to play or to cover with), an attack then gets a partner half of the
 * time and a target: the Main Character where the own one attacks, else any. So every legal action can come up, but not
 * all are equally likely.
 */
import { PLAYERS } from '../schemas/common';
import type { LnCard } from '../schemas/level-neo';
import type { Action, PlacedCard } from '../schemas/protocol';
import { Chance, seededRandom } from '../oracle/kernel/chance';
import { Game } from '../oracle/kernel/game';
import type { GameModule } from '../oracle/kernel/module';
import { stateFromDecks } from '../oracle/kernel/position';
import { Session } from '../oracle/kernel/session';
import { opponentOf, type Question } from '../oracle/kernel/state';
import { levelNeo } from '../oracle/level-neo';
import { cardsIn, charactersOf, isActive, isMain, mainOf, type LnGame } from '../oracle/level-neo/game';

type Random = () => number;

const CHARACTERS: readonly LnCard[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Plain ${index}`,
  number: `P-${index}`,
  category: 'character',
  turnCost: 1 + (index % 5),
  ap: 2000 + 500 * (index % 7),
}));

const deckOf = (player: string): PlacedCard[] =>
  Array.from({ length: levelNeo.rules.deckSize }, (_, index) => ({
    id: `${player}${index}`,
    card: String(index % CHARACTERS.length),
  }));

const DECKS = { A: deckOf('a'), B: deckOf('b') };

/** Plays one game to its end. @param seed decides the shuffles, the lot and both players */
export function playRandomGame(seed: number): Session<LnGame> {
  const module = levelNeo as unknown as GameModule;
  const state = stateFromDecks(module, DECKS, (key) => CHARACTERS[Number(key)]!);
  const game = new Game(levelNeo.rules, state, new Chance([], seed)) as unknown as LnGame;
  const session = new Session(game, levelNeo.play(game as never, {}));
  const random = seededRandom(seed);
  while (session.question) {
    const { question } = session;
    while (session.act(question.player, proposal(game, question, random)) !== null);
  }
  return session;
}

const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
const pickOrPass = <T>(random: Random, things: readonly T[]): T | undefined =>
  things[Math.floor(random() * (things.length + 1))];

function proposal(game: LnGame, question: Question, random: Random): Action {
  const { player, kind, from } = question;
  if (from) return choice(question, random);
  switch (kind) {
    case 'turnOrder':
      return { type: 'answer', value: pick(random, ['first', 'second']) };
    case 'main':
      return naming('playSupport', pickOrPass(random, game.zone(player, 'hand')));
    case 'cover':
      return naming('cover', pickOrPass(random, game.zone(player, 'support')));
    case 'levelBurst':
      return naming('levelBurst', pickOrPass(random, faceDown(game, question)));
    case 'attack':
      return attack(game, question, random);
    default:
      throw new Error(`plain cards ask no "${kind}"`);
  }
}

const naming = (type: string, card: string | undefined): Action =>
  card === undefined ? { type: 'pass' } : { type, card };

const faceDown = (game: LnGame, { player }: Question): string[] =>
  cardsIn(game, player, 'level')
    .filter((card) => card.face === 'down')
    .map((card) => card.id);

function choice({ min = 0, max = 0, from = [] }: Question, random: Random): Action {
  const left = from.map((card) => card.id);
  const cards: string[] = [];
  for (let wanted = min + Math.floor(random() * (max - min + 1)); wanted > 0; wanted--) {
    cards.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return cards.length === 0 ? { type: 'pass' } : { type: 'choose', cards };
}

function attack(game: LnGame, { player }: Question, random: Random): Action {
  const active = charactersOf(game, player).filter(isActive);
  const first = pickOrPass(random, active);
  if (first === undefined) return { type: 'pass' };
  const partner = random() < 0.5 ? pick(random, active) : first;
  const opponent = opponentOf(player);
  const target = isMain(first) || isMain(partner) ? mainOf(game, opponent) : pick(random, charactersOf(game, opponent));
  return {
    type: 'attack',
    attackers: first === partner ? [first.id] : [first.id, partner.id],
    target: target.id,
  };
}

const ROUNDS = 5;
const GAMES = 2000;

function main(): void {
  const rates: number[] = [];
  let seed = 1;
  for (; seed <= GAMES / 2; seed++) playRandomGame(seed);
  let events = 0;
  let answers = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.hrtime.bigint();
    for (const end = seed + GAMES; seed < end; seed++) {
      const session = playRandomGame(seed);
      events += session.game.journal.length;
      answers += session.answers.length;
    }
    rates.push(GAMES / (Number(process.hrtime.bigint() - start) / 1e9));
  }
  rates.sort((one, other) => one - other);
  const each = (total: number) => Math.round(total / (ROUNDS * GAMES));
  console.log(
    `random vanilla LEVEL.NEO games per second: ${Math.round(rates[ROUNDS >> 1]!)} (median of ${ROUNDS} × ${GAMES}, ` +
      `${Math.round(rates[0]!)} to ${Math.round(rates.at(-1)!)}; ${each(answers)} answers and ${each(events)} events a game)`,
  );
}

if (require.main === module) main();
