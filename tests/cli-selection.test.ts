/** What is selected, listed and said by the command line besides the verdicts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { painted } from '../cli/paint';
import { parseTranscript } from '../runner/transcript';
import { commandHere, expectUsageError, reportIn, scratchFolder } from './command';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('selection');
const oracles = oracleServer();
/** The address of an oracle that breaks a rule. */
let faulty = '';
const failing = join(folder, 'failing');
const RUN = ['run', '--game', 'level-neo'];
let out = 0;
const outFolder = () => join(folder, `out-${++out}`);

const listed = async (...args: string[]) => {
  const { stdout, code } = await commandHere(['list', '--json', ...args]);
  expect(code).toBe(0);
  return JSON.parse(stdout) as { id: string; clauses: string[]; game: string }[];
};

beforeAll(async () => {
  faulty = await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' });
  await commandHere([...RUN, '--clause', 'LN-5', '--adapter', faulty, '--out', failing]);
});

describe('list', () => {
  test('a section means all clauses below it, a clause itself alone', async () => {
    const section = await listed('--clause', 'LN-9');
    expect(section.length).toBeGreaterThan(10);
    for (const { clauses } of section) expect(clauses.some((clause) => clause.startsWith('LN-9-'))).toBe(true);
    const clause = await listed('--clause', 'LN-9-4-1');
    expect(clause.length).toBeLessThan(section.length);
    for (const { clauses } of clause) expect(clauses).toContain('LN-9-4-1');
  });

  test('a section of several games means that of each', async () => {
    const games = new Set((await listed('--clause', '5')).map(({ game }) => game));
    expect([...games]).toEqual(expect.arrayContaining(['one-piece', 'level-neo']));
  });

  test('the level of certificates', async () => {
    const [core, all] = [await listed('--game', 'level-neo', '--level', 'core'), await listed('--game', 'level-neo')];
    expect(core.length).toBeGreaterThan(100);
    expect(core.length).toBeLessThan(all.length);
    expect(await listed('--game', 'level-neo', '--level', 'complete')).toEqual(all);
  });

  test('what failed in an earlier run, also where its lines have moved', async () => {
    const failed = reportIn(failing).scenarios.filter(({ verdict }) => verdict === 'failed');
    expect(failed.length).toBeGreaterThan(1);
    const ids = (await listed('--failed-from', join(failing, 'report.json'))).map(({ id }) => id);
    expect(ids).toEqual(failed.map(({ id }) => id));
    const report = reportIn(failing);
    const moved = {
      ...report,
      suite: { ...report.suite, features: '0'.repeat(64) },
      scenarios: report.scenarios.map((one) => ({ ...one, id: `${one.id}9` })),
    };
    writeFileSync(join(folder, 'moved.json'), JSON.stringify(moved));
    expect((await listed('--failed-from', join(folder, 'moved.json'))).map(({ id }) => id)).toEqual(ids);
  });

  test('as lines', async () => {
    const { stdout } = await commandHere(['list', '--clause', 'LN-5-1']);
    expect(stdout.split('\n')[0]).toMatch(/^level-neo\/\S+:\d+ {2}LN-\S+.* {2}\S/);
  });
});

describe('bad input', () => {
  const cases: [string[], RegExp][] = [
    [['run', 'level-neo'], /"level-neo" is one word too many; did you mean "--game level-neo"\?/],
    [['coverage', 'all'], /"all" is one word too many$/m],
    [['explain', 'LN-5-1', 'LN-5-2'], /"LN-5-2" is one word too many/],
    [['run', '--level', 'cor'], /--level: "cor" is not one of core, complete; did you mean "core"\?/],
    [['run', '--transcripts', 'some'], /--transcripts: "some" is not one of failing, all/],
    [['run', '--seed', '99999999999999999999'], /"99999999999999999999" is too large; at most 9007199254740991/],
    [['run', '--expect', __dirname], /: a folder, where a file is needed/],
    [['run', '--failed-from', 'nowhere.json'], /nowhere\.json: there is no such file/],
  ];
  test.each(cases)('%j', async (args, says) => expectUsageError(await commandHere(args), says));

  test('YAML that is none is told with its line', async () => {
    const file = join(folder, 'known.yaml');
    writeFileSync(file, 'expectations:\n  - scenario: a: b\n    reason: y\n');
    expectUsageError(
      await commandHere(['run', '--expect', file]),
      /known\.yaml:2: not YAML: Nested mappings are not allowed in compact mappings$/m,
    );
  });

  test('nothing that failed, nothing below', async () => {
    const passing = outFolder();
    await commandHere([...RUN, '--clause', 'LN-5-1', '--out', passing, '--quiet']);
    const again = await commandHere([...RUN, '--failed-from', join(passing, 'report.json'), '--out', outFolder()]);
    expect([again.code, again.stderr]).toEqual([5, expect.stringMatching(/nothing failed in .*: nothing to run/)]);
    const { code, stderr } = await commandHere(['run', '--clause', 'VG-14.7.1', '--out', outFolder()]);
    expect([code, stderr]).toEqual([5, expect.stringMatching(/nothing to run/)]);
  });
});

