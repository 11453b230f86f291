import type { CardState } from '../state';

/** The zone of what is in none: what has not been created yet, has been erased, or never lies in a zone. */
export const NOWHERE = 'nowhere';

/** Has it been somewhere, and is nowhere any more (DBS 10-18-7, VG 15.2.3)? A pool of counters is nowhere from the start. */
export const isErased = ({ zone, stamp }: CardState): boolean => zone === NOWHERE && stamp > 0;
