/** The kinds of objects that are not cards of a deck, and the data of places and statuses. */
import type { PlayerId } from '../../../schemas/common';

/**
 * The kind of an object that is not a card of a deck (objects/objects.ts). Places, players and pools of counters are in
 * no zone.
 */
export type ObjectKind = 'token' | 'marker' | 'place' | 'pool' | 'player';

/** The position of a place in its zone. Columns are counted from the middle, to the right of its player (VG 4.9). */
export interface Layout {
  /** Left out in a game that has places in only one zone. */
  readonly zone?: string;
  readonly kinds: readonly string[];
  readonly row?: string;
  readonly column?: number;
}

/** A status of a card, the player who gave it, the turn since when it lasts, and how long. */
export interface Status {
  readonly status: string;
  readonly by?: PlayerId;
  readonly turn: number;
  readonly until?: string;
}
