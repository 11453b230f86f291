/** What a fault remembers of each game, since it may not write to the state. */
import type { DbsGame } from '../game';

export function memory<T extends object>(make: () => T): (g: DbsGame) => T {
  const known = new WeakMap<DbsGame, T>();
  return (g) => {
    const there = known.get(g) ?? make();
    known.set(g, there);
    return there;
  };
}
