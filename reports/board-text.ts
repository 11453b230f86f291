/** Prints a board as lines of text for a terminal. */
import { PLAYERS } from '../schemas/common';
import type { Observation, SeenCard } from '../schemas/protocol';
import { battleWords, cardWords, momentWords, zonesInWords } from './board-changes';
import { capitalised, spelledOut } from './text';

/** Returns the moment, then a line for each zone that is not empty: `A  hand: Coin; Ring`. */
export function boardLines(seen: Observation): string[] {
  const battle = battleWords(seen);
  const zones = PLAYERS.flatMap((player) =>
    zonesInWords(seen.players[player], inRuns).map(([zone, cards]) => `${player}  ${spelledOut(zone)}: ${cards}`),
  );
  return [`${capitalised(momentWords(seen))}${battle === undefined ? '' : ` · battle: ${battle}`}`, ...zones];
}

/** Joins neighbours that differ only in their number: `A don 1 to 6 (active)`. */
function inRuns(cards: readonly SeenCard[]): string[] {
  const runs: { words: string; stem: string; first: number; last: number; details: string }[] = [];
  for (const words of cards.map(cardWords)) {
    const [, stem = words, number = NaN, details = ''] = /^(.*?) (\d+)( \(.*)?$/.exec(words) ?? [];
    const before = runs.at(-1);
    const continues = before?.stem === stem && before.details === details && Number(number) === before.last + 1;
    if (continues) before.last += 1;
    else runs.push({ words, stem, first: Number(number), last: Number(number), details });
  }
  return runs.map(({ words, stem, first, last, details }) =>
    last > first ? `${stem} ${first} to ${last}${details}` : words,
  );
}
