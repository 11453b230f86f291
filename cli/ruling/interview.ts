/** Asks for everything that a ruling needs and no option gives; repeats a question until its answer is valid. */
import { vocabularyOf, PLAYED } from '../../games/registry';
import { matchSteps, sentencesOf } from '../../runner/plan';
import { eventWords } from '../../runner/event-words';
import { nearestSentence } from '../../runner/nearest-sentence';
import { cardsNamed, continuations, kindAt, sentencesWith, termsOf, type Words } from '../../runner/completion';
import { onOneLine } from '../../runner/ruling/text';
import type { GameId } from '../../schemas/common';
import { UsageError } from '../usage';
import { answerOf, cardOf, clausesOf, dateOf, questionOf, sourceOf } from './fields';
import type { Completing, Terminal } from './terminal';
import { catalogueOf, gameNamed, type NewOptions } from './options';

/** Plays the steps so far. @returns lines that show the result, and the clauses that were cited */
export type Trying = (
  steps: readonly string[],
  cards: readonly string[],
  game: GameId,
) => Promise<{ lines: string[]; cited: readonly string[] }>;

/**
 * @param checkTitle throws a UsageError if the ruling cannot be written under this title
 * @returns the options, completed
 */
export async function interview(
  given: NewOptions,
  terminal: Terminal,
  trying: Trying,
  checkTitle: (title: string, game: GameId) => void,
): Promise<NewOptions> {
  const one = <Value>(prompt: string, check: (line: string) => Value, completing?: Completing) =>
    until(terminal, prompt, check, completing);
  const [game] = given.game
    ? [gameNamed(given.game)]
    : [await one('game: ', (line) => gameNamed([line.trim()]), beginning(PLAYED))];
  const question = given.question ?? (await one('question: ', questionOf));
  const card = given.card ?? (await cards(terminal, game!));
  let cited: readonly string[] = [];
  const steps =
    given.steps ??
    (await stepsOf(terminal, game!, card, async (lines) => {
      const tried = await trying(lines, card, game!);
      cited = tried.cited;
      return tried.lines;
    }));
  const answer = given.answer ?? (await one('answer: ', answerOf));
  const catalogue = catalogueOf(game!, given.edition);
  if (!given.clause && cited.length > 0) terminal.say([`the oracle cited ${cited.join(', ')}`]);
  const clause =
    given.clause ??
    (await one(
      'clauses that decide it, separated by commas: ',
      (line) => {
        const ids = line
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean);
        if (ids.length === 0) throw new UsageError('--clause: name at least one clause');
        return clausesOf(ids, catalogue);
      },
      lastWord(cited),
    ));
  const today = new Date().toISOString().slice(0, 10);
  const date = given.date ?? (await one(`date [${today}]: `, (line) => dateOf(line.trim() || today)));
  const source =
    given.source ??
    (await one('source, e.g. an address (empty: none): ', (line) => (line.trim() ? sourceOf(line) : undefined)));
  const titleOf = (line: string): string => {
    const said = onOneLine(line) || question;
    checkTitle(said, game!);
    return said;
  };
  const title = given.title ?? (await one(`title [${question}]: `, titleOf));
  return {
    ...given,
    game: [game!],
    question,
    card,
    steps,
    answer,
    clause,
    date,
    title,
    ...(source === undefined ? {} : { source }),
  };
}

async function until<Value>(
  terminal: Terminal,
  prompt: string,
  check: (line: string) => Value,
  completing?: Completing,
): Promise<Value> {
  for (;;) {
    const line = await terminal.ask(prompt, completing);
    try {
      return check(line);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      terminal.say([`! ${error.message.replace(/^--\w+: /, '')}`]);
    }
  }
}

const beginning =
  (words: readonly string[]): Completing =>
  (line) =>
    words.filter((word) => word.startsWith(line));

/** Completes the word after the last comma. */
const lastWord =
  (words: readonly string[]): Completing =>
  (line) => {
    const [, before = '', word = ''] = /^(.*,\s*)?(.*)$/.exec(line)!;
    return words.filter((one) => one.startsWith(word)).map((one) => before + one);
  };

