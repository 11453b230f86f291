/** Work shared out among threads. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareOut } from '../runner/threads';

const file = join(mkdtempSync(join(tmpdir(), 'threads-')), 'adds.js');

beforeAll(() => {
  const threads = JSON.stringify(resolve('dist/runner/threads.js'));
  const job = "async (job) => { if (job < 0) throw new Error('negative'); return job + plus; }";
  writeFileSync(file, `require(${threads}).doJobs(({ plus }) => ${job});`);
});

async function added(jobs: readonly number[], threads: number): Promise<number[]> {
  const done: number[] = [];
  await shareOut(file, { plus: 10 }, jobs, threads, (one: number) => void done.push(one));
  return done.sort((one, other) => one - other);
}

describe('jobs are shared out', () => {
  it.each([1, 2, 9])('among %i threads, each once', async (threads) => {
    expect(await added([1, 2, 3, 4, 5], threads)).toEqual([11, 12, 13, 14, 15]);
  });

  it('where there are none, nothing is begun', async () => {
    expect(await added([], 2)).toEqual([]);
  });

  it('what a thread throws is thrown here', async () => {
    await expect(added([1, -1, 2], 2)).rejects.toThrow('negative');
  });
});
