import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AdapterError, SuiteError, UnsupportedError, type AdapterErrorKind } from '../adapters/adapter';
import { StdioAdapter, type StdioOptions } from '../adapters/stdio';

const FOLDER = join(__dirname, 'hostile');
const scratch = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let pidFile = '';
let tests = 0;
let adapter: StdioAdapter;

beforeEach(() => {
  pidFile = join(scratch, `pids-${++tests}`);
  writeFileSync(pidFile, '');
});
afterEach(() => adapter.close());

/** Long enough never to be what ends a test, short enough to stop one that hangs. */
const PATIENT: StdioOptions = { requestTimeout: 60_000, startTimeout: 60_000, closeTimeout: 1_000 };

function hostile(script: string, options: StdioOptions = {}): StdioAdapter {
  adapter = new StdioAdapter(`"${process.execPath}" "${join(FOLDER, script)}.cjs" "${pidFile}"`, {
    ...PATIENT,
    ...options,
  });
  return adapter;
}

const endGame = () => adapter.request('game/end', { gameId: 'g1' });

const pidsNoted = () => readFileSync(pidFile, 'utf8').split('\n').filter(Boolean).map(Number);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process that has ended and that nobody has asked about is still listed.
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

async function expectNoProcessLeft(started = 2): Promise<void> {
  expect(pidsNoted().length).toBeGreaterThanOrEqual(started);
  await expect.poll(() => pidsNoted().filter(isAlive), { interval: 10 }).toEqual([]);
}

async function failureOf(promise: Promise<unknown>): Promise<AdapterError> {
  const outcome = await promise.then(
    () => 'answered',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AdapterError);
  return outcome as AdapterError;
}

interface Misbehaviour {
  script: string;
  kind: AdapterErrorKind;
  says: RegExp;
  evidence?: RegExp;
  options?: StdioOptions;
  /** Requests sent at once; the one at `fails` is the first that is not answered. */
  requests?: number;
  fails?: number;
}

const AT_START: Misbehaviour[] = [
  {
    script: 'exits-at-once',
    kind: 'exited',
    says: /exited \(exit code 3\) before it answered initialize; read standard input until "shutdown"/,
    evidence:
      /it ended: exit code 3\nend of its standard error: no licence found.*\nend of its standard output: \(nothing\)$/,
  },
  {
    script: 'no-such-script',
    kind: 'exited',
    says: /exit code 1.*see what its log says/,
    evidence: /Cannot find module .*no-such-script/,
  },
  {
    script: 'never-says-hello',
    kind: 'timedOut',
    says: /did not answer initialize within 0.4 s; answer every request, and flush/,
    evidence: /it was still running, and was killed/,
    options: { startTimeout: 400 },
  },
  {
    script: 'refuses-the-handshake',
    kind: 'errorAnswer',
    says: /error -32601: .*every adapter must answer initialize with a result/,
  },
  {
    script: 'speaks-version-2',
    kind: 'wrongVersion',
    says: /speaks protocol version 2, .*answer initialize with "protocolVersion": 1/,
  },
];

const IN_MID_RUN: Misbehaviour[] = [
  {
    script: 'dies-in-mid-run',
    kind: 'exited',
    says: /exited \(exit code 1\) before it answered game\/end/,
    evidence: /exit code 1\n[^]*Error: the engine fell over/,
  },
  {
    script: 'hangs',
    kind: 'timedOut',
    says: /did not answer game\/end within 0.3 s;.*flush/,
    options: { requestTimeout: 300 },
  },
  {
    script: 'answers-late',
    kind: 'timedOut',
    says: /did not answer game\/end within 0.1 s/,
    options: { requestTimeout: 100 },
  },
  {
    script: 'answers-twice',
    kind: 'unknownId',
    says: /request with id 2 twice; answer each request once/,
    requests: 2,
    fails: 1,
  },
  {
    script: 'answers-with-wrong-id',
    kind: 'unknownId',
    says: /the id 1002, which no request has; answer with the id of the request/,
  },
  { script: 'answers-with-id-as-text', kind: 'unknownId', says: /the id "2", .*same type/ },
  {
    script: 'cannot-read-requests',
    kind: 'errorAnswer',
    says: /could not read a request: error -32700: "what was that\?".*JSON in UTF-8/,
  },
  {
    script: 'logs-to-stdout',
    kind: 'notJson',
    says: /not JSON on standard output: "DEBUG \\u001b\[31mevaluating\\u001b\[0m the position"; write logs to standard error/,
    evidence: /standard output: .*\n?.*DEBUG/,
  },
  {
    script: 'killed-by-signal',
    kind: 'exited',
    says: /exited \(signal SIGSEGV\) before it answered game\/end/,
    evidence: /it ended: signal SIGSEGV/,
  },
  { script: 'exits-with-zero', kind: 'exited', says: /\(exit code 0\).*until "shutdown"/, requests: 2, fails: 1 },
  {
    script: 'prints-half-a-line',
    kind: 'timedOut',
    says: /part of a line, without a line break: "\{"jsonrpc":"2.0","id":2,"result":\{\}\}"\);.*flush/,
    options: { requestTimeout: 300 },
  },
  {
    script: 'prints-half-a-line-and-exits',
    kind: 'exited',
    says: /\(exit code 0\).*part of a line, without a line break: "\{"jsonrpc":"2.0","id":"/,
  },
  {
    script: 'prints-two-answers-in-one-line',
    kind: 'notJson',
    says: /printed two messages on one line: .*end each message with a line break/,
    requests: 2,
  },
  {
    script: 'prints-over-several-lines',
    kind: 'notJson',
    says: /not valid JSON: "\{"; write each message whole, on one line/,
  },
  {
    script: 'prints-50-megabytes',
    kind: 'tooLong',
    says: /a line of more than 8388608 bytes; an answer must be shorter/,
  },
  { script: 'prints-invalid-json', kind: 'notJson', says: /not valid JSON: "\{'jsonrpc': '2.0'.*as JSON/ },
  { script: 'prints-latin-1', kind: 'notJson', says: /not UTF-8: .*Schlüssel.*UTF-8/ },
  {
    script: 'sends-a-notification',
    kind: 'wrongSchema',
    says: /a request or a notification of its own; it may only answer/,
  },
  {
    script: 'closes-stdin',
    kind: 'exited',
    says: /closed its standard input and went on running; keep both open/,
    requests: 2,
    fails: 1,
  },
  { script: 'closes-stdout', kind: 'exited', says: /closed its standard output and went on running; keep both open/ },
  { script: 'leaves-a-child-on-its-pipes', kind: 'exited', says: /exit code 1/ },
];

