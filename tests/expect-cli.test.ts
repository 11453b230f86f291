/** `run --expect`: known failures let a run pass; whatever is new, or no longer as the list says, does not. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { KnownFailures } from '../cli/known-failures';
import { loadSuite, type Suite } from '../cli/select';
import { parseExpectations } from '../runner/expectations';
import type { Expectation } from '../schemas/expectations';
import type { Report, ScenarioResult } from '../schemas/report';
import { commandHere, expectUsageError, reportIn, scratchFolder, type Ended } from './command';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('expect');
const file = join(folder, 'known.yaml');
const oracles = oracleServer();
/** The address of an oracle that breaks a rule. */
let faulty = '';
const HOSTILE = join(__dirname, 'hostile');
const OWN = ['--features', join(HOSTILE, 'features')];
const SELECTION = ['--game', 'level-neo', '--clause', 'LN-5-1'];

type Entries = readonly Partial<Expectation>[];

/** Writes a list: entries, or a text as it stands in the file. */
const write = (list: Entries | string): void =>
  writeFileSync(file, typeof list === 'string' ? list : JSON.stringify({ expectations: list }));

const listed = (): Expectation[] => parseExpectations(readFileSync(file, 'utf8'), file);

let runs = 0;

async function run(list: Entries | string, adapter: string, args: string[]): Promise<Ended & { report: Report }> {
  const out = join(folder, `out-${++runs}`);
  write(list);
  const ended = await commandHere(['run', '--adapter', adapter, '--out', out, '--expect', 'known.yaml', ...args], {
    cwd: folder,
  });
  return { ...ended, report: reportIn(out) };
}

let suite: Suite;
let results: ScenarioResult[] = [];
let failing: ScenarioResult[] = [];
let passing: ScenarioResult[] = [];
/** Every failure of the faulty oracle, each with a reason. */
let all: Expectation[] = [];
const nameOf = ({ clauses, name }: ScenarioResult) => `${clauses[0]}: ${name}`;

beforeAll(async () => {
  faulty = await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' });
  await commandHere(['run', ...SELECTION, '--adapter', faulty, '--out', 'plain'], { cwd: folder });
  results = reportIn(join(folder, 'plain')).scenarios;
  failing = results.filter(({ verdict, reading }) => verdict === 'failed' && !reading);
  passing = results.filter(({ verdict }) => verdict === 'passed');
  all = failing.map((one) => ({ scenario: nameOf(one), reason: 'no states yet', issue: 'https://example.org/7' }));
  suite = loadSuite(['level-neo']);
});

/** What a list says of the results of a run. */
function held(list: Entries | string, of: readonly ScenarioResult[] = results, update = false) {
  write(list);
  const { results: judged, problems } = new KnownFailures(file, update).applied(of, suite);
  return { problems, standing: new Map(judged.map(({ id, expectation }) => [id, expectation?.state])) };
}

describe('known failures', () => {
  test('let the run pass, and stand in the report with reason and issue', async () => {
    const { code, stdout, report } = await run(all, faulty, SELECTION);
    expect([code, report.expectationProblems]).toEqual([EXIT.conforms, []]);
    expect(stdout).toMatch(/^⚑ oracle 1 with the misreading \S+: Fails only where it is known to\.$/mu);
    const known = report.scenarios.filter(({ expectation }) => expectation);
    expect(known.map(({ id }) => id)).toEqual(failing.map(({ id }) => id));
    for (const { expectation } of known)
      expect(expectation).toEqual({ state: 'known', reason: 'no states yet', issue: 'https://example.org/7' });
    expect(report.games[0]!.clauses).toMatchObject({ known: 1, fails: 0 });
  });

  test('a new one beside them fails the run', async () => {
    const { code, report } = await run(all.slice(1), faulty, SELECTION);
    expect([code, report.expectationProblems]).toEqual([EXIT.doesNotConform, []]);
    expect(report.scenarios.find(({ id }) => id === failing[0]!.id)!.expectation).toBeUndefined();
  });

  test('may be pinned to their signature, and expire in the future', () => {
    const entries = failing.map((one) => ({
      scenario: nameOf(one),
      reason: 'x',
      signature: `failed: ${one.failure!.signature}`,
      expires: '2999-12-31',
    }));
    const { problems, standing } = held(entries);
    expect(problems).toEqual([]);
    expect(failing.map(({ id }) => standing.get(id))).toEqual(failing.map(() => 'known'));
  });

  test('that were not run are left alone', () => {
    expect(held(all, [failing[0]!]).problems).toEqual([]);
  });
});

