/**
 * Measures how many random games, with event log and citations, one core plays in a second of its time (processor time
 * of the whole process, so that a busy machine gives the same as an idle one), once the engine has compiled hot code.
 * Until then a third of the time is the compiler's. The rate is also given in the time of the yardstick, measured in
 * the same process.
 *
 * The player of each game draws at random among actions that look legal (random-<game>.ts), and draws again if the
 * oracle refuses. So every legal action can come up, but not all are equally likely.
 */
import { PLAYED } from '../games/registry';
import type { GameId } from '../schemas/common';
import { Chance, seededRandom } from '../oracle/kernel/chance';
import { Game } from '../oracle/kernel/game';
import { stateFromDecks } from '../oracle/kernel/session/position';
import { Session } from '../oracle/kernel/session/session';
import { median } from './figures';
import type { RandomGames } from './random-player';
import { relative, yardstick } from './yardstick';
import type { AnyGame } from '../oracle/kernel/rules';

/**
 * Plays one game to its end.
 * @param seed decides the decks, the shuffles, the lot and both players
 */
export function playRandomGame(games: RandomGames, seed: number): Session {
  const { module } = games;
  const random = seededRandom(seed);
  const state = stateFromDecks(module, games.decks(random), (key) => games.definition(key));
  const game: AnyGame = new Game(module.rules, state, new Chance([], seed));
  const session = new Session(game, module.play(game, {}));
  for (let answers = 0; session.question; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`${games.name}: game ${seed} does not end`);
    const { question } = session;
    while (session.act(question.player, games.propose(game, question, random)) !== null);
  }
  return session;
}

const MOST_ANSWERS = 10_000;
const ROUNDS = 5;
const WARM_UP_SECONDS = 10;

/**
 * Plays until hot code has been compiled.
 * @returns the next seed
 */
function warmUp(games: RandomGames): number {
  const start = process.cpuUsage();
  let seed = 1;
  for (; secondsSince(start) < WARM_UP_SECONDS; seed++) playRandomGame(games, seed);
  return seed;
}

export function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function measure(games: RandomGames): void {
  const rates: number[] = [];
  let seed = warmUp(games);
  let events = 0;
  let answers = 0;
  let turns = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    for (const end = seed + games.round; seed < end; seed++) {
      const session = playRandomGame(games, seed);
      events += session.game.journal.length;
      answers += session.answers.length;
      turns += session.game.state.turn;
    }
    rates.push(games.round / secondsSince(start));
  }
  const each = (total: number) => Math.round(total / (ROUNDS * games.round));
  const whole = (rate: number) => Math.round(rate);
  console.log(
    `${games.name}: ${whole(median(rates))} random games a second of one core, ${relative(median(rates), yardstick().processor)}, ` +
      `warmed up for ${WARM_UP_SECONDS} s (median of ${ROUNDS} × ${games.round}, ` +
      `${whole(Math.min(...rates))} to ${whole(Math.max(...rates))}; ${games.target === undefined ? 'no target' : `target: ${games.target}`}); ` +
      `a game has ${each(turns)} turns, ${each(answers)} answers and ${each(events)} events`,
  );
}

/** Loads `random-<game>.ts` of each game. */
export async function allGames(games: readonly GameId[] = PLAYED): Promise<RandomGames[]> {
  const modules = await Promise.all(
    games.map((game) => import(`./random-${game}`) as Promise<{ randomGames: readonly RandomGames[] }>),
  );
  return modules.flatMap(({ randomGames }) => randomGames);
}

async function main(): Promise<void> {
  for (const games of await allGames()) measure(games);
}

if (require.main === module) void main();
