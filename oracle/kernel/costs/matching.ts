/** Decides whether there are enough cards for all demands, each card serving one. */
import type { Handle } from '../../../schemas/common';
import { slotKey } from './demands';
import type { Demand, Least } from './demand';

/**
 * Returns whether all demands can be met. A demand to turn cards that comes before every demand to take cards does not
 * compete with those, and cards that are only shown compete with nothing but what is taken before.
 */
export function satisfiable(demands: readonly Demand[]): boolean {
  const firstTaken = demands.findIndex((demand) => demand.as === 'take');
  const isAtOnce = (demand: Demand, index: number) => demand.as === 'turn' && (firstTaken < 0 || index < firstTaken);
  const turned = demands.filter(isAtOnce);
  const rest = demands.filter((demand, index) => demand.as !== 'show' && !isAtOnce(demand, index));
  const isStillThere = (demand: Demand, index: number) =>
    demand.as !== 'show' || canMatch([...demands.slice(0, index).filter(({ as }) => as === 'take'), demand]);
  return canMatch(turned) && canMatch(rest) && demands.every(isStillThere);
}

/** Returns whether cards can be assigned to all demands so that each required sum is reached. */
const canMatch = (demands: readonly Demand[]): boolean =>
  canFill(demands) &&
  demands.every(
    (demand) =>
      !demand.least ||
      isReached(
        demand,
        demand.least,
        demands.filter((other) => other !== demand),
      ),
  );

/** Takes the largest cards that the other demands can spare until the sum is reached. */
function isReached({ from }: Demand, { sum, most, size }: Least, others: readonly Demand[]): boolean {
  let left = sum;
  const taken: Handle[] = [];
  for (const id of [...from].sort((one, other) => size(other) - size(one))) {
    if (left <= 0 || taken.length === most) break;
    const isSpared = canFill(others.map((other) => without(other, [...taken, slotKey(id)])));
    if (!isSpared) continue;
    taken.push(slotKey(id));
    left -= size(id);
  }
  return left <= 0;
}

const without = (demand: Demand, taken: readonly Handle[]): Demand => ({
  ...demand,
  from: demand.from.filter((id) => !taken.includes(slotKey(id))),
});

function canFill(demands: readonly Demand[]): boolean {
  if (demands.some(({ count, from }) => count > from.length)) return false;
  const places = demands.flatMap(({ count, from }) => Array<readonly Handle[]>(count).fill(from.map(slotKey)));
  return mostFilled(places) === places.length;
}

/**
 * Returns the largest number of places that can be filled, where each thing fills one (bipartite matching by augmenting
 * paths).
 */
export function mostFilled<Thing>(places: readonly (readonly Thing[])[]): number {
  const holder = new Map<Thing, number>();
  const seat = (place: number, tried: Set<Thing>): boolean =>
    places[place]!.some((thing) => {
      if (tried.has(thing)) return false;
      tried.add(thing);
      const other = holder.get(thing);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(thing, place);
      return true;
    });
  return places.filter((_, place) => seat(place, new Set())).length;
}
