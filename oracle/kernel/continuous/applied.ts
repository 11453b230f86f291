/** What the continuous abilities do together, found out once until something changes that they look at. */

import type { AnyGame } from '../game';
import type { CardState } from '../state';
import type { Contribution } from './contributions';
import type { AppliedModification } from './modification';
import { effectsOnFilters, mayBeInPlay, versionOfContinuous } from './sources';

export interface AppliedContinuous {
  /** What could have changed it since: see ValueCache. */
  readonly version: number;
  readonly sourceMoves: number;
  readonly effectChanges: number;
  /** true: everything has been applied; what changes a card is then found once. */
  isComplete: boolean;
  readonly byCard: Map<CardState, readonly AppliedModification[]>;
  readonly list: Map<string, readonly Contribution[]>;
  /** How much had happened then, where an ability looks back at that; null: none does. */
  history: number | null;
  /** Where layers are being applied: the one of the moment; null: none is. */
  layer: number | null;
  /** true: resolved effects have been applied with the abilities, and are in their list. */
  hasEffects: boolean;
  /** false: the abilities never came to rest. */
  converges: boolean;
  /** Does some ability do something else than it would if it were the only one, or change what it looks at itself? */
  hasDependency: () => boolean;
}

/** The entry of the rule table, made of the way in which a game finds it out. */
export const applying = (settle: (game: AnyGame, applied: AppliedContinuous) => void) => ({
  /** What every continuous ability does in the present state. */
  applyContinuous(game: AnyGame): AppliedContinuous {
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
});

function nothingApplied(game: AnyGame): AppliedContinuous {
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

/** What happens need not change anything else. */
const isUpToDate = (game: AnyGame, { version, sourceMoves, effectChanges, history }: AppliedContinuous): boolean =>
  sourceMoves === game.values.sourceMoves &&
  effectChanges === game.values.effectChanges &&
  version === versionOfContinuous(game) &&
  (history === null || history === game.journal.length);
