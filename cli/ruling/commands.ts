/**
 * Defines the commands for judges: ask about a position, publish an answer, check that published answers still hold.
 */
import { Option, type Command } from 'commander';
import type { Shared } from '../author-commands';

const formerInterpretation = (list: Shared['list']): Option =>
  new Option('--reading <id=choice>', 'former name of --interpretation').argParser(list).hideHelp();

export function addRulingCommands(command: Command, { list, examples, finish }: Shared): void {
  command
    .command('ask <file>')
    .description('Play your own scenario, with or without a Then, step by step, with citations and boards')
    .option('--game <game>', 'the game, if the file does not name it', list)
    .option('--edition <name>', 'the edition of the rulebook')
    .option('--interpretation <id=choice>', 'how to interpret an ambiguous rule; separate several with commas', list)
    .addOption(formerInterpretation(list))
    .option('--json', 'print JSON')
    .addHelpText('after', examples('ask my-questions/life.feature', 'ask my-questions/life.feature:13'))
    .action(async (file, options) => finish((await import('./ask')).ask(file, options)));

  const ruling = command
    .command('ruling')
    .description('Rulings: write a question and its answer as a feature, list rulings, check which still hold');
  addNewCommand(ruling, { list, examples, finish });
  addSentencesCommand(ruling, { list, examples, finish });
  addStockCommands(ruling, { list, examples, finish });
}

const each = (value: string, before: string[] = []): string[] => [...before, value];

function addNewCommand(ruling: Command, { list, examples, finish }: Shared): void {
  ruling
    .command('new')
    .description(
      'Write a question and its answer as a feature and check it against the oracle; asks for what is missing',
    )
    .option('--game <game>', 'the game', list)
    .option('--edition <name>', 'the edition of the rulebook, with its clause numbers')
    .option('--interpretation <id=choice>', 'how to interpret an ambiguous rule; separate several with commas', list)
    .addOption(formerInterpretation(list))
    .option('--question <text>', 'the question, with a question mark at the end')
    .option('--card <name=what>', 'a card: Name=probe-card or Name={its data}; repeat for each card', each)
    .option('--steps <file>', 'a file with the steps, or a feature with the scenarios; - reads standard input')
    .option('--answer <text>', 'the answer and the reason for it')
    .option('--clause <ids>', 'the clauses that decide the answer, separated by commas', list)
    .option('--date <day>', 'the date of the answer, e.g. 2026-11-23')
    .option('--source <text>', 'the source of the answer: an id or an address')
    .option('--status <text>', '"current", or "superseded by" and the id of the ruling that replaces it')
    .option('--authority <name>', 'who gave the answer: publisher, judge or community')
    .option('--title <text>', 'a title of a few words (default: the question)')
    .option('--name <name>', 'the file name (default: made from the title)')
    .option('--out <folder>', 'the folder (default: rulings; in a clone of the project, features/<game>/rulings)')
    .option('--write-anyway', 'write it even if the oracle gives another answer or cites other clauses')
    .addHelpText(
      'after',
      examples(
        'ruling new --game one-piece',
        'ruling new --game one-piece --question "How many?" --steps q.feature --answer "One." --clause 4-6-2-1',
      ),
    )
    .action(async (options) => finish((await import('./new')).newRuling(options)));
}

function addSentencesCommand(ruling: Command, { list, examples, finish }: Shared): void {
  ruling
    .command('sentences [line]')
    .description('List the sentences that scenarios can use: how a line can continue, or sentences with its words')
    .option('--game <game>', 'the game', list)
    .addHelpText(
      'after',
      examples(
        'ruling sentences --game one-piece "When player A att"',
        'ruling sentences --game one-piece "life holds"',
      ),
    )
    .action(async (line, options) => finish((await import('./sentences')).sentences(line, options)));
}

function addStockCommands(ruling: Command, { list, examples, finish }: Shared): void {
  ruling
    .command('list')
    .description('List the published rulings, one per line: id, sources, date, clauses, question')
    .option('--game <games>', 'games, separated by commas (default: all that have scenarios)', list)
    .option('--edition <name>', 'the edition of the rulebook, with its clause numbers')
    .option('--clause <ids>', 'only rulings that these clauses or sections decide', list)
    .option('--search <words>', 'only rulings that have all these words, e.g. of a card, a source or the answer')
    .option('--features <path>', 'use your own features, a folder or a file, instead of the suite')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples('ruling list --game one-piece --search "trigger life"', 'ruling list --search OP15-003'),
    )
    .action(async (options) => finish((await import('./stock')).listRulings(options)));

  ruling
    .command('export')
    .description('Print the published rulings as JSON: question, answer, status, clauses, cards, sources')
    .option('--game <games>', 'games, separated by commas (default: all that have scenarios)', list)
    .option('--edition <name>', 'the edition of the rulebook, with its clause numbers')
    .option('--clause <ids>', 'only rulings that these clauses or sections decide', list)
    .option('--search <words>', 'only rulings that have all these words')
    .option('--features <path>', 'use your own features, a folder or a file, instead of the suite')
    .addHelpText('after', examples('ruling export --game one-piece > rulings.json'))
    .action(async (options) => finish((await import('./stock')).listRulings({ ...options, json: true })));

  ruling
    .command('check')
    .description('Show which of the published rulings no longer hold')
    .option('--game <games>', 'games, separated by commas (default: all that have scenarios)', list)
    .option('--edition <name>', 'the edition of the rulebook')
    .option('--clause <ids>', 'only rulings that these clauses or sections decide', list)
    .option('--features <path>', 'use your own features, a folder or a file, instead of the suite')
    .option('--interpretation <id=choice>', 'how to interpret an ambiguous rule; separate several with commas', list)
    .addOption(formerInterpretation(list))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples('ruling check', 'ruling check --game one-piece --interpretation stage-makes-room=effects-apply'),
    )
    .action(async (options) => finish((await import('./stock')).checkRulings(options)));
}
