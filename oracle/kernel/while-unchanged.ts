/** Caches for what follows from the present state of a game, e.g. which circles hold a locked card. */
import type { ValueCache } from './continuous/value-cache';
import type { AnyGame } from './game';

/** Counts the changes that a function has to notice. */
type Version = (values: ValueCache) => number;

export const anyChange: Version = ({ version }) => version;

/** All but the minor changes, by which no card moves and none becomes another. */
export const majorChanges: Version = ({ version, minorChanges: { states, looks, facts, phases } }) =>
  version - states - looks - facts - phases;

/** Those, and the changes to the facts of the game, e.g. to the present battle. */
export const changesOfFacts: Version = ({ version, minorChanges: { states, looks, phases } }) =>
  version - states - looks - phases;

/** The major changes without those of which it is known that they concern no card in play, e.g. a draw. */
export const changesInPlay: Version = (values) => majorChanges(values) - values.changesElsewhere;

/** Those, and the changes to the facts of the game. */
export const changesOfPlayAndFacts: Version = (values) => changesOfFacts(values) - values.changesElsewhere;

/** Only objects that come to exist, for what concerns the number and kinds of all objects. */
export const addedObjects: Version = ({ objectsAdded }) => objectsAdded;

/** Each cached function has its own place among the values of a game. */
let places = 0;

/**
 * Caches a function of the state alone, not of the event log or of what waits, until the state changes: every change
 * makes `values.version` grow. A result that took citations is not kept, because they belong to each who asks.
 * @param changes counts those that the function has to notice
 */
export function whileUnchanged<G extends AnyGame, Value>(
  find: (game: G) => Value,
  changes = anyChange,
): (game: G) => Value {
  const place = places++;
  return (game) => {
    const { found } = game.values;
    const version = changes(game.values);
    const last = found[place];
    if (last !== undefined && last.version === version) return last.value as Value;
    const { times } = game.citations;
    const value = find(game);
    if (game.citations.times === times) found[place] = { version, value };
    return value;
  };
}
