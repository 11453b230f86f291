/** `init`: what it writes connects at once, and it writes nothing where it should not. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { gameOf, PLAYED } from '../games/registry';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import { argumentsIn, commandHere, expectUsageError, reportIn, scratchFolder } from './command';
import { isFull } from './extent';
import { lacksPython } from './python';

const root = projectRoot(__dirname);
const cwd = scratchFolder('init');
const TSC = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** The commands that init proposes, as they stand there. */
const proposed = (stdout: string): string[] =>
  [...stdout.matchAll(/^ {2}(npx tcg-conformance .*)$/gm)].map((match) => match[1]!);

const literally = (proposal: string) => commandHere(argumentsIn(proposal), { cwd });

async function expectItToConnect(stdout: string, out: string): Promise<void> {
  const [doctor, run, ...others] = proposed(stdout);
  expect(others).toEqual([]);
  const examined = await literally(doctor!);
  expect([examined.stdout, examined.code]).toEqual([
    expect.stringMatching(/\n✗ not ready for scenarios: it does not support action pass\n.*\n\nIt connects: /),
    EXIT.nothingRun,
  ]);
  const { code, stderr } = await literally(`${run!} --clause LN-5-1,LN-9-2`);
  expect([stderr, code]).toEqual(['', EXIT.nothingRun]);
  const report = reportIn(join(cwd, out));
  expect(report.adapter.name).toBe('my-engine');
  expect(report.scenarios.length).toBeGreaterThan(3);
  expect([...new Set(report.scenarios.map(({ verdict }) => verdict))]).toEqual(['unsupported']);
}

async function expectNothingFails(game: GameId, out: string, adapter: string): Promise<void> {
  const args = ['run', '--game', game, '--adapter', adapter, '--out', out, ...(isFull ? [] : ['--shard', '1/8'])];
  const { code, stdout } = await commandHere(args, { cwd });
  const counts = reportIn(join(cwd, out)).scenarios.map(({ id, verdict }) => (verdict === 'unsupported' ? '' : id));
  expect([...new Set(counts)]).toEqual(['']);
  expect([code, stdout]).toEqual([EXIT.nothingRun, expect.stringContaining('a part of it counts')]);
}

