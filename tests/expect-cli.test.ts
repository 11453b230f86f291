/** `run --expect`: known failures let a run pass; whatever is new, or no longer as the list says, does not. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { parseExpectations } from '../runner/expectations';
import type { Expectation } from '../schemas/expectations';
import type { ScenarioResult } from '../schemas/report';
import { command, expectUsageError, faultyOracle, reportIn, scratchFolder, type Ended } from './command';

const folder = scratchFolder('expect');
const FAULTY = faultyOracle('attacker-stays-active');
const HOSTILE = join(__dirname, 'hostile');

interface Run extends Ended {
  problems: readonly string[];
  standing: Record<string, string | undefined>;
}

let runs = 0;

/** Runs with a list. @param list entries, or a text as it stands in the file */
async function run(
  list: readonly Partial<Expectation>[] | string,
  adapter = FAULTY,
  args: string[] = [],
): Promise<Run> {
  const out = join(folder, `out-${++runs}`);
  const text = typeof list === 'string' ? list : JSON.stringify({ expectations: list });
  writeFileSync(join(folder, 'known.yaml'), text);
  const selection = args.includes('--features') ? [] : ['--clause', 'LN-5-1'];
  const ended = await command(
    ['run', ...selection, '--adapter', adapter, '--out', out, '--expect', 'known.yaml', ...args],
    { cwd: folder },
  );
  if (!existsSync(out)) return { ...ended, problems: [], standing: {} };
  const { scenarios, expectationProblems = [] } = reportIn(out);
  const standing = Object.fromEntries(scenarios.map(({ id, expectation }) => [id, expectation?.state]));
  return { ...ended, problems: expectationProblems, standing };
}

const listed = (): Expectation[] => parseExpectations(readFileSync(join(folder, 'known.yaml'), 'utf8'), 'known.yaml');

let failing: ScenarioResult[] = [];
let passing: ScenarioResult[] = [];
/** Every failure of the faulty oracle, each with a reason. */
let all: Expectation[] = [];
const nameOf = ({ clauses, name }: ScenarioResult) => `${clauses[0]}: ${name}`;

beforeAll(async () => {
  await command(['run', '--clause', 'LN-5-1', '--adapter', FAULTY, '--out', 'plain'], { cwd: folder });
  const { scenarios } = reportIn(join(folder, 'plain'));
  failing = scenarios.filter(({ verdict, reading }) => verdict === 'failed' && !reading);
  passing = scenarios.filter(({ verdict }) => verdict === 'passed');
  all = failing.map((one) => ({ scenario: nameOf(one), reason: 'no states yet', issue: 'https://example.org/7' }));
}, 60_000);

describe('known failures', () => {
  test('let the run pass, and stand in the report with reason and issue', async () => {
    const { code, stdout, standing, problems } = await run(all);
    expect([code, problems]).toEqual([EXIT.conforms, []]);
    expect(stdout).toMatch(/^⚑ oracle 1: Fails only where it is known to\.$/mu);
    for (const { id } of failing) expect(standing[id]).toBe('known');
    const report = reportIn(join(folder, `out-${runs}`));
    expect(report.scenarios.find(({ id }) => id === failing[0]!.id)!.expectation).toEqual({
      ...{ state: 'known', reason: 'no states yet', issue: 'https://example.org/7' },
    });
    expect(report.games[0]!.clauses).toMatchObject({ known: 1, fails: 0 });
  });

  test('a new one beside them fails the run', async () => {
    const { code, problems, standing } = await run(all.slice(1));
    expect([code, problems]).toEqual([EXIT.doesNotConform, []]);
    expect(standing[failing[0]!.id]).toBeUndefined();
  });

  test('may be named by id, pinned to their signature, and expire in the future', async () => {
    const entries = failing.map(({ id, failure }) => ({
      ...{ scenario: id, reason: 'x', signature: `failed: ${failure!.message}`, expires: '2999-12-31' },
    }));
    expect((await run(entries)).code).toBe(EXIT.conforms);
  });

  test('that were not run are left alone', async () => {
    const { code, problems } = await run(all, FAULTY, ['--scenario', failing[0]!.id]);
    expect([code, problems]).toEqual([EXIT.conforms, []]);
  });
});

