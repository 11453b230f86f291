/** What objects are that are no cards of a deck, and what cards have besides where they lie. */
import type { PlayerId } from '../../../schemas/common';

/** What an object is that is no card of a deck (objects/objects.ts). A place and a player are in no zone, nor is a pool of counters. */
export type ObjectKind = 'token' | 'marker' | 'place' | 'pool' | 'player';

/** Where a place of a zone is: columns are counted from the middle, to the right of its player (VG 4.9). */
export interface Layout {
  /** Left out: the game has places in one zone. */
  readonly zone?: string;
  readonly kinds: readonly string[];
  readonly row?: string;
  readonly column?: number;
}

/** A status of a card, by whom and since which turn. */
export interface Status {
  readonly status: string;
  readonly by?: PlayerId;
  readonly turn: number;
}
