/**
 * Leaving in two steps (BS FAQ-4, 6-2-4-4, 7-8-4, 20-2-8, 21-3-2). A card that is going to leave is still there while
 * its effect goes on; then what that has triggered is resolved; then players decide what stays; then the card moves. In
 * a game without `departs` cards leave at once.
 */
import { recordUndone } from '../changes/effect-outcome';
import { isMove, type IntendedChange } from '../changes/intended';
import { isDeparting } from '../objects/departing';
import type { EventGame } from './rules';

/** Marks the moves that are only decided for now. A card that is already going to leave keeps its first destination. */
export function withDepartures(game: EventGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const departs = (change: IntendedChange) => isMove(change) && game.rules.departs!(game, change);
  if (!group.some(departs)) return group;
  const isFirst = (change: IntendedChange) => group.find((one) => departs(one) && one.card === change.card) === change;
  const left = group.filter((change) => !departs(change) || (isFirst(change) && !isDeparting(game, change.card)));
  if (game.outcome) recordUndone(game.outcome, group, left);
  return left.map((change) => (departs(change) ? { ...change, departs: true } : change));
}
