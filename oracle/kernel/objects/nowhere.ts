import type { CardState } from '../state';

/** The zone of objects that are in none: not created yet, erased, or of a kind that is never in a zone. */
export const NOWHERE = 'nowhere';

/**
 * Returns whether the card has been in a zone and was erased (DBS 10-18-7, VG 15.2.3). A pool of counters has never
 * been in one.
 */
export const isErased = ({ zone, stamp }: CardState): boolean => zone === NOWHERE && stamp > 0;
