/** The words of reports. This file loads no schemas, for callers that need only the words. */

/** Version of report.json; a report of another version is refused. */
export const REPORT_VERSION = 2;

/**
 * The last two apply only to users' own features: `disputed` means that the oracle disagrees, `invalid` that the
 * scenario cannot be asked.
 */
export const VERDICTS = [
  'passed',
  'failed',
  'unsupported',
  'adapterError',
  'suiteError',
  'disputed',
  'invalid',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * A clause's state in a run, by the scenarios of its own Rule, without readings; reports/model.ts has the order.
 * `partly`: some scenarios passed, and all others were unsupported or not run.
 * `known`: it fails, and every failing scenario is on the author's list of known failures.
 * `untested`: testable, but no verdict of this run decides it.
 */
export const CLAUSE_STATES = [
  'conforms',
  'partly',
  'fails',
  'known',
  'unsupported',
  'error',
  'untested',
  'notTestable',
] as const;
export type ClauseState = (typeof CLAUSE_STATES)[number];
