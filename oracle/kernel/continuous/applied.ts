/** The combined result of all continuous abilities, cached until something changes that they depend on. */

import type { TableFor } from '../tables';
import type { AppliedContinuous } from '../state/applied';
import { effectsOnFilters, mayBeInPlay, versionOfContinuous } from './sources';
import type { ContinuousGame, ContinuousRules } from './rules';

/** Makes the entry of the rule table from the game's way of applying continuous abilities. */
export const applying = (settle: (game: ContinuousGame, applied: AppliedContinuous) => void) =>
  ({
    /** Returns what the continuous abilities do in the present state. */
    applyContinuous(game: ContinuousGame): AppliedContinuous {
      const { values } = game;
      if (values.continuous && isUpToDate(game, values.continuous)) return values.continuous;
      const applied = nothingApplied(game);
      values.continuous = applied;
      if (mayBeInPlay(game, 'continuous') || effectsOnFilters(game).length > 0) {
        if (mayBeInPlay(game, 'continuous looking back')) applied.history = game.journal.length;
        game.withoutCiting(() => settle(game, applied));
      }
      applied.isComplete = true;
      return applied;
    },
  }) satisfies TableFor<ContinuousRules>;

function nothingApplied(game: ContinuousGame): AppliedContinuous {
  const { sourceMoves, effectChanges } = game.values;
  return {
    version: versionOfContinuous(game),
    sourceMoves,
    effectChanges,
    isComplete: false,
    byCard: new Map(),
    list: new Map(),
    history: null,
    layer: null,
    hasEffects: false,
    converges: true,
    hasDependency: () => false,
  };
}

/** Events matter only to abilities that look back at them, so without such an ability the log may grow. */
const isUpToDate = (
  game: ContinuousGame,
  { version, sourceMoves, effectChanges, history }: AppliedContinuous,
): boolean =>
  sourceMoves === game.values.sourceMoves &&
  effectChanges === game.values.effectChanges &&
  version === versionOfContinuous(game) &&
  (history === null || history === game.journal.length);
