/**
 * Adds likely causes to a report: compares its failures with those of every misreading, played when the package was
 * built.
 */
import { faultsOf, isOfReading } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { Causes, Failure, GameReport, Misread, Report, ScenarioResult } from '../schemas/report';
import type { ActionRecord } from '../steps/world-options';
import { breakdownOf } from './breakdowns';
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
  const never = neverIn(results.filter(isFailure), report.adapter.played?.[game.game]);
  // What the engine never does says nothing about how it reads a rule.
  const known = played.map((one) =>
    never.has(one.id) ? { id: one.id, digest: one.digest, verdict: one.verdict } : one,
  );
  const { diagnoses, contradicted, unexplained } = diagnose(known as PlayedScenario[], matrix.misreadings);
  const teller = new Teller(game, results, never);
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

/** What an engine did not do once in the whole run, by the failures that it made. */
type Never = ReadonlyMap<string, Pick<Group, 'neverAccepted' | 'neverAsked' | 'wholeRun'>>;
type Group = Causes['unexplained'][number];
/** So many scenarios must have failed because of it. */
const LEAST_NEVER = 2;

/** @param played absent: a report of an older version, which does not say */
function neverIn(failures: readonly ScenarioResult[], played: Played | undefined): Never {
  const never = new Map<string, Group>();
  for (const { id, failure } of played ? failures : []) {
    const accepted = refusedAction(failure);
    const asked = questionNotAsked(failure);
    const group =
      accepted !== undefined && !played!.accepted.includes(accepted)
        ? { neverAccepted: accepted }
        : asked !== undefined && !asked.split(' or ').some((kind) => played!.asked.includes(kind))
          ? { neverAsked: asked, wholeRun: true }
          : undefined;
    if (!group) continue;
    const known = never.get(JSON.stringify(group)) ?? { ...group, failures: [] };
    never.set(JSON.stringify(group), known);
    known.failures.push(id);
  }
  const often = [...never.values()].filter((group) => group.failures.length >= LEAST_NEVER);
  return new Map(often.flatMap(({ failures: ids, ...group }) => ids.map((id) => [id, group] as const)));
}

type Played = NonNullable<Report['adapter']['played']>[string];

/** Returns the type of the action that should have been accepted. */
function refusedAction({ expected, actual, actions = [] }: Partial<Failure> = {}): string | undefined {
  const last = actions.at(-1) as ActionRecord | undefined;
  return expected === 'accepted' && actual !== 'accepted' && last?.action.type !== 'pass'
    ? last?.action.type
    : undefined;
}

function questionNotAsked({ message = '', signature = message }: Partial<Failure> = {}): string | undefined {
  return /^player [AB] was never asked for (.+?) after /.exec(signature)?.[1];
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
    private readonly never: Never,
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

  /**
   * Puts crashes first, then what the engine never does, then missing questions: one line of code, or one way to ask, is
   * often behind many failures.
   */
  groups(ids: readonly string[]): Group[] {
    const groups = new Map<string, Group>();
    for (const id of ids) {
      const { place, ...what } = this.inCommon(id);
      const key = place ?? JSON.stringify(what);
      const group = groups.get(key) ?? { ...what, failures: [] };
      groups.set(key, group);
      group.failures.push(id);
    }
    const rank = (group: Group) => rankOf(group) * this.results.size + group.failures.length;
    return [...groups.values()].sort((one, other) => rank(other) - rank(one));
  }

  /** Returns what this failure may share with others: where it crashed, what never came, or else the clause. */
  private inCommon(id: string): Omit<Group, 'failures'> & { place?: string } {
    const { failure } = this.results.get(id)!;
    const breakdown = failure && breakdownOf(failure);
    if (breakdown) return { brokeDown: breakdown.error, place: breakdown.place };
    const neverAsked = questionNotAsked(failure);
    return this.never.get(id) ?? (neverAsked === undefined ? { clause: this.clauseOf(id) } : { neverAsked });
  }
}

const rankOf = ({ brokeDown, neverAccepted, neverAsked, wholeRun }: Group): number => {
  if (brokeDown !== undefined) return 3;
  if (neverAccepted !== undefined || wholeRun) return 2;
  return neverAsked === undefined ? 0 : 1;
};
