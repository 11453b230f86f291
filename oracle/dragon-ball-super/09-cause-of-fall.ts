/** The cause that brought a value of a card down. */
import type { CardState, CauseOf } from '../kernel/state';
import { modificationsOf } from '../kernel/continuous/modification';
import { causeOfChange } from '../kernel/continuous/unaffected';
import type { AnyGame } from '../kernel/rules';

/**
 * Returns the cause that brought a value from above the limit to it or below; undefined if it was never above (DBS
 * 9-5-2-1).
 */
export function causeOfFall(game: AnyGame, card: CardState, stat: string, limit: number): CauseOf | undefined {
  const changes = modificationsOf(game, card).filter((change) => !change.conditionUnmet);
  let value = game.rules.printed(game, card, stat);
  let cause: CauseOf | undefined;
  for (const change of [...changes].sort((one, other) => one.stamp - other.stamp)) {
    const { modification } = change;
    if (modification.kind !== 'stat' || modification.stat !== stat) continue;
    const next = modification.to ?? value + (modification.by ?? 0);
    if (value > limit && next <= limit) cause = causeOfChange(change);
    value = next;
  }
  return cause;
}
