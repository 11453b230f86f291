/**
 * What a rule makes of a move before anything else does: it leads elsewhere, or is not made (VG 4.1.13, 4.4.3, 7.39.4.2; DBS
 * 3-1-7-1, 10-18-7). Asked of what happens instead of something as well, of what goes along with a card, of where a card goes that was
 * to leave, and of what a cost would do.
 */
import type { AnyGame } from '../game';
import { recordUndone } from './effect-outcome';
import { isMove } from './kinds-of-change';
import type { IntendedChange } from './perform';

/** The group as the rules have it. */
export function redirectedChanges(game: AnyGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const all = group.map((change) => redirected(game, change));
  const left = all.filter((change) => change !== null);
  if (game.outcome && left.length < group.length)
    recordUndone(
      game.outcome,
      group,
      group.filter((_, index) => all[index] !== null),
    );
  return left;
}

/** What becomes of a change by the rules; null: it is not made. */
export const redirected = (game: AnyGame, change: IntendedChange): IntendedChange | null =>
  isMove(change) && game.rules.redirectMove ? game.rules.redirectMove(game, change) : change;
