/** The words of reports. Without their schemas, for those who need no more than the words. */

/** Of report.json; another one is refused. */
export const REPORT_VERSION = 2;

/** Of features of one's own besides: `disputed`, the oracle answers otherwise; `invalid`, they cannot be asked. */
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
 * A clause's state in a run, by the scenarios of its own Rule, readings left out; reports/model.ts has the order.
 * `partly`: some of them passed, and all others were unsupported or not run.
 * `known`: it fails, and every scenario that fails is on the author's list of known failures.
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
