/**
 * By what two failures of one scenario are told apart: at which step, what was found wrong there, and what was there instead.
 * Two engines with the same mistake have the same signature, whatever they call their cards and reasons, and in whatever order they
 * tell what has none.
 */
import type { Failure, StepRecord } from '../schemas/report';
import { sha256 } from './digest';
import type { Scenario } from './features';

/** How alike two failures of a scenario are, the most alike first. */
export const LIKENESSES = ['exact', 'chance', 'message', 'step'] as const;
export type Likeness = (typeof LIKENESSES)[number];

export interface Signature {
  /** Of the step that failed, from 0. */
  readonly step: number;
  /** Digest of what was found wrong. */
  readonly message: string;
  /** Digest of that and of what was there instead. */
  readonly exact: string;
  /** Of a misreading: with other luck it is something else that is there instead, or nothing is wrong. */
  readonly byChance?: true;
}

/** @returns undefined: no step disagreed, or the engine broke down in it, which is no way to play */
export function signatureOf({ steps, message, actual, evidence }: Failure): Signature | undefined {
  const step = failedStep(steps);
  if (step < 0 || evidence !== undefined || /^the engine (threw|is stuck)/.test(message)) return undefined;
  const what = withoutDetails(message);
  const exact = digestOf(`${what}\n${JSON.stringify(normalised(actual))}`);
  return { step, message: digestOf(what).slice(0, WITHIN_A_SCENARIO), exact: exact.slice(0, WITHIN_A_SCENARIO) };
}

/** @param other of a misreading */
export function likeness(one: Signature, other: Signature): Likeness | undefined {
  if (one.step !== other.step) return undefined;
  if (one.exact === other.exact) return 'exact';
  if (one.message !== other.message) return 'step';
  return other.byChance ? 'chance' : 'message';
}

/** The text of a scenario, by which it is known again when its line has changed, and is another when its steps have. */
export function digestOfScenario({ clauses, reading, bystander, pickle }: Scenario): string {
  const steps = pickle.steps.map(({ text, argument }) => [text, argument ?? null]);
  return digestOf(JSON.stringify([clauses, reading, bystander ?? null, steps]));
}

const failedStep = (steps: readonly StepRecord[]): number => steps.findIndex(({ status }) => status === 'failed');

/** A message tells after these how the game came to it, which every engine does in its own way. */
const DETAILS = /(; |, which no step | after ).*/s;
const withoutDetails = (message: string): string => message.replace(DETAILS, '');

/** Of a question who is asked for what; of a refusal that it is one; lists without their order. */
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

/** How a card lies in a deck nobody sees, so engines may leave it out, which is read as face up. */
function normalisedText(text: string): string | string[] {
  if (/^(rejected|unchanged): /.test(text)) return 'refused';
  return text
    .replace(/^up (?=in player [AB]'s deck$)/, 'down ')
    .split(', ')
    .sort();
}

const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** So many hexadecimal digits tell the scenarios of a game apart, and are few enough for a package. */
const LENGTH = 8;
/** And so many its failures. */
const WITHIN_A_SCENARIO = 5;
export const digestOf = (text: string): string => sha256(text).slice(0, LENGTH);
