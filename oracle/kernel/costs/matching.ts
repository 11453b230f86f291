/** Are there enough cards for all demands, each card serving one? */
import type { Handle } from '../../../schemas/common';
import { placeOf, type Demand } from './demands';

/** Demands to take cards, and those to turn cards that come before them, do not get in each other's way. */
export function satisfiable(demands: readonly Demand[]): boolean {
  const firstTaken = demands.findIndex((demand) => demand.as === 'take');
  const isAtOnce = (demand: Demand, index: number) => demand.as === 'turn' && (firstTaken < 0 || index < firstTaken);
  const turned = demands.filter(isAtOnce);
  const rest = demands.filter((demand, index) => demand.as !== 'show' && !isAtOnce(demand, index));
  const shown = demands.filter((demand) => demand.as === 'show');
  return canMatch(turned) && canMatch(rest) && shown.every((demand) => demand.from.length >= demand.count);
}

/** A matching of demands and cards: each place of a demand takes a free card, or one whose holder can take another. */
function canMatch(demands: readonly Demand[]): boolean {
  if (demands.some(({ count, from }) => count > from.length)) return false;
  const places = demands.flatMap(({ count, from }) => Array<readonly Handle[]>(count).fill(from.map(placeOf)));
  const holder = new Map<Handle, number>();
  const seat = (place: number, tried: Set<Handle>): boolean =>
    places[place]!.some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      const other = holder.get(card);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(card, place);
      return true;
    });
  return places.every((_, place) => seat(place, new Set()));
}