describe('run', () => {
  test('the report says how it was selected', async () => {
    const to = outFolder();
    const { code } = await commandHere([
      ...RUN,
      ...['--failed-from', join(failing, 'report.json'), '--level', 'core', '--out', to, '--quiet'],
    ]);
    expect(code).toBe(0);
    expect(reportIn(to).selection).toMatchObject({ level: 'core', failedFrom: join(failing, 'report.json') });
  });

  test('--quiet says nothing where nothing is wrong, and what is wrong otherwise', async () => {
    const well = await commandHere([...RUN, '--clause', 'LN-5-1', '--out', outFolder(), '--quiet']);
    expect(well).toEqual({ code: 0, stdout: '', stderr: '' });
    const ill = await commandHere([...RUN, '--clause', 'LN-5-1', '--adapter', faulty, '--out', outFolder(), '--quiet']);
    expect(ill.code).toBe(1);
    expect(ill.stdout).toMatch(/✗ LN-5-1/);
    expect(ill.stderr).toBe('');
  });

  test('a failure is told once, as a fact', async () => {
    const { stdout, stderr } = await commandHere([
      ...RUN,
      ...['--clause', 'LN-5-1', '--adapter', faulty, '--out', outFolder()],
    ]);
    expect(stdout).toMatch(
      / {2}✗ LN-5-1 .*\n {6}.* \(level-neo\/\S+:\d+\)\n {6}".*" should be resting, but is active\n(?! {6}expected)/,
    );
    expect(stderr).not.toMatch(/should be resting/);
  });

  test('--expect: what is known is not told, what is new comes first', async () => {
    const failed = reportIn(failing).scenarios.filter(({ verdict, reading }) => verdict === 'failed' && !reading);
    const [fresh, ...known] = failed;
    const file = join(folder, 'all-but-one.yaml');
    const expectations = known.map(({ clauses, name }) => ({ scenario: `${clauses[0]}: ${name}`, reason: 'r' }));
    writeFileSync(file, JSON.stringify({ expectations }));
    const args = [...RUN, '--clause', 'LN-5', '--adapter', faulty, '--out', outFolder(), '--expect', file];
    const { code, stdout } = await commandHere(args);
    expect(code).toBe(1);
    expect(stdout).toMatch(/1 failure not on the list of known ones:\n {2}✗ /);
    expect(stdout).toContain(fresh!.name);
    for (const { name } of known.filter((one) => one.name !== fresh!.name)) expect(stdout).not.toContain(name);
  });

  test('--transcripts all keeps the messages of what passed as well, to be played again', async () => {
    const to = outFolder();
    await commandHere([...RUN, '--clause', 'LN-5-1', '--out', to, '--quiet', '--transcripts', 'all']);
    const files = readdirSync(join(to, 'transcripts'));
    expect(files).toHaveLength(reportIn(to).scenarios.length);
    const file = join(to, 'transcripts', files[0]!);
    expect(parseTranscript(readFileSync(file, 'utf8'), file).exchanges.length).toBeGreaterThan(1);
    expect((await commandHere(['replay', file])).code).toBe(0);
  });
});

describe('colour', () => {
  const terminal = { isTTY: true, hasColors: () => true };
  const before = { NO_COLOR: process.env['NO_COLOR'], FORCE_COLOR: process.env['FORCE_COLOR'] };
  const within = (env: Record<string, string>, stream: object) => {
    delete process.env['NO_COLOR'];
    delete process.env['FORCE_COLOR'];
    Object.assign(process.env, env);
    try {
      return painted(['  ✗ LN-5-1 resting'], stream)[0];
    } finally {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
  };

  test('on a terminal, unless NO_COLOR says otherwise; elsewhere where FORCE_COLOR asks for it', () => {
    expect(within({}, terminal)).toBe('\x1b[31m  ✗ LN-5-1 resting\x1b[39m');
    expect(within({ NO_COLOR: '1' }, terminal)).toBe('  ✗ LN-5-1 resting');
    expect(within({}, {})).toBe('  ✗ LN-5-1 resting');
    expect(within({ FORCE_COLOR: '1' }, {})).toContain('\x1b[31m');
  });
});
