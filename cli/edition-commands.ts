/** Defines the commands for following a rulebook from edition to edition. */
import type { Command } from 'commander';
import type { Shared } from './author-commands';

export function addEditionCommands(command: Command, { examples, finish }: Shared): void {
  command
    .command('impact <text>')
    .description("what a publisher's new rulebook changes, clause by clause, and what of the suite each change touches")
    .option('--game <game>', 'whose rulebook it is')
    .option('--old <text>', 'the text of the edition before, to tell word by word what differs')
    .option('--whole', 'the text is complete although its beginning or end is missing')
    .option('--all', 'name everything that is touched')
    .option('--json', 'as JSON')
    .option('--mark', 'let reports say which scenarios need review, until "catalogue update" takes the edition over')
    .option('--out <file>', 'write it as well, as Markdown (.md) or JSON (.json)')
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
    .description('the list of the clauses of a rulebook')
    .command('update <text>')
    .description(
      'take a new edition over when its changes have been reviewed: clauses, tags, citations, misreadings, names of files',
    )
    .option('--game <game>', 'whose rulebook it is')
    .option('--edition <title>', 'title of the new edition (default: the title stays)')
    .option('--whole', 'the text is complete although its beginning or end is missing')
    .option('--dry-run', 'say what would be written, and write nothing')
    .addHelpText(
      'after',
      examples('catalogue update rules-1.3.0.txt --game one-piece --edition "Comprehensive rules 1.3.0"'),
    )
    .action(async (text, options) => finish((await import('./catalogue')).update(text, options)));
}
