/** `npm run test:changed`: which tests the changed files can affect. */
import { expect, test } from 'vitest';
import { testsOf } from '../scripts/affected';

test('nothing affects nothing', () => {
  expect(testsOf([])).toEqual([]);
});

test.each([
  ['oracle/kernel/game.ts', 'tests/kernel/zones.test.ts'],
  ['oracle/one-piece/11-other.ts', 'tests/rule-tables.test.ts'],
  ['features/one-piece/probes.yaml', 'tests/probes.test.ts'],
  ['docs/cli.md', 'tests/cli-docs.test.ts'],
  ['cli/gone.ts', 'tests/cli-selection.test.ts'],
  ['tests/lenient-engines.test.ts', 'tests/lenient-engines.test.ts'],
  ['runner/threads.ts', 'tests/threads.test.ts'],
  ['tests/command.ts', 'tests/self-test.test.ts'],
])('%s affects %s', (file, affected) => {
  expect(testsOf([file])).toContain(affected);
});

test.each([
  ['oracle/one-piece/11-other.ts', 'tests/kernel/zones.test.ts'],
  ['oracle/kernel/game.ts', 'tests/cli-docs.test.ts'],
  ['adapters/in-process.ts', 'tests/in-process.test.ts'],
])('%s does not affect %s', (file, other) => {
  expect(testsOf([file])).not.toContain(other);
});

test('a test is affected by what its helpers among the tests import', () => {
  const tests = [{ file: 'tests/a.test.ts', imports: ['tests/helper.ts', 'runner/story.ts'] }];
  expect(testsOf(['runner/story.ts'], tests)).toEqual(['tests/a.test.ts']);
});