describe('a list that does not hold fails the run', () => {
  test('with one line for each entry: stale, unmatched, expired, failing differently, there twice', async () => {
    const [first, second, ...others] = all;
    const { code, problems, stdout, standing } = await run([
      { ...first, expires: '2001-01-31' },
      { ...second, signature: 'failed: something else' },
      ...others,
      { scenario: nameOf(passing[0]!), reason: 'x' },
      { scenario: first!.scenario!.replace('LN-5-1', 'LN-5-l'), reason: 'x' },
      { scenario: 'level-neo/05-attacks:1', reason: 'x' },
      { scenario: failing[2]!.id, reason: 'again' },
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^known\.yaml: ".*": expired on 2001-01-31$/),
      expect.stringMatching(/: fails differently: "failed: the state of .*" instead of "failed: something else"$/),
      expect.stringMatching(/: passes now; take it off the list \(--update-expectations does\)$/),
      expect.stringMatching(/^known\.yaml: "LN-5-l: .*": no scenario has this name; did you mean "LN-5-1: .*"\?$/),
      expect.stringMatching(/^known\.yaml: "level-neo\/05-attacks:1": no scenario has this name/),
      expect.stringMatching(/^known\.yaml: "level-neo\/05-attacks:\d+": it is on the list twice$/),
    ]);
    for (const problem of problems) expect(stdout).toContain(`! Known failures: ${problem}\n`);
    expect(code).toBe(EXIT.doesNotConform);
    expect(failing.map(({ id }) => standing[id])).toEqual([undefined, undefined, ...others.map(() => 'known')]);
  });

  test.each<[string, () => Partial<Expectation>]>([
    ['stale', () => ({ scenario: nameOf(passing[0]!) })],
    ['unmatched', () => ({ scenario: 'gone' })],
  ])('though all that fails is known: an entry is %s', async (_, entry) => {
    const { code, problems } = await run([...all, { ...entry(), reason: 'x' }]);
    expect([code, problems.length]).toEqual([EXIT.doesNotConform, 1]);
  });

  test('though nothing at all fails', async () => {
    const { code, problems, stdout, standing } = await run(all, 'oracle');
    expect(problems).toHaveLength(all.length);
    expect(stdout).toMatch(/^✗ oracle 1: The list of known failures does not hold\.$/mu);
    expect(Object.values(standing).filter((state) => state === 'fixed')).toHaveLength(all.length);
    expect(code).toBe(EXIT.doesNotConform);
  });
});

const ATTACKS = readFileSync(join(HOSTILE, 'features', 'level-neo', 'attacks.feature'), 'utf8');
const hostile = (script: string) => `"${process.execPath}" "${join(HOSTILE, script)}.cjs" "" Culprit`;
const CULPRIT = { scenario: 'LN-5-1: "Culprit" rests as it attacks', reason: 'x' };
const OWN = ['--features', join(HOSTILE, 'features')];

describe('nothing else is excused', () => {
  test.each([
    ['dies-in-mid-run', 'adapterError'],
    ['answers-with-an-error', 'adapterError'],
    ['lies-about-a-capability', 'unsupported'],
  ])('%s', async (script, verdict) => {
    const { code, problems, standing } = await run([CULPRIT], hostile(script), OWN);
    expect(problems).toEqual([
      `known.yaml: ${JSON.stringify(CULPRIT.scenario).replaceAll('\\"', '"')}: it is ${verdict}, which no entry excuses`,
    ]);
    expect(Object.values(standing).filter(Boolean)).toEqual([]);
    expect(code).not.toBe(EXIT.conforms);
  });

  test('a name that two scenarios bear', async () => {
    const twice = join(folder, 'twice');
    mkdirSync(join(twice, 'level-neo'), { recursive: true });
    writeFileSync(join(twice, 'level-neo', 'one.feature'), ATTACKS);
    writeFileSync(join(twice, 'level-neo', 'two.feature'), ATTACKS);
    const args = ['--features', twice];
    const { code, problems } = await run([CULPRIT], hostile('breaks-a-rule'), args);
    expect(problems).toEqual([
      expect.stringMatching(/: ambiguous: it means \S*level-neo\/one:\d+ and \S*level-neo\/two:\d+$/),
    ]);
    expect(code).toBe(EXIT.doesNotConform);

    const updated = await run([CULPRIT], hostile('breaks-a-rule'), [...args, '--update-expectations']);
    expect([updated.code, updated.problems]).toEqual([EXIT.conforms, []]);
    expect(listed().map(({ scenario }) => scenario)).toEqual([
      expect.stringMatching(/level-neo\/one:\d+$/),
      expect.stringMatching(/level-neo\/two:\d+$/),
    ]);
  });
});

