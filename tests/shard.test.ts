/** Shards: the parts of a run are all of it and nothing twice, and merged they are the report of the whole. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { partOf, shardOf } from '../cli/shard';
import { UsageError } from '../cli/usage';
import type { Report } from '../schemas/report';
import { commandHere, expectUsageError, reportIn, scratchFolder, type Surroundings } from './command';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('shard');
const at = (...names: string[]) => join(folder, ...names);
const PARTS = 3;
const SELECTION = ['--game', 'level-neo', '--clause', 'LN-5-1,LN-9-2,LN-1-1,LN-3-1'];
const oracles = oracleServer();
/** An adapter that breaks a rule. */
let faulty: string[] = [];
const EXPECT = ['--expect', 'known.yaml'];

const run = (out: string, args: readonly string[], surroundings: Surroundings = {}) =>
  commandHere(['run', '--out', out, ...args], { cwd: folder, ...surroundings });
const part = (out: string, index: number, ...args: string[]) =>
  run(`${out}-${index}`, [...args, '--shard', `${index}/${PARTS}`]);
const indices = Array.from({ length: PARTS }, (_, index) => index + 1);
const parts = (out: string) => indices.map((index) => `${out}-${index}/report.json`);
const merge = (...args: string[]) => commandHere(['merge', ...args], { cwd: folder });

beforeAll(async () => {
  faulty = ['--adapter', await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' })];
  const entries = [
    'LN-5-1: A character that attacks rests, and no other character does',
    'LN-9-2: there is no such scenario',
  ];
  writeFileSync(
    at('known.yaml'),
    `expectations:\n${entries.map((entry) => `  - scenario: "${entry}"\n    reason: not yet\n`).join('')}`,
  );
  await run('whole', [...SELECTION, ...faulty, ...EXPECT]);
  for (const index of indices) await part('part', index, ...SELECTION, ...faulty, ...EXPECT);
});

/** A report without what differs from run to run anyway, and the command line. */
function timeless({ startedAt: _, durationMs: __, command: ___, ...report }: Report) {
  return { ...report, scenarios: report.scenarios.map(({ durationMs: ____, ...scenario }) => scenario) };
}

test('a merged report has the record of the whole, and names the commands of all parts', async () => {
  await merge(...indices.map((index) => `part-${index}/report.json`), '--out', 'recorded');
  const statuses = (folder: string) => {
    const lines = readFileSync(at(`${folder}/messages.ndjson`), 'utf8')
      .trim()
      .split('\n');
    const finished = lines.flatMap((line) => JSON.parse(line).testStepFinished ?? []);
    return finished.map(({ testStepResult: { status, message } }) => `${status} ${message ?? ''}`);
  };
  expect(statuses('recorded').length).toBeGreaterThan(10);
  expect(statuses('recorded').sort()).toEqual(statuses('whole').sort());
  const { command } = reportIn(at('recorded'));
  for (const index of indices) expect(command).toContain(`--shard ${index}/${PARTS}`);
});

describe('the parts of a run', () => {
  test('are all of it, and nothing twice, in parts of about the same size', () => {
    const whole = reportIn(at('whole')).scenarios.map(({ id }) => id);
    const reports = indices.map((index) => reportIn(at(`part-${index}`)));
    const ids = reports.flatMap(({ scenarios }) => scenarios.map(({ id }) => id));
    expect([...ids].sort()).toEqual([...whole].sort());
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, { shard, scenarios }] of reports.entries()) {
      expect(shard).toEqual({ index: index + 1, total: PARTS });
      expect(Math.abs(scenarios.length - whole.length / PARTS)).toBeLessThan(1);
    }
  });

  test('are what a Kubernetes Indexed Job says by environment variables', async () => {
    for (const index of indices) {
      const env = { TCG_CONFORMANCE_SHARDS: `${PARTS}`, JOB_COMPLETION_INDEX: `${index - 1}` };
      await run(`job-${index}`, [...SELECTION, ...faulty, ...EXPECT], { env });
      expect(timeless(reportIn(at(`job-${index}`)))).toEqual(timeless(reportIn(at(`part-${index}`))));
    }
  });

  test('may be more than there are scenarios', async () => {
    const few = ['--game', 'level-neo', '--scenario', reportIn(at('whole')).scenarios[0]!.id, ...faulty];
    const codes = [];
    for (const index of indices) codes.push((await part('few', index, ...few)).code);
    expect(codes[0]).not.toBe(EXIT.nothingRun);
    expect(codes.slice(1)).toEqual([EXIT.nothingRun, EXIT.nothingRun]);
    expect((await merge(...parts('few'), '--out', 'few')).code).toBe(codes[0]);
    expect(reportIn(at('few')).scenarios).toHaveLength(1);
  });

  test.each<[string | undefined, Record<string, string>, unknown]>([
    ['2/4', {}, { index: 2, total: 4 }],
    ['1/1', {}, { index: 1, total: 1 }],
    [undefined, {}, undefined],
    [undefined, { JOB_COMPLETION_INDEX: '3' }, undefined],
    [undefined, { JOB_COMPLETION_INDEX: '3', TCG_CONFORMANCE_SHARDS: '4' }, { index: 4, total: 4 }],
    ['1/2', { JOB_COMPLETION_INDEX: '3', TCG_CONFORMANCE_SHARDS: '4' }, { index: 1, total: 2 }],
  ])('--shard %s with %o', (option, environment, shard) => {
    expect(shardOf(option, environment)).toEqual(shard);
  });

  test.each<[string | undefined, Record<string, string>, RegExp]>([
    ['0/4', {}, /^--shard: "0\/4" is not a part such as 1\/4$/],
    ['5/4', {}, /"5\/4" is not a part/],
    ['2', {}, /"2" is not a part/],
    ['1/0', {}, /"1\/0" is not a part/],
    ['-1/4', {}, /is not a part/],
    ['', {}, /"" is not a part/],
    [undefined, { TCG_CONFORMANCE_SHARDS: '4' }, /JOB_COMPLETION_INDEX is not: which part of 4 is this\?$/],
    [undefined, { TCG_CONFORMANCE_SHARDS: '4', JOB_COMPLETION_INDEX: '4' }, /^JOB_COMPLETION_INDEX .*: "5\/4" is not/],
    [undefined, { TCG_CONFORMANCE_SHARDS: 'x', JOB_COMPLETION_INDEX: '0' }, /"1\/x" is not a part/],
    [undefined, { TCG_CONFORMANCE_SHARDS: '', JOB_COMPLETION_INDEX: '0' }, /"1\/" is not a part/],
    [undefined, { TCG_CONFORMANCE_SHARDS: '4', JOB_COMPLETION_INDEX: 'a' }, /"a\/4" is not a part/],
  ])('--shard %s with %o is refused', (option, environment, says) => {
    expect(() => shardOf(option, environment)).toThrow(UsageError);
    expect(() => shardOf(option, environment)).toThrow(says);
  });

  test('without a shard the whole is one part', () => {
    expect(partOf([1, 2, 3], undefined)).toEqual([1, 2, 3]);
  });
});

