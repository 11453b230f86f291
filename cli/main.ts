#!/usr/bin/env node
/** The command tcg-conformance. Each command is loaded when it is asked for, so that --help is quick. */
import { Command, CommanderError } from 'commander';
import { packageOf } from '../runner/root';
import { EXIT, EXIT_HELP } from './exit-codes';

const list = (value: string, before: string[] = []): string[] => [
  ...before,
  ...value.split(',').map((part) => part.trim()),
];

function program(): Command {
  const command = new Command('tcg-conformance')
    .description(
      'Runs numbered rules of trading card games as scenarios against an implementation, and reports the rules it breaks.',
    )
    .version(packageOf().version)
    .exitOverride()
    .showHelpAfterError('(tcg-conformance --help tells how)')
    .addHelpText(
      'after',
      `\n${EXIT_HELP}\n\nExample:\n  tcg-conformance run --game level-neo --adapter "python3 my_engine.py" --out report`,
    );

  command
    .command('run')
    .description('run scenarios against an adapter and write a report')
    .option('--game <games>', 'games to run, separated by commas; default: those that the adapter plays', list)
    .option('--adapter <command>', 'the command that starts the adapter; "oracle" is the embedded one', 'oracle')
    .option('--tags <expression>', 'only scenarios with these tags, e.g. "@LN-9-4-1 or @core"')
    .option('--clause <ids>', 'only scenarios of these clauses, e.g. 9-4-1,9-4-2', list)
    .option('--scenario <id>', 'only this scenario, e.g. level-neo/09-battle-judgement:12')
    .option('--out <folder>', 'where the report goes', 'report')
    .option('--seed <number>', 'seed of what chance decides where no scenario does', '1')
    .option('--timeout <ms>', 'how long an answer may take, in milliseconds', '5000')
    .option('--in-flight <number>', 'most scenarios at once; the adapter may allow fewer', '16')
    .option('--fail-fast', 'stop at the first scenario that does not pass')
    .action(async (options) => finish((await import('./run')).run(options)));

  command
    .command('coverage')
    .description('which clauses of each rulebook have scenarios, and which are missing')
    .option('--game <games>', 'games, separated by commas; default: all five', list)
    .option('--all', 'name every missing clause')
    .action(async (options) => finish((await import('./coverage')).coverage(options)));

  command
    .command('self-test')
    .description('break the oracle clause by clause and check that a scenario of the clause notices')
    .option('--game <games>', 'games, separated by commas; default: those with scenarios', list)
    .option('--clause <ids>', 'only faults of these clauses', list)
    .option('--full', 'run every scenario against every fault, not only those of its clause')
    .option('--out <file>', 'write the result as JSON')
    .action(async (options) => finish((await import('./self-test')).selfTest(options)));

  command
    .command('oracle')
    .description('serve the oracle as an adapter over standard input and output')
    .option('--game <games>', 'games to serve, separated by commas; default: all that it can play', list)
    .option('--fault <id>', 'with this fault in it, to see what a broken rule looks like')
    .action(async (options) => finish((await import('./oracle')).oracle(options)));

  command
    .command('explain <what>')
    .description(
      'a clause (LN-9-4-1) or a scenario (level-neo/09-battle-judgement:12): what it says, and how the oracle plays it',
    )
    .action(async (what) => finish((await import('./explain')).explain(what)));

  return command;
}

async function finish(result: Promise<number>): Promise<void> {
  process.exitCode = await result;
}

async function main(): Promise<void> {
  try {
    await program().parseAsync();
  } catch (error) {
    process.exitCode = complain(error as Error);
  }
}

/** Says what is wrong in one line. @returns the exit code */
function complain(error: Error): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.conforms : EXIT.usage;
  process.stderr.write(`tcg-conformance: ${error.message}\n`);
  switch (error.name) {
    case 'UsageError':
    case 'OutputFolderError':
      return EXIT.usage;
    case 'SelectionError':
      return EXIT.usage;
    case 'AdapterError':
      return (error as { kind?: string }).kind === 'failedToStart' ? EXIT.usage : EXIT.adapterBroke;
    default:
      return EXIT.suiteFault;
  }
}

// A reader such as `head` may go away before we are done.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.suiteFault),
);

void main();
