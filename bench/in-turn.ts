/**
 * Compares the games with each other: `npm run bench -- in-turn [part of a name] [rounds]`, e.g. `npm run bench --
 * in-turn Vanguard`. Each kind of random games is played in turn with One Piece's of the same kind (plain cards, or probe
 * cards) in one process, in short rounds, so that a slow moment of the machine meets both alike. For each it prints the
 * median of the rounds' quotients by processor time: so many times as many games, and as many events, in a second.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE } from '../games/registry';
import type { GameId } from '../schemas/common';
import { median } from './figures';
import { allGames, playRandomGame, secondsSince } from './random-games';
import type { RandomGames } from './random-player';

const ROUNDS = 9;
/** Seconds of processor time for each kind of games. */
const WARM_UP = 5;
const ROUND = 0.7;

interface Rates {
  readonly games: number;
  readonly events: number;
}

/** Plays games with new seeds for so many seconds, again and again. */
function player(games: RandomGames): (seconds: number) => Rates {
  let seed = 1;
  return (seconds) => {
    const start = process.cpuUsage();
    const first = seed;
    let events = 0;
    for (; seed === first || secondsSince(start) < seconds; seed++)
      events += playRandomGame(games, seed).game.journal.length;
    const passed = secondsSince(start);
    return { games: (seed - first) / passed, events: events / passed };
  };
}

function compare(games: RandomGames, base: RandomGames, rounds: number): void {
  const [play, playBase] = [player(games), player(base)];
  for (const warmUp of [play, playBase]) warmUp(WARM_UP);
  const quotients: Rates[] = [];
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [play(ROUND), playBase(ROUND)];
    quotients.push({ games: one.games / other.games, events: one.events / other.events });
  }
  const [inGames, inEvents] = [quotients.map((each) => each.games), quotients.map((each) => each.events)];
  console.log(
    `${games.name}: ${median(inGames).toFixed(2)} times as many games as ${base.name}, ` +
      `${median(inEvents).toFixed(2)} times as many events (median of ${rounds} rounds, games ` +
      `${Math.min(...inGames).toFixed(2)} to ${Math.max(...inGames).toFixed(2)})`,
  );
}

/** A draft may have none yet. */
const hasRandomGames = (game: GameId): boolean => existsSync(join(__dirname, `random-${game}.js`));

const isPlain = ({ name }: RandomGames): boolean => name.endsWith('plain cards');

async function main([part = '', rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const all = await allGames(PLAYABLE.filter(hasRandomGames));
  const bases = all.filter(({ module }) => module.id === 'one-piece');
  const compared = all.filter((games) => games.name.includes(part) && !bases.includes(games));
  if (compared.length === 0) throw new Error(`in-turn: no random games but One Piece's have "${part}" in their name`);
  if (!/^[1-9][0-9]*$/.test(rounds)) throw new Error(`in-turn: "${rounds}" is no number of rounds`);
  for (const games of compared)
    compare(
      games,
      bases.find((one) => isPlain(one) === isPlain(games))!,
      Number(rounds),
    );
}

void main(process.argv.slice(2));
