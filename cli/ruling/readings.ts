/** Reads the option `--reading id=choice`. */
import { oracleModules, type Editions } from '../../games/registry';
import { chosenReadings, ReadingError, type ChosenReadings } from '../../runner/ruling/readings';
import type { GameId } from '../../schemas/common';
import { UsageError } from '../usage';

/**
 * @param games of which at least one must have each interpretation, in these editions
 * @throws {UsageError} if there is no such interpretation or choice, or an edition leaves no room for it
 */
export function readingsNamed(
  written: readonly string[] | undefined,
  games: readonly GameId[],
  editions: Editions = {},
): ChosenReadings {
  if (!written) return {};
  try {
    return chosenReadings(written, oracleModules(games, editions));
  } catch (error) {
    if (error instanceof ReadingError) throw new UsageError(`--reading: ${error.message}`);
    throw error;
  }
}
