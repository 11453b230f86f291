/** The options of `tcg-conformance run`, as they come from the command line. */
import type { SelectionOptions } from './select';
import { UsageError } from './usage';

export interface RunOptions extends SelectionOptions {
  game?: string[];
  edition?: string;
  features?: string;
  adapter: string;
  out: string;
  seed: string;
  timeout: string;
  scenarioTimeout: string;
  inFlight: string;
  failFast?: boolean;
  lockstep?: boolean;
  thorough?: boolean;
  allowRemote?: boolean;
  workers: string;
  shard?: string;
  expect?: string;
  updateExpectations?: boolean;
  transcripts: string;
  quiet?: boolean;
}

/** @throws {UsageError} if both say what to run */
export function withFile(file: string | undefined, options: RunOptions): RunOptions {
  if (file === undefined) return options;
  if (options.features !== undefined) throw new UsageError(`"${file}" or --features: only one of them`);
  return { ...options, features: file };
}

/** The help of `--timeout`. */
export const ANSWER_TIME = 'time limit for one answer: 20s or 500ms; a plain number is in milliseconds';

export const DEFAULTS = {
  adapter: 'oracle',
  out: 'report',
  seed: '1',
  timeout: '5s',
  scenarioTimeout: '60s',
  inFlight: '16',
  workers: '1',
  transcripts: 'failing',
} as const;
