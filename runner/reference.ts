/**
 * Runs scenarios on the oracle itself. The oracle does not ask if only one answer is possible, but a step may still
 * give that answer. If no step says which ability comes first, the scenario must hold in every order.
 */
import { InProcessAdapter } from '../adapters/in-process';
import { Disagreement } from '../steps/disagreement';
import { describeOptions } from '../steps/actions-in-words';
import { optionsInWords } from '../steps/moments';
import { otherwise } from '../steps/statements';
import type { Connection } from './connection';
import type { Planned } from './plan';
import { runScenario, type Outcome, type ScenarioOptions } from './scenario';

const MOST_ORDERS = 200;

type Run = (picks?: readonly number[]) => Promise<Outcome>;

/** @param oracle must be in-process for forced answers to be tried */
export async function runOnReference(
  planned: Planned,
  oracle: Connection,
  seed: number,
  options: ScenarioOptions = {},
): Promise<Outcome> {
  const on =
    (connection: Connection): Run =>
    (picks) =>
      runScenario(planned, connection, seed, {
        ...options,
        ...(picks && { picks, listener: undefined }),
        reference: true,
      });
  const plain = await inEveryOrder(on(oracle));
  if (plain.verdict !== 'failed' || !(oracle.adapter instanceof InProcessAdapter)) return plain;
  const asking = await inEveryOrder(on({ ...oracle, adapter: oracle.adapter.askingForced }));
  return asking.verdict === 'passed' || asking.world?.own.automatic.length ? asking : plain;
}

async function inEveryOrder(run: Run): Promise<Outcome> {
  const first = await run();
  const { orders = [] } = first.world?.own ?? {};
  let picks = nextPicks(orders.map(({ length }) => length));
  for (let tried = 0; picks; tried++) {
    const other = await run(picks);
    const isSame = (other.verdict === 'passed') === (first.verdict === 'passed');
    if (!isSame || tried === MOST_ORDERS) return { ...first, verdict: 'failed', error: dependsOnOrder(first, other) };
    picks = nextPicks(
      other.world!.own.orders.map(({ length }) => length),
      picks,
    );
  }
  return first;
}

/**
 * Advances to the next combination of picks.
 * @param counts answers per question
 * @returns undefined: there are no more
 */
export function nextPicks(counts: readonly number[], picks: readonly number[] = []): number[] | undefined {
  const full = counts.map((_, index) => picks[index] ?? 0);
  const last = full.findLastIndex((pick, index) => pick + 1 < counts[index]!);
  return last < 0 ? undefined : [...full.slice(0, last), full[last]! + 1];
}

/** No step says which ability comes first, and the scenario does not hold in every order. */
export class DependsOnOrder extends Disagreement {}

function dependsOnOrder(first: Outcome, other: Outcome): DependsOnOrder {
  const [answers = []] = first.world!.own.orders;
  const failure = (first.error ?? other.error) as Disagreement | undefined;
  const { terms } = first.world!;
  const fact = otherwise(
    { subject: 'what the scenario says', verb: 'hold whichever ability comes first' },
    `depends on which ability comes first, which no step says${optionsInWords(terms, answers, 'order')}`,
  );
  return new DependsOnOrder(fact, {
    signature: `what the scenario says depends on which ability comes first, which no step says${describeOptions(answers)}`,
    expected: 'the same in every order',
    actual: failure?.message ?? 'more orders than can be tried',
  });
}
