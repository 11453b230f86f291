/**
 * Bills: a payment that the player states as one assignment and that is checked as a whole. What is owed is found out before it is
 * paid and stays so (BS FAQ-3-1); nobody searches for a way to pay it.
 */
import type { CounterMove } from '../../../schemas/actions';
import type { PlayerId } from '../../../schemas/common';
import { chooseCards } from '../questions';
import type { AnyGame } from '../game';
import type { Counters } from '../objects/counters';
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

/**
 * The player names all cards at once.
 * @param clause by which cards that do not pay the bill are refused
 * @param leavesEnough do these cards leave what is to be paid after them?
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

/** What there is at each place, and how much of it, of whichever kind, is to come to each: exactly so much, or at least. */
export interface Owed {
  readonly available: Readonly<Record<string, Counters>>;
  readonly due: Readonly<Record<string, { readonly exactly: number } | { readonly atLeast: number }>>;
}

/**
 * The player states where all of it comes from and goes to, e.g. a Soul Core for any other core (BS 6-1-6-4, 6-1-7).
 * @returns null: it cannot be paid, and nobody is asked
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
    // One of many ways; others are as legal.
    options: () => (one.length === 0 ? [] : [{ type: 'pay', moves: [...one] }]),
  };
  return action.moves ?? [];
}

/** The first way there is, place by place; undefined: there is too little. */
export function onePayment({ available, due }: Owed): readonly CounterMove[] | undefined {
  const payable = Object.entries(available).flatMap(([from, counters]) =>
    Object.entries(counters).flatMap(([kind, count]) => Array<[string, string]>(count).fill([from, kind])),
  );
  const places = Object.entries(due).flatMap(([to, owed]) =>
    Array<string>('exactly' in owed ? owed.exactly : owed.atLeast).fill(to),
  );
  if (places.length > payable.length) return undefined;
  const moves = new Map<string, CounterMove>();
  for (const [index, to] of places.entries()) {
    const [from, kind] = payable[index]!;
    const { counters } = moves.get(`${from}>${to}`) ?? { counters: {} as Record<string, number> };
    moves.set(`${from}>${to}`, { from, to, counters: { ...counters, [kind]: (counters[kind] ?? 0) + 1 } });
  }
  return [...moves.values()];
}

/** Why such an assignment does not pay what is owed; null: it does (BS 6-1-6, 6-1-7). */
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
