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
    .description('what comes of your own scenario, with or without a Then: step by step, with citations and the boards')
    .option('--game <game>', 'the game, where the file does not say it', list)
    .option('--edition <name>', 'by this edition of the rulebook')
    .option('--interpretation <id=choice>', 'how to interpret an ambiguous rule; several: with commas', list)
    .addOption(formerInterpretation(list))
    .option('--json', 'as JSON')
    .addHelpText('after', examples('ask my-questions/life.feature', 'ask my-questions/life.feature:13'))
    .action(async (file, options) => finish((await import('./ask')).ask(file, options)));

  const ruling = command
    .command('ruling')
    .description('answers to questions, as features: write one, list them, check which still hold');
  addNewCommand(ruling, { list, examples, finish });
  addSentencesCommand(ruling, { list, examples, finish });
  addStockCommands(ruling, { list, examples, finish });
}

const each = (value: string, before: string[] = []): string[] => [...before, value];

function addNewCommand(ruling: Command, { list, examples, finish }: Shared): void {
  ruling
    .command('new')
    .description('write a question and its answer as a feature, held against the oracle; what is missing is asked for')
    .option('--game <game>', 'the game', list)
    .option('--edition <name>', 'of this edition of the rulebook, and by its numbers')
    .option('--interpretation <id=choice>', 'how to interpret an ambiguous rule; several: with commas', list)
    .addOption(formerInterpretation(list))
    .option('--question <text>', 'what is asked; ends with a question mark')
    .option('--card <name=what>', 'a card: Name=probe-card or Name={its data}; as often as there are cards', each)
    .option('--steps <file>', 'the steps, or your feature with the scenarios; - is standard input')
    .option('--answer <text>', 'what is answered, and why')
    .option('--clause <ids>', 'the clauses that decide it, separated by commas', list)
    .option('--date <day>', 'when it was answered, e.g. 2026-11-23')
    .option('--source <text>', 'whose answer it is: an id, an address')
    .option('--title <text>', 'what it is about, in a few words (default: the question)')
    .option('--name <name>', 'of the file (default: made of the title)')
    .option('--out <folder>', 'where it goes (default: rulings; in the clone features/<game>/rulings)')
    .option('--write-anyway', 'write it although the oracle answers otherwise, or by other clauses')
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
    .description('the sentences of scenarios: how a line can go on, or those that hold its words')
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
    .description('the answers that have been published, one a line: id, sources, date, clauses, question')
    .option('--game <games>', 'games, separated by commas (default: those with scenarios)', list)
    .option('--edition <name>', 'of this edition of the rulebook, and by its numbers')
    .option('--clause <ids>', 'only those that these clauses or sections decide', list)
    .option('--features <path>', 'of your own features, any folder or file, instead of those of the suite')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('ruling list --game one-piece', 'ruling list --clause OP-8-3-1 --json'))
    .action(async (options) => finish((await import('./stock')).listRulings(options)));

  ruling
    .command('check')
    .description('which of the answers that have been published no longer hold')
    .option('--game <games>', 'games, separated by commas (default: those with scenarios)', list)
    .option('--edition <name>', 'under this edition of the rulebook')
    .option('--clause <ids>', 'only those that these clauses or sections decide', list)
    .option('--features <path>', 'of your own features, any folder or file, instead of those of the suite')
    .option('--interpretation <id=choice>', 'how to interpret an ambiguous rule; several: with commas', list)
    .addOption(formerInterpretation(list))
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples('ruling check', 'ruling check --game one-piece --interpretation stage-makes-room=effects-apply'),
    )
    .action(async (options) => finish((await import('./stock')).checkRulings(options)));
}
