/**
 * Signatures identify failures of a scenario: the step, what was wrong there, and what was there instead. Two engines
 * with the same mistake get the same signature, whatever names and reasons they give, and in whatever order they report
 * unordered lists.
 */
import type { Failure, StepRecord } from '../schemas/report';
import type { ActionRecord } from '../steps/world-options';
import { sha256 } from './digest';
import type { Scenario } from './features';

/** How alike two failures of a scenario are, the closest first. */
export const LIKENESSES = ['exact', 'otherPath', 'chance', 'message', 'step'] as const;
export type Likeness = (typeof LIKENESSES)[number];

export interface Signature {
  /** Index of the step that failed, from 0. */
  readonly step: number;
  /** Digest of what was wrong, without details. */
  readonly message: string;
  /** Digest of that and the actual value. */
  readonly exact: string;
  /** Digest of who was asked for what before, and declined or acted. Absent: not known. */
  readonly path?: string;
  /** On misreadings only: with other random results the scenario fails differently or passes. */
  readonly byChance?: true;
}

/** @returns undefined: no step disagreed, or the engine crashed or got stuck, which is not a way to play */
export function signatureOf(failure: Failure): Signature | undefined {
  const { steps, message, signature = message, actual, evidence } = failure;
  const step = failedStep(steps);
  if (step < 0 || evidence !== undefined || /^the engine (threw|is stuck)/.test(signature)) return undefined;
  const what = withoutDetails(signature);
  const exact = digestOf(`${what}\n${JSON.stringify(normalised(actual))}`);
  return {
    step,
    message: digestOf(what).slice(0, WITHIN_A_SCENARIO),
    exact: exact.slice(0, WITHIN_A_SCENARIO),
    path: pathTo(failure).slice(0, WITHIN_A_SCENARIO),
  };
}

/** Digests who was asked for what on the path to the failure, in order, and whether they acted. */
function pathTo({ actions = [] }: Failure): string {
  const asked = (actions as readonly Partial<ActionRecord>[]).map(
    ({ player, asked = '', action }) => `${player} ${asked}${action?.type === 'pass' ? ' declined' : ''}`,
  );
  return digestOf(asked.join('\n'));
}

/** @param other the signature of a misreading */
export function likeness(one: Signature, other: Signature): Likeness | undefined {
  if (one.step !== other.step) return undefined;
  if (one.exact === other.exact) return isSamePath(one, other) ? 'exact' : 'otherPath';
  if (one.message !== other.message) return 'step';
  return other.byChance ? 'chance' : 'message';
}

/** True if what is known of a failure is still so. */
export const isStillSo = (known: Signature | undefined, now: Signature | undefined): boolean =>
  known === undefined || now === undefined
    ? known === now
    : known.step === now.step &&
      known.message === now.message &&
      known.exact === now.exact &&
      known.byChance === now.byChance &&
      isSamePath(known, now);

const isSamePath = ({ path }: Signature, other: Signature): boolean =>
  path === undefined || other.path === undefined || path === other.path;

/**
 * Digests a scenario's text, so that it is recognised on another line, and counts as a different one once its steps
 * change.
 */
export function digestOfScenario({ clauses, reading, decoy, pickle }: Scenario): string {
  const steps = pickle.steps.map(({ text, argument }) => [text, argument ?? null]);
  return digestOf(JSON.stringify([clauses, reading, decoy ?? null, steps]));
}

const failedStep = (steps: readonly StepRecord[]): number => steps.findIndex(({ status }) => status === 'failed');

/** From these words on, a message says how the game got there, which differs between engines. */
const DETAILS = /(; |, which no step | after ).*/s;
const withoutDetails = (message: string): string => message.replace(DETAILS, '');

/** Reduces a question to who is asked for what, and a refusal to the fact; sorts lists. */
function normalised(value: unknown): unknown {
  if (typeof value === 'string') return normalisedText(value);
  if (Array.isArray(value)) return value.map(normalised).sort(byText);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if ('kind' in value && 'player' in value) return { kind: value.kind, player: value.player };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, normalised(part)]),
  );
}

/** Treats cards in a deck as face down: nobody sees them, so engines may omit it, and a missing face reads as up. */
function normalisedText(text: string): string | string[] {
  if (/^(rejected|unchanged): /.test(text)) return 'refused';
  return text
    .replace(/^up (?=in player [AB]'s deck$)/, 'down ')
    .split(', ')
    .sort();
}

const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** Hexadecimal digits: enough to distinguish the scenarios of a game, and few enough for the package size. */
const LENGTH = 8;
/** Hexadecimal digits: enough to distinguish the failures of one scenario. */
const WITHIN_A_SCENARIO = 5;
export const digestOf = (text: string): string => sha256(text).slice(0, LENGTH);
