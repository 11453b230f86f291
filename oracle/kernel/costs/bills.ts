/**
 * Bills: payments that the player states as one assignment and that are checked as a whole. The debt is fixed before it
 * is paid (BS FAQ-3-1), and no search for a way to pay it is needed.
 */
import type { CounterMove } from '../../../schemas/actions';
import type { PlayerId } from '../../../schemas/common';
import { chooseCards } from '../questions';
import type { AnyGame } from '../game';
import type { CardState, Procedure } from '../state';
import { mostFilled } from './matching';
import type { Counters } from '../changes/intended';

/** A number of cards of those that qualify, e.g. of a colour (DBS 2-11-1-1). */
export interface BillPart {
  readonly count: number;
  serves(card: CardState): boolean;
}
export type Bill = readonly BillPart[];

/** Returns the number of cards that all parts take together (DBS 8-4-2-3, 8-4-2-4). */
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

/**
 * Returns the reduction of a cost by symbols. Each symbol fills one reduction symbol of one of its colours, and as many
 * as possible are filled (BS 6-1-5).
 * @param symbols the colours of each symbol on the field; a symbol with several colours counts as any one of them
 * @param reductions the colours that fill each reduction symbol: all six where any colour will do (BS 6-1-5-4)
 */
export function reductionBy(
  symbols: readonly (readonly string[])[],
  reductions: readonly (readonly string[])[],
): number {
  const fitting = (colors: readonly string[]) =>
    symbols.flatMap((symbol, index) => (symbol.some((color) => colors.includes(color)) ? [index] : []));
  return mostFilled(reductions.map(fitting));
}

/**
 * The counters available at each place, and the number that each place is due, of whichever kind: exactly or at least
 * that number.
 */
export interface Owed {
  readonly available: Readonly<Record<string, Counters>>;
  readonly due: Readonly<Record<string, { readonly exactly: number } | { readonly atLeast: number }>>;
}

/**
 * Asks the player for all moves of counters, because it matters which ones move, e.g. a Soul Core for any other core
 * (BS 6-1-6-4, 6-1-7).
 * @returns null when it cannot be paid; nobody is asked then
 */
export function* chooseMoves(player: PlayerId, owed: Owed, clause?: string): Procedure<readonly CounterMove[] | null> {
  const one = onePayment(owed);
  if (!one) return null;
  const isFree = Object.values(owed.due).every((due) => 'exactly' in due && due.exactly === 0);
  if (isFree) return [];
  const action = yield {
    player,
    kind: 'pay',
    optional: one.length === 0,
    check({ type, moves = [] }) {
      const reason = type === 'pay' || type === 'pass' ? whyUnpaid(owed, moves) : 'a payment states what moves';
      return reason === null ? null : { reason, ...(clause && { clause }) };
    },
    // This is one of many legal payments.
    options: () => (one.length === 0 ? [] : [{ type: 'pay', moves: [...one] }]),
  };
  return action.moves ?? [];
}

/** Returns the first payment found, place by place; undefined if there are too few counters. */
export function onePayment({ available, due }: Owed): readonly CounterMove[] | undefined {
  const purse = Object.entries(available).flatMap(([from, counters]) =>
    Object.entries(counters).map(([kind, left]) => ({ from, kind, left })),
  );
  const moves: CounterMove[] = [];
  for (const [to, owed] of Object.entries(due)) {
    let missing = 'exactly' in owed ? owed.exactly : owed.atLeast;
    while (missing > 0) {
      const next = purse[0];
      if (!next) return undefined;
      const count = Math.min(missing, next.left);
      if (count > 0) addTo(moves, next.from, to, next.kind, count);
      missing -= count;
      next.left -= count;
      if (next.left === 0) purse.shift();
    }
  }
  return moves;
}

/**
 * Returns the first payment found and, where they differ from it, one with the last counters of the last places and those
 * with a counter more.
 */
export function somePayments({ available, due }: Owed): readonly (readonly CounterMove[])[] {
  const larger = Object.entries(due).flatMap(([to, owed]) =>
    'atLeast' in owed ? [{ available, due: { ...due, [to]: { atLeast: owed.atLeast + 1 } } }] : [],
  );
  const payments = [{ available, due }, { available: fromBehind(available), due }, ...larger].flatMap((owed) => {
    const payment = onePayment(owed);
    return payment ? [payment] : [];
  });
  const keys = payments.map(keyOf);
  return payments.filter((_payment, index) => keys.indexOf(keys[index]!) === index);
}

const reversed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toReversed());

const fromBehind = (available: Owed['available']): Owed['available'] =>
  Object.fromEntries(Object.entries(reversed(available)).map(([from, counters]) => [from, reversed(counters)]));

/** The same for payments that move the same counters in another order. */
const keyOf = (payment: readonly CounterMove[]): string =>
  payment
    .flatMap(({ from, to, counters }) => Object.entries(counters).map((entry) => [from, to, ...entry].join(' ')))
    .toSorted()
    .join();

function addTo(moves: CounterMove[], from: string, to: string, kind: string, count: number): void {
  const last = moves.at(-1);
  const continues = last?.from === from && last.to === to;
  if (continues) moves.pop();
  moves.push({ from, to, counters: { ...(continues && last.counters), [kind]: count } });
}

/** Returns why an assignment does not pay what is owed; null: it does (BS 6-1-6, 6-1-7). */
export function whyUnpaid({ available, due }: Owed, stated: readonly CounterMove[]): string | null {
  const counts = stated.flatMap(({ counters }) => Object.values(counters));
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) return 'something is to be moved, and whole';
  const stranger = stated.find(({ from, to }) => !Object.hasOwn(available, from) || !Object.hasOwn(due, to));
  if (stranger) return `nothing is paid from "${stranger.from}" to "${stranger.to}"`;
  for (const { from, counters } of stated) {
    for (const kind in counters) {
      const payable = available[from]![kind] ?? 0;
      const taken = stated.reduce((sum, one) => sum + (one.from === from ? (one.counters[kind] ?? 0) : 0), 0);
      if (taken > payable) return `there are only ${payable} ${kind} at "${from}"`;
    }
  }
  for (const [place, owed] of Object.entries(due)) {
    const paid = stated.filter(({ to }) => to === place).reduce((sum, one) => sum + sizeOf(one), 0);
    if ('exactly' in owed && paid !== owed.exactly) return `${owed.exactly} are owed to "${place}", not ${paid}`;
    if ('atLeast' in owed && paid < owed.atLeast) return `at least ${owed.atLeast} are owed to "${place}", not ${paid}`;
  }
  return null;
}

const sizeOf = ({ counters }: CounterMove): number => Object.values(counters).reduce((sum, count) => sum + count, 0);
