/** The vocabulary stays small: every sentence is used, every step of a scenario means exactly one of them, the page tells all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFeatures } from '../runner/feature-files';
import { matchSteps } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { examples, stepsForEditors, stepsPage } from '../scripts/make-steps-page';
import { vocabularies } from '../games/registry';
import { currentSteps } from '../steps/registry';
import { shared } from '../steps/shared';

test.each(vocabularies().map(({ game }) => game))('every step of %s means exactly one sentence', (game) => {
  const texts = loadFeatures([game]).scenarios.flatMap((scenario) => scenario.pickle.steps.map((step) => step.text));
  const wrong = [...matchSteps(game, new Set(texts))].filter(([, expressions]) => expressions.length !== 1);
  expect(wrong).toEqual([]);
});

test.each(vocabularies().map(({ game }) => game))('no two scenarios of %s do the same', (game) => {
  const byBody = new Map<string, string[]>();
  for (const { id, pickle } of loadFeatures([game]).scenarios) {
    const body = JSON.stringify(pickle.steps.map(({ text, argument }) => [text, argument]));
    byBody.set(body, [...(byBody.get(body) ?? []), id]);
  }
  expect([...byBody.values()].filter((ids) => ids.length > 1)).toEqual([]);
});

test('every sentence is used by some scenario', () => {
  const used = examples();
  const all = [shared, ...vocabularies().map(({ library }) => library)].flatMap(currentSteps);
  expect(all.map(({ expression }) => expression).filter((expression) => !used.has(expression))).toEqual([]);
});

test('docs/steps.md is what npm run docs makes', () => {
  expect(readFileSync(join(projectRoot(), 'docs', 'steps.md'), 'utf8')).toBe(stepsPage());
});

test('.vscode/steps.ts, where the settings let editors look, is what npm run docs makes', () => {
  const settings = readFileSync(join(projectRoot(), '.vscode', 'settings.json'), 'utf8');
  const { 'cucumber.glue': glue } = JSON.parse(settings) as Record<string, string[]>;
  expect(glue).toEqual(['.vscode/steps.ts']);
  expect(readFileSync(join(projectRoot(), glue![0]!), 'utf8')).toBe(stepsForEditors());
});

/** The extension reads literals alone, and takes a backslash in them for itself. */
test('the sentences for editors are literals without escapes', () => {
  const sentences = stepsForEditors()
    .split('\n')
    .filter((line) => line.startsWith('Given('));
  const all = new Set(
    [shared, ...vocabularies().map(({ library }) => library)].flatMap(currentSteps).map(({ expression }) => expression),
  );
  expect(sentences).toHaveLength(all.size);
  for (const sentence of sentences) expect(sentence).toMatch(/^Given\(`[^`\\$]+`, \(\) => \{\}\);$/);
});