/** What is wrong lies within an answer: it costs that request, not the connection. */
const WRONG_ANSWERS: Misbehaviour[] = [
  {
    script: 'breaks-the-schema',
    kind: 'wrongSchema',
    says: /the answer to game\/end: at chance\.drawn\[0\]\.kind: expected .*"shuffle".*"dice"/,
  },
  { script: 'answers-without-jsonrpc', kind: 'wrongSchema', says: /JSON-RPC answer: .*"jsonrpc"/ },
  { script: 'answers-neither-result-nor-error', kind: 'wrongSchema', says: /neither "result" nor "error"; give one/ },
  {
    script: 'answers-both-result-and-error',
    kind: 'wrongSchema',
    says: /both "result" and "error"; leave one of them out/,
  },
  {
    script: 'answers-with-an-error',
    kind: 'errorAnswer',
    says: /game\/end with error -32603: "no such zone\\u000aline two"; answer an illegal action by the status "rejected"/,
  },
];

describe('an adapter that misbehaves at its start', () => {
  test.each(AT_START)('$script: $kind', async ({ script, kind, says, evidence, options }) => {
    const failure = await failureOf(hostile(script, options).initialize());
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(says);
    if (evidence) expect(failure.evidence).toMatch(evidence);
    expect(adapter.dead).toBe(failure);
    if (script !== 'no-such-script') await expectNoProcessLeft();
  });

  test.each([
    [
      'no-such-program --fast',
      /cannot start the adapter "no-such-program --fast": there is no program "no-such-program"/,
    ],
    [`"${join(FOLDER, 'behaves.cjs')}"`, /behaves\.cjs" is not executable; name the interpreter/],
    ['python "engine.py', /the quote " is not closed/],
    ['  ', /it names no program/],
  ])('the command %s: failedToStart', async (command, says) => {
    adapter = new StdioAdapter(command, PATIENT);
    const failure = await failureOf(adapter.initialize());
    expect(failure.kind).toBe('failedToStart');
    expect(failure.message).toMatch(says);
    expect(await failureOf(endGame())).toBe(failure);
  });
});

describe('an adapter that misbehaves in mid-run', () => {
  test.each(IN_MID_RUN)(
    '$script: $kind',
    async ({ script, kind, says, evidence, options, requests = 1, fails = 0 }) => {
      await hostile(script, options).initialize();
      const answers = [];
      for (let i = 0; i < fails; i++) await endGame();
      for (let i = fails; i < requests; i++) answers.push(endGame());
      const failure = await failureOf(answers[0]!);
      expect(failure.kind).toBe(kind);
      expect(failure.message).toMatch(says);
      expect(failure.message).not.toContain('\n');
      if (evidence) expect(failure.evidence).toMatch(evidence);
      for (const answer of answers) expect(await failureOf(answer)).toBe(failure);
      expect(await failureOf(endGame())).toBe(failure);
      expect(adapter.dead).toBe(failure);
      await expectNoProcessLeft(script === 'leaves-a-child-on-its-pipes' ? 3 : 2);
    },
  );
});

describe('an adapter that gives a wrong answer', () => {
  test.each(WRONG_ANSWERS)('$script: $kind, and it lives on', async ({ script, kind, says }) => {
    await hostile(script).initialize();
    const answers = [endGame(), endGame()];
    for (const answer of answers) {
      const failure = await failureOf(answer);
      expect(failure.kind).toBe(kind);
      expect(failure.message).toMatch(says);
      expect(failure.message).not.toContain('\n');
      expect(failure.evidence).toMatch(
        /^it went on running\nend of its standard error: .*\nend of its standard output: .*"id":[23]/s,
      );
    }
    expect(adapter.dead).toBeUndefined();
    expect(pidsNoted().filter(isAlive)).toHaveLength(2);
    await adapter.close();
    await expectNoProcessLeft();
  });
});

describe('an adapter that is only unusual', () => {
  test('answers out of order reach the requests they belong to', async () => {
    await hostile('answers-out-of-order').initialize();
    const done: string[] = [];
    const asked = ['a', 'b', 'c', 'd'].map((gameId) =>
      adapter.request('game/end', { gameId }).then(() => done.push(gameId)),
    );
    await Promise.all(asked);
    expect(done).toEqual(['d', 'c', 'b', 'a']);
  });

  test('a log on standard error, longer than a pipe holds, changes nothing', async () => {
    await hostile('logs-to-stderr').initialize();
    await expect(endGame()).resolves.toEqual({});
    await expect(endGame()).resolves.toEqual({});
    expect(adapter.dead).toBeUndefined();
  });

  test('what it does not support is an answer, and it lives on', async () => {
    await hostile('says-unsupported').initialize();
    const lacking = (promise: Promise<unknown>) =>
      promise.then(
        () => 'nothing',
        (error: unknown) => (error instanceof UnsupportedError ? error.lacking : error),
      );
    expect(await lacking(adapter.request('game/start', { game: 'level-neo', cards: {} }))).toBe('probe draw-two');
    expect(await lacking(adapter.request('game/observe', { gameId: 'g1', viewer: 'A' }))).toBe('method game/observe');
    expect(await lacking(adapter.request('game/actions', { gameId: 'g1' }))).toBe('method game/actions');
    await expect(endGame()).resolves.toEqual({});
  });

  test('a request over its message limit is unsupported, one below is sent', async () => {
    await hostile('takes-short-messages').initialize();
    const long = adapter.request('game/end', { gameId: 'g'.repeat(1024) });
    await expect(long).rejects.toThrow(new UnsupportedError('messages of more than 1024 bytes'));
    await expect(endGame()).resolves.toEqual({});
  });

  test('our own mistake is not blamed on it', async () => {
    await hostile('behaves').initialize();
    const wrong = adapter.request('game/end', { gameID: 'g1' } as never);
    await expect(wrong).rejects.toThrow(SuiteError);
    await expect(wrong).rejects.toThrow(/game\/end.*gameID/);
    await expect(endGame()).resolves.toEqual({});
  });

  test('an answer that arrives while this process is busy is in time', async () => {
    await hostile('behaves', { requestTimeout: 100 }).initialize();
    const answer = endGame();
    await new Promise((resolve) => setImmediate(resolve));
    const until = Date.now() + 300;
    while (Date.now() < until);
    await expect(answer).resolves.toEqual({});
  });
});

describe('the end', () => {
  test('an adapter that behaves is told to shut down and ends by itself', async () => {
    await hostile('behaves', { closeTimeout: 30_000 }).initialize();
    await adapter.close();
    expect(isAlive(adapter.pid!)).toBe(false);
    await expectNoProcessLeft();
    expect(adapter.dead).toBeUndefined();
    await expect(endGame()).rejects.toThrow(SuiteError);
  });

  test('one that ignores shutdown and SIGTERM is killed', async () => {
    await hostile('ignores-shutdown', { closeTimeout: 150 }).initialize();
    const before = Date.now();
    await adapter.close();
    expect(Date.now() - before).toBeGreaterThanOrEqual(290);
    expect(readFileSync(`${pidFile}.ignored`, 'utf8')).toBe('shutdown\nend of input\nSIGTERM\n');
    await expectNoProcessLeft();
  });

  test('requests that wait are rejected, without blaming the adapter', async () => {
    await hostile('hangs', { closeTimeout: 50 }).initialize();
    const answer = endGame();
    const outcome = answer.catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await adapter.close();
    expect(await outcome).toBeInstanceOf(SuiteError);
    await expectNoProcessLeft();
  });

  test('one that does not read any more is not written to without end, and is killed', async () => {
    await hostile('never-reads', { requestTimeout: 300, closeTimeout: 50 }).initialize();
    const long = { gameId: 'g'.repeat(100_000) };
    const answers = Array.from({ length: 50 }, () =>
      adapter.request('game/end', long).catch((error: unknown) => error),
    );
    expect(await answers[49]).toMatchObject({ kind: 'timedOut' });
    await expectNoProcessLeft();
  });

  test.each(['SIGINT', 'SIGTERM', 'exit'])('when the suite itself ends by %s, nothing stays behind', async (how) => {
    const kit = spawn(process.execPath, [join(FOLDER, 'kit.cjs'), pidFile], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => kit.once('exit', (code, signal) => resolve(signal ?? code)));
    await new Promise((resolve) => kit.stdout.once('data', resolve));
    expect(pidsNoted().filter(isAlive)).toHaveLength(2);
    kit.kill(how === 'exit' ? 'SIGUSR2' : (how as NodeJS.Signals));
    expect(await ended).toBe(how === 'exit' ? 7 : how);
    await expectNoProcessLeft();
  });
});