describe('a list that does not hold fails the run', () => {
  test('with one line for each entry: stale, unmatched, expired, failing differently, there twice', async () => {
    const [first, second, ...others] = all;
    const entries = [
      { ...first, expires: '2001-01-31' },
      { ...second, signature: 'failed: something else' },
      ...others,
      { scenario: nameOf(passing[0]!), reason: 'x' },
      { scenario: first!.scenario.replace('LN-5-1', 'LN-5-l'), reason: 'x' },
      { scenario: 'level-neo/05-attacks:1', reason: 'x' },
      { scenario: nameOf(failing[2]!), reason: 'again' },
      { scenario: failing[3]!.id, reason: 'a line' },
    ];
    const { code, stdout, report } = await run(entries, faulty, SELECTION);
    expect(report.expectationProblems).toEqual([
      expect.stringMatching(/^known\.yaml: ".*": expired on 2001-01-31$/),
      expect.stringMatching(/: fails differently: "failed: the state of .*" instead of "failed: something else"$/),
      expect.stringMatching(/: passes now; take it off the list \(--update-expectations does\)$/),
      expect.stringMatching(/^known\.yaml: "LN-5-l: .*": no scenario has this name; did you mean "LN-5-1: .*"\?$/),
      expect.stringMatching(/^known\.yaml: "level-neo\/05-attacks:1": no scenario has this name/),
      expect.stringMatching(/^known\.yaml: "LN-5-1: .*": it is on the list twice$/),
      expect.stringMatching(/^known\.yaml: "level-neo\/05-attacks:\d+": lines move: call the scenario by its name, /),
    ]);
    for (const problem of report.expectationProblems!) expect(stdout).toContain(`! Known failures: ${problem}\n`);
    expect(code).toBe(EXIT.doesNotConform);
    const standing = new Map(report.scenarios.map(({ id, expectation }) => [id, expectation?.state]));
    expect(failing.map(({ id }) => standing.get(id))).toEqual([undefined, undefined, ...others.map(() => 'known')]);
  });

  test('though nothing at all fails', async () => {
    const { code, stdout, report } = await run(all, 'oracle', SELECTION);
    expect(report.expectationProblems).toHaveLength(all.length);
    expect(stdout).toMatch(/^✗ oracle 1: The list of known failures does not hold\.$/mu);
    expect(report.scenarios.filter(({ expectation }) => expectation?.state === 'fixed')).toHaveLength(all.length);
    expect(code).toBe(EXIT.doesNotConform);
  });

  test('each on its own', () => {
    const [first] = all;
    const wrong: Entries = [{ scenario: nameOf(passing[0]!) }, { scenario: 'gone' }, { scenario: first!.scenario }];
    for (const entry of wrong) expect(held([...all, { ...entry, reason: 'x' }]).problems).toHaveLength(1);
  });
});

const hostile = (script: string) => `"${process.execPath}" "${join(HOSTILE, script)}.cjs" "" Culprit`;
const CULPRIT = { scenario: 'LN-5-1: "Culprit" rests as it attacks', reason: 'x' };

describe('nothing else is excused', () => {
  test.each([
    ['dies-in-mid-run', 'adapterError'],
    ['lies-about-a-capability', 'unsupported'],
  ])('%s', async (script, verdict) => {
    const { code, report } = await run([CULPRIT], hostile(script), OWN);
    const { scenario } = CULPRIT;
    expect(report.expectationProblems).toEqual([`known.yaml: "${scenario}": it is ${verdict}, which no entry excuses`]);
    expect(report.scenarios.filter(({ expectation }) => expectation)).toEqual([]);
    expect(code).toBe(EXIT.doesNotConform);
  });

  test('a name that two scenarios bear; an update names them apart', async () => {
    const twice = join(folder, 'twice', 'level-neo');
    mkdirSync(twice, { recursive: true });
    const text = readFileSync(join(HOSTILE, 'features', 'level-neo', 'attacks.feature'), 'utf8');
    for (const name of ['one', 'two']) writeFileSync(join(twice, `${name}.feature`), text);
    const args = ['--features', join(folder, 'twice')];
    const { code, report } = await run([CULPRIT], hostile('breaks-a-rule'), args);
    expect(report.expectationProblems).toEqual([
      `known.yaml: "${CULPRIT.scenario}": ambiguous: it means "${CULPRIT.scenario} (1)" and "${CULPRIT.scenario} (2)"`,
    ]);
    expect(code).toBe(EXIT.doesNotConform);

    const updated = await run([CULPRIT], hostile('breaks-a-rule'), [...args, '--update-expectations']);
    expect([updated.code, updated.report.expectationProblems]).toEqual([EXIT.conforms, []]);
    expect(listed().map(({ scenario }) => scenario)).toEqual([`${CULPRIT.scenario} (1)`, `${CULPRIT.scenario} (2)`]);
  });
});

