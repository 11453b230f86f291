/** Transcripts: every failure leaves the messages of its scenario behind, and they can be played again. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { parseTranscript, type Exchange } from '../runner/transcript';
import type { Report } from '../schemas/report';
import { commandHere, expectUsageError, reportIn, scratchFolder } from './command';
import { editedOracle } from './edited-oracle';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('transcript');
const oracles = oracleServer();
const HOSTILE_FEATURES = join(__dirname, 'hostile', 'features');
const CULPRIT = `"${process.execPath}" "${join(__dirname, 'hostile', 'dies-in-mid-run.cjs')}" "" Culprit`;

const replay = (file: string, ...args: string[]) => commandHere(['replay', file, ...args], { cwd: folder });
const inReport = (file: string) => join(folder, 'broken', file);
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

let report: Report;
let file = '';
/** The address of an oracle that breaks a rule. */
let faulty = '';
beforeAll(async () => {
  faulty = await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' });
  const args = ['run', '--game', 'level-neo', '--clause', 'LN-5-1', '--adapter', faulty, '--out', 'broken'];
  expect((await commandHere(args, { cwd: folder })).code).toBe(EXIT.doesNotConform);
  report = reportIn(join(folder, 'broken'));
  const scenarioResult = report.scenarios.find(({ name }) =>
    name.startsWith('An attacker rests when the attack is declared'),
  )!;
  file = inReport(scenarioResult.failure!.transcript!);
});

describe('a run', () => {
  test('keeps the messages of every scenario that did not pass, and of no other', () => {
    const failing = report.scenarios.filter(({ failure }) => failure);
    const kept = failing.map(({ failure }) => failure!.transcript!);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.map((name) => name.replace(/^transcripts./, '')).sort()).toEqual(
      readdirSync(inReport('transcripts')).sort(),
    );
    for (const { id, failure } of failing) {
      const { head, exchanges } = parseTranscript(readFileSync(inReport(failure!.transcript!), 'utf8'), id);
      expect(head).toEqual({ transcript: 1, scenario: id, adapter: faulty });
      expect(exchanges[0]!.params).toEqual(failure!.position);
      const acted = exchanges.filter(({ method }) => method === 'game/act').map(({ params }) => params);
      expect(acted).toMatchObject(
        failure!.actions!.map((action) => {
          const { player, action: sent } = action as { player: string; action: object };
          return { player, action: sent };
        }),
      );
      expect(exchanges.at(-1)!.method).toBe('game/end');
    }
  });

  test('clears away what the run before has left', async () => {
    const run = ['run', '--game', 'level-neo', '--clause', 'LN-5-1', '--out', 'again'];
    await commandHere([...run, '--adapter', faulty], { cwd: folder });
    expect(existsSync(join(folder, 'again', 'transcripts'))).toBe(true);
    await commandHere(run, { cwd: folder });
    expect(existsSync(join(folder, 'again', 'transcripts'))).toBe(false);
  });

  test('keeps the last words of an adapter that broke, with what it was asked', async () => {
    const args = ['run', '--features', HOSTILE_FEATURES, '--adapter', CULPRIT, '--out', 'died'];
    expect((await commandHere(args, { cwd: folder })).code).toBe(EXIT.adapterBroke);
    const [name] = readdirSync(join(folder, 'died', 'transcripts'));
    const path = join(folder, 'died', 'transcripts', name!);
    expect(readdirSync(join(folder, 'died', 'transcripts'))).toHaveLength(1);
    const { exchanges } = parseTranscript(readFileSync(path, 'utf8'), path);
    expect(exchanges.at(-1)).toMatchObject({
      error: expect.stringContaining('exited (exit code 1)') as string,
    });
    const again = await replay(path, '--adapter', CULPRIT);
    expect([again.stdout, again.code]).toEqual([
      expect.stringContaining('the same answers as recorded'),
      EXIT.conforms,
    ]);
    const other = await replay(path);
    expect(other.stdout).toMatch(
      /^ {4}The answer is a result; in the recording it is an error: the adapter exited .*$/m,
    );
    expect(other.code).toBe(EXIT.doesNotConform);
  });
});

