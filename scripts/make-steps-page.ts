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
    'Made by `npm run docs` from the step definitions in `steps/` and the features; do not edit. Expressions are',
    '[Cucumber Expressions](https://github.com/cucumber/cucumber-expressions): `{player}` is `player A` or `player B`, `{cards}`',
    'is `"X"` or `"X", "Y" and "Z"`, `{term}` a word of the game such as a zone or a phase. A sentence that places cards can say which',
    'probe card each of them is: `{placed}` is `"X"` or `"X" (probe "blocker")`, `{placedCards}` several of those. Below each stands an',
    'example that is run.',
    '',
    'Facts are those of the next moment at which play rests, such as the Main Phase: questions on the way that no step answers are',
    'declined. After `is asked to` they are those of that very moment. So are tries: on the way to the question that a try answers others are',
    'declined, up to where play rests, and after `is asked to` none is.',
    '',
    'Sentences count from 1, the [protocol](protocol.md#decisions-and-actions) from 0: `takes choice 1 of the effect` is `{"type":"answer","value":0}`.',
    '',
    'What several scenarios of a file need stands once in a `Background` at the top of the Feature or of a Rule: its steps come before those of each',
    'scenario. A card that it describes need not be placed in all of them.',
    '',
    '```gherkin',
    '  Background:',
    '    Given "Drum" has this data:',
    '      """',
    '      {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":1}]}]}',
    '      """',
    '```',
    '',
    'The official Cucumber extension of VS Code finds the sentences in `.vscode/steps.ts`, made with this page, where `.vscode/settings.json` points it.',
    '',
    'The words of events are in [events.md](events.md), the language of a card and of an effect in [abilities.md](abilities.md) and',
    '[abilities-one-piece.md](abilities-one-piece.md).',
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
