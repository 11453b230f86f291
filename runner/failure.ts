/** What a report tells of a scenario that did not pass. */
import { createTwoFilesPatch } from 'diff';
import { AdapterError } from '../adapters/adapter';
import type { Failure } from '../schemas/report';
import { Disagreement } from '../steps/disagreement';
import type { Outcome } from './scenario';

/**
 * @param citations the clauses that the oracle cited in the same scenario
 * @param reproduce the command that runs this one scenario again
 */
export function failureOf(outcome: Outcome, citations: readonly string[] | undefined, reproduce: string): Failure {
  const { error, world, steps } = outcome;
  const failed = steps.find((step) => step.status === 'failed');
  return {
    ...(failed ? { step: `${failed.keyword} ${failed.text}` } : {}),
    message: error?.message.split('\n')[0] ?? 'it did not pass',
    ...comparison(error),
    ...(world?.start ? { position: world.start } : {}),
    ...(world && world.actions.length > 0 ? { actions: world.actions } : {}),
    steps: [...steps],
    ...(citations ? { citations: [...citations] } : {}),
    ...(error instanceof AdapterError && error.evidence !== undefined ? { evidence: error.evidence } : {}),
    reproduce,
    ...(world && world.frames.length > 0 ? { frames: [...world.frames] } : {}),
    ...(outcome.departure ? { departure: outcome.departure } : {}),
  };
}

function comparison(error: Error | undefined): Pick<Failure, 'expected' | 'actual' | 'diff'> {
  if (!(error instanceof Disagreement) || (error.expected === undefined && error.actual === undefined)) return {};
  const { expected, actual } = error;
  return { expected: expected ?? null, actual: actual ?? null, diff: unifiedDiff(expected, actual) };
}

function unifiedDiff(expected: unknown, actual: unknown): string {
  const patch = createTwoFilesPatch('expected', 'actual', asText(expected), asText(actual), '', '', { context: 3 });
  return patch.split('\n').slice(1).join('\n');
}

const asText = (value: unknown): string =>
  `${typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'nothing')}\n`;
