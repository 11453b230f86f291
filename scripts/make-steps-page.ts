/**
 * Writes docs/steps.md: every sentence that a scenario can use, with the first example in the features; and
 * .vscode/steps.ts, where the Cucumber extension of editors finds the same sentences.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYED, vocabularies } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import { matchSteps } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { shared } from '../steps/shared';
import { currentSteps, type StepLibrary } from '../steps/registry';

/** Maps each expression to the first sentence of the features that uses it. */
export function examples(): Map<string, string> {
  const found = new Map<string, string>();
  for (const game of PLAYED) {
    const texts = loadFeatures([game]).scenarios.flatMap((scenario) => scenario.pickle.steps.map((step) => step.text));
    for (const [text, expressions] of matchSteps(game, new Set(texts))) {
      for (const expression of expressions) if (!found.has(expression)) found.set(expression, text);
    }
  }
  return found;
}

function section(title: string, library: StepLibrary, used: Map<string, string>): string {
  const rows = currentSteps(library).map(
    ({ expression }) => `- \`${expression}\`\n  - ${used.get(expression) ?? 'no scenario uses it'}`,
  );
  return `## ${title}\n\n${rows.join('\n')}\n`;
}

export function stepsPage(): string {
  const used = examples();
  const games = vocabularies().map((vocabulary) => section(vocabulary.game, vocabulary.library, used));
  return [
    '# The sentences of scenarios',
    '',
    'This page lists every step that a scenario or a question can use, first those of every game, then those of each game. Read it when you write a',
    'scenario or a [question](questions.md). Each entry is the sentence with its placeholders; below it stands an example from a scenario.',
    '',
    'The sentences are [Cucumber Expressions](https://github.com/cucumber/cucumber-expressions). These placeholders need a word of explanation:',
    '',
    '| placeholder | stands for |',
    '|---|---|',
    '| `{player}` | `player A` or `player B` |',
    '| `{cards}` | one or more cards: `"X"` or `"X", "Y" and "Z"` |',
    '| `{placed}` | a card that the step places. It can name its probe card: `"X"` or `"X" (probe "blocker")` |',
    '| `{placedCards}` | several such cards |',
    '| `{term}` | a word of the game, such as a zone or a phase |',
    '',
    '**When facts are checked.** The suite checks a fact at the next moment at which play rests, for example in the Main Phase. If the game asks',
    'questions on the way that no step answers, the suite declines them. After `is asked to`, it checks the fact at that very question.',
    '',
    '**When actions are tried.** A step that tries an action waits for the question that the action answers, at most until play rests. Until then, the',
    'suite declines other questions, except choices that an effect gives the other player. After `is asked to`, it declines none.',
    '',
    '**The end of a turn.** `ends the turn` stops at a choice of the last phase. The next step may answer it; otherwise the suite declines it.',
    '',
    '**Numbers.** Sentences count from 1 and the [protocol](protocol.md#decisions-and-actions) counts from 0: `takes choice 1 of the effect` is sent as',
    '`{"type":"answer","value":0}`.',
    '',
    '**Shared steps.** Steps that several scenarios of a file need can stand once in a `Background` at the top of the Feature or of a Rule. They run before',
    'the steps of each scenario. Not every scenario has to place a card that the Background describes.',
    '',
    '```gherkin',
    '  Background:',
    '    Given "Drum" has this data:',
    '      """',
    '      {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":1}]}]}',
    '      """',
    '```',
    '',
    '**In an editor.** The official Cucumber extension of VS Code completes these sentences. `.vscode/settings.json` points it to `.vscode/steps.ts`, which is',
    'made together with this page.',
    '',
    'See also: [events.md](events.md) for the names of events, and [abilities.md](abilities.md) and [abilities-one-piece.md](abilities-one-piece.md) for card',
    'data and effects.',
    '',
    'Made by `npm run docs` from the step definitions in `steps/` and the features; do not edit.',
    '',
    section('Every game', shared, used),
    ...games,
  ].join('\n');
}

/**
 * The extension reads only calls of `Given` with a literal, which our step definitions are not. The literals are in
 * backticks because the extension takes the source text as it is.
 */
export function stepsForEditors(): string {
  const libraries = [shared, ...vocabularies().map(({ library }) => library)];
  const types = new Map(libraries.flatMap(({ parameterTypes }) => parameterTypes.map((type) => [type.name, type])));
  const expressions = new Set(
    libraries.flatMap((library) => currentSteps(library).map(({ expression }) => expression)),
  );
  return [
    '// Made by `npm run docs` from steps/, for editors alone: the sentences in a form that the Cucumber extension can read.',
    "import { defineParameterType, Given } from '@cucumber/cucumber';",
    '',
    ...[...types.values()].map(
      ({ name, regexp }) => `defineParameterType({ name: '${name}', regexp: ${inCode(regexp)} });`,
    ),
    '',
    ...[...expressions].map((expression) => `Given(\`${expression}\`, () => {});`),
    '',
  ].join('\n');
}

const inCode = (regexp: RegExp | RegExp[]): string =>
  Array.isArray(regexp) ? `[${regexp.join(', ')}]` : String(regexp);

if (require.main === module) {
  writeFileSync(join(projectRoot(), 'docs', 'steps.md'), stepsPage());
  writeFileSync(join(projectRoot(), '.vscode', 'steps.ts'), stepsForEditors());
}
