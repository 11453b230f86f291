/** Write access to the state for the files of changes/; everything else only reads the state. */
import type { Handle, PlayerId } from '../../../schemas/common';
import { OracleError } from '../errors';
import { NOWHERE } from '../objects/nowhere';
import type { CardState, GameState } from '../state';
import type { StateGame } from '../state/rules';

export type Writable<T> = { -readonly [K in keyof T]: T[K] };
type WritableState = Writable<GameState<Record<string, unknown>>>;

export const write = (game: StateGame) => game.state as WritableState;
export const writeCard = (game: StateGame, id: Handle) => game.card(id) as Writable<CardState>;
export const writeZone = (game: StateGame, player: PlayerId, zone: string) => game.zone(player, zone) as Handle[];

/** Returns the next time stamp. Stamps count up, so that they order what came about. */
export function nextStamp(game: StateGame): number {
  return (write(game).stamp += 1);
}

/** Returns the time stamp of the current move. All cards that move as one group share it (VG 13.3.2). */
export const stampOfMoment = (game: StateGame): number =>
  game.moment === null ? nextStamp(game) : (game.moment ||= nextStamp(game));

/** A placeholder for the clauses of an event, which are filled in when the event is recorded. */
export const NONE: readonly string[] = [];

/** Invalidates the cached ability sources when a card that may have abilities moves or shows another side. */
export function countSourceMove(game: StateGame, { definition }: CardState): void {
  if (definition.abilities || definition.back) game.values.sourceMoves += 1;
}

/** Counts the move of a card that has statuses, which it may lose by it. */
export function countStatuses({ values }: StateGame, { statuses }: CardState): void {
  if (statuses !== undefined && statuses.length > 0) values.statusesChanged += 1;
}

/** Counts a change of these zones as one elsewhere than in play, where cards of neither are in play. */
export function countElsewhere({ zonesWith, values }: StateGame, zone: string, other = zone): void {
  if (!zonesWith.abilities.includes(zone) && !zonesWith.abilities.includes(other)) values.changesElsewhere += 1;
}

/** Takes a card out of its zone; does nothing for a card that is in no zone. */
export function removeFromZone(game: StateGame, { id, side, zone }: CardState): void {
  if (zone === NOWHERE) return;
  const source = writeZone(game, side, zone);
  if (source[0] === id) {
    source.shift();
    return;
  }
  const index = source.lastIndexOf(id);
  if (index < 0) throw new OracleError(`"${id}" is not where it should be: in ${side}'s ${zone}`);
  source.splice(index, 1);
}

export function insertIntoZone(
  game: StateGame,
  card: Writable<CardState>,
  player: PlayerId,
  to: { readonly zone: string; readonly at?: Handle; readonly place?: 'top' | 'bottom' },
): void {
  const { zone, at } = to;
  card.zone = zone;
  card.side = player;
  if (card.place !== at) card.place = at;
  if (zone === NOWHERE) return;
  const target = writeZone(game, player, zone);
  if (to.place === 'top') target.unshift(card.id);
  else target.push(card.id);
}
