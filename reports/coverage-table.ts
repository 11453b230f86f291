/** Prints `tcg-conformance coverage`: how much of each rulebook has scenarios, and which clauses have none. */
import type { Account, AccountCounts, SectionAccount } from '../runner/accounting';
import type { InlineShare } from '../runner/inline-share';

export interface CoverageTableOptions {
  /** names every missing clause, not only those that fit on the line */
  all?: boolean;
}

const WIDTH = 120;
const TITLE_WIDTH = 41;

/** Returns the table of one or several games as plain text, without a line break at its end. */
export function coverageTable(accounts: readonly Account[], options: CoverageTableOptions = {}): string {
  const games = accounts.map((account) => gameTable(account, options.all ?? false));
  return [...games, ...(accounts.length > 1 ? [summary(accounts)] : [])].join('\n\n');
}

function gameTable(account: Account, all: boolean): string {
  const heading = `${account.title} (${account.game}), ${account.edition}`;
  const lines = [
    heading,
    ...(account.total.covered === 0 ? [`no clause has a scenario yet: ${remaining(account.total)}`] : []),
  ];
  lines.push(row('section', COLUMNS, 'missing clauses'));
  for (const section of account.sections) lines.push(...sectionRows(section, all));
  lines.push(row('all sections', numbers(account.total)));
  if (account.readingsOnly.length > 0)
    lines.push(...named('covered by ambiguous rules only: ', account.readingsOnly, all));
  if (account.withoutFault && account.withoutFault.length > 0)
    lines.push(...named('without a misreading: ', account.withoutFault, all));
  if (account.inline.cases > 0) lines.push(inlineSentence(account));
  return lines.join('\n');
}

function inlineSentence({ inline: { cases, inline } }: Account): string {
  return `${inline} of ${cases} cases (${Math.round((inline / cases) * 100)} %) need the capability inlineAbilities`;
}

/** Lists, game by game, what prevents an exam by probe cards alone: one line each, with the abilities as JSON. */
export function inlineTable(accounts: readonly Account[]): string {
  return accounts
    .filter(({ inline }) => inline.cases > 0)
    .map((account) => [`${account.game}: ${inlineSentence(account)}`, ...inlineProblems(account.inline)].join('\n'))
    .join('\n\n');
}

/** Returns one line for each clause or ability list that lacks a probe card or does not use the one it has. */
export function inlineProblems({ inlineOnly, repeated, ofProbes }: InlineShare): string[] {
  const places = (scenarios: readonly string[]) => scenarios.map((place) => `\n  ${place}`).join('');
  return [
    ...inlineOnly.map((clause) => `clause ${clause} is tested by inline abilities alone`),
    ...repeated.map(
      ({ abilities, scenarios }) => `defined in ${scenarios.length} scenarios: ${abilities}${places(scenarios)}`,
    ),
    ...ofProbes.map(
      ({ abilities, scenarios, probe }) => `those of the probe card ${probe}: ${abilities}${places(scenarios)}`,
    ),
  ];
}

function remaining({ testable }: AccountCounts): string {
  return `0 of ${testable} testable clauses are covered`;
}

const COLUMNS = ['clauses', 'testable', 'covered', 'missing'];

function numbers(counts: AccountCounts): string[] {
  return [counts.clauses, counts.testable, counts.covered, counts.gaps].map(String);
}

function row(label: string, cells: readonly string[], rest = ''): string {
  const padded = cells.map((cell, index) => cell.padStart(COLUMNS[index]!.length)).join('  ');
  return `${fit(label)}  ${padded}  ${rest}`.trimEnd();
}

function fit(label: string): string {
  return label.length > TITLE_WIDTH ? `${label.slice(0, TITLE_WIDTH - 1)}…` : label.padEnd(TITLE_WIDTH);
}

function sectionRows(section: SectionAccount, all: boolean): string[] {
  const start = row(`${section.id.padStart(3)}  ${section.title}`, numbers(section));
  return section.missing.length === 0 ? [start] : named(`${start}  `, section.missing, all);
}

/**
 * Appends ids to the start of a line: all of them on as many lines as they need, or those that fit and the number of
 * the rest.
 */
function named(start: string, ids: readonly string[], all: boolean): string[] {
  const ranges = toRanges(ids);
  if (all)
    return hang(
      start,
      ranges.map((range, index) => nameOf(range) + (index < ranges.length - 1 ? ',' : '')),
    );
  const room = WIDTH - start.length;
  for (let shown = ranges.length; shown > 1; shown--) {
    const text = firstOf(ranges, shown);
    if (text.length <= room) return [start + text];
  }
  return [start + firstOf(ranges, 1)];
}

function firstOf(ranges: readonly IdRange[], shown: number): string {
  const left = ranges.slice(shown).reduce((sum, range) => sum + range.count, 0);
  return ranges.slice(0, shown).map(nameOf).join(', ') + (left > 0 ? ` … and ${left} more` : '');
}

function nameOf({ first, last, count }: IdRange): string {
  if (count === 1) return first;
  return count === 2 ? `${first}, ${last}` : `${first} to ${last}`;
}

interface IdRange {
  first: string;
  last: string;
  count: number;
}

/** Joins clauses that follow each other under the same parent: 9-4-1, 9-4-2, 9-4-3 become one range. */
function toRanges(ids: readonly string[]): IdRange[] {
  const ranges: IdRange[] = [];
  for (const id of ids) {
    const range = ranges.at(-1);
    if (range && follows(range.last, id)) Object.assign(range, { last: id, count: range.count + 1 });
    else ranges.push({ first: id, last: id, count: 1 });
  }
  return ranges;
}

function follows(earlier: string, later: string): boolean {
  const [before, after] = [splitLast(earlier), splitLast(later)];
  return before.parent === after.parent && after.number === before.number + 1;
}

function splitLast(id: string): { parent: string; number: number } {
  const digits = /\d*$/.exec(id)![0];
  return { parent: id.slice(0, id.length - digits.length), number: Number(digits) };
}

/** Appends words to the start of a line, and wraps under the first word. */
function hang(start: string, words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = start + words[0]!;
  for (const word of words.slice(1)) {
    if (line.length + 1 + word.length <= WIDTH) line += ` ${word}`;
    else {
      lines.push(line);
      line = ' '.repeat(start.length) + word;
    }
  }
  return [...lines, line];
}

function summary(accounts: readonly Account[]): string {
  const lines = accounts.map(({ game, total }) =>
    row(game, numbers(total), total.covered === 0 ? 'no scenario yet' : ''),
  );
  const sum = accounts.map((account) => account.total).reduce(addCounts);
  return [row('game', COLUMNS), ...lines, row('all games', numbers(sum))].join('\n');
}

function addCounts(a: AccountCounts, b: AccountCounts): AccountCounts {
  return {
    clauses: a.clauses + b.clauses,
    testable: a.testable + b.testable,
    covered: a.covered + b.covered,
    gaps: a.gaps + b.gaps,
    notTestable: a.notTestable + b.notTestable,
  };
}
