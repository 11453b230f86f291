/** Caches for what follows from the present state of a game, e.g. which places hold a locked card. */
import type { AnyGame } from './game';

/**
 * Caches a function of the state alone, neither of the event log nor of what is being cited, until the state changes:
 * every change makes `values.version` grow.
 */
export function whileUnchanged<G extends AnyGame, Value>(find: (game: G) => Value): (game: G) => Value {
  const known = new WeakMap<G, Known<Value>>();
  return (game) => {
    const { version } = game.values;
    const last = known.get(game);
    if (last?.version === version) return last.value;
    const value = find(game);
    if (last) Object.assign(last, { version, value });
    else known.set(game, { version, value });
    return value;
  };
}

interface Known<Value> {
  readonly version: number;
  readonly value: Value;
}
