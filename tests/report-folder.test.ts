/** `--out`: what somebody else has put into a folder is there afterwards as it was; what a run has written it replaces. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { commandHere, expectUsageError, scratchFolder } from './command';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('report-folder');
const at = (...names: string[]) => join(folder, ...names);
const SELECTION = ['--game', 'level-neo', '--clause', 'LN-5-1'];
const oracles = oracleServer();
/** An adapter that breaks a rule. */
let faulty: string[] = [];
const HANGS_UP = ['--adapter', `"${process.execPath}" -e ""`];

const here = (...args: string[]) => commandHere(args, { cwd: folder });
const run = (out: string, ...args: string[]) => here('run', ...SELECTION, '--out', out, ...args);

function put(file: string, text = 'mine'): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Every file below a folder with what stands in it. */
const contentsOf = (out: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at(out), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

/** The commands that write a report into a folder. */
const WRITERS: [string, (out: string) => ReturnType<typeof here>][] = [
  ['run', (out) => run(out)],
  ['a run that fails', (out) => run(out, ...faulty)],
  ['a run whose handshake fails', (out) => run(out, ...HANGS_UP)],
  ['merge', (out) => here('merge', 'part-1/report.json', 'part-2/report.json', '--out', out)],
];

beforeAll(async () => {
  faulty = ['--adapter', await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' })];
  for (const part of [1, 2]) await run(`part-${part}`, ...faulty, '--shard', `${part}/2`);
});

describe.each(WRITERS)('%s', (name, write) => {
  test.each(['report.md', 'report.html', 'junit.xml', 'messages.ndjson', 'transcripts/notes.txt', 'transcripts'])(
    'does not touch "%s" of somebody else, and says so in one line',
    async (file) => {
      const out = `${name} ${file}`.replace(/\W/g, '-');
      put(join(out, file));
      const before = contentsOf(out);
      const ended = await write(out);
      expectUsageError(
        ended,
        `${at(out, file)} was not written by tcg-conformance; move it away, or name another folder`,
      );
      expect(contentsOf(out)).toEqual(before);
    },
  );

  test('replaces what has been written before, and leaves the rest', async () => {
    const out = `again-${name}`.replace(/\W/g, '-');
    await run(out, ...faulty);
    expect(readdirSync(at(out, 'transcripts')).length).toBeGreaterThan(0);
    put(join(out, 'notes.md'));
    put(join(out, 'more', 'report.md'));
    const { code } = await write(out);
    expect(code).not.toBe(EXIT.usage);
    expect(readFileSync(at(out, 'notes.md'), 'utf8')).toBe('mine');
    expect(readFileSync(at(out, 'more', 'report.md'), 'utf8')).toBe('mine');
    const mentioned = readFileSync(at(out, 'report.json'), 'utf8').match(/transcripts\/[^"]+/g) ?? [];
    const kept = existsSync(at(out, 'transcripts')) ? readdirSync(at(out, 'transcripts')) : [];
    expect(kept.map((file) => `transcripts/${file}`).sort()).toEqual([...mentioned].sort());
  });
});

describe('a folder that a run has written', () => {
  test('may not hold a transcript of somebody else', async () => {
    await run('written', ...faulty);
    const before = contentsOf('written');
    put('written/transcripts/other.jsonl');
    expectUsageError(await run('written', ...faulty), /transcripts\/other\.jsonl was not written by/);
    expect(contentsOf('written')).toEqual({ ...before, [at('written/transcripts/other.jsonl')]: 'mine' });
  });

  test('is not told by a list that somebody else has written', async () => {
    put('listed/.tcg-conformance', 'report.md\n');
    put('listed/report.md');
    expectUsageError(await run('listed'), /listed\/\.tcg-conformance was not written by/);
  });

  test('is written to again after a run that was broken off', async () => {
    await run('broken-off', ...faulty);
    for (const file of ['report.json', 'report.html']) put(join('broken-off', file), '');
    expect((await run('broken-off', ...faulty)).code).toBe(EXIT.doesNotConform);
  });

  test.skipIf(process.platform === 'win32')('does not lead elsewhere', async () => {
    put('elsewhere/5-1.jsonl');
    mkdirSync(at('leads'));
    symlinkSync(at('elsewhere'), at('leads', 'transcripts'));
    expectUsageError(await run('leads', ...faulty), /leads\/transcripts was not written by/);
    expect(readdirSync(at('elsewhere'))).toEqual(['5-1.jsonl']);
  });
});

test('self-test does not touch the file beside the one that it writes', async () => {
  put('faults.json.tmp');
  await here('self-test', '--game', 'level-neo', '--clause', 'LN-5-1', '--out', 'faults.json');
  expect(readFileSync(at('faults.json.tmp'), 'utf8')).toBe('mine');
});