describe('merge', () => {
  test('makes the report of the whole, whatever the order of the parts', async () => {
    const { code, stdout, stderr } = await merge(...parts('part').reverse(), '--out', 'merged');
    expect([code, stderr]).toEqual([EXIT.doesNotConform, '']);
    const [merged, whole] = [reportIn(at('merged')), reportIn(at('whole'))];
    expect(timeless(merged)).toEqual(timeless(whole));
    expect(merged.shard).toBeUndefined();
    expect(merged.nullFloor).toEqual(whole.nullFloor);
    expect(merged.expectationProblems).toHaveLength(1);
    expect(merged.startedAt).toBe(indices.map((index) => reportIn(at(`part-${index}`)).startedAt).sort()[0]);
    expect(stdout).toContain(`report: ${at('merged', 'report.html')}`);
    const files = [
      'badge.json',
      'junit.xml',
      'messages.ndjson',
      'report.html',
      'report.json',
      'report.md',
      'transcripts',
    ];
    expect(readdirSync(at('merged')).sort()).toEqual(['.tcg-conformance', ...files]);
  });

  test('takes the transcripts along, and says nothing of those that are gone', async () => {
    for (const { failure } of reportIn(at('merged')).scenarios) {
      if (failure) expect(existsSync(at('merged', failure.transcript!))).toBe(true);
    }
    mkdirSync(at('alone'));
    const alone = indices.map((index) => {
      const file = at('alone', `${index}.json`);
      writeFileSync(file, readFileSync(at(`part-${index}`, 'report.json')));
      return file;
    });
    await merge(...alone, '--out', 'without');
    expect(existsSync(at('without', 'transcripts'))).toBe(false);
    const failures = reportIn(at('without')).scenarios.flatMap(({ failure }) => failure ?? []);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter(({ transcript }) => transcript !== undefined)).toEqual([]);
  });

  test('of parts of which one was interrupted is interrupted', async () => {
    edited('part-2', 'stopped.json', (report) => {
      report.interrupted = true;
      report.notRun = [report.scenarios.pop()!.id];
    });
    const [first, , third] = parts('part');
    const { code, stdout } = await merge(first!, 'stopped.json', third!, '--out', 'stopped');
    expect(code).toBe(EXIT.interrupted);
    expect(stdout).toContain('interrupted');
    expect(reportIn(at('stopped')).notRun).toHaveLength(1);
  });

  test('of features of your own needs to be told of them', async () => {
    const own = ['--features', join(__dirname, 'hostile', 'features')];
    for (const index of indices) await part('own', index, ...own);
    expectUsageError(
      await merge(...parts('own'), '--out', 'own'),
      /own-1\/report\.json: the features of that run are not/,
    );
    expect((await merge(...parts('own'), '--out', 'own', ...own)).code).toBe(EXIT.conforms);
  });

  test('does not follow a path that leads out of the report', async () => {
    writeFileSync(at('secret.jsonl'), 'secret');
    const names = indices.map((index) => {
      const name = `led-astray-${index}.json`;
      edited(`part-${index}`, name, ({ scenarios }) => {
        for (const { failure } of scenarios) if (failure) failure.transcript = 'transcripts/../secret.jsonl';
      });
      return name;
    });
    await merge(...names, '--out', 'astray/deep');
    expect(existsSync(at('astray', 'deep', 'report.json'))).toBe(true);
    expect(existsSync(at('astray', 'deep', 'secret.jsonl'))).toBe(false);
  });
});

