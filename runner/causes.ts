/**
 * Adds likely causes to a report: compares its failures with those of every misreading, played when the package was
 * built.
 */
import { faultsOf, isOfReading } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { Causes, GameReport, Misread, Report, ScenarioResult } from '../schemas/report';
import { diagnose, type Match, type PlayedScenario } from './diagnosis';
import { readMatrix, type Matrix } from './diagnosis-matrix';
import { digestOfScenario, signatureOf } from './diagnosis-signature';
import type { Scenario } from './features';

/** @param scenarios all scenarios of the suite; the results in the report are matched with them by id */
export function withCauses(report: Report, scenarios: readonly Scenario[], read = readMatrix): Report {
  if (report.selection.features !== undefined) return report;
  const { editions = {} } = report.selection;
  // The misreadings were only played with the default edition.
  const isUsual = ({ game }: GameReport) => editions[game] === undefined;
  const games = report.games.map((game) => (isUsual(game) ? gameWithCauses(game, report, scenarios, read) : game));
  return { ...report, games };
}

function gameWithCauses(
  game: GameReport,
  report: Report,
  scenarios: readonly Scenario[],
  read: (game: GameId) => Matrix | undefined,
): GameReport {
  const results = report.scenarios.filter((one) => one.game === game.game);
  const matrix = results.some(isFailure) ? read(game.game) : undefined;
  if (!matrix) return game;
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const played = results.flatMap((result) => {
    const scenario = byId.get(result.id);
    return scenario ? [playedOf(result, digestOfScenario(scenario))] : [];
  });
  const { diagnoses, contradicted, unexplained } = diagnose(played, matrix.misreadings);
  const teller = new Teller(game, results);
  return {
    ...game,
    causes: {
      found: diagnoses.map(({ certainty, left, or, ...best }) => ({
        ...teller.cause([best, ...or]),
        certainty,
        ...(left > 0 ? { left } : {}),
      })),
      contradicted: contradicted.map((one) => teller.cause([one])),
      unexplained: teller.groups(unexplained),
    },
  };
}

/** Readings are not scored, so their failures get no causes. */
const isFailure = ({ verdict, reading }: ScenarioResult): boolean => verdict === 'failed' && !reading;

export function playedOf(result: ScenarioResult, digest: string): PlayedScenario {
  const { id, failure, clauses } = result;
  if (isFailure(result))
    return { id, digest, clause: clauses[0], verdict: 'failed', signature: failure && signatureOf(failure) };
  if (result.verdict === 'failed') return { id, digest, verdict: 'differs' };
  return result.verdict === 'passed' ? { id, digest, verdict: 'passed' } : { id, digest };
}

/** Phrases causes with the names that the report of a game uses. */
class Teller {
  private readonly results: ReadonlyMap<string, ScenarioResult>;
  private readonly tag: string;

  constructor(
    private readonly game: GameReport,
    results: readonly ScenarioResult[],
  ) {
    this.results = new Map(results.map((result) => [result.id, result]));
    const [section] = game.sections;
    this.tag = section?.clauses[0]?.id.split('-')[0] ?? '';
  }

  cause(matches: readonly Match[]) {
    const [{ explains, exact, failed, contradictedBy, notPlayed }] = matches as [Match];
    return {
      behaves: matches.map(({ fault }) => this.misread(fault)),
      failures: [...explains],
      clauses: [...new Set(explains.map((id) => this.clauseOf(id)))],
      exact,
      failed,
      passed: [...contradictedBy],
      notPlayed,
    };
  }

  private misread(id: string): Misread {
    const module = { id: this.game.game };
    const fault = faultsOf(module).find((one) => one.id === id)!;
    const reading = isOfReading(module, fault);
    return { fault: id, clause: `${this.tag}-${fault.clause}`, title: fault.title, ...(reading ? { reading } : {}) };
  }

  private clauseOf(id: string): string {
    return this.results.get(id)!.clauses[0] ?? '';
  }

  /** Puts crashes first, then missing questions: one line of code, or one way to ask, is often behind many failures. */
  groups(ids: readonly string[]): Causes['unexplained'] {
    const groups = new Map<string, Causes['unexplained'][number]>();
    for (const id of ids) {
      const what = this.inCommon(id);
      // Numbers in an error differ between scenarios, so the key leaves them out.
      const key = JSON.stringify(what).replace(/\d+/g, what.brokeDown === undefined ? '$&' : '');
      const group = groups.get(key) ?? { ...what, failures: [] };
      groups.set(key, group);
      group.failures.push(id);
    }
    const rank = ({ brokeDown, neverAsked, failures }: Causes['unexplained'][number]) =>
      (brokeDown !== undefined ? 2 : neverAsked !== undefined ? 1 : 0) * this.results.size + failures.length;
    return [...groups.values()].sort((one, other) => rank(other) - rank(one));
  }

  /** Returns what this failure may share with others: the error, the missing question, or else the clause. */
  private inCommon(id: string): Omit<Causes['unexplained'][number], 'failures'> {
    const { message = '', signature = message, actual } = this.results.get(id)!.failure ?? {};
    if (signature.startsWith('the engine threw')) return { brokeDown: errorIn(String(actual)) };
    const neverAsked = /^player [AB] was never asked for (.+?) after /.exec(signature)?.[1];
    return neverAsked === undefined ? { clause: this.clauseOf(id) } : { neverAsked };
  }
}

/** Removes the parts of the message that advise the adapter's author. */
const errorIn = (raw: string): string =>
  raw.replace(/^the adapter answered [\w/]+ with /, '').replace(/; answer an illegal action .*/s, '');
