/** Reads the option `--interpretation id=choice`, formerly `--reading`. */
import { oracleModules, type Editions } from '../../games/registry';
import { chosenReadings, ReadingError, type ChosenReadings } from '../../runner/ruling/readings';
import type { GameId } from '../../schemas/common';
import { answerAsStep } from '../../steps/ambiguous-rules';
import { UsageError } from '../usage';

/**
 * @param games of which at least one must have each interpretation, in these editions
 * @throws {UsageError} if there is no such interpretation or choice, or an edition leaves no room for it
 */
export function readingsNamed(
  { interpretation = [], reading = [] }: { interpretation?: readonly string[]; reading?: readonly string[] },
  games: readonly GameId[],
  editions: Editions = {},
): ChosenReadings {
  const chosen = (option: string, written: readonly string[]): ChosenReadings => {
    if (written.length === 0) return {};
    try {
      return chosenReadings(written, oracleModules(games, editions));
    } catch (error) {
      if (error instanceof ReadingError) throw new UsageError(`${option}: ${error.message}`);
      throw error;
    }
  };
  return { ...chosen('--reading', reading), ...chosen('--interpretation', interpretation) };
}

/** Returns the steps that answer ambiguous rules as the options choose. @throws {UsageError} as `readingsNamed` does */
export const stepsOfInterpretations = (
  options: Parameters<typeof readingsNamed>[0],
  game: GameId,
  editions: Parameters<typeof readingsNamed>[2],
): string[] =>
  Object.entries(readingsNamed(options, [game], editions)).map(([id, choice]) => answerAsStep(game, id, choice));
