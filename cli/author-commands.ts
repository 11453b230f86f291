/** Defines the commands for authors who connect an implementation, follow it over time and have it certified. */
import { Option, type Command } from 'commander';
import { ANSWER_TIME, DEFAULTS } from './run-options';

/** Helpers that all modules of commands share. */
export interface Shared {
  list(value: string, before?: string[]): string[];
  examples(...lines: string[]): string;
  finish(result: Promise<number>): Promise<void>;
}

export function addAuthorCommands(command: Command, shared: Shared): void {
  addStartCommands(command, shared);
  addReportCommands(command, shared);
  addCertificateCommands(command, shared);
  addSiteCommand(command, shared);
}

function addSiteCommand(command: Command, shared: Shared): void {
  defineSite(command.command('site'), shared);
  defineSite(command.command('docs', { hidden: true }), shared);
}

/** @param command `site`, or its former name `docs` */
function defineSite(command: Command, { list, examples, finish }: Shared): void {
  command
    .description(
      'write the living rulebook: each clause in our words, with its scenarios played step by step, as pages',
    )
    .option('--game <games>', 'games, separated by commas (default: those that are complete)', list)
    .option('--edition <name>', 'of this edition of the rulebook; without --game of the games that have it')
    .option('--out <folder>', 'where the pages go', 'site')
    .option('--report <reports...>', 'report.json of one or more engines, shown side by side')
    .addHelpText(
      'after',
      examples('site --out site', 'site --game one-piece --report a/report.json b/report.json --out site'),
    )
    .action(async (options) => finish((await import('./site')).site(options)));
}

function addStartCommands(command: Command, { list, examples, finish }: Shared): void {
  command
    .command('init <folder>')
    .description('write a minimal adapter that connects, with the places to fill in marked')
    .option('--language <language>', 'python or typescript', 'python')
    .option('--game <game>', 'the game that it plays', 'level-neo')
    .addHelpText('after', examples('init my-adapter --language python --game level-neo'))
    .action(async (folder, options) => finish((await import('./init')).init(folder, options)));

  command
    .command('doctor')
    .description(
      'talk an adapter through the handshake, the first position and the first actions, and explain each problem in plain words',
    )
    .option('--adapter <command>', 'the command that starts the adapter, or its http address')
    .option('--game <games>', 'only these games, separated by commas (default: those that it plays)', list)
    .option('--timeout <time>', ANSWER_TIME, DEFAULTS.timeout)
    .option('--allow-remote', 'let the address be on another machine')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('doctor --game level-neo --adapter "python3 my-adapter/adapter.py"'))
    .action(async (options) => finish((await import('./doctor')).doctor(options)));

  command
    .command('replay <transcript>')
    .description(
      'play the messages of a failing scenario again, and show where the answers differ from the recorded ones',
    )
    .option('--adapter <command>', 'against what: the adapter, or the oracle', DEFAULTS.adapter)
    .option('--timeout <time>', ANSWER_TIME, DEFAULTS.timeout)
    .option('--allow-remote', 'let the address be on another machine')
    .addHelpText(
      'after',
      examples('replay report/transcripts/level-neo_05-attacks_12.jsonl', 'replay t.jsonl --adapter "node engine.js"'),
    )
    .action(async (transcript, options) => finish((await import('./replay')).replay(transcript, options)));
}

function addReportCommands(command: Command, { examples, finish }: Shared): void {
  command
    .command('merge <reports...>')
    .description('make one report of the parts of a sharded run')
    .option('--out <folder>', 'where the report goes', DEFAULTS.out)
    .option('--features <path>', 'the parts ran these features instead of those of the suite')
    .addHelpText('after', examples('merge part-1/report.json part-2/report.json --out report'))
    .action(async (reports, options) => finish((await import('./merge')).merge(reports, options)));

  command
    .command('migrate-expectations <file>')
    .description('give the entries of a list of known failures the present names of their scenarios')
    .option('--out <file>', 'write the result to this file instead')
    .addHelpText('after', examples('migrate-expectations known-failures.yaml'))
    .action(async (file, options) =>
      finish(import('./migrate-expectations').then((module) => module.migrateExpectations(file, options))),
    );

  command
    .command('compare <reports...>')
    .description('what changed between two reports; two and more implementations side by side, as Markdown')
    .option('--html <file>', 'write it as a page, too')
    .addHelpText(
      'after',
      examples(
        'compare before/report.json after/report.json',
        'compare one.json two.json three.json --html matrix.html',
      ),
    )
    .action(async (reports, options) => finish((await import('./compare')).compare(reports, options)));
}

function addCertificateCommands(command: Command, { examples, finish }: Shared): void {
  command
    .command('certify')
    .description('write a signed certificate of what a complete run showed; docs/certificate.md')
    .option('--report <file>', 'report.json of the run', 'report/report.json')
    .option('--game <game>', 'the game', 'level-neo')
    .option('--level <level>', 'core: the ordinary game; complete: every testable clause', 'complete')
    .option('--interpretations', 'claim the interpretations of ambiguous rules as well')
    .addOption(new Option('--readings', 'former name of --interpretations').hideHelp())
    .option('--key <file>', 'Ed25519 private key in PEM; made where there is none', 'tcg-conformance-key.pem')
    .option('--out <file>', 'where the certificate goes', 'certificate.json')
    .addHelpText(
      'after',
      examples('certify --game level-neo --level core', 'certify --report report/report.json --key key.pem'),
    )
    .action(async (options) => finish((await import('./certify')).certify(options)));

  command
    .command('verify <certificate>')
    .description('check a certificate: its signature, the suite, the report, and with the adapter at hand a new run')
    .option('--report <file>', 'the report that was certified')
    .option('--public-key <key>', 'the key that is trusted, as it stands in the certificates of its owner')
    .option('--adapter <command>', 'run again and compare')
    .option('--timeout <time>', ANSWER_TIME, DEFAULTS.timeout)
    .option('--allow-remote', 'let the address be on another machine')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        'verify certificate.json --report report/report.json',
        'verify certificate.json --adapter "node engine.js"',
      ),
    )
    .action(async (certificate, options) => finish((await import('./certify')).verify(certificate, options)));
}
