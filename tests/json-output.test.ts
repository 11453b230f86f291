/** What coverage, explain, doctor and verify say, as JSON. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandHere, scratchFolder } from './command';

const folder = scratchFolder('json');
const json = async (...args: string[]) => {
  const { stdout, stderr, code } = await commandHere([...args, '--json'], { cwd: folder });
  expect(stderr).toBe('');
  return { code, said: JSON.parse(stdout) };
};

test('coverage: every clause with its state and scenarios', async () => {
  const { code, said } = await json('coverage', '--game', 'level-neo');
  expect(code).toBe(0);
  expect(said).toHaveLength(1);
  const clause = said[0].clauses.find(({ id }: { id: string }) => id === '5-1');
  expect(clause).toMatchObject({ state: 'covered', scenarios: expect.arrayContaining([expect.any(String)]) });
});

test('explain: a clause with how each scenario is played, a clause in brief, a scenario', async () => {
  const { said } = await json('explain', 'LN-5-1');
  expect(said).toMatchObject({ clause: 'LN-5-1', kind: 'testable', section: expect.stringContaining('5 ') });
  const [scenario] = said.scenarios;
  expect(scenario).toMatchObject({ verdict: 'passed', end: ['the oracle agrees'] });
  expect(scenario.steps.flatMap(({ happened }: { happened: string[] }) => happened).join()).toContain('Hero rests.');
  const brief = (await json('explain', 'LN-5-1', '--brief')).said;
  expect(brief.scenarios[0]).toEqual({ id: scenario.id, name: scenario.name, reading: false });
  expect(brief.faults[0]).toMatchObject({ id: expect.stringMatching(/^5-1-/) });
  expect((await json('explain', scenario.id)).said).toEqual(scenario);
});

test('explain --brief is short, and says what it leaves out', async () => {
  const whole = await commandHere(['explain', 'LN-9-4-1']);
  const brief = await commandHere(['explain', 'LN-9-4-1', '--brief']);
  expect(whole.stdout).toMatch(/^ {2}\d+ scenarios, \d+ misreadings; .*--brief/m);
  expect(brief.stdout.split('\n').length).toBeLessThan(whole.stdout.split('\n').length / 3);
});

test('doctor: each check with its advice, aloud or not', async () => {
  const well = await json('doctor', '--adapter', 'oracle', '--game', 'level-neo');
  expect(well).toMatchObject({ code: 0, said: { healthy: true, ready: true } });
  const said: { text: string }[] = well.said.checks;
  expect(said.at(-1)!.text).toMatch(
    /^it refuses what is not legal, and acts: after 3 passes the game waits for player B/,
  );
  const hostile = `"${process.execPath}" "${join(__dirname, 'hostile', 'exits-at-once.cjs')}" "" "*"`;
  const ill = await json('doctor', '--adapter', hostile);
  expect(ill.code).toBe(3);
  expect([ill.said.healthy, ill.said.ready]).toEqual([false, false]);
  expect(ill.said.checks.find(({ ok }: { ok: boolean }) => !ok).remarks.length).toBeGreaterThan(0);
});

test('verify: whether it holds, what was checked, who is trusted', async () => {
  await commandHere(['run', '--game', 'level-neo', '--thorough', '--out', 'report', '--quiet'], { cwd: folder });
  await commandHere(['certify', '--report', 'report/report.json', '--out', 'c.json'], { cwd: folder });
  const { code, said } = await json('verify', 'c.json');
  expect([code, said.holds, said.trusted, said.checked]).toEqual([0, true, false, ['signature', 'suite']]);
  writeFileSync(join(folder, 'key.txt'), said.claim.publicKey);
  const other = await json('verify', 'c.json', '--public-key', 'AAAA');
  expect([other.code, other.said.holds, other.said.problems.length]).toEqual([1, false, 1]);
});
