/** Describes an action besides its cards and target, for logs and reports. */
import type { Action, CounterMove } from './actions';

/**
 * Returns "as brave", "at rear left", "Guard to Runner", "2 core from A.reserve to A.trash".
 * @param named returns the name of a card
 */
export function furtherWords(action: Action, named: (handle: string) => string): string[] {
  const { as, place, unseen = [], assign = [], moves = [] } = action;
  return [
    ...(as === undefined ? [] : [`as ${as}`]),
    ...(place === undefined ? [] : [`at ${place}`]),
    ...unseen.map(({ player, zone, position }) => `${player}'s ${zone} [${position}]`),
    ...assign.map(({ card, to }) => `${named(card)} to ${named(to)}`),
    ...moves.map((move) => moveWords(move, named)),
  ];
}

function moveWords({ counters, from, to }: CounterMove, named: (handle: string) => string): string {
  const what = Object.entries(counters).map(([counter, count]) => `${count} ${counter}`);
  return `${what.join(' and ')} from ${named(from)} to ${named(to)}`;
}
