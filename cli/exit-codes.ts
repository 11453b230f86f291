/** The command's exit codes; --help and docs/cli.md have the same list. */
import type { Outcome } from '../reports/model';

export const EXIT = {
  conforms: 0,
  doesNotConform: 1,
  usage: 2,
  adapterBroke: 3,
  suiteFault: 4,
  nothingRun: 5,
  interrupted: 130,
} as const;

export const exitCodeOf = (outcome: Outcome): number => CODES[outcome];

const CODES: Record<Outcome, number> = {
  conforms: EXIT.conforms,
  passedInPart: EXIT.conforms,
  conformsWhereTested: EXIT.conforms,
  knownFailures: EXIT.conforms,
  doesNotConform: EXIT.doesNotConform,
  suiteFault: EXIT.suiteFault,
  adapterBroke: EXIT.adapterBroke,
  disputed: EXIT.suiteFault,
  invalid: EXIT.usage,
  nothingTested: EXIT.nothingRun,
  onlyReadings: EXIT.conforms,
};

export const EXIT_HELP = `Exit codes:
  0    conforms: every scenario that was run passed; ambiguous rules never affect the exit code
  1    does not conform: at least one scenario failed
  2    usage error: an option, a file or a folder is wrong, and nothing was run or written;
       with your own scenarios: one cannot be played (the report answers the others)
  3    adapter error: it crashed, hung or sent an invalid answer
  4    suite error: the suite or the oracle is wrong; with your own scenarios: the oracle disagrees
  5    nothing was tested: nothing matches the selection, or all of its rules are unsupported
  130  interrupted: the report covers what was run until then`;
