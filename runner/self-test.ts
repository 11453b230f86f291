/**
 * Breaks the oracle on purpose, one clause at a time, and looks whether a scenario of that clause notices.
 * A fault of a rule is killed by scenarios of the rule alone: nobody has to share our readings. One of a reading, where
 * the clause is silent, is killed by scenarios tagged @reading; a scenario of a rule that notices it rests on an opinion.
 */
import { isOfReading } from '../games/registry';
import { withFault } from '../oracle/host';
import type { Fault, GameModule } from '../oracle/kernel/module';
import { remembered } from '../oracle/kernel/remember';
import type { KernelRules } from '../oracle/kernel/rules';
import { EngineThrew } from '../steps/disagreement';
import { hasBystander, withoutBystanders } from './bystanders';
import { connect } from './connection';
import type { Features, Scenario } from './features';
import { CountedTable, StepLimitOracle } from './step-limit-oracle';
import type { Planned } from './plan';
import { runScenario, type Outcome } from './scenario';

/** What became of one fault. */
export interface FaultResult {
  readonly fault: string;
  readonly clause: string;
  readonly title: string;
  /** What it misreads: what the clause says, or what we read where it is silent. */
  readonly of: 'rule' | 'reading';
  /**
   * Scenarios of the fault's own clause that noticed, of the same kind as the fault: the first of them, as many as are
   * enough. Empty: it survived, a hole in the suite.
   */
  readonly killedBy: readonly string[];
  /** Scenarios of its clause and of the other kind that noticed; looked for where it is a reading's, survived, or in a full run. */
  readonly noticedByOtherKind: readonly string[];
  /** Scenarios of other clauses that noticed; only looked for in a full run. */
  readonly alsoNoticedBy: readonly string[];
  /** Scenarios that were run against it. */
  readonly scenarios: number;
}

/** Behaviour must differ: a missing citation, a scenario that cannot be run or a crash of the oracle notices nothing. */
const notices = ({ verdict, error }: Outcome): boolean => verdict === 'failed' && !(error instanceof EngineThrew);

export type AnyFault = Fault<KernelRules>;

/** No fault needs a scenario with a bystander to be noticed, so they are tried in a thorough run alone. */
export const scenariosToTry = ({ scenarios }: Pick<Features, 'scenarios'>, thorough: boolean): readonly Scenario[] =>
  thorough ? scenarios : withoutBystanders(scenarios);

/** How far it is gone. */
export interface Effort {
  /** true: every scenario of the game is run against it, and not only those of its clause. */
  readonly full?: boolean;
  /** So many scenarios that kill it are enough; left out: one. */
  readonly enough?: number;
  /** Is it one that killed it when that was last played? It is run first. */
  readonly isLikely?: (scenario: Scenario) => boolean;
}

/** @param planned scenarios of the fault's game */
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
  let scenarios = 0;
  const killers = () => noticed.filter((one) => isOwn(one) && counts(one));
  const connection = await connect(() => new StepLimitOracle(withFault(module, fault), countedTable(module.rules)));
  const run = async (all: readonly Planned[], isEnough = () => false) => {
    for (const one of all) {
      if (isEnough()) return;
      scenarios += 1;
      if (notices(await runScenario(one, connection, 1, { exactReasons: true }))) noticed.push(one);
    }
  };
  if (full) await run(planned);
  else {
    const chosen = byClause(planned).get(fault.clause) ?? [];
    const [alone, besides] = [chosen.filter((one) => !isVariant(one)), chosen.filter(isVariant)];
    const isKilled = () => killers().length >= enough;
    await run(likelyFirst(alone.filter(counts), isLikely), isKilled);
    if (killers().length === 0) await run(besides.filter(counts), isKilled);
    // One of the other kind says that it is an opinion, or what notices where nothing else does.
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
    scenarios,
  };
}

const countedTable = remembered((rules: KernelRules) => new CountedTable(rules));

/** The scenarios of each clause, in their order. */
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

/** The same question as that of another scenario, put in another way: looked at where that has noticed nothing. */
const isVariant = ({ scenario }: Planned): boolean => hasBystander(scenario);

const idsOf = (planned: readonly Planned[]): string[] => planned.map(({ scenario }) => scenario.id);

/** All scenarios that noticed, of whatever kind and clause. */
export const noticedBy = ({ killedBy, noticedByOtherKind, alsoNoticedBy }: FaultResult): string[] => [
  ...killedBy,
  ...noticedByOtherKind,
  ...alsoNoticedBy,
];

export const survived = ({ killedBy }: FaultResult): boolean => killedBy.length === 0;

/** Of a reading, and a scenario of the rule notices it: an engine would fail over our opinion. */
export const sellsOpinion = ({ of, noticedByOtherKind }: FaultResult): boolean =>
  of === 'reading' && noticedByOtherKind.length > 0;

/** One scenario less, and nobody would notice it any more; where more than one was looked for. */
export const hangsOnOne = ({ killedBy }: FaultResult): boolean => killedBy.length === 1;
