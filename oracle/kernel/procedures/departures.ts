/**
 * The second step of leaving (BS FAQ-4-1-2): a card leaves once everything that followed from the decision is resolved.
 */
import { endDepartures } from '../changes';
import { performNow } from '../events/perform';
import { NOWHERE } from '../objects/nowhere';
import { erasing } from '../objects/objects';
import type { CardState, CauseOf, Procedure } from '../state';
import type { Departure, PendingAbility } from '../state/waiting';
import type { Destination, IntendedChange } from '../changes/intended';
import { isDeparting, isCurrent } from '../objects/departing';
import type { AnyGame } from '../rules';

/**
 * Moves, at one moment, all cards whose departure has no effects left to resolve.
 * @returns false if there are none
 */
export function* finishDepartures(game: AnyGame): Procedure<boolean> {
  if (game.state.departures.length === 0) return false;
  const due = game.state.departures.filter((one) => isDue(game, one));
  if (due.length === 0) return false;
  const cards = due.map((one) => game.card(one.card.id)).filter((card) => isDeparting(game, card));
  if (game.rules.beforeDeparture) yield* game.rules.beforeDeparture(game, cards);
  // By now players may have decided that some stay or go elsewhere.
  const leaving = game.state.departures.filter((one) => due.some(({ card }) => card.id === one.card.id));
  endDepartures(
    game,
    leaving.map(({ card }) => card.id),
  );
  const present = leaving.filter((one) => isCurrent(one, game.card(one.card.id)));
  yield* performNow(
    game,
    present.map(({ card, to, cause }) => leaves(game.card(card.id), to, cause)),
  );
  return true;
}

const leaves = (card: CardState, to: Destination, cause: CauseOf | undefined): IntendedChange =>
  to.zone === NOWHERE ? { ...erasing(card, cause), to } : { card, to, ...(cause && { cause }) };

/** A departure is due when its effect has ended and nothing that waits holds it up. */
function isDue(game: AnyGame, { generation, depth }: Departure): boolean {
  const { frames, rules, state } = game;
  const holdsUp = (waiting: PendingAbility) =>
    (rules.departuresWaitForAll || waiting.generation >= generation) && !rules.comesAfterDepartures?.(game, waiting);
  return frames.length < Math.max(1, depth) && !state.pending.some(holdsUp) && !state.resolving.some(holdsUp);
}
