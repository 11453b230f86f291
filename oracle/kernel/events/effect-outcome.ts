/**
 * What an effect has done while it is looked at, and what it was to do that did not happen, since something else happened in its
 * place or something prohibits it: what "if you do" asks and what named results are.
 */
import type { AnyGame } from '../game';
import type { CardState, CauseOf, Procedure } from '../state';
import type { IntendedChange } from './perform';
import { changesNothing } from './unchanged';

export interface EffectOutcome {
  readonly cause: CauseOf;
  /** To which cards something was done, in that order. */
  readonly done: CardState[];
  /** How many changes of cards were meant and did not happen. */
  undone: number;
  /** What something else happened instead of: the cause of each, whether it is this one or another. */
  readonly replaced: (CauseOf | undefined)[];
}

export const noOutcome = (cause: CauseOf): EffectOutcome => ({ cause, done: [], undone: 0, replaced: [] });

/** Carries something out, and tells what has become of the changes that have this cause. */
export function* trackOutcome(game: AnyGame, cause: CauseOf, execute: () => Procedure): Procedure<EffectOutcome> {
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

/** Notes the changes that do happen. To make of a card what it is already is to do nothing, and to fail in nothing (VG 1.3.2.1). */
export function recordDone(game: AnyGame, outcome: EffectOutcome, group: readonly IntendedChange[]): void {
  for (const change of group)
    if (isCausedBy(outcome, change.cause) && !changesNothing(game, change)) outcome.done.push(change.card);
}

/** Notes those of a group that do not happen. */
export function recordUndone(
  outcome: EffectOutcome,
  group: readonly IntendedChange[],
  left: readonly IntendedChange[],
): void {
  for (const change of group) if (isCausedBy(outcome, change.cause) && !left.includes(change)) outcome.undone += 1;
}

/** Has something else happened in the place of what has its cause? */
export const wasReplaced = (outcome: EffectOutcome): boolean =>
  outcome.replaced.some((cause) => isCausedBy(outcome, cause));

const isCausedBy = ({ cause }: EffectOutcome, other: CauseOf | undefined): boolean =>
  other !== undefined &&
  other.kind === cause.kind &&
  other.source === cause.source &&
  other.player === cause.player &&
  other.ability === cause.ability;
