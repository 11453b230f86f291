/** Time limits on the command line: each says its unit, and one that is probably a mistake is pointed out. */
import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../cli/time-limit';
import { DEFAULTS } from '../cli/run-options';
import { commandHere } from './command';

afterEach(() => void vi.restoreAllMocks());

/** @returns the limit in milliseconds, and what was printed on standard error */
function read(value: string): [number, string] {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const limit = timeLimit('--timeout', value);
  return [limit, stderr.mock.calls.map(([text]) => String(text)).join('')];
}

test.each([
  ['5s', 5000],
  ['500ms', 500],
  ['5000', 5000],
  ['200', 200],
  [DEFAULTS.timeout, 5000],
  [DEFAULTS.scenarioTimeout, 60_000],
])('%s is %i milliseconds', (value, expected) => {
  expect(read(value)).toEqual([expected, '']);
});

const SHORT = 'milliseconds is less than most adapters need';

test.each([
  ['30', 30, `tcg-conformance: --timeout: 30 ${SHORT}; for 30 seconds write 30s\n`],
  ['199ms', 199, `tcg-conformance: --timeout: 199 ${SHORT}\n`],
])('%s is accepted with a warning', (value, expected, warning) => {
  expect(read(value)).toEqual([expected, warning]);
});

test('help says the unit', async () => {
  for (const command of ['run', 'doctor', 'replay', 'verify']) {
    const { stdout } = await commandHere([command, '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /--timeout <time> time limit for one answer: 20s or 500ms; .*\(default: "5s"\)/,
    );
  }
});