async function cards(terminal: Terminal, game: GameId): Promise<string[]> {
  const probes = Object.keys(vocabularyOf(game)!.probes);
  const completing: Completing = (line) => {
    const [, name, begun = ''] = /^([^=]*=)(\w.*|)$/.exec(line) ?? [];
    return name === undefined ? [] : probes.filter((probe) => probe.startsWith(begun)).map((probe) => name + probe);
  };
  terminal.say(['cards, one per line: Name=probe-card, or Name={"category": …}; an empty line ends the list']);
  const all: string[] = [];
  for (;;) {
    const line = await until(terminal, 'card: ', (said) => (said.trim() ? (cardOf(said, game), said) : ''), completing);
    if (line === '') return all;
    all.push(line);
  }
}

/** Reads steps line by line until an empty line; `?` plays those so far. */
async function stepsOf(
  terminal: Terminal,
  game: GameId,
  cardsSaid: readonly string[],
  trying: (steps: readonly string[]) => Promise<string[]>,
): Promise<string> {
  terminal.say([
    'steps: Given …, When …, Then …; Tab completes, ? shows what happens so far, an empty line ends the list',
  ]);
  const steps: string[] = [];
  const expressions = [...sentencesOf(game).keys()];
  const completing: Completing = (line) =>
    offered(game, line, [...cardsSaid.map((card) => `"${card.replace(/=.*/s, '')}"`), ...steps]);
  for (;;) {
    const line = (await terminal.ask('  ', completing)).trim();
    if (line === '?') terminal.say(await trying(steps));
    else if (line === '') {
      if (steps.some((step) => step.startsWith('Then '))) return steps.join('\n');
      terminal.say(['! a ruling needs a step with Then, which says what must be true at the end']);
    } else {
      const fault = faultOf(line, game, expressions);
      if (fault !== undefined) terminal.say([`! ${fault}`]);
      else steps.push(line, ...(line.endsWith(':') ? await below(terminal) : []));
    }
  }
}

function faultOf(line: string, game: GameId, expressions: readonly string[]): string | undefined {
  const [, keyword, text = ''] = /^(Given|When|Then|And|But) +(.*)$/.exec(line) ?? [];
  if (keyword === undefined) return 'a step begins with Given, When, Then, And or But';
  const found = matchSteps(game, [text]).get(text)!;
  if (found.length === 1) return undefined;
  if (found.length > 1) return `ambiguous step, which several sentences match: ${text}`;
  const near = nearestSentence(text, expressions, eventWords(game));
  return `unknown step: ${text}${near === undefined ? '' : `; did you mean: ${near}?`}`;
}

/** Reads what stands below a sentence that ends with a colon; quotes it unless it is a table. */
async function below(terminal: Terminal): Promise<string[]> {
  const lines: string[] = [];
  for (;;) {
    const line = await terminal.ask('    ');
    if (line.trim() === '') break;
    lines.push(`  ${line.trim()}`);
  }
  return lines.every((line) => line.startsWith('  |')) ? lines : ['  """', ...lines, '  """'];
}

/** Returns continuations of the line, or else sentences that contain its words. @param steps the lines before */
export function offered(game: GameId, line: string, steps: readonly string[] = []): string[] {
  const [keyword = ''] = /^(Given|When|Then|And|But) /.exec(line) ?? [];
  const kind = kindAt([...steps, keyword]);
  const expressions = [...sentencesOf(game)].flatMap(([one, step]) => (!kind || step.kind === kind ? one : []));
  const on = continuations(line, expressions, wordsFor(game, steps));
  if (on.length > 0) return on;
  return sentencesWith(line, expressions).map((sentence) => keyword + sentence);
}

/** Returns the words of a game, and the cards that these steps name. */
export function wordsFor(game: GameId, steps: readonly string[]): Words {
  const vocabulary = vocabularyOf(game)!;
  return { cards: cardsNamed(steps), terms: termsOf(vocabulary), probes: Object.keys(vocabulary.probes) };
}
