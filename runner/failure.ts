/** Builds what a report says about a scenario that did not pass. */
import { AdapterError } from '../adapters/adapter';
import { isWindow } from '../games/registry';
import type { Departure, Failure } from '../schemas/report';
import { Disagreement, EngineThrew } from '../steps/disagreement';
import { openQuestion } from '../steps/moments';
import { pinnedOpenQuestion } from '../steps/pinned-words';
import type { World } from '../steps/world';
import { citedAt } from './cited-steps';
import type { Outcome } from './scenario';
import { unifiedDiff } from './unified-diff';

/**
 * @param citations the clauses that the oracle cited in the same scenario
 * @param reproduce the command that runs this scenario again
 */
export function failureOf(outcome: Outcome, citations: readonly string[] | undefined, reproduce: string): Failure {
  const { error, world, steps } = outcome;
  const failed = steps.find((step) => step.status === 'failed');
  return withinBounds({
    ...(failed ? { step: `${failed.keyword} ${failed.text}` } : {}),
    ...(outcome.line === undefined ? {} : { line: outcome.line }),
    ...messageOf(error, world),
    ...comparison(error),
    ...(world?.start ? { position: world.start } : {}),
    ...defaultsOf(world),
    ...(world && world.actions.length > 0 ? { actions: world.actions } : {}),
    steps: [...steps],
    ...(outcome.faults ? { faults: [...outcome.faults] } : {}),
    ...(outcome.because?.length ? { because: [...outcome.because] } : {}),
    ...(citations ? { citations: [...citations] } : {}),
    ...citedHere(outcome),
    ...((error instanceof AdapterError || error instanceof EngineThrew) && error.evidence !== undefined
      ? { evidence: error.evidence }
      : {}),
    reproduce,
    ...(world && world.frames.length > 0 ? { frames: [...world.frames] } : {}),
    ...(outcome.departure ? { departure: departureWithinBounds(outcome.departure) } : {}),
  });
}

/** Where a step looked at the game while a player was to choose, an engine may be one that acts only with the answer. */
function messageOf(error: Error | undefined, world: World | undefined): Pick<Failure, 'message' | 'signature'> {
  const message = firstLine(error?.message ?? 'it did not pass');
  const pinned = error instanceof Disagreement ? firstLine(error.signature ?? error.message) : undefined;
  const open = world?.lookedDuring;
  if (!open || isWindow(world.vocabulary.game, open.kind))
    return { message: cut(message), ...(pinned === undefined ? {} : { signature: cut(pinned) }) };
  return {
    message: cut(`${message}. ${openQuestion(world.terms, open)}`),
    signature: cut((pinned ?? message) + pinnedOpenQuestion(open)),
  };
}

const firstLine = (text: string): string => text.split('\n')[0]!;

function defaultsOf(world: World | undefined): Pick<Failure, 'defaults'> {
  const defaults = world?.setup.defaultsInWords();
  return defaults === undefined ? {} : { defaults };
}

function citedHere({ steps, citedSteps = [] }: Outcome): Pick<Failure, 'citedHere'> {
  const failed = steps.findIndex((step) => step.status === 'failed');
  const here = failed < 0 ? [] : citedAt(citedSteps, failed);
  return here.length > 0 ? { citedHere: [...here] } : {};
}

/** In characters: the longest message, and the most JSON for one failure. */
const MOST_IN_MESSAGE = 2_000;
const MOST_CHARACTERS = 512 * 1024;
/** The members that are dropped from an oversized failure, in this order; the transcript still has them. */
const HEAVY = ['frames', 'departure', 'actual', 'diff', 'actions'] as const satisfies (keyof Failure)[];

const cut = (text: string): string => (text.length > MOST_IN_MESSAGE ? `${text.slice(0, MOST_IN_MESSAGE)}…` : text);

/** Drops the event logs of a departure if they are too large. */
export function departureWithinBounds(departure: Departure): Departure {
  if (JSON.stringify(departure).length <= MOST_CHARACTERS) return departure;
  return { ...departure, diff: cut(departure.diff), oracleJournal: [], adapterJournal: [] };
}

/** Thousands of failures of an adapter that shows too much would not fit in memory. */
function withinBounds(failure: Failure): Failure {
  for (const member of HEAVY) {
    if (JSON.stringify(failure).length <= MOST_CHARACTERS) break;
    delete failure[member];
  }
  return failure;
}

function comparison(error: Error | undefined): Pick<Failure, 'expected' | 'actual' | 'apart' | 'diff'> {
  if (!(error instanceof Disagreement) || (error.expected === undefined && error.actual === undefined)) return {};
  const { expected, actual, apart } = error;
  return {
    expected: expected ?? null,
    actual: actual ?? null,
    ...(apart ? { apart: { expected: cut(apart.expected), actual: cut(apart.actual) } } : {}),
    diff: unifiedDiff(expected, actual),
  };
}
