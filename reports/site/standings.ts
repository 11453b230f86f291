/** Collects the results of reports for clauses and scenarios, one engine beside the other. */
import type { GameId } from '../../schemas/common';
import type { ClauseResult, Report } from '../../schemas/report';
import { conforming, matrixOf, resultWord, type MatrixSection } from '../compare';
import { countsSentence, scenarioWords, selectionText, STATE_WORDS } from '../text';
import type { EnginesPage, Standing } from './model';

export class Standings {
  /** One for each report on this game, in their order. */
  readonly engines: readonly string[];
  private readonly reports: readonly Report[];
  private readonly matrix: readonly MatrixSection[];
  private readonly clauses = new Map<string, readonly Standing[]>();
  private readonly scenarios = new Map<string, Standing[]>();

  /** @param tag the prefix of clause ids in reports: `LN` */
  constructor(
    reports: readonly Report[],
    game: GameId,
    private readonly tag: string,
  ) {
    this.reports = reports
      .map((report) => ({ ...report, games: report.games.filter((one) => one.game === game) }))
      .filter(({ games }) => games.length > 0);
    const { columns, games } = matrixOf(this.reports);
    this.engines = columns;
    this.matrix = (games[0]?.sections ?? []).filter(({ rows }) => rows.length > 0);
    for (const [index, report] of this.reports.entries())
      for (const scenario of report.scenarios.filter((one) => one.game === game))
        this.add(scenario.id, { engine: columns[index]!, ...scenarioWords(scenario) });
    for (const { clause, results } of this.matrix.flatMap(({ rows }) => rows))
      this.clauses.set(
        this.plain(clause),
        results.flatMap((result, index) => standingOf(columns[index]!, result) ?? []),
      );
  }

  /** @returns empty if no report has the clause */
  ofClause = (clause: string): readonly Standing[] => this.clauses.get(clause) ?? [];

  /** Returns only results that are not a pass: if all is well, the clause says so. */
  ofScenario = (id: string): readonly Standing[] =>
    (this.scenarios.get(id) ?? []).filter(({ state }) => state !== 'conforms');

  /** Returns "Hero 1.0: 12 of 14 tested clauses conform; 3 untested. Run on 2026-01-31: level-neo." */
  about(): string[] {
    return this.reports.map(({ games, startedAt, selection, interrupted }, index) => {
      const run = `${startedAt.slice(0, 10)}: ${selectionText(selection)}${interrupted ? ', interrupted' : ''}`;
      return `${this.engines[index]}: ${countsSentence(games[0]!.clauses)}. Run on ${run}.`;
    });
  }

  sections(): EnginesPage['sections'] {
    return this.matrix.map(({ title, rows }) => ({
      title,
      tallies: this.engines.map((_, column) => `${conforming(rows, column)} of ${rows.length}`),
      rows: rows.map(({ clause, title: words, results }) => {
        const standings = this.engines.map((engine, column) => standingOf(engine, results[column]));
        const tested = standings.filter((standing) => standing && standing.state !== 'untested');
        const differ = new Set(tested.map((standing) => standing!.word)).size > 1;
        return { clause: this.plain(clause), title: words, differ, standings };
      }),
    }));
  }

  private add(scenario: string, standing: Standing): void {
    this.scenarios.set(scenario, [...(this.scenarios.get(scenario) ?? []), standing]);
  }

  private plain(clause: string): string {
    return clause.startsWith(`${this.tag}-`) ? clause.slice(this.tag.length + 1) : clause;
  }
}

function standingOf(engine: string, result: ClauseResult | undefined): Standing | undefined {
  if (!result) return undefined;
  const { symbol } = STATE_WORDS[result.state];
  return { engine, state: result.state, symbol, word: resultWord(result) };
}
