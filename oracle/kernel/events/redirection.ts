/**
 * Rules that redirect or cancel a move before anything else applies (VG 4.1.13, 4.4.3, 7.39.4.2; DBS 3-1-7-1, 10-18-7).
 * They also apply to replacements, to linked cards that move along, to departures, and to what a cost would do.
 */
import { recordUndone } from '../changes/effect-outcome';
import { isMove, type IntendedChange } from '../changes/intended';
import type { EventGame } from './rules';

/** Returns the group as the rules redirect it, without cancelled moves. */
export function redirectChanges(game: EventGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const all = group.map((change) => redirectChange(game, change));
  const left = all.filter((change) => change !== null);
  if (game.outcome && left.length < group.length)
    recordUndone(
      game.outcome,
      group,
      group.filter((_, index) => all[index] !== null),
    );
  return left;
}

/** Returns the change as the rules redirect it; null: it is cancelled. */
export const redirectChange = (game: EventGame, change: IntendedChange): IntendedChange | null =>
  isMove(change) && game.rules.redirectMove ? game.rules.redirectMove(game, change) : change;
