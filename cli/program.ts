/** Defines the commands of tcg-conformance. Each loads its module only when it runs, so that --help is quick. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { AdapterError } from '../adapters/adapter';
import { packageOf } from '../runner/root';
import { adapterTrouble } from './adapter-trouble';
import { addAuthorCommands } from './author-commands';
import { addRulingCommands } from './ruling/commands';
import { addEditionCommands } from './edition-commands';
import { EXIT, EXIT_HELP } from './exit-codes';
import { GAMES } from '../schemas/common';
import { ANSWER_TIME, DEFAULTS, withFile } from './run-options';
import { didYouMean, UsageError } from './usage';

/** Accepts both `a,b` and `--option a --option b`. */
function list(value: string, before: string[] = []): string[] {
  const names = value.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('A name is missing.');
  return [...before, ...names];
}

/** Who uses which commands, in the order of the help. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'For authors of engines:': [
    'init',
    'doctor',
    'run',
    'list',
    'oracle',
    'replay',
    'merge',
    'migrate-expectations',
    'compare',
    'certify',
    'verify',
  ],
  'For judges and rules managers:': ['ask', 'ruling', 'explain', 'coverage', 'site', 'impact'],
  'For maintainers of the suite:': ['self-test', 'rules', 'catalogue'],
};

const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  tcg-conformance ${line}`).join('\n')}`;

function program(finish: (exitCode: Promise<number>) => Promise<void>): Command {
  const command = new Command('tcg-conformance')
    .description(
      'Runs the numbered rules of trading card games as scenarios against an implementation and reports the rules that it breaks.',
    )
    .version(packageOf().version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`tcg-conformance: ${inOneLine(text)}\n`) })
    .addHelpText(
      'after',
      `\n${EXIT_HELP}\n${examples(
        'run --game level-neo --adapter "python3 my_engine.py" --out report',
        'explain LN-9-4-1',
        'help run',
      )}`,
    );

  command
    .command('run')
    .argument('[feature]', 'a feature file of your own, as --features')
    .description('Run scenarios against an adapter and write a report')
    .option('--game <games>', 'the games to run, separated by commas (default: all that the adapter plays)', list)
    .option('--edition <name>', 'the edition of the rulebook, e.g. 1.1.8 (default: the one that the adapter plays)')
    .option(
      '--adapter <command>',
      'the command that starts the adapter; "oracle" is the embedded oracle',
      DEFAULTS.adapter,
    )
    .option('--tags <expression>', 'only scenarios that match this tag expression')
    .option('--clause <ids>', 'only scenarios of these clauses or sections, with or without the tag of the game', list)
    .option('--level <level>', 'only scenarios of clauses of this level: core or complete')
    .option('--scenario <id>', 'only the scenario with this id')
    .option('--failed-from <report>', 'only scenarios that did not pass in the run of this report.json')
    .option('--features <path>', 'run your own features, a folder or a file, instead of the suite')
    .option('--out <folder>', 'the folder for the report', DEFAULTS.out)
    .option('--seed <number>', 'the random seed for whatever a scenario does not fix', DEFAULTS.seed)
    .option('--timeout <time>', ANSWER_TIME, DEFAULTS.timeout)
    .option(
      '--scenario-timeout <time>',
      'time limit for one whole scenario, in the same units',
      DEFAULTS.scenarioTimeout,
    )
    .option(
      '--in-flight <number>',
      'maximum number of scenarios at once; the adapter may allow fewer',
      DEFAULTS.inFlight,
    )
    .option('--workers <number>', 'number of adapter processes in parallel, for slow adapters', DEFAULTS.workers)
    .option(
      '--shard <i/n>',
      'run only part i of n; "merge" combines the reports (also set by TCG_CONFORMANCE_SHARDS and JOB_COMPLETION_INDEX)',
    )
    .option('--thorough', 'with the embedded oracle: also run the scenarios with a decoy, as for every other adapter')
    .option('--lockstep', 'play the same on the oracle and report where the two first differ')
    .option(
      '--expect <file>',
      'a list of known failures (YAML): the run fails only for new failures and for entries that are out of date',
    )
    .option('--update-expectations', 'rewrite that list to match this run')
    .option('--allow-remote', 'allow the http address of another machine')
    .option('--fail-fast', 'stop at the first scenario that does not pass')
    .option('--transcripts <which>', 'keep the messages of these scenarios: failing or all', DEFAULTS.transcripts)
    .option('--quiet', 'print nothing unless something is wrong')
    .addHelpText(
      'after',
      examples(
        'run --adapter "python3 my_engine.py"',
        'run --game level-neo --adapter "./engine --json" --out report --timeout 20s',
        'run --adapter "node engine.js" --clause 9-4-1,9-4-2',
        'run --adapter "node engine.js" --failed-from report/report.json --out again',
        'run --adapter "node engine.js" --tags "@LN-9-4-1 and not @reading" --fail-fast',
        'run --adapter "node engine.js" --scenario level-neo/09-1-who-wins-a-battle:7',
        'run --features my-questions --game one-piece',
        'run my-questions/life.feature',
        'run --game one-piece --thorough',
      ),
    )
    .action(async (file: string | undefined, options) => finish((await import('./run')).run(withFile(file, options))));

  command
    .command('list')
    .description('List the scenarios that a run with the same options would select, one per line')
    .option('--game <games>', 'games, separated by commas (default: all that have scenarios)', list)
    .option('--edition <name>', 'the edition of the rulebook, e.g. 1.1.8 (default: the one in the catalogue)')
    .option('--tags <expression>', 'only scenarios that match this tag expression')
    .option('--clause <ids>', 'only scenarios of these clauses or sections, with or without the tag of the game', list)
    .option('--level <level>', 'only scenarios of clauses of this level: core or complete')
    .option('--scenario <id>', 'only the scenario with this id')
    .option('--failed-from <report>', 'only scenarios that did not pass in the run of this report.json')
    .option('--features <path>', 'use your own features, a folder or a file, instead of the suite')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('list --clause LN-9', 'list --game one-piece --level core --json'))
    .action(async (options) => finish((await import('./list')).list(options)));

  command
    .command('coverage')
    .description('Show which clauses of each rulebook have scenarios and which do not')
    .option('--game <games>', 'games, separated by commas (default: all five)', list)
    .option('--edition <name>', 'the edition of the rulebook')
    .option('--all', 'list every missing clause')
    .option(
      '--inline',
      'list clauses that are tested only by abilities defined in a scenario, and abilities defined twice',
    )
    .option('--json', 'print JSON: every clause with its state and its scenarios')
    .addHelpText('after', examples('coverage', 'coverage --game vanguard --all', 'coverage --game one-piece --inline'))
    .action(async (options) => finish((await import('./coverage')).coverage(options)));

  command
    .command('self-test')
    .description('Break the oracle clause by clause and check that a scenario of the clause fails')
    .option('--game <games>', 'games, separated by commas (default: all that have an oracle)', list)
    .option('--edition <name>', 'the edition of the rulebook')
    .option('--clause <ids>', 'only mutants of these clauses or sections, with or without the tag of the game', list)
    .option('--only <files or ids>', 'only the mutants in these files (oracle/<game>/faults/) or with these ids', list)
    .option('--full', 'run every scenario against every mutant, not only the scenarios of its clause')
    .option('--thorough', 'also run scenarios with a decoy (implied by --full)')
    .option('--singles', 'list mutants that only one scenario kills')
    .option('--out <file>', 'write the result to this file, as JSON')
    .addHelpText(
      'after',
      examples(
        'self-test',
        'self-test --clause LN-9-4-1 --full --singles',
        'self-test --only oracle/one-piece/faults/07-end-of-battle.ts',
        'self-test --only 5-1-the-attacker-does-not-rest',
        'self-test --out mutants.json',
      ),
    )
    .action(async (options) => finish((await import('./self-test')).selfTest(options)));

  command
    .command('oracle')
    .description('Serve the oracle as an adapter over standard input and output')
    .option('--game <games>', 'the games to serve, separated by commas (default: all)', list)
    .option('--edition <name>', 'the edition of the rulebook')
    .option('--http <port>', 'serve over HTTP at this port of this computer; 0 picks a free port')
    .option('--misreading <id>', 'serve the oracle with this misreading, to see how a broken rule is reported')
    .addOption(new Option('--fault <id>', 'former name of --misreading').hideHelp())
    .addHelpText(
      'after',
      examples(
        'oracle',
        'run --adapter "npx tcg-conformance oracle --misreading 5-1-the-attacker-does-not-rest" --out broken',
      ),
    )
    .action(async (options) => finish((await import('./oracle')).oracle(options)));

  command
    .command('explain <what>')
    .description('Explain a clause, and show how the oracle plays its scenarios, step by step with citations')
    .option('--features <path>', 'use your own features, a folder or a file, instead of the suite')
    .option('--game <game>', 'the game of your own features, if they do not name it', list)
    .option('--edition <name>', 'the edition of the rulebook, with its clause numbers')
    .option('--brief', 'show only what the clause is about and the titles of its scenarios')
    .option('--code', 'show beside each event the file and line of the code that decided it')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(
        'explain LN-9-4-1',
        'explain level-neo/09-1-who-wins-a-battle:7',
        'explain level-neo/09-1-who-wins-a-battle:7 --code',
        'explain my-questions/tie.feature:7 --features my-questions',
      ),
    )
    .action(async (what, options) => finish((await import('./explain')).explain(what, options)));

  command
    .command('rules <game> [what]')
    .description('Show where the oracle defines each entry of a rule table, what it overrides and what replaces it')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(
        'rules one-piece',
        'rules one-piece mayDraw',
        'rules vanguard VG-10.4.1.3',
        'rules level-neo 5-1 --json',
      ),
    )
    .action(async (game, what, options) => finish((await import('./rules')).rules(game, what, options)));

  addRulingCommands(command, { list, examples, finish });
  addAuthorCommands(command, { list, examples, finish });
  addEditionCommands(command, { list, examples, finish });
  for (const [heading, names] of Object.entries(GROUPS))
    for (const one of command.commands.filter((known) => names.includes(known.name()))) one.helpGroup(heading);
  for (const one of command.commands) one.allowExcessArguments().hook('preAction', (_, action) => refuseExcess(action));
  return command;
}

/** @throws {UsageError} if there are more words than the command takes, with a guess at what was intended */
function refuseExcess({ args, registeredArguments, options }: Command): void {
  if (registeredArguments.at(-1)?.variadic) return;
  const isExcess = (word: string, index: number): boolean => {
    const wanted = registeredArguments[index]?.name();
    return wanted === undefined || (wanted === 'feature' && !word.endsWith('.feature'));
  };
  const excess = args.find(isExcess);
  if (excess === undefined) return;
  const isGame = (GAMES as readonly string[]).includes(excess) && options.some(({ long }) => long === '--game');
  throw new UsageError(`"${excess}" is one word too many${didYouMean(isGame ? `--game ${excess}` : undefined)}`);
}

