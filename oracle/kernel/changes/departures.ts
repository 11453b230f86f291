/** Changes to the list of departures: cards that are going to leave and are still in their zone. */
import type { Handle } from '../../../schemas/common';
import { refTo } from '../state';
import type { Departure } from '../state/waiting';
import { isCurrent } from '../objects/departing';
import type { StateGame } from '../state/rules';
import { NONE, write, writeCard } from './writing';
import type { Destination } from './intended';

type NewDeparture = Pick<Departure, 'to' | 'cause'>;

/**
 * Notes that a card is going to leave its zone once the current effect has ended and everything that it triggered is
 * resolved.
 */
export function startDeparture(game: StateGame, id: Handle, { to, cause }: NewDeparture): void {
  const card = game.card(id);
  const { generation, stamp } = game.state;
  const depth = game.frames.length;
  const departure: Departure = { card: refTo(card), zone: card.zone, to, cause, generation, depth, stamp };
  write(game).departures = [...game.state.departures, departure];
  const player = game.rules.masterOf(game, card);
  game.appendChange({
    type: 'leaving',
    clauses: NONE,
    player,
    card: id,
    from: card.zone,
    to: to.zone,
    ...(cause && { cause }),
  });
}

/** Sends a departing card to another destination (BS FAQ-4-1-4). */
export function redirectDeparture(game: StateGame, id: Handle, to: Destination): void {
  write(game).departures = game.state.departures.map((one) => (one.card.id === id ? { ...one, to } : one));
  game.changed();
}

/** Cancels a departure. The card then has the given state without having been put into it (BS FAQ-4-3, 20-2-8). */
export function cancelDeparture(game: StateGame, id: Handle, state = game.card(id).state): void {
  if (!game.state.departures.some((one) => isCurrent(one, game.card(id)))) return;
  endDepartures(game, [id]);
  writeCard(game, id).state = state;
  game.appendChange({ type: 'stayed', clauses: NONE, player: game.rules.masterOf(game, game.card(id)), card: id });
}

export function endDepartures(game: StateGame, ids: readonly Handle[]): void {
  write(game).departures = game.state.departures.filter(({ card }) => !ids.includes(card.id));
}
