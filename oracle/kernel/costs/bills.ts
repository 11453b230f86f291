/**
 * Bills: a payment that the player states as one assignment and that is checked as a whole. What is owed is found out before it is
 * paid and stays so (BS FAQ-3-1); nobody searches for a way to pay it.
 */
import type { PlayerId } from '../../../schemas/common';
import { chooseCards } from '../ask';
import type { AnyGame } from '../game';
import type { CardState, Procedure } from '../state';
import { mostFilled } from './matching';

/** So many cards, of those that serve for it: e.g. of a colour (DBS 2-11-1-1). */
export interface BillPart {
  readonly count: number;
  serves(card: CardState): boolean;
}
export type Bill = readonly BillPart[];

/** How many cards it takes, over all parts (DBS 8-4-2-3, 8-4-2-4). */
export const sizeOfBill = (bill: Bill): number => bill.reduce((sum, { count }) => sum + count, 0);

/** How many places of the bill can these cards fill at most, each card one? */
function mostPaid(bill: Bill, cards: readonly CardState[]): number {
  const places = bill.flatMap(({ count, serves }) => Array<readonly CardState[]>(count).fill(cards.filter(serves)));
  return mostFilled(places);
}

/** Do the cards pay it: each for one part, none too many? */
export const isPaidWith = (bill: Bill, cards: readonly CardState[]): boolean =>
  cards.length === sizeOfBill(bill) && mostPaid(bill, cards) === cards.length;

export const canBePaidFrom = (bill: Bill, cards: readonly CardState[]): boolean =>
  mostPaid(bill, cards) === sizeOfBill(bill);

/** The player names all cards at once. @param clause by which cards that do not pay the bill are refused */
export function* chooseForBill(
  game: AnyGame,
  player: PlayerId,
  bill: Bill,
  from: readonly CardState[],
  clause?: string,
): Procedure<readonly CardState[]> {
  const count = sizeOfBill(bill);
  const fit = (cards: readonly CardState[]) => isPaidWith(bill, cards);
  return yield* chooseCards(game, { player, kind: 'pay', from, min: count, max: count, fit, clause });
}

/**
 * By how much symbols reduce a cost: each symbol fills one reduction symbol of one of its colours, as many as possible (BS 6-1-5).
 * @param symbols the colours of each symbol on the field: several where it counts as any of them
 * @param reductions the colours of each reduction symbol: all six where any will do (BS 6-1-5-4)
 */
export function reductionBy(
  symbols: readonly (readonly string[])[],
  reductions: readonly (readonly string[])[],
): number {
  const fitting = (colors: readonly string[]) =>
    symbols.flatMap((symbol, index) => (symbol.some((color) => colors.includes(color)) ? [index] : []));
  return mostFilled(reductions.map(fitting));
}

/** So much of something, e.g. of cores, from one place to another. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** What there is at each place, and what is to come to each: exactly so much, or at least. */
export interface Owed {
  readonly available: Readonly<Record<string, number>>;
  readonly due: Readonly<Record<string, { readonly exactly: number } | { readonly atLeast: number }>>;
}

/** Why such an assignment does not pay what is owed; null: it does (BS 6-1-6, 6-1-7). */
export function whyUnpaid({ available, due }: Owed, stated: readonly Transfer[]): string | null {
  if (stated.some(({ count }) => !Number.isInteger(count) || count < 1)) return 'something is to be moved, and whole';
  const sum = (end: 'from' | 'to', place: string) =>
    stated.reduce((total, one) => total + (one[end] === place ? one.count : 0), 0);
  const stranger = stated.find(({ from, to }) => !(from in available) || !(to in due));
  if (stranger) return `nothing is paid from "${stranger.from}" to "${stranger.to}"`;
  const empty = Object.keys(available).find((place) => sum('from', place) > available[place]!);
  if (empty !== undefined) return `there are only ${available[empty]} at "${empty}"`;
  for (const [place, owed] of Object.entries(due)) {
    const paid = sum('to', place);
    if ('exactly' in owed && paid !== owed.exactly) return `${owed.exactly} are owed to "${place}", not ${paid}`;
    if ('atLeast' in owed && paid < owed.atLeast) return `at least ${owed.atLeast} are owed to "${place}", not ${paid}`;
  }
  return null;
}
