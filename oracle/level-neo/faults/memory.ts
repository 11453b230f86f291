/** What a fault remembers of each game, since it may not write to the state. */
import type { LnGame } from '../game';

/** A set for each game that is played with the fault. */
export function memory<T>(): (g: LnGame) => Set<T> {
  const sets = new WeakMap<LnGame, Set<T>>();
  return (g) => {
    const known = sets.get(g) ?? new Set<T>();
    sets.set(g, known);
    return known;
  };
}
