/** Tells the kinds of intended changes apart by value, because `in` is slow on objects of many shapes. */
import type { Destination } from '../changes';
import type { IntendedChange } from './perform';

export type Move = IntendedChange & { readonly to: Destination };
type Turn = IntendedChange & { readonly state: string };

export const isMove = (change: IntendedChange): change is Move => (change as Partial<Move>).to !== undefined;

/** Returns whether the change puts a card into a state, e.g. rested. */
export const isTurn = (change: IntendedChange): change is Turn => (change as Partial<Turn>).state !== undefined;
