/** What the command's exit code says. The same list stands in --help and in docs/cli.md. */
export const EXIT = {
  conforms: 0,
  doesNotConform: 1,
  usage: 2,
  adapterBroke: 3,
  suiteFault: 4,
  nothingRun: 5,
  interrupted: 130,
} as const;

export const EXIT_HELP = `Exit codes:
  0    conforms: every scenario that was run passed
  1    does not conform: at least one scenario failed
  2    usage: an option, a file or a folder is wrong; nothing was run or written
  3    the adapter broke: it crashed, hung or answered garbage
  4    the suite or the oracle is at fault
  5    nothing was run: nothing matches the selection, or all of it is unsupported
  130  interrupted: the report tells what was run until then`;
