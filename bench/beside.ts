/**
 * Compares two checkouts: `npm run bench -- beside <dist of the other> [part of a name] [rounds]`, e.g. `npm run bench
 * -- beside ../before/dist "50 different"`. Both are loaded into one process and play random games with the same seeds
 * in turn, in short rounds, so that a slow moment of the machine meets both alike. For each kind of random games that
 * both have (by its name) it prints both rates by processor time, and the median of the rounds' quotients: above 1,
 * this checkout is the faster one. Rates are hard to compare if the two play different games from a seed; the output
 * says so.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Session } from '../oracle/kernel/session/session';
import { median } from './figures';
import { secondsSince } from './random-games';
import type { RandomGames } from './random-player';
import { relative, yardstick } from './yardstick';

const ROUNDS = 15;
/** Approximate seconds of processor time for each checkout and kind. */
const WARM_UP = 5;
const ROUND = 0.7;

interface Checkout {
  readonly games: readonly RandomGames[];
  play(games: RandomGames, seed: number): Session;
}

/** @param dist the compiled files of a checkout */
async function load(dist: string): Promise<Checkout> {
  const folder = join(dist, 'bench');
  if (!existsSync(folder))
    throw new Error(`${dist} holds no bench/: give the "dist" of a checkout that has been built`);
  const files = readdirSync(folder).filter((file) => /^random-.*\.js$/.test(file));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const { playRandomGame } = (await import(join(folder, 'random-games.js'))) as { playRandomGame: Checkout['play'] };
  const exported = modules.flatMap((module) => Object.values(module).flat()).filter(isRandomGames);
  return { games: [...new Set(exported)], play: playRandomGame };
}

const isRandomGames = (value: unknown): value is RandomGames =>
  typeof value === 'object' && value !== null && 'propose' in value && 'decks' in value;

/** Plays one kind of random games in one checkout. */
class Player {
  readonly rates: number[] = [];

  constructor(
    private readonly checkout: Checkout,
    private readonly games: RandomGames,
  ) {}

  /** Returns the course of a game, which shows whether another checkout plays the same one. */
  course(seed: number): string {
    const { answers, game } = this.checkout.play(this.games, seed);
    return JSON.stringify({ answers, turn: game.state.turn, events: game.journal.length });
  }

  /**
   * Plays for this many seconds of processor time.
   * @returns games a second
   */
  warmUp(seconds: number): number {
    const start = process.cpuUsage();
    let played = 0;
    while (secondsSince(start) < seconds) this.checkout.play(this.games, ++played);
    return played / secondsSince(start);
  }

  /** Plays the games with these seeds. */
  round(first: number, count: number): void {
    const start = process.cpuUsage();
    for (let seed = first; seed < first + count; seed++) this.checkout.play(this.games, seed);
    this.rates.push(count / secondsSince(start));
  }
}

const SEEDS_TO_COMPARE = 20;

function compare(here: Player, other: Player, name: string, rounds: number): void {
  const seeds = Array.from({ length: SEEDS_TO_COMPARE }, (_, index) => index + 1);
  const different = seeds.filter((seed) => here.course(seed) !== other.course(seed)).length;
  const [rate] = [here, other].map((player) => player.warmUp(WARM_UP)) as [number, number];
  const count = Math.ceil(rate * ROUND);
  const quotients: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [here, other] : [other, here];
    for (const player of order) player.round(1 + round * count, count);
    quotients.push(here.rates.at(-1)! / other.rates.at(-1)!);
  }
  const answerLine = (player: Player) => `${Math.round(median(player.rates))} a second`;
  const range = `${Math.min(...quotients).toFixed(2)} to ${Math.max(...quotients).toFixed(2)}`;
  console.log(
    `${name}: here ${answerLine(here)} (${relative(median(here.rates), yardstick().processor)}), there ${answerLine(other)}: ` +
      `${median(quotients).toFixed(2)} times as fast (median of ${rounds} rounds, ${range})` +
      (different > 0 ? `; ${different} of ${seeds.length} games differ` : ''),
  );
}

async function main([dist, part = '', rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  if (dist === undefined)
    throw new Error('usage: npm run bench -- beside <dist of the other> [part of a name] [rounds]');
  const [here, other] = [await load(join(__dirname, '..')), await load(resolve(dist))];
  for (const games of here.games.filter(({ name }) => name.includes(part))) {
    const match = other.games.find(({ name }) => name === games.name);
    if (match) compare(new Player(here, games), new Player(other, match), games.name, Number(rounds));
    else console.log(`${games.name}: there are none in ${dist}`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`bench: ${error.message}`);
  process.exitCode = 2;
});
