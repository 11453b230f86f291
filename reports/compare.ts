/**
 * Compares reports: what changed from one to the next, and several implementations as a matrix by section and clause.
 */
import { presentName, readFormerNames } from '../runner/former-names';
import type { ClauseResult, GameReport, Report, ScenarioResult } from '../schemas/report';
import { literal } from './markdown';
import { allOf, isDeviation } from './model';
import { plural, scenarioWords, selectionText, STATE_WORDS } from './text';

/** A scenario in two reports; a side is missing if its report does not have the scenario. */
export interface Change {
  /** clause and name, which survive a change of lines */
  readonly name: string;
  readonly before?: ScenarioResult;
  readonly after?: ScenarioResult;
}

export interface Comparison {
  readonly newlyFailing: readonly Change[];
  readonly newlyPassing: readonly Change[];
  /** Any other change of verdict, e.g. from unsupported to failed, and every change of a reading. */
  readonly otherwise: readonly Change[];
  readonly gone: readonly Change[];
  readonly added: readonly Change[];
  /** Reasons why the two may not be comparable, e.g. different suites; empty if there are none. */
  readonly warnings: readonly string[];
}

const nameOf = (scenario: ScenarioResult): string => `${scenario.clauses[0] ?? scenario.uri}: ${scenario.name}`;

/**
 * Numbers scenarios of the same name in their order, as rows of an outline share it. A name of an earlier suite is the
 * present one of its scenario.
 * @param named returns the name of a scenario
 */
function byName(report: Report, named: (scenario: ScenarioResult) => string): Map<string, ScenarioResult> {
  const found = new Map<string, ScenarioResult>();
  const counts = new Map<string, number>();
  const former = new Map(report.games.map(({ game }) => [game, readFormerNames(game)]));
  for (const scenario of report.scenarios) {
    const name = named(scenario);
    const row = (counts.get(name) ?? 0) + 1;
    counts.set(name, row);
    const own = row === 1 ? name : `${name} (${row})`;
    const present = presentName(former.get(scenario.game) ?? {}, own);
    found.set(present.replace(/ \(1\)$/, ''), scenario);
  }
  return found;
}

const editionIn = ({ games }: Report, game: string): string | undefined =>
  games.find((one) => one.game === game)?.edition;

export function compareReports(before: Report, after: Report): Comparison {
  // A clause may have another number in another edition, while its scenarios keep their file and name.
  const named = (one: ScenarioResult) =>
    editionIn(before, one.game) === editionIn(after, one.game) ? nameOf(one) : `${one.uri}: ${one.name}`;
  const [old, now] = [byName(before, named), byName(after, named)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].map((name): Change => {
    const [was, is] = [old.get(name), now.get(name)];
    const [row = ''] = / \(\d+\)$/.exec(name.slice(named((is ?? was)!).length)) ?? [];
    return { name: nameOf((is ?? was)!) + row, before: was, after: is };
  });
  const both = changes.filter(
    (change) => change.before && change.after && change.before.verdict !== change.after.verdict,
  );
  const rules = both.filter(({ after: other }) => !other!.reading);
  const newlyFailing = rules.filter(
    ({ before: one, after: other }) =>
      isDeviation(other!.verdict) && one!.verdict !== 'unsupported' && !isDeviation(one!.verdict),
  );
  const newlyPassing = rules.filter(({ after: other }) => other!.verdict === 'passed');
  return {
    newlyFailing,
    newlyPassing,
    otherwise: both.filter((change) => !newlyFailing.includes(change) && !newlyPassing.includes(change)),
    gone: changes.filter((change) => !change.after),
    added: changes.filter((change) => !change.before),
    warnings: warnings(before, after),
  };
}

function warnings(before: Report, after: Report): string[] {
  const differ = (what: string, one: unknown, other: unknown) =>
    one === other ? [] : [`${what} differs: ${one}, then ${other}`];
  return [
    ...differ('the version of the suite', before.suite.version, after.suite.version),
    ...differ('the text of the features', before.suite.features.slice(0, 12), after.suite.features.slice(0, 12)),
    ...differ('the implementation', before.adapter.name, after.adapter.name),
    ...after.games.flatMap(({ game, title, edition }) => {
      const other = before.games.find((one) => one.game === game);
      return other ? differ(`the edition of ${title}`, other.edition, edition) : [];
    }),
    ...differ('what was selected', selectionText(before.selection), selectionText(after.selection)),
    ...[before, after]
      .filter((report) => report.interrupted)
      .map((report) => `the run of ${report.startedAt} was interrupted`),
  ];
}

export interface Matrix {
  /**
   * One column for each report: name and version of the implementation, with the report's place where versions repeat.
   */
  readonly columns: readonly string[];
  readonly games: readonly { readonly title: string; readonly sections: readonly MatrixSection[] }[];
}

export interface MatrixSection {
  readonly title: string;
  readonly rows: readonly {
    readonly clause: string;
    readonly title: string;
    readonly results: readonly (ClauseResult | undefined)[];
  }[];
}

