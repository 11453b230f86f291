/** How a scenario says which answer to an ambiguous rule it is played by. */
import { SuiteError } from '../adapters/adapter';
import { gameOf } from '../games/registry';
import type { Reading } from '../oracle/kernel/session/module';
import type { GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { answerSentence, quotable } from './ambiguous-sentence';
import { stepLibrary } from './registry';
import type { World } from './world';

export const aboutAmbiguousRules = stepLibrary();
const { given, formerGiven } = aboutAmbiguousRules;

type Readings = Readonly<Record<string, Pick<Reading<never>, 'question' | 'answers'>>>;

/** Returns the ambiguous rules of a game and those that only some of its editions have. */
function readingsOf(game: GameId): Readings {
  const { readings, editions = {} } = gameOf(game)!.oracle;
  const opened = Object.values(editions).map(({ opens }) => opens ?? {});
  return Object.assign({}, ...opened, readings) as Readings;
}

/** Says in a step that an ambiguous rule is answered by one of its choices. */
export function answerAsStep(game: GameId, id: string, choice: string): string {
  const { question, answers } = readingsOf(game)[id]!;
  return answerSentence(question, answers[choice]!);
}

/** @throws {SuiteError} if the game does not leave this question open, or the answer is none of its own */
function choiceAnswered(game: GameId, question: string, answer: string): { id: string; choice: string } {
  const readings = readingsOf(game);
  const found = Object.entries(readings).find(([, reading]) => quotable(reading.question) === question);
  if (!found) {
    const near = nearest(
      question,
      Object.values(readings).map((reading) => quotable(reading.question)),
    );
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    throw new SuiteError(`"${question}" is not the question of an ambiguous rule of ${game}${hint}`);
  }
  const [id, { answers }] = found;
  const choice = Object.keys(answers).find((one) => answers[one] === answer);
  if (choice === undefined) {
    const known = Object.values(answers).map((one) => `"${one}"`);
    throw new SuiteError(`"${question}" can be answered ${known.join(' or ')}, not "${answer}"`);
  }
  return { id, choice };
}

const chooseInterpretation = (world: World, id: string, choice: string) => {
  world.setup.readings[id] = choice;
};

given('the ambiguous rule {string} is answered {string}', (world, question: string, answer: string) => {
  const { id, choice } = choiceAnswered(world.vocabulary.game, question, answer);
  chooseInterpretation(world, id, choice);
});

formerGiven('the interpretation {string} is {string}', chooseInterpretation);
formerGiven('the reading {string} is {string}', chooseInterpretation);
