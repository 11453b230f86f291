/** Defines the commands for following a rulebook from edition to edition. */
import type { Command } from 'commander';
import type { Shared } from './author-commands';

export function addEditionCommands(command: Command, { examples, finish }: Shared): void {
  command
    .command('impact <text>')
    .description(
      "Show what a publisher's new rulebook changes, clause by clause, and which scenarios and misreadings each change affects",
    )
    .option('--game <game>', 'the game of the rulebook')
    .option('--old <text>', 'the text of the previous edition, for a word-by-word comparison')
    .option('--whole', 'treat the text as complete even if its beginning or end seems to be missing')
    .option('--all', 'list everything that is affected')
    .option('--json', 'print JSON')
    .option(
      '--mark',
      'mark the affected scenarios as needing review in reports, until "catalogue update" adopts the edition',
    )
    .option('--reviewed <clauses>', 'mark changed clauses, separated by commas, as reviewed; includes --mark')
    .option('--out <file>', 'also write the result to a file, as Markdown (.md) or JSON (.json)')
    .addHelpText(
      'after',
      examples(
        'impact --game one-piece rules-1.3.0.txt',
        'impact --game vanguard new.txt --old old.txt --out impact.md',
      ),
    )
    .action(async (text, options) => finish((await import('./impact')).impact(text, options)));

  command
    .command('catalogue')
    .description('Maintain the list of clauses of a rulebook')
    .command('update <text>')
    .description(
      'Adopt a new edition after its changes have been reviewed: update clauses, tags, citations, misreadings and file names',
    )
    .option('--game <game>', 'the game of the rulebook')
    .option(
      '--old <text>',
      'the text of the previous edition; misprints and stray lines that both texts have then count as unchanged',
    )
    .option('--edition <title>', 'the title of the new edition (default: keep the present title)')
    .option('--whole', 'treat the text as complete even if its beginning or end seems to be missing')
    .option('--reviewed', 'all reworded, split and merged clauses have been reviewed')
    .option('--dry-run', 'show what would be written without writing it')
    .addHelpText(
      'after',
      examples('catalogue update rules-1.3.0.txt --game one-piece --edition "Comprehensive rules 1.3.0"'),
    )
    .action(async (text, options) => finish((await import('./catalogue')).update(text, options)));
}
