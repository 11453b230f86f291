/**
 * 6-1. Payments that the player states as one assignment and that are checked as a whole. The debt is fixed before it is
 * paid (FAQ-3-1), and no search for a way to pay it is needed.
 */
import type { CounterMove } from '../../schemas/actions';
import type { Counters } from '../kernel/changes/intended';
import { mostFilled } from '../kernel/costs/matching';

/**
 * Returns the reduction of a cost by symbols. Each symbol fills one reduction symbol of one of its colours, and as many
 * as possible are filled (6-1-5).
 * @param symbols the colours of each symbol on the field; a symbol with several colours counts as any one of them
 * @param reductions the colours that fill each reduction symbol: all six where any colour will do (6-1-5-4)
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

/** Returns why an assignment does not pay what is owed; null: it does (6-1-6, 6-1-7). */
export const whyUnpaid = ({ available, due }: Owed, stated: readonly CounterMove[]): string | null =>
  whyMisstated({ available, due }, stated) ?? whyTooFewLeft(available, stated) ?? whyNotDue(due, stated);

function whyMisstated({ available, due }: Owed, stated: readonly CounterMove[]): string | null {
  const counts = stated.flatMap(({ counters }) => Object.values(counters));
  if (counts.some((count) => !Number.isInteger(count) || count < 1))
    return 'each move must be of a whole number of Cores, at least 1';
  const stranger = stated.find(({ from, to }) => !Object.hasOwn(available, from) || !Object.hasOwn(due, to));
  return stranger ? `no Cores can go from ${placeOf(stranger.from)} to ${placeOf(stranger.to)} now` : null;
}

/** Every counter is at the place from which it is stated to move. */
function whyTooFewLeft(available: Owed['available'], stated: readonly CounterMove[]): string | null {
  for (const { from, counters } of stated)
    for (const kind in counters) {
      const payable = available[from]![kind] ?? 0;
      const taken = sumOf(stated, (one) => (one.from === from ? (one.counters[kind] ?? 0) : 0));
      if (taken > payable) return `"${from}" has ${counted(payable, kind)} to give, not ${taken}`;
    }
  return null;
}

/** Every place gets its due. */
function whyNotDue(due: Owed['due'], stated: readonly CounterMove[]): string | null {
  for (const [place, owed] of Object.entries(due)) {
    const paid = sumOf(stated, (one) => (one.to === place ? sumOf(Object.values(one.counters), (count) => count) : 0));
    if ('exactly' in owed && paid !== owed.exactly)
      return `exactly ${counted(owed.exactly)} must go to "${place}", not ${paid}`;
    if ('atLeast' in owed && paid < owed.atLeast)
      return `at least ${counted(owed.atLeast)} must go to "${place}", not ${paid}`;
  }
  return null;
}

const sumOf = <T>(items: readonly T[], size: (item: T) => number): number =>
  items.reduce((sum, item) => sum + size(item), 0);

/** The Void belongs to no player, so it has no handle that readers replace. */
const placeOf = (handle: string): string => (handle === 'void' ? 'the Void' : `"${handle}"`);

/** Says how many Cores: `2 Cores`, `1 Soul Core`. */
export const counted = (count: number, kind = 'core'): string =>
  `${count} ${kind === 'soulCore' ? 'Soul Core' : 'Core'}${count === 1 ? '' : 's'}`;