/** A part, changed. */
function edited(from: string, to: string, change: (report: Report) => void): string {
  const report = reportIn(at(from));
  change(report);
  writeFileSync(at(to), JSON.stringify(report));
  return to;
}

describe('what cannot be merged is told in one line, with nothing written', () => {
  const [first, second, third] = parts('part') as [string, string, string];
  const other = (change: (report: Report) => void) => () => [first, edited('part-2', 'other.json', change), third];

  test.each<[string, () => string[], RegExp]>([
    ['a part is missing', () => [first, third], /^tcg-conformance: missing: part 2 of 3$/m],
    ['all but one are missing', () => [second], /missing: part 1, 3 of 3/],
    [
      'a part is there twice',
      () => [first, second, third, second],
      /part-2\/report\.json: part 2 of 3 again, as in part-2/,
    ],
    ['another suite', other((one) => (one.suite.version = '9.9.9')), /other\.json: the suite is not that of part-1/],
    [
      'other features',
      other((one) => (one.suite.features = 'f'.repeat(64))),
      /other\.json: the suite is not that of part-1/,
    ],
    [
      'another number of parts',
      other((one) => (one.shard!.total = 4)),
      /other\.json: the number of parts is not that of/,
    ],
    ['another seed', other((one) => (one.seed = 7)), /other\.json: the seed is not that of part-1/],
    [
      'another selection',
      other((one) => (one.selection.clauses = ['5-1'])),
      /other\.json: the selection is not that of/,
    ],
    ['another adapter', other((one) => (one.adapter.version = '2')), /other\.json: the adapter is not that of part-1/],
    [
      'another adapter',
      other((one) => (one.adapter.capabilities = {})),
      /other\.json: the adapter is not that of part-1/,
    ],
    ['not a part', () => [first, 'whole/report.json', third], /whole\/report\.json: not a part of a sharded run/],
    ['not a report', () => [first, 'known.yaml', third], /known\.yaml: not JSON: /],
    ['JSON of another kind', () => [first, 'merged/badge.json', third], /badge\.json: (unknown|.* missing|at )/],
    [
      'a report of another version',
      other((one) => (one.schemaVersion = 1 as 2)),
      /other\.json: an earlier version of /,
    ],
    ['no file', () => [first, 'gone.json', third], /gone\.json: there is no such file/],
  ])('%s', async (_, files, says) => {
    expectUsageError(await merge(...files(), '--out', 'never'), says);
    expect(existsSync(at('never'))).toBe(false);
  });

  test('a folder that cannot be written', async () => {
    expectUsageError(
      await merge(first, second, third, '--out', 'known.yaml'),
      /cannot write the report to .*known\.yaml/,
    );
  });

  test('no part at all', async () => {
    expectUsageError(await merge(), /missing required argument 'reports'/);
  });
});
