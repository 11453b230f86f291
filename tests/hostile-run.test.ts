/** Whole runs against adapters that play by the rules but for one game: who is blamed, and that nobody else is. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdapterError } from '../adapters/adapter';
import { StdioAdapter } from '../adapters/stdio';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import { SuiteRun } from '../runner/suite';
import type { ScenarioResult, Verdict } from '../schemas/report';
import { isFull } from './extent';
import { isAlive } from './processes';

const FOLDER = join(__dirname, 'hostile');
const scratch = mkdtempSync(join(tmpdir(), 'hostile-run-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const features = loadFeatures(['level-neo'], {
  folder: join(FOLDER, 'features'),
  catalogues: loadCatalogues(['level-neo']),
});
const { planned } = planScenarios(features, features.scenarios);
const names = planned.map(({ scenario }) => scenario.name);
const CULPRIT = '"Culprit" rests as it attacks';

let pidFile = '';
let tests = 0;
beforeEach(() => {
  pidFile = join(scratch, `pids-${++tests}`);
  writeFileSync(pidFile, '');
});

interface RunResult {
  results: Map<string, ScenarioResult>;
  /** What broke the adapter outside any scenario. */
  breaks: AdapterError[];
  /** Adapters that were started. */
  starts: number;
}

interface Conditions {
  /** The card that the adapter misbehaves with; "*": always. */
  trigger?: string;
  inFlight?: number;
  requestTimeout?: number;
  chosen?: readonly Planned[];
}

async function play(
  script: string,
  { trigger = 'Culprit', inFlight = 16, requestTimeout = 2_000, chosen = planned }: Conditions = {},
): Promise<RunResult> {
  const run: RunResult = { results: new Map(), breaks: [], starts: 0 };
  const command = `"${process.execPath}" "${join(FOLDER, script)}.cjs" "${pidFile}" "${trigger}"`;
  const suite = new SuiteRun({
    makeAdapter: () => {
      run.starts += 1;
      return new StdioAdapter(command, { requestTimeout, startTimeout: 60_000, closeTimeout: 1_000 });
    },
    seed: 1,
    inFlight,
    reproduce: () => '',
    onResult: (result) => {
      expect(run.results.has(result.name), `${result.name} has one verdict`).toBe(false);
      run.results.set(result.name, result);
    },
    onBreak: (error) => run.breaks.push(error),
  });
  await suite.connect();
  await suite.run(chosen);
  return run;
}

function verdicts({ results }: RunResult): Record<string, Verdict> {
  return Object.fromEntries([...results].map(([name, { verdict }]) => [name, verdict]));
}

const all = (verdict: Verdict, but: Record<string, Verdict> = {}): Record<string, Verdict> => ({
  ...Object.fromEntries(names.map((name) => [name, verdict])),
  ...but,
});

async function expectNoProcessLeft(): Promise<void> {
  const pids = readFileSync(pidFile, 'utf8').split('\n').filter(Boolean).map(Number);
  expect(pids.length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => pids.filter(isAlive), { interval: 10 }).toEqual([]);
}

interface Misbehaviour {
  script: string;
  says: RegExp;
  evidence?: RegExp;
  actual?: RegExp;
  verdict?: Verdict;
  /** Adapters started in the whole run, at most. */
  starts: number;
  requestTimeout?: number;
}

/** The culprit breaks one adapter with others in flight, one that others have used before, and a fresh one. */
const BREAKS = 4;
const LIVES_ON = 1;

/** Of the scripts that break their adapter `npm test` tries one for each way to break. */
const EACH_WAY_TO_BREAK = [
  'answers-with-wrong-id',
  'closes-stdout',
  'dies-in-mid-run',
  'hangs',
  'killed-by-signal',
  'prints-50-megabytes',
  'prints-half-a-line-and-exits',
];

