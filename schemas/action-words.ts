/** What an action says besides its cards and target, in words: for logs and reports. */
import type { Action, CoreHolder, CoreMove } from './actions';

/** "as brave", "at rear left", "Guard to Runner", "2 cores from reserve to trash". @param named how a card is called */
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

function moveWords({ cores, soul, from, to }: CoreMove, named: (handle: string) => string): string {
  const holder = (of: CoreHolder) => ('card' in of ? named(of.card) : [of.player, of.pool].filter(Boolean).join("'s "));
  const what = `${cores} ${cores === 1 ? 'core' : 'cores'}${soul ? ', the Soul Core among them,' : ''}`;
  return `${what} from ${holder(from)} to ${holder(to)}`;
}
