/** `npm run test:changed`: what a changed file can affect is run, whatever else is left out. */
import { expect, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import { affectedBy } from '../scripts/affected';

const { uri, clauses } = loadFeatures(['level-neo']).scenarios[0]!;

test('nothing affects nothing', () => {
  expect(affectedBy([])).toEqual({ games: [], clauses: [], related: [], tests: [] });
});

test.each([
  ['oracle/level-neo/index.ts', ['level-neo']],
  ['oracle/one-piece/faults/05-game-setup.ts', ['one-piece']],
  ['steps/one-piece.ts', ['one-piece']],
  ['features/one-piece/probes.yaml', ['one-piece']],
  ['features/level-neo/gone.feature', ['level-neo']],
  ['oracle/kernel/game.ts', PLAYED],
  ['steps/shared.ts', PLAYED],
  ['games/registry.ts', PLAYED],
  ['reports/html.ts', []],
  ['docs/cli.md', []],
])('%s affects the games %o', (file, games) => {
  expect(affectedBy([file]).games).toEqual(games);
});

test('scenarios affect their clauses, and what reads every feature', () => {
  const found = affectedBy([uri]);
  expect(found.games).toEqual([]);
  expect(found.clauses).toContain(`LN-${clauses[0]}`);
  expect(found.clauses.every((clause) => clause.startsWith('LN-'))).toBe(true);
  expect(found.tests).toContain('readings');
});

test('the clauses of a game that is affected as a whole are not named besides', () => {
  expect(affectedBy([uri, 'oracle/level-neo/index.ts'])).toMatchObject({ games: ['level-neo'], clauses: [] });
});

test('sources that are there are looked up among what tests import, and pages among those that read them', () => {
  expect(affectedBy(['runner/root.ts', 'runner/gone.ts', 'docs/cli.md'])).toMatchObject({
    related: ['runner/root.ts'],
  });
  expect(affectedBy(['docs/cli.md']).tests).toContain('cli-docs');
});