describe('--update-expectations', () => {
  const updated = (list: Entries | string, of: readonly ScenarioResult[] = results) => held(list, of, true);

  test('makes the file of what fails, to be explained; from then on the run passes', async () => {
    const args = ['run', '--adapter', faulty, ...SELECTION, '--out', 'new', '--expect', 'new.yaml'];
    expect((await commandHere([...args, '--update-expectations'], { cwd: folder })).code).toBe(EXIT.conforms);
    const text = readFileSync(join(folder, 'new.yaml'), 'utf8');
    expect(parseExpectations(text, 'new.yaml')).toEqual(
      failing.map((one) => ({
        scenario: nameOf(one),
        reason: 'to be explained',
        signature: `failed: ${one.failure!.signature}`,
      })),
    );
    expect((await commandHere(args, { cwd: folder })).code).toBe(EXIT.conforms);
    expect(updated(text).problems).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('keeps comments, reasons, order and what was not run; takes off what cannot stay', () => {
    const [one, two, unrun] = [failing[1]!, failing[0]!, failing[2]!];
    const { problems } = updated(
      `# what our engine cannot do yet
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
  - scenario: ${JSON.stringify(nameOf(unrun))}
    reason: not run today
  - scenario: ${two.id}
    reason: by its line
    expires: 2999-12-31
`,
      results.filter(({ id }) => id !== unrun.id),
    );
    expect(problems).toEqual([]);
    const after = readFileSync(file, 'utf8');
    for (const comment of ['# what our engine cannot do yet', '# waits for states (ours)', '# see the wiki'])
      expect(after).toContain(comment);
    const [first, second, third, ...added] = listed();
    expect([first, second, third]).toEqual([
      { scenario: nameOf(one), reason: 'no states yet', signature: `failed: ${one.failure!.signature}` },
      { scenario: nameOf(unrun), reason: 'not run today' },
      { scenario: nameOf(two), reason: 'by its line', expires: '2999-12-31' },
    ]);
    expect(added.map(({ reason }) => reason)).toEqual(failing.slice(3).map(() => 'to be explained'));
  });

  test('keeps what an adapter that broke hides, and does not lengthen what has expired', () => {
    const broke = results.map((one) =>
      one.id === failing[0]!.id ? { ...one, verdict: 'adapterError' as const } : one,
    );
    expect(updated([all[0]!], broke).problems).toEqual([expect.stringContaining('it is adapterError')]);
    expect(listed()[0]).toEqual(all[0]);
    expect(updated([{ ...all[0], expires: '2001-01-31' }]).problems).toEqual([
      expect.stringContaining('expired on 2001-01-31'),
    ]);
  });

  test('lists no reading: what is an opinion never fails a run', () => {
    updated('', [...failing, { ...passing[0]!, verdict: 'failed', reading: true }]);
    expect(listed()).toHaveLength(failing.length);
  });

  test('empties the list where nothing fails, and fills one of comments alone', () => {
    updated(all.slice(0, 1), passing);
    expect(listed()).toHaveLength(1);
    updated(all, [...passing, ...failing.map((one) => ({ ...one, verdict: 'passed' as const }))]);
    expect(listed()).toEqual([]);
    updated('', passing);
    expect(readFileSync(file, 'utf8')).toBe('expectations: []\n');
    updated('# to come\n');
    expect(readFileSync(file, 'utf8')).toMatch(/^# to come\n/);
    expect(listed()).toHaveLength(failing.length);
  });
});

/** YAML of a few lines that would be millions of entries. */
function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const aliases = Array(9).fill(`*a${level}`).join(', ');
    return `a${level + 1}: &a${level + 1} [${aliases}]`;
  });
  return `a0: &a0 [x]\n${levels.join('\n')}\nexpectations: *a9\n`;
}

describe('a file that is no list is told in one line, and nothing is run', () => {
  test.each<[string, string, RegExp]>([
    ['no YAML', 'expectations: [', /known\.yaml:1: not YAML/],
    ['a list without its name', '- scenario: x\n  reason: y\n', /known\.yaml: expected an object/],
    ['an entry without a reason', 'expectations:\n  - scenario: x\n', /at expectations\[0\]: .*"reason" is missing/],
    ['an unknown member', 'expectations:\n  - scenario: x\n    reason: y\n    isue: z\n', /unknown member "isue"/],
    ['an empty reason', 'expectations:\n  - scenario: x\n    reason: ""\n', /at expectations\[0\]\.reason/],
    ['no date', 'expectations:\n  - scenario: x\n    reason: y\n    expires: soon\n', /at expectations\[0\]\.expires/],
    ['a key that is there twice', 'expectations: []\nexpectations: []\n', /known\.yaml:2: not YAML.*unique/],
    ['an alias that grows without end', bomb(), /known\.yaml: .*alias/],
  ])('%s', (_, text, says) => {
    write(text);
    expect(() => new KnownFailures(file, false)).toThrow(says);
    expect(() => new KnownFailures(file, false)).toThrow(/^[^\n]+$/);
  });

  test.each<[string[], RegExp]>([
    [['--expect', 'bad.yaml'], /bad\.yaml: at expectations\[0\]: .*"reason" is missing/],
    [['--expect', 'gone.yaml'], /gone\.yaml: there is no such file/],
    [['--expect', '.'], /\.: a folder, where a/],
    [['--update-expectations'], /--update-expectations needs --expect <file>/],
    [['--expect', 'no/such/folder.yaml', '--update-expectations'], /no\/such\/folder\.yaml: ENOENT/],
  ])('%s', async (args, says) => {
    writeFileSync(join(folder, 'bad.yaml'), 'expectations:\n  - scenario: x\n');
    expectUsageError(await commandHere(['run', '--out', 'never', ...args], { cwd: folder }), says);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });
});
