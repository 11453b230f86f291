/** `npm run new-game`: what it writes is played as a project of its own, and what it refuses leaves no file. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../runner/root';
import { createGame, main, type NewGameOptions } from '../scripts/new-game';
import { isFull } from './extent';

const root = projectRoot(__dirname);
const copy = mkdtempSync(join(tmpdir(), 'new-game-'));

/** What the compiler and a run need of the project; of the games' features the catalogues. */
const FOLDERS = ['adapters', 'cli', 'games', 'oracle', 'playground', 'reports', 'runner', 'schemas', 'steps', 'texts'];
const FURTHER = ['scripts/new-game', 'scripts/new-game.ts', 'scripts/formatter.ts', 'package.json', 'tsconfig.json'];

beforeAll(() => {
  for (const path of [...FOLDERS, ...FURTHER]) cpSync(join(root, path), join(copy, path), { recursive: true });
  cpSync(join(root, 'features'), join(copy, 'features'), {
    recursive: true,
    filter: (path) => !/\.(feature|gz)$|probes\.yaml$|decoys\.json$/.test(path),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The files of the copy, from its root. */
const filesOfCopy = (): string[] => FOLDERS.flatMap(filesIn);

const filesIn = (folder: string): string[] =>
  readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** What a new game would change: which files there are, and what the lists of games say. */
const changeable = () => [
  ...filesOfCopy(),
  ...filesIn('features'),
  ...['games/registry.ts', 'schemas/common.ts'].map((path) => readFileSync(join(copy, path), 'utf8')),
];

describe('a game that cannot be begun', () => {
  it.each<[string, NewGameOptions, string]>([
    ['Toy Duel', {}, '"Toy Duel" is not an id such as "battle-spirits"'],
    ['toy_duel', {}, '"toy_duel" is not an id such as "battle-spirits"'],
    ['toy-', {}, '"toy-" is not an id such as "battle-spirits"'],
    ['../toy', {}, '"../toy" is not an id such as "battle-spirits"'],
    ['level-neo', { draw: '4-2-2' }, 'oracle/level-neo exists already'],
    ['kernel', { title: 'Kernel', tag: 'K' }, 'oracle/kernel exists already'],
    ['level-neo', { title: 'Neo' }, 'title and tag of level-neo are those of features/level-neo/rulebook.yaml'],
    ['level-neo', {}, '--draw is missing: the clause of level-neo by which the turn player draws a card'],
    ['level-neo', { draw: '4-2' }, '--draw: 4-2 is no testable clause of level-neo'],
    ['toy-duel', {}, 'features/toy-duel/rulebook.yaml does not exist: give the game a --title and a --tag'],
    [
      'toy-duel',
      { title: 'Toy' },
      'features/toy-duel/rulebook.yaml does not exist: give the game a --title and a --tag',
    ],
    ['toy-duel', { title: 'Toy', tag: 'td' }, '--tag: "td" is not a tag such as "BS"'],
    ['toy-duel', { title: 'Toy', tag: 'LN' }, '--tag: LN is the tag of level-neo'],
    ['toy-duel', { title: 'Toy', tag: 'TD', draw: '1' }, '--draw: toy-duel has no clauses yet'],
  ])('%s %j leaves no file', async (id, options, message) => {
    const before = changeable();
    await expect(createGame(copy, id, options)).rejects.toThrow(new Error(message));
    expect(changeable()).toEqual(before);
  });

  it.each([[], ['one', 'two']])('needs one id: %j', async (...args) => {
    await expect(main(args)).rejects.toThrow(/^usage: npm run new-game <id>/);
  });
});

describe('a new game', () => {
  let files: string[];

  beforeAll(async () => {
    files = await createGame(copy, 'toy-duel', { title: "Toy's Duel", tag: 'TD' });
  });

  it('has every rule point with its comment', () => {
    const kernel = readFileSync(join(root, 'oracle', 'kernel', 'clauses.ts'), 'utf8');
    const written = readFileSync(join(copy, 'oracle', 'toy-duel', 'clauses.ts'), 'utf8');
    const [points] = /(?<=interface RulePoints \{\n).*?(?=^\})/ms.exec(kernel)!;
    const lines = points.replace(/readonly (\w+): Clauses;/g, '$1: NEVER,').replace('draw: NEVER', "draw: ['1-1']");
    expect(written).toContain(lines);
  });

  it('bears its own names and none of the sample game', () => {
    for (const path of files.filter((one) => one.includes('toy-duel'))) {
      const text = `${path}\n${readFileSync(join(copy, path), 'utf8')}`;
      expect(text, path).not.toMatch(/sample.?game|\bS[gG](?=[A-Z_-])|\{\{|ts-expect-error/i);
    }
  });

  it('passes its first scenario, and its first misreading fails it', async () => {
    await transpile();
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [join(copy, 'cli', 'main.js'), ...args], { cwd: copy, encoding: 'utf8' });
    expect(run('run', '--game', 'toy-duel')).toContain('scenarios: 1 passed');
    expect(run('self-test', '--game', 'toy-duel')).toContain(
      '1 mutant, 1 killed by a scenario of their own clause, 0 survived',
    );
  });

  it.runIf(isFull)('compiles', () => {
    const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', copy], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});

/** Every module of the copy beside its source. */
async function transpile(): Promise<void> {
  const sources = filesOfCopy().filter(
    (path) => path.endsWith('.ts') && !/[\\/](templates|page)[\\/]|\.d\.ts$/.test(path),
  );
  await build({
    ...{ entryPoints: sources, outdir: copy, outbase: copy },
    ...{ format: 'cjs', platform: 'node', target: 'node20', supported: { 'dynamic-import': false } },
  });
}
