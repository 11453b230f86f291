/** Breaks the oracle on purpose, one clause at a time, and looks whether a scenario of that clause notices. */
import { AdapterError } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { withFault } from '../oracle/host';
import type { Fault, GameModule } from '../oracle/kernel/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { connect } from './connection';
import type { Planned } from './plan';
import { runScenario, type Outcome } from './scenario';

/** What became of one fault. */
export interface FaultResult {
  readonly fault: string;
  readonly clause: string;
  readonly title: string;
  /** Scenarios of the fault's own clause that noticed. Empty: it survived, a hole in the suite. */
  readonly killedBy: readonly string[];
  /** Scenarios of other clauses that noticed; only looked for in a full run. */
  readonly alsoNoticedBy: readonly string[];
  /** Scenarios that were run against it. */
  readonly scenarios: number;
}

/** Behaviour must differ: a missing citation, a scenario that cannot be run or a crash of the oracle notices nothing. */
const notices = ({ verdict, error }: Outcome): boolean =>
  verdict === 'failed' || verdict === 'wrongReason' || (error instanceof AdapterError && error.kind === 'endless');

export type AnyFault = Fault<KernelRules>;

/** @param planned scenarios of the fault's game; those of its clause unless `full` */
export async function tryFault(
  module: GameModule,
  fault: AnyFault,
  planned: readonly Planned[],
  full: boolean,
): Promise<FaultResult> {
  const own = planned.filter(({ scenario }) => scenario.clauses.includes(fault.clause));
  const noticed: string[] = [];
  const chosen = full ? planned : own;
  const connection = await connect(() => new InProcessAdapter([withFault(module, fault)]));
  for (const one of chosen) {
    if (notices(await runScenario(one, connection, 1))) noticed.push(one.scenario.id);
  }
  const ownIds = new Set(own.map(({ scenario }) => scenario.id));
  return {
    fault: fault.id,
    clause: fault.clause,
    title: fault.title,
    killedBy: noticed.filter((id) => ownIds.has(id)),
    alsoNoticedBy: noticed.filter((id) => !ownIds.has(id)),
    scenarios: chosen.length,
  };
}
