/**
 * Breaks the oracle on purpose, one clause at a time, and looks whether a scenario of that clause notices.
 * A fault of a rule is killed by scenarios of the rule alone: nobody has to share our readings. One of a reading, where
 * the clause is silent, is killed by scenarios tagged @reading; a scenario of a rule that notices it rests on an opinion.
 */
import { isOfReading } from '../games/registry';
import { withFault } from '../oracle/host';
import type { Fault, GameModule } from '../oracle/kernel/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { EngineThrew } from '../steps/disagreement';
import { connect } from './connection';
import { LimitedOracle } from './limited-oracle';
import type { Planned } from './plan';
import { runScenario, type Outcome } from './scenario';

/** What became of one fault. */
export interface FaultResult {
  readonly fault: string;
  readonly clause: string;
  readonly title: string;
  /** What it misreads: what the clause says, or what we read where it is silent. */
  readonly of: 'rule' | 'reading';
  /** Scenarios of the fault's own clause that noticed, of the same kind as the fault. Empty: it survived, a hole in the suite. */
  readonly killedBy: readonly string[];
  /** Scenarios of its clause and of the other kind that noticed. */
  readonly noticedByOtherKind: readonly string[];
  /** Scenarios of other clauses that noticed; only looked for in a full run. */
  readonly alsoNoticedBy: readonly string[];
  /** Scenarios that were run against it. */
  readonly scenarios: number;
}

/** Behaviour must differ: a missing citation, a scenario that cannot be run or a crash of the oracle notices nothing. */
const notices = ({ verdict, error }: Outcome): boolean => verdict === 'failed' && !(error instanceof EngineThrew);

export type AnyFault = Fault<KernelRules>;

/** @param planned scenarios of the fault's game; those of its clause unless `full` */
export async function tryFault(
  module: GameModule,
  fault: AnyFault,
  planned: readonly Planned[],
  full: boolean,
): Promise<FaultResult> {
  const isOwn = ({ scenario }: Planned) => scenario.clauses.includes(fault.clause);
  const chosen = full ? planned : planned.filter(isOwn);
  const noticed: Planned[] = [];
  const connection = await connect(() => new LimitedOracle(withFault(module, fault)));
  const run = async (all: readonly Planned[]) => {
    for (const one of all)
      if (notices(await runScenario(one, connection, 1, { exactReasons: true }))) noticed.push(one);
  };
  const [alone, besides] = [chosen.filter((one) => !hasBystander(one)), chosen.filter(hasBystander)];
  await run(alone);
  if (full || noticed.length === 0) await run(besides);
  const ofReading = isOfReading(module, fault);
  const counts = (one: Planned) => one.scenario.reading === ofReading;
  return {
    fault: fault.id,
    clause: fault.clause,
    title: fault.title,
    of: ofReading ? 'reading' : 'rule',
    killedBy: idsOf(noticed.filter((one) => isOwn(one) && counts(one))),
    noticedByOtherKind: idsOf(noticed.filter((one) => isOwn(one) && !counts(one))),
    alsoNoticedBy: idsOf(noticed.filter((one) => !isOwn(one))),
    scenarios: full || noticed.every(hasBystander) ? chosen.length : alone.length,
  };
}

/** The same question as that of another scenario, put in another way: looked at where that has noticed nothing. */
const hasBystander = ({ scenario }: Planned): boolean => scenario.bystander !== undefined;

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

/** One scenario less, and nobody would notice it any more. */
export const hangsOnOne = ({ killedBy }: FaultResult): boolean => killedBy.length === 1;
