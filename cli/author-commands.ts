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
      'Write the living rulebook as web pages: each clause in our words, with its scenarios played step by step',
    )
    .option('--game <games>', 'games, separated by commas (default: all complete games)', list)
    .option('--edition <name>', 'the edition of the rulebook; without --game, all games that have it')
    .option('--out <folder>', 'the folder for the pages', 'site')
    .option('--report <reports...>', 'report.json of one or more engines, to show them side by side')
    .addHelpText(
      'after',
      examples('site --out site', 'site --game one-piece --report a/report.json b/report.json --out site'),
    )
    .action(async (options) => finish((await import('./site')).site(options)));
}

function addStartCommands(command: Command, { list, examples, finish }: Shared): void {
  command
    .command('init <folder>')
    .description('Write a minimal adapter that connects, with the places to fill in marked')
    .option('--language <language>', 'python or typescript', 'python')
    .option('--game <game>', 'the game that the adapter plays', 'level-neo')
    .addHelpText('after', examples('init my-adapter --language python --game level-neo'))
    .action(async (folder, options) => finish((await import('./init')).init(folder, options)));

  command
    .command('doctor')
    .description(
      'Check the handshake, the first position and the first actions of an adapter, and explain each problem',
    )
    .option('--adapter <command>', 'the command that starts the adapter, or its http address')
    .option('--game <games>', 'only these games, separated by commas (default: all that the adapter plays)', list)
    .option('--timeout <time>', ANSWER_TIME, DEFAULTS.timeout)
    .option('--allow-remote', 'allow the address of another machine')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('doctor --game level-neo --adapter "python3 my-adapter/adapter.py"'))
    .action(async (options) => finish((await import('./doctor')).doctor(options)));

  command
    .command('replay <transcript>')
    .description('Replay the messages of a failing scenario and show where the answers differ from the recorded ones')
    .option('--adapter <command>', 'the adapter to replay against', DEFAULTS.adapter)
    .option('--timeout <time>', ANSWER_TIME, DEFAULTS.timeout)
    .option('--allow-remote', 'allow the address of another machine')
    .addHelpText(
      'after',
      examples('replay report/transcripts/level-neo_05-attacks_12.jsonl', 'replay t.jsonl --adapter "node engine.js"'),
    )
    .action(async (transcript, options) => finish((await import('./replay')).replay(transcript, options)));
}

function addReportCommands(command: Command, { examples, finish }: Shared): void {
  command
    .command('merge <reports...>')
    .description('Combine the reports of a sharded run into one')
    .option('--out <folder>', 'the folder for the report', DEFAULTS.out)
    .option('--features <path>', 'the features that the parts ran instead of the suite')
    .addHelpText('after', examples('merge part-1/report.json part-2/report.json --out report'))
    .action(async (reports, options) => finish((await import('./merge')).merge(reports, options)));

  command
    .command('migrate-expectations <file>')
    .description('Update a list of known failures to the present titles of their scenarios')
    .option('--out <file>', 'write the result to this file instead')
    .addHelpText('after', examples('migrate-expectations known-failures.yaml'))
    .action(async (file, options) =>
      finish(import('./migrate-expectations').then((module) => module.migrateExpectations(file, options))),
    );

  command
    .command('compare <reports...>')
    .description('Compare two reports, or several implementations side by side, as Markdown')
    .option('--html <file>', 'also write the comparison as a web page')
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
    .description('Write a signed certificate of a complete run (docs/certificate.md)')
    .option('--report <file>', 'the report.json of the run', 'report/report.json')
    .option('--game <game>', 'the game', 'level-neo')
    .option('--level <level>', 'core (the ordinary game) or complete (every testable clause)', 'complete')
    .option('--interpretations', 'also certify the interpretations of ambiguous rules')
    .addOption(new Option('--readings', 'former name of --interpretations').hideHelp())
    .option(
      '--key <file>',
      'an Ed25519 private key in PEM format; created if the file does not exist',
      'tcg-conformance-key.pem',
    )
    .option('--out <file>', 'the file for the certificate', 'certificate.json')
    .addHelpText(
      'after',
      examples('certify --game level-neo --level core', 'certify --report report/report.json --key key.pem'),
    )
    .action(async (options) => finish((await import('./certify')).certify(options)));

  command
    .command('verify <certificate>')
    .description('Verify a certificate: its signature, the suite, the report and, with --adapter, a new run')
    .option('--report <file>', 'the report that was certified')
    .option('--public-key <key>', 'the public key to trust, as in the certificates of its owner')
    .option('--adapter <command>', 'run this adapter again and compare')
    .option('--timeout <time>', ANSWER_TIME, DEFAULTS.timeout)
    .option('--allow-remote', 'allow the address of another machine')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(
        'verify certificate.json --report report/report.json',
        'verify certificate.json --adapter "node engine.js"',
      ),
    )
    .action(async (certificate, options) => finish((await import('./certify')).verify(certificate, options)));
}
