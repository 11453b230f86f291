/** 2-11. Bills: energy that the player pays with cards named at once, which are checked as a whole. */
import type { PlayerId } from '../../schemas/common';
import { mostFilled } from '../kernel/costs/matching';
import { chooseCards } from '../kernel/questions';
import type { CardState, Procedure } from '../kernel/state';
import type { AnyGame } from '../kernel/rules';

/** A number of cards of those that qualify, e.g. of a colour (2-11-1-1). */
export interface BillPart {
  readonly count: number;
  serves(card: CardState): boolean;
}
export type Bill = readonly BillPart[];

/** Returns the number of cards that all parts take together (8-4-2-3, 8-4-2-4). */
export const sizeOfBill = (bill: Bill): number => bill.reduce((sum, { count }) => sum + count, 0);

/** Returns the largest number of places in the bill that these cards can fill, one place for each card. */
function mostPaid(bill: Bill, cards: readonly CardState[]): number {
  const places = bill.flatMap(({ count, serves }) => Array<readonly CardState[]>(count).fill(cards.filter(serves)));
  return mostFilled(places);
}

/** Returns whether the cards pay the bill exactly, each for one part. */
export const isPaidWith = (bill: Bill, cards: readonly CardState[]): boolean =>
  cards.length === sizeOfBill(bill) && mostPaid(bill, cards) === cards.length;

export const canBePaidFrom = (bill: Bill, cards: readonly CardState[]): boolean =>
  mostPaid(bill, cards) === sizeOfBill(bill);

/**
 * Asks the player for all cards at once.
 * @param clause the clause by which cards that do not pay the bill are refused
 * @param leavesEnough returns whether these cards leave enough for what is paid after them
 */
export function* chooseForBill(
  game: AnyGame,
  player: PlayerId,
  bill: Bill,
  from: readonly CardState[],
  clause?: string,
  leavesEnough: (cards: readonly CardState[]) => boolean = () => true,
): Procedure<readonly CardState[]> {
  const count = sizeOfBill(bill);
  const fit = (cards: readonly CardState[]) => isPaidWith(bill, cards) && leavesEnough(cards);
  return yield* chooseCards(game, { player, kind: 'pay', from, min: count, max: count, fit, clause });
}
