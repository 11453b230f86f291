/** Prints a board as lines of text for a terminal. */
import { PLAYERS, type GameId } from '../schemas/common';
import type { Observation } from '../schemas/protocol';
import { capitalised } from '../texts/words';
import { battleWords, momentWords, zonesInWords } from './board-changes';

/** Returns the moment, then a line for each zone that is not empty: `A  hand: Coin; Ring`. */
export function boardLines(game: GameId, seen: Observation): string[] {
  const battle = battleWords(game, seen);
  const zones = PLAYERS.flatMap((player) =>
    zonesInWords(game, player, seen.players[player]).map(([zone, cards]) => `${player}  ${zone}: ${cards}`),
  );
  return [`${capitalised(momentWords(game, seen))}${battle === undefined ? '' : `; battle: ${battle}`}`, ...zones];
}
