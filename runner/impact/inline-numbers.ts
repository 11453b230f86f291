/** Splits lines before clause numbers that stand in the middle because a line break was lost. */
import { compareKeys, follows, type IdOrder } from './ids';
import type { Line } from './lines';
import type { Candidate } from './number-chain';
import type { Known } from './reading';
import type { Start } from './starts';

/** Matches places after other words where a number may begin. */
const BEHIND_WORDS = /(?<=\s|[.!?:;)\]”"»。])(?=[\dA-Z])/gu;
const ENDED = /[.!?:;)\]”"»。]\s*$/;

interface Between {
  readonly before: Candidate;
  readonly after?: Candidate;
}

/**
 * @param clauses the clauses that begin lines, in order
 * @returns undefined: no clause number stands in the middle of a line
 */
export function partLines(
  lines: readonly Line[],
  clauses: readonly Candidate[],
  known: Known,
  order: IdOrder,
  startOf: (text: string) => Start | undefined,
): Line[] | undefined {
  const cuts = new Map<number, number>();
  clauses.forEach((before, index) => {
    const after = clauses[index + 1];
    for (let at = before.at; at < (after?.at ?? lines.length); at++) {
      const cut = cutOf(lines[at]!.text, { before, after }, known, order, startOf);
      if (cut === undefined) continue;
      cuts.set(at, cut);
      return;
    }
  });
  if (cuts.size === 0) return undefined;
  return lines.flatMap((line, at) => {
    const cut = cuts.get(at);
    if (cut === undefined) return [line];
    return [line.text.slice(0, cut), line.text.slice(cut)].map((text) => ({ ...line, text: text.trim() }));
  });
}

function cutOf(
  text: string,
  { before, after }: Between,
  known: Known,
  order: IdOrder,
  startOf: (text: string) => Start | undefined,
): number | undefined {
  for (const { index } of text.matchAll(BEHIND_WORDS)) {
    const start = index === 0 ? undefined : startOf(text.slice(index));
    if (!start?.rest || !/[-.]/.test(start.id)) continue;
    const key = order.keyOf(start.id);
    if (!follows(before.key, key) || (after && compareKeys(key, after.key) >= 0)) continue;
    if (known.has(start.rest)) return index;
    // Otherwise it may be a mere reference, so it must stand between two sentences and be a number that is expected
    // here.
    const alone = ENDED.test(text.slice(0, index)) && /^.[^\s]*[.:)．、]\s*[\p{Lu}“"«[(【]/u.test(text.slice(index));
    if (alone && (known.ids.includes(start.id) || (after && follows(key, after.key)))) return index;
  }
  return undefined;
}