/**
 * Builds the matrix of testable clauses, each edition of a rulebook by itself. A result is undefined if a report does
 * not have the clause.
 */
export function matrixOf(reports: readonly Report[]): Matrix {
  const games = new Map<string, GameReport>();
  for (const report of reports)
    for (const game of report.games) {
      const key = `${game.game} ${game.edition}`;
      if (!games.has(key)) games.set(key, game);
    }
  const all = [...games.values()];
  return {
    columns: columnsOf(reports),
    games: all.map((game) => ({
      title: all.some((one) => one.game === game.game && one !== game) ? `${game.title}, ${game.edition}` : game.title,
      sections: game.sections.map((section) => ({
        title: `${section.id}. ${section.title}`,
        rows: section.clauses
          .filter((clause) => clause.kind === 'testable')
          .map((clause) => ({
            clause: clause.id,
            title: clause.title,
            results: reports.map((report) => resultIn(report, game, clause.id)),
          })),
      })),
    })),
  };
}

/** Names the columns; the place of a report separates two on the same version. */
function columnsOf(reports: readonly Report[]): string[] {
  const names = reports.map(({ adapter }) => `${adapter.name} ${adapter.version}`);
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (report ${index + 1})`,
  );
}

const resultIn = (report: Report, { game, edition }: GameReport, clause: string): ClauseResult | undefined =>
  report.games
    .find((candidate) => candidate.game === game && candidate.edition === edition)
    ?.sections.flatMap((section) => section.clauses)
    .find((candidate) => candidate.id === clause);

/** Describes the result of a clause: "conforms", "partial, 3 of 5". */
export function resultWord({ state, counts }: ClauseResult): string {
  const { word } = STATE_WORDS[state];
  return state === 'partly' && counts ? `${word}, ${counts.passed} of ${allOf(counts)}` : word;
}

/** Returns the comparison for a comment on a pull request. */
export function comparisonMarkdown(comparison: Comparison): string {
  const list = (title: string, changes: readonly Change[]) =>
    changes.length === 0
      ? []
      : [`### ${title} (${changes.length})`, '', ...changes.map((change) => `- ${changeLine(change)}`), ''];
  const { newlyFailing, newlyPassing, otherwise, gone, added } = comparison;
  const none = [newlyFailing, newlyPassing, otherwise, gone, added].every((changes) => changes.length === 0);
  return [
    '## Comparison',
    '',
    ...comparison.warnings.map((warning) => `> ${literal(warning)}`),
    ...(comparison.warnings.length > 0 ? [''] : []),
    ...list('Newly failing', newlyFailing),
    ...list('Newly passing', newlyPassing),
    ...list('Changed otherwise', otherwise),
    ...list('Gone', gone),
    ...list('New', added),
    ...(none ? ['No scenario changed its verdict.', ''] : []),
  ].join('\n');
}

const verdictWord = (result: ScenarioResult | undefined): string => (result ? scenarioWords(result).word : 'not there');

const changeLine = ({ name, before, after }: Change): string =>
  `${literal(name)}: ${verdictWord(before)} → ${verdictWord(after)}`;

/** A clause that no implementation was tested for gets no line among the clauses. */
const isTested = ({ results }: MatrixSection['rows'][number]): boolean =>
  results.some((result) => result !== undefined && result.state !== 'untested');

function untestedNote(sections: readonly MatrixSection[]): string[] {
  const untested = sections.flatMap(({ rows }) => rows.filter((row) => !isTested(row))).length;
  return untested > 0 ? ['', `${plural(untested, 'clause')} untested in every report.`] : [];
}

export function matrixMarkdown({ columns, games }: Matrix): string {
  const head = (first: string) => [
    `| ${first} | ${columns.map(literal).join(' | ')} |`,
    `|---|${columns.map(() => '---').join('|')}|`,
  ];
  return games
    .flatMap(({ title, sections }) => [
      `## ${literal(title)}`,
      '',
      ...head('section'),
      ...sections
        .filter(({ rows }) => rows.length > 0)
        .map(
          ({ title: section, rows }) =>
            `| ${literal(section)} | ${columns.map((_, column) => tally(rows, column)).join(' | ')} |`,
        ),
      '',
      ...head('clause'),
      ...sections.flatMap(({ rows }) =>
        rows
          .filter(isTested)
          .map(
            (row) =>
              `| ${literal(`${row.clause} ${row.title}`)} | ${row.results.map((result) => (result ? `${STATE_WORDS[result.state].symbol} ${resultWord(result)}` : '')).join(' | ')} |`,
          ),
      ),
      ...untestedNote(sections),
      '',
    ])
    .join('\n');
}

const tally = (rows: MatrixSection['rows'], column: number): string => `${conforming(rows, column)} of ${rows.length}`;

/** Counts the clauses that conform in one of the reports. */
export const conforming = (rows: MatrixSection['rows'], column: number): number =>
  rows.filter((row) => row.results[column]?.state === 'conforms').length;
