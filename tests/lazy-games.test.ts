/** Who plays one game loads no other: neither its oracle, words and board, nor its features, probe cards and rulebook. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import { sample } from '../scripts/cucumber-sample';
import { isFull } from './extent';

const out = mkdtempSync(join(tmpdir(), 'lazy-'));
afterAll(() => rmSync(out, { recursive: true }));

/** Runs a command in a process of its own, and prints every file that it loaded or read. */
const WATCHED = `
const fs = require('node:fs');
const read = new Set();
const { readFileSync } = fs;
fs.readFileSync = (file, ...rest) => (read.add(String(file)), readFileSync(file, ...rest));
const { runCommand } = require(${JSON.stringify(join(projectRoot(), 'dist', 'cli', 'program'))});
process.stdout.write = () => true;
runCommand(process.argv.slice(1)).then((code) => {
  console.error(JSON.stringify({ code, files: [...Object.keys(require.cache), ...read] }));
});
`;

/** The files of the project that a command loads or reads, from its root. */
function filesOf(...args: string[]): string[] {
  const { stderr } = spawnSync(process.execPath, ['-e', WATCHED, '--', ...args], { encoding: 'utf8', cwd: out });
  const { code, files } = JSON.parse(stderr.trim().split('\n').at(-1)!) as { code: number; files: string[] };
  expect(code).toBe(0);
  const own = files.filter((file) => file.startsWith(projectRoot()) && !file.includes('node_modules'));
  return [...new Set(own)].map((file) => file.slice(projectRoot().length + 1).replaceAll('\\', '/'));
}

/** Whether a file is of this game alone: its id is a folder of the path or a word of the file's name. */
const isOf = (file: string, game: GameId): boolean => new RegExp(`(^|[/-])${game}([./-]|$)`).test(file);

/** Clauses whose scenarios together say every sentence: what a run loads only when it is needed hangs on what is said. */
function clausesOf(game: GameId): string {
  const places = new Set(sample());
  const said = loadFeatures([game]).scenarios.filter(({ uri, line }) => places.has(`${uri}:${line}`));
  return [...new Set(said.map(({ clauses }) => clauses[0]))].join(',');
}

// Two games show as well as all that each one loads its own files alone.
test.each(isFull ? PLAYED : PLAYED.slice(0, 2))('a run of %s loads nothing of other games', (game) => {
  const files = filesOf('run', '--game', game, '--clause', clausesOf(game), '--out', join(out, game));
  const others = PLAYED.filter((other) => other !== game);
  expect(others.length).toBeGreaterThan(0);
  expect(files.filter((file) => others.some((other) => isOf(file, other)))).toEqual([]);
  for (const part of ['dist/oracle/', 'dist/steps/', 'features/'])
    expect(files.filter((file) => file.startsWith(part) && isOf(file, game))).not.toEqual([]);
  expect(files.filter((file) => file.includes('/faults'))).toEqual([]);
});

test('--help loads no game at all', () => {
  expect(filesOf('--help').filter((file) => PLAYED.some((game) => isOf(file, game)))).toEqual([]);
});
