/** Writes what became of the edits. */
import { covers, EQUIVALENTS, isJudged, type Equivalent } from './equivalents';
import type { Edit } from './edit';
import type { EditResult, Result } from './play';

const MEANINGS: readonly (readonly [Result, string])[] = [
  ['own clause', 'killed by a scenario of a clause that their function names'],
  ['other clause', 'killed by a scenario of another clause'],
  ['reading', 'killed by scenarios of ambiguous rules only'],
  ['survived', 'survived'],
  ['unreached', 'reached by no scenario'],
];

/** Groups the results of a part of the oracle. */
export interface Summary {
  readonly part: string;
  readonly edits: number;
  readonly counts: Readonly<Record<Result | 'equivalent', number>>;
  /** Of those killed by another clause: the function names no clause at all. */
  readonly withoutClause: number;
}

export function summaryOf(part: string, results: readonly EditResult[], equivalents: readonly Equivalent[]): Summary {
  const equivalent = results.filter((one) => isAlive(one.result) && isJudged(one.edit.id, equivalents));
  const others = results.filter((one) => !equivalent.includes(one));
  const count = (wanted: Result) => others.filter(({ result }) => result === wanted).length;
  const counts = Object.fromEntries(MEANINGS.map(([result]) => [result, count(result)])) as Record<Result, number>;
  const withoutClause = results.filter(({ result, namesClause }) => result === 'other clause' && !namesClause).length;
  return { part, edits: results.length, counts: { ...counts, equivalent: equivalent.length }, withoutClause };
}

export const isAlive = (result: Result): boolean => result === 'survived' || result === 'unreached';

export function summaryLine({ part, edits, counts, withoutClause }: Summary): string {
  const found = MEANINGS.map(([result, meaning]) => {
    const more = result === 'other clause' && withoutClause > 0 ? ` (${withoutClause} name none)` : '';
    return `${counts[result]} ${meaning}${more}`;
  });
  const done = edits - counts.survived - counts.unreached;
  const share = edits === 0 ? '' : `: ${((100 * done) / edits).toFixed(1)} % killed or judged equivalent`;
  return `${part}: ${edits} edits${share}\n  ${[...found, `${counts.equivalent} judged equivalent`].join(', ')}`;
}

/** The most scenarios and lines that a survivor shows. */
const MOST_SCENARIOS = 3;
const MOST_LINES = 6;

/** @param text the source of the edit's file */
export function survivorLines({ edit, result, reachedBy }: EditResult, text: string): string[] {
  const reached = reachedBy.slice(0, MOST_SCENARIOS).join(', ');
  const more = reachedBy.length > MOST_SCENARIOS ? ` and ${reachedBy.length - MOST_SCENARIOS} more` : '';
  return [
    `${edit.file}:${edit.line} ${edit.owner}: ${edit.kind}`,
    ...diffOf(edit, text),
    result === 'unreached' ? '  no scenario reaches it' : `  reached by ${reached}${more}`,
    `  id: ${edit.id}`,
  ];
}

function diffOf({ form, start, end, after }: Edit, text: string): string[] {
  if (form === 'entry') return [`  + ${after}`];
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  const name = form === 'shorthand' ? `${text.slice(start, end)}: ` : '';
  const edited = text.slice(from, start) + name + after + text.slice(end, to);
  return [...marked('-', text.slice(from, to)), ...marked('+', edited)];
}

function marked(sign: string, code: string): string[] {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${sign} ${line}`);
  return lines.length > MOST_LINES ? [...shown, `  ${sign} ...`] : shown;
}

/** Names what in the list of equivalents is out of date. */
export function staleLines(
  equivalents: readonly Equivalent[],
  known: readonly string[],
  results: readonly EditResult[],
): string[] {
  return equivalents.flatMap(({ edit }) => {
    if (!known.some((id) => covers(edit, id))) return `${EQUIVALENTS}: there is no such edit any more: ${edit}`;
    const killed = results.filter(({ killedBy, edit: { id } }) => killedBy !== undefined && covers(edit, id));
    return killed.map((one) => `${EQUIVALENTS}: ${one.killedBy} kills it: ${one.edit.id}`);
  });
}
