/** Puts every clause of a rulebook into exactly one state: covered, not testable, or a gap. */
import type { Catalogue, CatalogueClause } from '../schemas/catalogue';
import type { Features, Scenario } from './features';
import type { GameId } from '../schemas/common';
import { probesOf } from '../steps/probes';
import { inlineShare, type InlineShare } from './inline-share';

export type AccountState = 'covered' | 'notTestable' | 'gap';

export interface ClauseAccount {
  id: string;
  section: string;
  state: AccountState;
  /** The reason, which only `notTestable` clauses have. */
  why?: string;
  /** Ids of the clause's scenarios, without those tagged @reading. */
  scenarios: string[];
  readings: string[];
}

/** `testable` = `covered` + `gaps`; `clauses` = `testable` + `notTestable`. */
export interface AccountCounts {
  clauses: number;
  testable: number;
  covered: number;
  gaps: number;
  notTestable: number;
}

export interface SectionAccount extends AccountCounts {
  id: string;
  title: string;
  /** Ids of testable clauses without a scenario, in the rulebook's order. */
  missing: string[];
}

export interface Account {
  game: GameId;
  title: string;
  edition: string;
  clauses: ClauseAccount[];
  sections: SectionAccount[];
  total: AccountCounts;
  /** Clauses that only scenarios tagged @reading cover, so that no run ever gives them a verdict. */
  readingsOnly: string[];
  /** Covered clauses that no misreading breaks; absent if the caller passed no misreadings. */
  withoutFault?: string[];
  /** Counts the scenarios that need an engine which interprets the ability language. */
  inline: InlineShare;
  /** One line for each scenario or misreading of a clause that takes none. */
  problems: string[];
}

/**
 * @param features may include scenarios of other games, which are ignored
 * @param faults the oracle's misreadings of this game, each with the clause that it breaks
 */
export function account(
  catalogue: Catalogue,
  features: Pick<Features, 'scenarios'>,
  faults?: readonly { clause: string }[],
): Account {
  const scenarios = features.scenarios.filter((scenario) => scenario.game === catalogue.game);
  const cases = scenariosByClause(scenarios);
  const clauses = catalogue.clauses.map((clause) => accountClause(clause, cases.get(clause.id) ?? []));
  const covered = clauses.filter((clause) => clause.state === 'covered');
  const broken = faults && new Set(faults.map((fault) => fault.clause));
  return {
    game: catalogue.game,
    title: catalogue.title,
    edition: catalogue.edition,
    clauses,
    sections: catalogue.sections.map(({ id, title }) => accountSection(id, title, clauses)),
    total: count(clauses),
    readingsOnly: idsOf(covered.filter((clause) => clause.scenarios.length === 0)),
    ...(broken && { withoutFault: idsOf(covered.filter((clause) => !broken.has(clause.id))) }),
    inline: inlineShare(scenarios, scenarios.length > 0 ? probesOf(catalogue.game) : {}),
    problems: [...scenarioProblems(catalogue, cases), ...faultProblems(catalogue, broken ?? new Set())],
  };
}

function scenariosByClause(scenarios: readonly Scenario[]): Map<string, Scenario[]> {
  const cases = new Map<string, Scenario[]>();
  for (const scenario of scenarios) {
    for (const clause of scenario.clauses) {
      const others = cases.get(clause);
      if (others) others.push(scenario);
      else cases.set(clause, [scenario]);
    }
  }
  return cases;
}

function accountClause({ id, section, kind, untestable }: CatalogueClause, cases: readonly Scenario[]): ClauseAccount {
  const scenarios = cases.filter((scenario) => !scenario.reading).map((scenario) => scenario.id);
  const readings = cases.filter((scenario) => scenario.reading).map((scenario) => scenario.id);
  if (kind !== 'testable') {
    return { id, section, state: 'notTestable', why: untestable, scenarios, readings };
  }
  return { id, section, state: cases.length > 0 ? 'covered' : 'gap', scenarios, readings };
}

function accountSection(id: string, title: string, clauses: readonly ClauseAccount[]): SectionAccount {
  const own = clauses.filter((clause) => clause.section === id);
  return { id, title, ...count(own), missing: idsOf(own.filter((clause) => clause.state === 'gap')) };
}

function count(clauses: readonly ClauseAccount[]): AccountCounts {
  const inState = (state: AccountState) => clauses.filter((clause) => clause.state === state).length;
  const [covered, gaps, notTestable] = [inState('covered'), inState('gap'), inState('notTestable')];
  return { clauses: clauses.length, testable: covered + gaps, covered, gaps, notTestable };
}

function idsOf(clauses: readonly ClauseAccount[]): string[] {
  return clauses.map((clause) => clause.id);
}

function scenarioProblems(catalogue: Catalogue, cases: Map<string, Scenario[]>): string[] {
  const kinds = kindsOf(catalogue);
  return [...cases].flatMap(([clause, scenarios]) => {
    if (kinds.get(clause) === 'testable') return [];
    const { uri, line } = scenarios[0]!;
    const kind = kinds.get(clause);
    return [
      `${uri}:${line}: clause ${clause} ${kind ? `is of kind ${kind}, which takes no scenarios` : 'does not exist'}`,
    ];
  });
}

function faultProblems(catalogue: Catalogue, broken: ReadonlySet<string>): string[] {
  const kinds = kindsOf(catalogue);
  return [...broken].flatMap((clause) => {
    const kind = kinds.get(clause);
    if (kind === 'testable') return [];
    return [
      `misreadings of ${catalogue.game}: clause ${clause} ${kind ? `is of kind ${kind}, which nothing can break` : 'does not exist'}`,
    ];
  });
}

function kindsOf(catalogue: Catalogue): Map<string, string> {
  return new Map(catalogue.clauses.map((clause) => [clause.id, clause.kind]));
}