describe('--update-expectations', () => {
  test('writes what fails, to be explained; from then on the run passes', async () => {
    const { code, problems } = await run('', FAULTY, ['--update-expectations']);
    expect([code, problems]).toEqual([EXIT.conforms, []]);
    expect(listed()).toEqual(
      failing.map((one) => ({
        ...{ scenario: nameOf(one), reason: 'to be explained', signature: `failed: ${one.failure!.message}` },
      })),
    );
    const text = readFileSync(join(folder, 'known.yaml'), 'utf8');
    expect((await run(text)).code).toBe(EXIT.conforms);
    expect((await run(text, FAULTY, ['--update-expectations'])).code).toBe(EXIT.conforms);
    expect(readFileSync(join(folder, 'known.yaml'), 'utf8')).toBe(text);
  });

  test('keeps comments, reasons, order and what was not run; takes off what cannot stay', async () => {
    const [one, two] = [failing[1]!, failing[0]!];
    const text = `# what our engine cannot do yet
expectations:
  # waits for states (ours)
  - scenario: ${JSON.stringify(nameOf(one))}
    reason: no states yet # see the wiki
    signature: 'failed: an old message'
  - scenario: ${JSON.stringify(nameOf(passing[0]!))}
    reason: fixed long ago
  - scenario: ${JSON.stringify(nameOf(one))}
    reason: the same again
  - scenario: gone
    reason: of another time
  - scenario: ${two.id}
    reason: by its id
    expires: 2999-12-31
`;
    const { code, problems } = await run(text, FAULTY, ['--update-expectations']);
    expect([code, problems]).toEqual([EXIT.conforms, []]);
    const after = readFileSync(join(folder, 'known.yaml'), 'utf8');
    for (const comment of ['# what our engine cannot do yet', '# waits for states (ours)', '# see the wiki'])
      expect(after).toContain(comment);
    const [first, second, ...added] = listed();
    expect(first).toEqual({
      ...{ scenario: nameOf(one), reason: 'no states yet', signature: `failed: ${one.failure!.message}` },
    });
    expect(second).toEqual({ scenario: two.id, reason: 'by its id', expires: '2999-12-31' });
    expect(added.map(({ reason }) => reason)).toEqual(failing.slice(2).map(() => 'to be explained'));
  });

  test('does not lengthen what has expired', async () => {
    const { code, problems } = await run([{ ...all[0], expires: '2001-01-31' }], FAULTY, ['--update-expectations']);
    expect(problems).toEqual([expect.stringContaining('expired on 2001-01-31')]);
    expect(code).toBe(EXIT.doesNotConform);
  });

  test('makes the file where there is none, and empties it where nothing fails', async () => {
    const args = ['run', '--clause', 'LN-5-1', '--out', 'new', '--expect', 'new.yaml', '--update-expectations'];
    expect((await command(args, { cwd: folder })).code).toBe(EXIT.conforms);
    expect(readFileSync(join(folder, 'new.yaml'), 'utf8')).toBe('expectations: []\n');
    await run(all, 'oracle', ['--update-expectations']);
    expect(listed()).toEqual([]);
  });

  test('of a file with comments alone keeps them', async () => {
    await run('# to come\n', FAULTY, ['--update-expectations']);
    expect(readFileSync(join(folder, 'known.yaml'), 'utf8')).toMatch(/^# to come\n/);
    expect(listed()).toHaveLength(failing.length);
  });
});

describe('a file that is no list is told in one line, and nothing is run', () => {
  test.each<[string, string, RegExp]>([
    ['no YAML', 'expectations: [', /^tcg-conformance: known\.yaml: /],
    ['a list without its name', '- scenario: x\n  reason: y\n', /known\.yaml: expected an object/],
    ['an entry without a reason', 'expectations:\n  - scenario: x\n', /at expectations\[0\]: .*"reason" is missing/],
    [
      'an unknown member',
      'expectations:\n  - scenario: x\n    reason: y\n    isue: z\n',
      /unknown member "isue".*"issue"/,
    ],
    ['an empty reason', 'expectations:\n  - scenario: x\n    reason: ""\n', /at expectations\[0\]\.reason/],
    ['no date', 'expectations:\n  - scenario: x\n    reason: y\n    expires: soon\n', /at expectations\[0\]\.expires/],
    ['a key that is there twice', 'expectations: []\nexpectations: []\n', /known\.yaml: .*unique/],
    ['an alias that grows without end', bomb(), /known\.yaml: .*alias/],
  ])('%s', async (_, text, says) => {
    expectUsageError(await run(text), says);
    expect(existsSync(join(folder, `out-${runs}`))).toBe(false);
  });

  test.each<[string[], RegExp]>([
    [['--expect', 'gone.yaml'], /gone\.yaml: there is no such file/],
    [['--expect', '.'], /\.: EISDIR/],
    [['--update-expectations'], /--update-expectations needs --expect <file>/],
    [['--expect', 'no/such/folder.yaml', '--update-expectations'], /no\/such\/folder\.yaml: ENOENT/],
  ])('%s', async (args, says) => {
    expectUsageError(await command(['run', '--out', 'never', ...args], { cwd: folder }), says);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });
});

/** YAML of a few lines that would be millions of entries. */
function bomb(): string {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`).join(', ')}]`,
  );
  return `a0: &a0 [x]\n${levels.join('\n')}\nexpectations: *a9\n`;
}
