/** The option `--reading id=choice`. */
import { oracleModules, type Editions } from '../../games/registry';
import { chosenReadings, ReadingError, type ChosenReadings } from '../../runner/ruling/readings';
import type { GameId } from '../../schemas/common';
import { UsageError } from '../usage';

/**
 * @param games one of which has each reading, in these editions
 * @throws {UsageError} there is no such reading, or no such choice, or an edition leaves no room for it
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