const MISBEHAVIOURS: Misbehaviour[] = [
  {
    script: 'dies-in-mid-run',
    starts: BREAKS,
    says: /exited \(exit code 1\) before it answered game\/(observe|act)/,
    evidence: /Error: the engine fell over/,
  },
  {
    script: 'hangs',
    starts: BREAKS,
    requestTimeout: 1_000,
    says: /did not answer game\/\w+ within 1 s; answer every request, and flush/,
  },
  {
    script: 'answers-late',
    starts: BREAKS,
    requestTimeout: 1_000,
    says: /did not answer game\/\w+ within 1 s/,
  },
  { script: 'answers-twice', starts: BREAKS, says: /request with id \d+ twice; answer each request once/ },
  { script: 'answers-with-wrong-id', starts: BREAKS, says: /the id 10\d\d, which no request has/ },
  { script: 'answers-with-id-as-text', starts: BREAKS, says: /the id "\d+", which no request has/ },
  { script: 'cannot-read-requests', starts: BREAKS, says: /could not read a request: error -32700/ },
  { script: 'sends-a-notification', starts: BREAKS, says: /a request or a notification of its own/ },
  {
    script: 'logs-to-stdout',
    starts: BREAKS,
    says: /not JSON on standard output: "DEBUG .*write logs to standard error/,
  },
  {
    script: 'killed-by-signal',
    starts: BREAKS,
    says: /exited \(signal SIGSEGV\)/,
    evidence: /it ended: signal SIGSEGV/,
  },
  { script: 'exits-with-zero', starts: BREAKS, says: /exited \(exit code 0\).*until "shutdown"/ },
  {
    script: 'prints-half-a-line',
    starts: BREAKS,
    requestTimeout: 1_000,
    says: /within 1 s \(it printed part of a line, without a line break: "\{"jsonrpc"/,
  },
  { script: 'prints-half-a-line-and-exits', starts: BREAKS, says: /\(exit code 0\).*part of a line/ },
  { script: 'prints-two-answers-in-one-line', starts: BREAKS, says: /two messages on one line/ },
  { script: 'prints-over-several-lines', starts: BREAKS, says: /not valid JSON: "\{"; write each message whole/ },
  { script: 'prints-50-megabytes', starts: BREAKS, says: /a line of more than 8388608 bytes/ },
  { script: 'prints-invalid-json', starts: BREAKS, says: /not valid JSON: "\{'jsonrpc'/ },
  { script: 'prints-latin-1', starts: BREAKS, says: /not UTF-8/ },
  {
    script: 'closes-stdout',
    starts: BREAKS,
    says: /closed its standard output and went on running; keep both open/,
  },
  { script: 'leaves-a-child-on-its-pipes', starts: BREAKS, says: /exit code 1/ },
  {
    script: 'breaks-the-schema',
    starts: LIVES_ON,
    says: /the answer to game\/\w+: /,
    evidence: /^it went on running/,
  },
  { script: 'answers-neither-result-nor-error', starts: LIVES_ON, says: /neither "result" nor "error"/ },
  { script: 'answers-both-result-and-error', starts: LIVES_ON, says: /both "result" and "error"/ },
  { script: 'answers-without-jsonrpc', starts: LIVES_ON, says: /JSON-RPC answer: .*"jsonrpc"/ },
  {
    script: 'answers-with-an-error',
    verdict: 'failed',
    starts: LIVES_ON,
    says: /^Player [AB]'s attempt to .* should be accepted or refused, but made the engine throw an error/,
    actual: /error -32603: "no such zone/,
  },
  {
    script: 'asks-without-end',
    verdict: 'failed',
    starts: LIVES_ON,
    says: /^The engine should come to a question .*, but it is stuck: it asks one question after another, 300 in a row/,
  },
  {
    // The film of a failure asks for more than the run did, and proves nothing.
    script: 'forgets-when-watched',
    verdict: 'failed',
    starts: LIVES_ON,
    says: /^"Culprit" should be resting, but is active$/,
  },
  {
    script: 'answers-differently',
    starts: LIVES_ON,
    says: /the same messages must get the same answers/,
    evidence: /^first: failed: "Culprit" should be .*\nthen: passed/,
  },
  {
    script: 'breaks-a-rule',
    verdict: 'failed',
    starts: LIVES_ON,
    says: /^"Culprit" should be resting, but is active$/,
  },
];

describe('an adapter that misbehaves in one scenario', () => {
  // What ends an adapter is tried with every script in tests/hostile-stdio.test.ts; a whole run starts four adapters for each.
  test.each(
    MISBEHAVIOURS.filter(({ script, starts }) => isFull || starts === LIVES_ON || EACH_WAY_TO_BREAK.includes(script)),
  )(
    '$script: only that scenario is charged',
    async ({ script, says, evidence, actual, verdict = 'adapterError', starts, requestTimeout }) => {
      const run = await play(script, { requestTimeout });
      expect(verdicts(run)).toEqual(all('passed', { [CULPRIT]: verdict }));
      const { failure } = run.results.get(CULPRIT)!;
      expect(failure!.message).toMatch(says);
      expect(failure!.message).not.toContain('\n');
      if (actual) expect(failure!.actual).toMatch(actual);
      if (evidence) expect(failure!.evidence).toMatch(evidence);
      expect(failure!.position).toMatchObject({ cards: { Culprit: {} } });
      expect(failure!.citations).toContain('5-1');
      expect(run.breaks).toEqual([]);
      expect(run.starts).toBeLessThanOrEqual(starts);
      await expectNoProcessLeft();
    },
  );

  test('what it does not support after all is unsupported, with what is lacking', async () => {
    const run = await play('lies-about-a-capability');
    expect(verdicts(run)).toEqual(all('passed', { [CULPRIT]: 'unsupported' }));
    expect(run.results.get(CULPRIT)).toMatchObject({ reason: 'capability judgeView' });
    expect(run.starts).toBe(LIVES_ON);
    await expectNoProcessLeft();
  });

  test('one game at a time gives the same verdicts as many', async () => {
    const run = await play('dies-in-mid-run', { inFlight: 1 });
    expect(verdicts(run)).toEqual(all('passed', { [CULPRIT]: 'adapterError' }));
    expect(run.breaks).toEqual([]);
  });
});

describe('an adapter that is only unusual', () => {
  test.each(['behaves', 'answers-out-of-order', 'logs-to-stderr'])('%s: every scenario passes', async (script) => {
    const run = await play(script, { trigger: '*' });
    expect(verdicts(run)).toEqual(all('passed'));
    expect(run.breaks).toEqual([]);
    expect(run.starts).toBe(1);
    await expectNoProcessLeft();
  });

  test('one that bears only one game at a time is told so, and loses no verdict', async () => {
    const run = await play('breaks-with-many-games');
    expect(verdicts(run)).toEqual(all('passed'));
    expect(run.breaks).toHaveLength(1);
    expect(run.breaks[0]!.message).toMatch(
      /exit code 1.*\(while it ran level-neo\/attacks:\d+, .* more; alone none of them breaks it: see limits\.games\)/,
    );
    expect(run.breaks[0]!.evidence).toMatch(/there can be only one game/);
    await expectNoProcessLeft();
  });
});

describe('an adapter that breaks always', () => {
  const many = Array.from({ length: 5 }, () => planned)
    .flat()
    .map((one, index) => ({ ...one, scenario: { ...one.scenario, name: `${one.scenario.name} ${index}` } }));

  test('is given up, and the rest is reported', async () => {
    const run = await play('dies-in-mid-run', { trigger: '*', chosen: many });
    expect([...run.results.values()].map(({ verdict }) => verdict)).toEqual(many.map(() => 'adapterError'));
    const messages = [...run.results.values()].map(({ failure }) => failure!.message);
    const tried = messages.filter((message) => /^the adapter exited/.test(message));
    const untried = messages.filter((message) =>
      /^not tried: the adapter was given up, for it broke in 10 scenarios in a row: the adapter exited \(exit code 1\)/.test(
        message,
      ),
    );
    expect([tried.length, untried.length]).toEqual([10, many.length - 10]);
    expect(run.starts).toBeLessThan(15);
    await expectNoProcessLeft();
  });

  test('but not while what it could do before still works', async () => {
    const culprit = planned.find(({ scenario }) => scenario.name === CULPRIT)!;
    const good = planned.find(({ scenario }) => scenario.name !== CULPRIT)!;
    const named = (one: Planned, name: string) => ({ ...one, scenario: { ...one.scenario, name } });
    const culprits = Array.from({ length: 12 }, (_, index) => named(culprit, `bad ${index}`));
    const run = await play('dies-in-mid-run', { chosen: [named(good, 'first'), ...culprits, named(good, 'last')] });
    expect(verdicts(run)).toEqual({
      first: 'passed',
      ...Object.fromEntries(culprits.map(({ scenario }) => [scenario.name, 'adapterError'])),
      last: 'passed',
    });
    for (const { failure } of run.results.values()) expect(failure?.message ?? '').not.toMatch(/given up/);
    await expectNoProcessLeft();
  });

  test('is given up too when it cannot be started again', async () => {
    const run = await play('starts-only-once');
    const lost = [...run.results.values()].filter(({ verdict }) => verdict === 'adapterError');
    expect(run.results.size).toBe(names.length);
    for (const { failure } of lost) {
      expect(failure!.message).toMatch(
        /given up, for it could not be started again: .*exit code 1\) before it answered initialize/,
      );
    }
    expect(lost.length).toBeGreaterThan(0);
    expect(run.starts).toBe(3);
    await expectNoProcessLeft();
  });
});

test('an interrupted run ends soon, with the adapter', async () => {
  const stop = new AbortController();
  const results: ScenarioResult[] = [];
  const command = `"${process.execPath}" "${join(FOLDER, 'hangs')}.cjs" "${pidFile}" Culprit`;
  const suite = new SuiteRun({
    makeAdapter: () => new StdioAdapter(command, { requestTimeout: 60_000, closeTimeout: 100 }),
    seed: 1,
    inFlight: 1,
    reproduce: () => '',
    onResult: (result) => {
      results.push(result);
      if (results.length === 3) setTimeout(() => stop.abort(), 100);
    },
    onBreak: () => expect.unreachable(),
    signal: stop.signal,
  });
  await suite.connect();
  const before = Date.now();
  await suite.run(planned);
  // It did not wait for the answer of the adapter that hangs.
  expect(Date.now() - before).toBeLessThan(60_000);
  expect(results.map(({ name, verdict }) => [name, verdict])).toEqual(
    names.slice(0, 3).map((name) => [name, 'passed']),
  );
  await expectNoProcessLeft();
});