describe.skipIf(lacksPython(__filename))('python', () => {
  test.each(['plain', 'folders/that are new', "it's here"])('a folder called "%s"', async (folder) => {
    const { code, stdout, stderr } = await commandHere(['init', folder, '--language', 'python'], { cwd });
    expect([code, stderr]).toEqual([EXIT.conforms, '']);
    expect(readdirSync(join(cwd, folder)).sort()).toEqual(['adapter.py', 'tcg_conformance.py']);
    expect(readFileSync(join(cwd, folder, 'adapter.py'), 'utf8')).not.toMatch(/\{\{|undefined/);
    await expectItToConnect(stdout, join(folder, 'report'));
  });

  test('the folder in which one is, if it is empty', async () => {
    mkdirSync(join(cwd, 'here'));
    const { code, stdout } = await commandHere(['init', '.'], { cwd: join(cwd, 'here') });
    expect(code).toBe(EXIT.conforms);
    expect(stdout).toContain('"python3 adapter.py"');
    expect(existsSync(join(cwd, 'here', 'adapter.py'))).toBe(true);
  });
});

describe.skipIf(lacksPython(__filename))('the Python example', () => {
  test('works where it is copied to', async () => {
    cpSync(join(root, 'adapters', 'examples', 'python'), join(cwd, 'copied'), { recursive: true });
    const args = [
      'run',
      '--game',
      'level-neo',
      '--clause',
      'LN-5-1',
      '--adapter',
      'python3 copied/adapter.py',
      '--out',
      'of-copy',
    ];
    const { code, stderr } = await commandHere(args, { cwd });
    expect([code, stderr]).toEqual([EXIT.conforms, '']);
    expect(reportIn(join(cwd, 'of-copy')).scenarios.some(({ verdict }) => verdict === 'passed')).toBe(true);
  });
});

describe.each(PLAYED)('the words of %s stand in the template', (game) => {
  const { decisions, oracle, vocabulary } = gameOf(game)!;
  const { zones, states, phases, pools = [] } = oracle.positionWords;

  test.each(['python', 'typescript'])('of %s', async (language) => {
    const folder = `words-${language}-${game}`;
    await commandHere(['init', folder, '--language', language, '--game', game], { cwd });
    const file = language === 'python' ? 'adapter.py' : 'adapter.ts';
    const lines = readFileSync(join(cwd, folder, file), 'utf8').split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
    const comments = lines.join(' ').replace(/ +(#|\/\/) /g, ' ');
    expect(comments).not.toMatch(/\{\{|undefined/);
    expect(comments).toContain(`Zones: ${zones.join(', ')}.`);
    expect(comments).toContain(`States of a card: ${states.join(', ')}.`);
    expect(comments).toContain(`Phases: ${phases.join(', ')}.`);
    expect(comments.includes('"pools" of a player')).toBe(pools.length > 0);
    if (pools.length > 0) expect(comments).toContain(`"pools" of a player: ${pools.join(', ')}.`);
    for (const [kind, types] of Object.entries(decisions)) expect(comments).toContain(`${kind} (${types.join(', ')})`);
    const shown = comments.replace(/\s/g, '');
    for (const { action } of [vocabulary.attack(['a1'], 'b1'), vocabulary.play('a2')])
      expect(shown).toContain(JSON.stringify(action));
  });
});

describe.skipIf(lacksPython(__filename))('another game than the first', () => {
  test.each(PLAYED.filter((game) => game !== 'level-neo'))('%s: fails nothing with nothing filled in', async (game) => {
    await commandHere(['init', game, '--language', 'python', '--game', game], { cwd });
    await expectNothingFails(game, join(game, 'report'), `python3 ${game}/adapter.py`);
  });
});

describe('typescript', () => {
  test('builds against the package with nothing edited, and connects', async () => {
    if (!existsSync(join(root, 'dist', 'adapters', 'sdk', 'typescript', 'index.d.ts')))
      spawnSync(process.execPath, [TSC, '-p', join(root, 'tsconfig.sdk.json')]);
    const { code, stdout } = await commandHere(['init', 'ts', '--language', 'typescript'], { cwd });
    expect(code).toBe(EXIT.conforms);
    expect(stdout).toMatch(/^ {2}\(cd ts && npm install\)\n {2}\(cd ts && npm run build\)$/m);
    const made = JSON.parse(readFileSync(join(cwd, 'ts', 'package.json'), 'utf8')) as Record<string, never>;
    expect(made['dependencies']).toEqual({ 'tcg-conformance': `file:${root}` });
    expect(made['scripts']).toEqual({ build: 'tsc' });

    mkdirSync(join(cwd, 'ts', 'node_modules', '@types'), { recursive: true });
    symlinkSync(root, join(cwd, 'ts', 'node_modules', 'tcg-conformance'));
    symlinkSync(join(root, 'node_modules', '@types', 'node'), join(cwd, 'ts', 'node_modules', '@types', 'node'));
    const built = spawnSync(process.execPath, [TSC], { cwd: join(cwd, 'ts'), encoding: 'utf8' });
    expect([built.stdout, built.status]).toEqual(['', 0]);
    await expectItToConnect(stdout, 'ts/report');
    expect(readFileSync(join(cwd, 'ts', 'adapter.js'), 'utf8')).toMatch(/^import /m);
    const text = readFileSync(join(cwd, 'ts', 'adapter.js'), 'utf8').replace("'level-neo'", "'one-piece'");
    writeFileSync(join(cwd, 'ts', 'of-op.js'), text);
    await expectNothingFails('one-piece', 'ts/report-op', 'node ts/of-op.js');
  });
});

describe('refused in one line, with nothing written', () => {
  const beside = join(cwd, 'refused');
  mkdirSync(join(beside, 'full'), { recursive: true });
  writeFileSync(join(beside, 'full', 'mine.txt'), 'mine');
  writeFileSync(join(beside, 'a-file'), '');

  test.each<[string, string[], RegExp]>([
    ['a folder with something in it', ['full'], /full is not empty; nothing was written$/m],
    ['a file', ['a-file'], /a-file: ENOTDIR/],
    ['a folder below a file', ['a-file/new'], /a-file\/new: ENOTDIR/],
    ['a folder that cannot be made', ['/proc/new/one'], /\/proc\/new\/one: ENOENT/],
    [
      'an unknown language',
      ['x', '--language', 'pyhton'],
      /--language: "pyhton" is not one of .*did you mean "python"\?/,
    ],
    [
      'a language that is none',
      ['x', '--language', 'constructor'],
      /--language: "constructor" is not one of python, typescript$/m,
    ],
    ['an unknown game', ['x', '--game', 'level-noe'], /--game: "level-noe" .*did you mean "level-neo"\?/],
  ])('%s', async (_, args, says) => {
    const before = readdirSync(beside, { recursive: true });
    expectUsageError(await commandHere(['init', ...args], { cwd: beside }), says);
    expect(readdirSync(beside, { recursive: true })).toEqual(before);
  });
});
