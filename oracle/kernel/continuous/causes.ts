/** By what a card has come to be as it is. */
import type { AnyGame } from '../game';
import type { CardState, CauseOf } from '../state';
import { modificationsOf, type AppliedModification } from './modification';
import { causeOfChange } from './unaffected';

/** What has brought a value of a card down, if anything: the last that lowered it (DBS 9-5-2-1). */
export function causeOfFall(game: AnyGame, card: CardState, stat: string): CauseOf | undefined {
  const lowers = ({ modification }: AppliedModification) =>
    modification.kind === 'stat' && modification.stat === stat && ((modification.by ?? 0) < 0 || 'to' in modification);
  const changes = modificationsOf(game, card).filter((change) => !change.conditionUnmet && lowers(change));
  const last = changes.reduce<AppliedModification | undefined>(
    (latest, change) => (latest && latest.stamp > change.stamp ? latest : change),
    undefined,
  );
  return last && causeOfChange(last);
}
