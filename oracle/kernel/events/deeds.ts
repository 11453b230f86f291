/**
 * What an effect has done while it is looked at, and what it was to do that did not happen, since something else happened in its
 * place or something prohibits it: what "if you do" asks and what named results are.
 */
import type { AnyGame } from '../game';
import type { CardState, CauseOf, Procedure } from '../state';
import type { IntendedChange } from './perform';
import { changesNothing } from './unchanged';

export interface Deeds {
  readonly cause: CauseOf;
  /** To which cards something was done, in that order. */
  readonly done: CardState[];
  /** How many changes of cards were meant and did not happen. */
  undone: number;
  /** What something else happened instead of: the cause of each, whether it is this one or another. */
  readonly replaced: (CauseOf | undefined)[];
}

export const noDeeds = (cause: CauseOf): Deeds => ({ cause, done: [], undone: 0, replaced: [] });

/** Carries something out, and tells what has become of the changes that have this cause. */
export function* collectDeeds(game: AnyGame, cause: CauseOf, carryOut: () => Procedure): Procedure<Deeds> {
  const outer = game.deeds;
  const deeds = noDeeds(cause);
  game.deeds = deeds;
  try {
    yield* carryOut();
  } finally {
    game.deeds = outer;
  }
  outer?.replaced.push(...deeds.replaced);
  if (outer && isDoingOf(outer, cause)) {
    outer.done.push(...deeds.done);
    outer.undone += deeds.undone;
  }
  return deeds;
}

/** Notes the changes that do happen. To make of a card what it is already is to do nothing, and to fail in nothing (VG 1.3.2.1). */
export function noteDone(game: AnyGame, deeds: Deeds, group: readonly IntendedChange[]): void {
  for (const change of group)
    if (isDoingOf(deeds, change.cause) && !changesNothing(game, change)) deeds.done.push(change.card);
}

/** Notes those of a group that do not happen. */
export function noteUndone(deeds: Deeds, group: readonly IntendedChange[], left: readonly IntendedChange[]): void {
  for (const change of group) if (isDoingOf(deeds, change.cause) && !left.includes(change)) deeds.undone += 1;
}

/** Has something else happened in the place of what has its cause? */
export const wasReplaced = (deeds: Deeds): boolean => deeds.replaced.some((cause) => isDoingOf(deeds, cause));

const isDoingOf = ({ cause }: Deeds, other: CauseOf | undefined): boolean =>
  other !== undefined &&
  other.kind === cause.kind &&
  other.source === cause.source &&
  other.player === cause.player &&
  other.ability === cause.ability;
