/**
 * Groups clauses that move together: a clause with everything below it, and neighbours that move by the same amount.
 */
import type { ClauseChange } from './impact';
import { parentOf, partsOf } from './ids';

export interface Block {
  /** Ids of the first and the last clause that moved; the clauses below them moved along. */
  readonly from: readonly [string, string];
  readonly to: readonly [string, string];
  readonly clauses: number;
  /** The number of these clauses whose words changed too. */
  readonly reworded: number;
}

interface Move {
  from: string;
  to: string;
  clauses: number;
  reworded: number;
}

export function blocksOf(changes: readonly ClauseChange[]): Block[] {
  const moves = new Map<string, Move>();
  for (const { old, now, words } of changes) {
    if (old.length !== 1 || now.length !== 1 || old[0] === now[0]) continue;
    const [from, to] = roots(old[0]!, now[0]!);
    const key = `${from}>${to}`;
    const move = moves.get(key) ?? { from, to, clauses: 0, reworded: 0 };
    moves.set(key, { ...move, clauses: move.clauses + 1, reworded: move.reworded + Number(words === 'changed') });
  }
  const blocks: { first: Move; last: Move; clauses: number; reworded: number }[] = [];
  for (const move of moves.values()) {
    const block = blocks.findLast(({ last }) => isNext(last, move));
    if (!block) {
      blocks.push({ first: move, last: move, clauses: move.clauses, reworded: move.reworded });
      continue;
    }
    block.last = move;
    block.clauses += move.clauses;
    block.reworded += move.reworded;
  }
  return blocks.map(({ first, last, ...numbers }) => ({
    from: [first.from, last.from],
    to: [first.to, last.to],
    ...numbers,
  }));
}

/** Strips the ending that both numbers share: `10-14-3` and `10-5-3` give `10-14` and `10-5`. */
function roots(old: string, now: string): [string, string] {
  let [from, to] = [old, now];
  for (;;) {
    const [above, below] = [parentOf(from), parentOf(to)];
    if (above === undefined || below === undefined || above === below) break;
    if (partsOf(from).at(-1) !== partsOf(to).at(-1)) break;
    [from, to] = [above, below];
  }
  return [from, to];
}

const isNext = (last: Move, move: Move): boolean => comesNext(last.from, move.from) && comesNext(last.to, move.to);

function comesNext(before: string, after: string): boolean {
  const [last, next] = [Number(partsOf(before).at(-1)), Number(partsOf(after).at(-1))];
  return parentOf(before) === parentOf(after) && next === last + 1;
}
