/** Of what kind an intended change is. By value, since `in` is slow on the many shapes that changes have. */
import type { Destination } from '../changes';
import type { IntendedChange } from './perform';

export type Move = IntendedChange & { readonly to: Destination };
type Turn = IntendedChange & { readonly state: string };

export const isMove = (change: IntendedChange): change is Move => (change as Partial<Move>).to !== undefined;

/** Is a card put into a state, e.g. rested? */
export const isTurn = (change: IntendedChange): change is Turn => (change as Partial<Turn>).state !== undefined;
