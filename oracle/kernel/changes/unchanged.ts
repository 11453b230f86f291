/** Detects changes that would change nothing because the card is already so. */
import { isEmpty, movable } from '../objects/counters';
import type { StateGame } from '../state/rules';
import { hasStatus } from './objects';
import { isTurn, type IntendedChange } from './intended';

export function changesNothing(game: StateGame, change: IntendedChange): boolean {
  const { card } = change;
  if (isTurn(change)) return change.state === card.state;
  if ('face' in change) return change.face === card.face;
  if ('sheet' in change) return change.sheet === card.sheet;
  if ('counters' in change) return isEmpty(movable(game, change, change.cause));
  return 'status' in change && hasStatus(card, change.status) === change.on;
}
