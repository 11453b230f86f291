/**
 * What an effect has done, and what it did not do because something replaced or prohibited it. "If you do" and named
 * results depend on this.
 */
import type { CauseOf, Procedure } from '../state';
import type { StateGame } from '../state/rules';
import type { EffectOutcome } from '../state/effect-context';
import { changesNothing } from './unchanged';
import type { IntendedChange } from './intended';

export const noOutcome = (cause: CauseOf): EffectOutcome => ({ cause, done: [], undone: 0, replaced: [] });

/** Runs a procedure and returns what became of the changes that have this cause. */
export function* trackOutcome(game: StateGame, cause: CauseOf, execute: () => Procedure): Procedure<EffectOutcome> {
  const outer = game.outcome;
  const outcome = noOutcome(cause);
  game.outcome = outcome;
  try {
    yield* execute();
  } finally {
    game.outcome = outer;
  }
  outer?.replaced.push(...outcome.replaced);
  if (outer && isCausedBy(outer, cause)) {
    outer.done.push(...outcome.done);
    outer.undone += outcome.undone;
  }
  return outcome;
}

/**
 * Records the changes that happen. A change to the state that a card has already counts neither as done nor as failed
 * (VG 1.3.2.1).
 */
export function recordDone(game: StateGame, outcome: EffectOutcome, group: readonly IntendedChange[]): void {
  for (const change of group)
    if (isCausedBy(outcome, change.cause) && !changesNothing(game, change)) outcome.done.push(change.card);
}

/** Records the changes of a group that do not happen. */
export function recordUndone(
  outcome: EffectOutcome,
  group: readonly IntendedChange[],
  left: readonly IntendedChange[],
): void {
  for (const change of group) if (isCausedBy(outcome, change.cause) && !left.includes(change)) outcome.undone += 1;
}

/** Returns whether a change with the cause of this outcome was replaced. */
export const wasReplaced = (outcome: EffectOutcome): boolean =>
  outcome.replaced.some((cause) => isCausedBy(outcome, cause));

const isCausedBy = ({ cause }: EffectOutcome, other: CauseOf | undefined): boolean =>
  other !== undefined &&
  other.kind === cause.kind &&
  other.source === cause.source &&
  other.player === cause.player &&
  other.ability === cause.ability;
