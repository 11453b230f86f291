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
  2    usage: an option, a file or a folder is wrong; nothing was run or written;
       of your own scenarios: one cannot be asked (the report has the answers to the others)
  3    the adapter broke: it crashed, hung or answered garbage
  4    the suite or the oracle is at fault; of your own scenarios: the oracle disagrees with one
  5    nothing was tested: nothing matches the selection, or all of its rules are unsupported
  130  interrupted: the report tells what was run until then`;
