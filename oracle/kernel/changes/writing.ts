/** How the files of changes write to the state, which everybody else only reads. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { AnyGame } from '../game';
import type { CardState, GameState } from '../state';

export type Writable<T> = { -readonly [K in keyof T]: T[K] };
type WritableState = Writable<GameState<Record<string, unknown>>>;

export const write = (game: AnyGame) => game.state as WritableState;
export const writeCard = (game: AnyGame, id: Handle) => game.card(id) as Writable<CardState>;
export const writeZone = (game: AnyGame, player: PlayerId, zone: string) => game.zone(player, zone) as Handle[];

/** Time stamps count up, so that what came later can be told from what came before. */
export function nextStamp(game: AnyGame): number {
  return (write(game).stamp += 1);
}

/** The stamp of what moves now: one for all cards of a group (VG 13.3.2). */
export const stampOfMoment = (game: AnyGame): number =>
  game.moment === null ? nextStamp(game) : (game.moment ||= nextStamp(game));

/** Filled in as the event is recorded. */
export const NONE: readonly string[] = [];