const inOneLine = (text: string): string =>
  text
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Never throws. @param args as on the command line @returns the exit code */
export async function runCommand(args: readonly string[]): Promise<number> {
  let exitCode: number = EXIT.conforms;
  const finish = async (result: Promise<number>) => {
    exitCode = await result;
  };
  try {
    await program(finish).parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return complain(error as Error & { kind?: string });
  }
}

/** Prints the error, in one line if that is enough. @returns the exit code */
function complain(error: Error & { kind?: string }): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.conforms : EXIT.usage;
  const exitCode = exitCodeFor(error);
  const text = exitCode === undefined ? `internal error, please report it: ${error.stack}` : error.message;
  // A program that cannot be started has printed nothing.
  const evidence = exitCode === EXIT.adapterBroke ? (error as AdapterError).evidence : undefined;
  process.stderr.write(`${adapterTrouble({ message: text, evidence })}\n`);
  return exitCode ?? EXIT.suiteFault;
}

/** @returns undefined: the error is unforeseen */
function exitCodeFor({ name, kind }: Error & { kind?: string }): number | undefined {
  switch (name) {
    case 'UsageError':
    case 'OutputFolderError':
    case 'ExpectationError':
      return EXIT.usage;
    case 'SelectionError':
      return kind === 'empty' ? EXIT.nothingRun : EXIT.usage;
    case 'AdapterError':
      return kind === 'failedToStart' ? EXIT.usage : EXIT.adapterBroke;
    case 'SuiteError':
      return EXIT.suiteFault;
    default:
      return undefined;
  }
}