describe('replay', () => {
  test('against the adapter that was recorded: the same answers, message by message', async () => {
    const { stdout, stderr, code } = await replay(file, '--adapter', faulty);
    expect([stderr, code]).toEqual(['', EXIT.conforms]);
    expect(stdout).toContain('\n      Striker attacks Prey.   [');
    const steps = stdout.split('\n').filter((line) => /^[✓✗]/u.test(line));
    expect(steps).toHaveLength(linesOf(file).length - 1);
    expect(steps[2]).toBe('✓ 3 game/act  Player A attacks Prey with Striker');
    expect(stdout).toMatch(/^level-neo\/05-attacks:\d+, recorded with .*, played with .*\n/);
    expect(stdout).toMatch(/\nthe same answers as recorded\n$/);
  });

  test('against the oracle: up to where it departs, and what is different there', async () => {
    const { stdout, stderr, code } = await replay(file);
    expect([stderr, code]).toEqual(['', EXIT.doesNotConform]);
    expect(stdout).toMatch(/^✓ 3 game\/act .*\n(?: {6}.*\n)+✓ 4 game\/actions\n✗ 5 game\/observe\n/m);
    expect(stdout).toMatch(/^ {4}Striker is resting, in the recording active\.$/m);
  });

  /** What another engine may say in another way, beside the ids of its games. */
  test.each<[string, string]>([
    ['no events', `delete result.events`],
    ['no phases', `delete result.decision?.phase; delete result.observation?.phase`],
    ['other words for a refusal', `if (result.reason) result.reason = 'no'; delete result.clause`],
    ['"unchanged" for "rejected"', `if (result.status === 'rejected') result.status = 'unchanged'`],
    ['less to see', `for (const player of Object.values(result.observation?.players ?? {})) player.zones = {}`],
  ])('is not troubled by %s', async (_, edit) => {
    const agreed = join(folder, 'agreed.jsonl');
    writeFileSync(agreed, `${agreedLines().join('\n')}\n`);
    const { stdout, code } = await replay(agreed, '--adapter', await oracles.edited(edit));
    expect([stdout, code]).toEqual([expect.stringContaining('the same answers as recorded'), EXIT.conforms]);
  });

  /** As much of a transcript as the oracle agrees with: to a refusal and what was seen after it. */
  function agreedLines(): string[] {
    const { failure } = report.scenarios.find(({ name }) => name.startsWith('A resting Main Character'))!;
    const lines = linesOf(inReport(failure!.transcript!));
    const refusal = lines.findIndex((text) => text.includes('"status":"rejected"'));
    expect(refusal).toBeGreaterThan(1);
    return lines.slice(0, refusal + 2);
  }

  /** [what departs, the change to the oracle's answers, the line, what was and what is] */
  test.each<[string, string, RegExp]>([
    [
      'a refusal',
      `if (params.action?.type === 'attack') result.status = 'rejected'`,
      /^ {4}The action is refused; in the recording it is accepted\.$/m,
    ],
    [
      'a question',
      `if (params.action?.type === 'pass') result.decision.kind = 'cover'`,
      /^ {4}Player A may cover, in the recording player A may attack\.$/m,
    ],
    [
      'the end',
      `if (params.action?.type === 'pass') result.decision = null`,
      /^ {4}The game is over, in the recording player A .*\.$/m,
    ],
    [
      'an error',
      `if (params.action) throw new Error('no such zone')`,
      /^ {4}The answer is an error: .*no such zone.*; in the recording it is a result\.$/m,
    ],
  ])('shows %s that was not there', async (_, edit, says) => {
    const { stdout, code } = await replay(file, '--adapter', await oracles.edited(edit));
    expect(stdout).toMatch(says);
    expect(stdout).toMatch(/^✗ [23] game\/act/m);
    expect(code).toBe(EXIT.doesNotConform);
  });

  test('an adapter that breaks where it did not is told so', async () => {
    const dying = editedOracle(folder, 'dying', `if (params.action) process.exit(9)`);
    const { stdout, code } = await replay(file, '--adapter', dying);
    expect(stdout).toMatch(/^ {4}The answer is an error: the adapter exited \(exit code 9\)/m);
    expect(code).toBe(EXIT.adapterBroke);
  });

  test('a scenario without messages, and empty lines, are nothing wrong', async () => {
    writeFileSync(join(folder, 'head.jsonl'), `\n${linesOf(file)[0]}\n\n`);
    expect((await replay('head.jsonl')).code).toBe(EXIT.conforms);
  });
});

describe('a file that is no transcript, or no longer one', () => {
  const head = () => linesOf(file)[0]!;
  const line = (change: (exchange: Record<string, unknown>) => void, index = 1): string => {
    const exchange = JSON.parse(linesOf(file)[index]!) as Exchange & Record<string, unknown>;
    change(exchange);
    return JSON.stringify(exchange);
  };

  test.each<[string, () => string[], RegExp]>([
    ['nothing in it', () => [''], /bad\.jsonl: it is empty/],
    ['a report', () => [JSON.stringify(report)], /bad\.jsonl:1: the head of a transcript: .*"transcript"/],
    ['text', () => ['hello'], /bad\.jsonl:1: not JSON/],
    ['null', () => ['null'], /bad\.jsonl:1: the head of a transcript: expected an object/],
    ['a cut line', () => [head(), linesOf(file)[1]!.slice(0, 40)], /bad\.jsonl:2: not JSON/],
    ['another version', () => [head().replace('"transcript":1', '"transcript":2')], /bad\.jsonl:1: .*at transcript/],
    ['an unknown method', () => [head(), line((one) => (one['method'] = 'game/moo'))], /bad\.jsonl:2: at method/],
    ['neither result nor error', () => [head(), line((one) => delete one['result'])], /:2: expected exactly one of/],
    ['both', () => [head(), line((one) => (one['error'] = 'x'))], /:2: expected exactly one of result and error/],
    [
      'params of another shape',
      () => [head(), line((one) => (one['params'] = null))],
      /:2: params: expected an object/,
    ],
    ['an answer of another shape', () => [head(), line((one) => (one['result'] = { gameId: 7 }))], /:2: result: /],
  ])('%s', async (_, lines, says) => {
    writeFileSync(join(folder, 'bad.jsonl'), `${lines().join('\n')}\n`);
    expectUsageError(await replay('bad.jsonl'), says);
  });

  test('a file that is not there, a wrong number, a wrong command', async () => {
    expectUsageError(await replay('gone.jsonl'), /gone\.jsonl: there is no such file/);
    expectUsageError(await replay(file, '--timeout', 'x'), /--timeout: "x" is not a time/);
    const { code, stderr } = await replay(file, '--adapter', 'no-such-engine');
    expect([code, stderr]).toEqual([EXIT.usage, expect.stringContaining('cannot start the adapter')]);
  });

  test('an answer that was changed is where it departs', async () => {
    const changed = linesOf(file).map((text) =>
      text.replaceAll('"resting"', '"active"').replaceAll('"main1"', '"main2"'),
    );
    writeFileSync(join(folder, 'changed.jsonl'), `${changed.join('\n')}\n`);
    const { stdout, code } = await replay('changed.jsonl', '--adapter', faulty);
    expect(stdout).toMatch(/^✗ \d+ /m);
    expect(code).toBe(EXIT.doesNotConform);
  });
});
