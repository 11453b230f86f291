/** Caches for what follows from the present state of a game, e.g. which circles hold a locked card. */
import type { StateGame } from './state/rules';

/** Counts the changes that a function has to notice. */
export type Changes<G extends StateGame = StateGame> = (game: G) => number;

export const anyChange: Changes = ({ values }) => values.version;

/** All but the minor changes, by which no card moves and none becomes another. */
export const majorChanges: Changes = ({ values: { version, minorChanges } }) =>
  version - minorChanges.states - minorChanges.looks - minorChanges.facts - minorChanges.phases;

/** Those, and the changes to the facts of the game, e.g. to the present battle. */
export const changesOfFacts: Changes = ({ values: { version, minorChanges } }) =>
  version - minorChanges.states - minorChanges.looks - minorChanges.phases;

/** The major changes without those of which it is known that they concern no card in play, e.g. a draw. */
export const changesInPlay: Changes = (game) => majorChanges(game) - game.values.changesElsewhere;

/** Those, and the changes to the facts of the game. */
export const changesOfPlayAndFacts: Changes = (game) => changesOfFacts(game) - game.values.changesElsewhere;

/** Only objects that come to exist, for what concerns the number and kinds of all objects. */
export const addedObjects: Changes = ({ values }) => values.objectsAdded;

/** Only places that come, go or change their kinds, statuses that cards gain or lose, and moves of cards that have any. */
export const changesOfPlaces: Changes = ({ values }) => values.placesChanged + values.statusesChanged;

/** The same changes, none of which has to be noticed while there is nothing that the function is about. */
export const onlyWhile =
  <G extends StateGame>(isAny: (game: G) => boolean, changes: Changes<G> = anyChange): Changes<G> =>
  (game) =>
    isAny(game) ? changes(game) : NOTHING_TO_NOTICE;

const NOTHING_TO_NOTICE = -1;

/** Each cached function has its own place among the values of a game. */
let places = 0;

/**
 * Caches a function of the state alone, not of the event log or of what waits, until the state changes: every change
 * makes `values.version` grow. A result that took citations is not kept, because they belong to each who asks.
 * @param changes counts those that the function has to notice
 */
export function whileUnchanged<G extends StateGame, Value>(
  find: (game: G) => Value,
  changes: Changes<G> = anyChange,
): (game: G) => Value {
  const place = places++;
  return (game) => {
    const { found } = game.values;
    const version = changes(game);
    const last = found[place];
    if (last !== undefined && last.version === version) return last.value as Value;
    const { times } = game.citations;
    const value = find(game);
    if (game.citations.times === times) found[place] = { version, value };
    return value;
  };
}
