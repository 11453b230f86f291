/**
 * Breaks the oracle on purpose, one misreading at a time, and checks that a scenario of its clause notices. A mutant of
 * a rule must be killed by scenarios of the rule, since nobody has to share our interpretations. A mutant of an
 * interpretation must be killed by scenarios tagged @reading; if a scenario of the rule notices it, that scenario tests
 * an opinion.
 */
import { isOfReading } from '../games/registry';
import { withFault } from '../oracle/host';
import type { Fault, GameModule } from '../oracle/kernel/session/module';
import { remembered } from '../oracle/kernel/remember';
import type { KernelRules } from '../oracle/kernel/rules';
import { EngineThrew } from '../steps/disagreement';
import { hasDecoy, withoutDecoys } from './decoys';
import { connect } from './connection';
import type { Features, Scenario } from './features';
import { CountedTable, StepLimitOracle } from './step-limit-oracle';
import type { Planned } from './plan';
import { CitationError, runScenario, type Outcome } from './scenario';

export interface FaultResult {
  readonly fault: string;
  readonly clause: string;
  readonly title: string;
  /** Whether it misreads the rule itself, or our interpretation where the clause is silent. */
  readonly of: 'rule' | 'reading';
  /**
   * Scenarios of the misreading's clause and kind that noticed; the search stops once there are enough. Empty: it
   * survived, which is a hole in the suite.
   */
  readonly killedBy: readonly string[];
  /**
   * Scenarios of the clause and the other kind that noticed; searched for interpretations, survivors, and in full runs.
   */
  readonly noticedByOtherKind: readonly string[];
  /** Scenarios of other clauses that noticed; searched only in a full run. */
  readonly alsoNoticedBy: readonly string[];
  /**
   * If it survived: scenarios of its clause that went as they should, except that the oracle did not cite the clause.
   * Engines cite nothing, so this is no difference.
   */
  readonly uncitedIn?: readonly string[];
  /** The number of scenarios that were run against it. */
  readonly scenarios: number;
}

/** Only different behaviour counts: a missing citation, an invalid scenario or a crash of the oracle does not. */
const notices = ({ verdict, error }: Outcome): boolean => verdict === 'failed' && !(error instanceof EngineThrew);

export type AnyFault = Fault<KernelRules>;

/** No misreading needs a decoy scenario to be noticed, so only a thorough run tries them. */
export const scenariosToTry = ({ scenarios }: Pick<Features, 'scenarios'>, thorough: boolean): readonly Scenario[] =>
  thorough ? scenarios : withoutDecoys(scenarios);

export interface Effort {
  /** True runs every scenario of the game, and not only those of the clause. */
  readonly full?: boolean;
  /** The number of killers after which the search stops; one by default. */
  readonly enough?: number;
  /** Tells whether a scenario killed it the last time, so that it runs first. */
  readonly isLikely?: (scenario: Scenario) => boolean;
}

/** @param planned scenarios of the misreading's game */
export async function tryFault(
  module: GameModule,
  fault: AnyFault,
  planned: readonly Planned[],
  { full = false, enough = 1, isLikely = () => false }: Effort = {},
): Promise<FaultResult> {
  const isOwn = ({ scenario }: Planned) => scenario.clauses.includes(fault.clause);
  const ofReading = isOfReading(module, fault);
  const counts = (one: Planned) => one.scenario.reading === ofReading;
  const noticed: Planned[] = [];
  const uncited: Planned[] = [];
  let scenarios = 0;
  const killers = () => noticed.filter((one) => isOwn(one) && counts(one));
  const connection = await connect(() => new StepLimitOracle(withFault(module, fault), countedTable(module.rules)));
  const run = async (all: readonly Planned[], isEnough = () => false) => {
    for (const one of all) {
      if (isEnough()) return;
      scenarios += 1;
      const outcome = await runScenario(one, connection, 1, { exactReasons: true });
      if (notices(outcome)) noticed.push(one);
      else if (outcome.error instanceof CitationError) uncited.push(one);
    }
  };
  if (full) await run(planned);
  else {
    const chosen = byClause(planned).get(fault.clause) ?? [];
    const [alone, besides] = [chosen.filter((one) => !isVariant(one)), chosen.filter(isVariant)];
    const isKilled = () => killers().length >= enough;
    await run(likelyFirst(alone.filter(counts), isLikely), isKilled);
    if (killers().length === 0) await run(besides.filter(counts), isKilled);
    // These show that a rule's scenario tests an opinion, or what notices a misreading that nothing else does.
    if (ofReading || killers().length === 0) await run(alone.filter((one) => !counts(one)));
    if (noticed.length === 0) await run(besides.filter((one) => !counts(one)));
  }
  return {
    fault: fault.id,
    clause: fault.clause,
    title: fault.title,
    of: ofReading ? 'reading' : 'rule',
    killedBy: idsOf(killers()),
    noticedByOtherKind: idsOf(noticed.filter((one) => isOwn(one) && !counts(one))),
    alsoNoticedBy: idsOf(noticed.filter((one) => !isOwn(one))),
    ...(killers().length === 0 && uncited.some(isOwn) && { uncitedIn: idsOf(uncited.filter(isOwn)) }),
    scenarios,
  };
}

const countedTable = remembered((rules: KernelRules) => new CountedTable(rules));

const byClause = remembered((planned: readonly Planned[]): ReadonlyMap<string, readonly Planned[]> => {
  const found = new Map<string, Planned[]>();
  for (const one of planned)
    for (const clause of one.scenario.clauses) found.set(clause, [...(found.get(clause) ?? []), one]);
  return found;
});

function likelyFirst(planned: readonly Planned[], isLikely: (scenario: Scenario) => boolean): readonly Planned[] {
  const likely = planned.filter(({ scenario }) => isLikely(scenario));
  return likely.length === 0 ? planned : [...new Set([...likely, ...planned])];
}

/** A decoy scenario repeats another one's question, so it runs only if the original did not notice. */
const isVariant = ({ scenario }: Planned): boolean => hasDecoy(scenario);

const idsOf = (planned: readonly Planned[]): string[] => planned.map(({ scenario }) => scenario.id);

/** Returns all scenarios that noticed, of any kind and clause. */
export const noticedBy = ({ killedBy, noticedByOtherKind, alsoNoticedBy }: FaultResult): string[] => [
  ...killedBy,
  ...noticedByOtherKind,
  ...alsoNoticedBy,
];

export const survived = ({ killedBy }: FaultResult): boolean => killedBy.length === 0;

/** An interpretation that a scenario of the rule tests: engines would fail over our opinion. */
export const sellsOpinion = ({ of, noticedByOtherKind }: FaultResult): boolean =>
  of === 'reading' && noticedByOtherKind.length > 0;

/** Without that one scenario nobody would notice; only meaningful if more than one was searched for. */
export const hangsOnOne = ({ killedBy }: FaultResult): boolean => killedBy.length === 1;
