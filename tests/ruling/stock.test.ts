/** `ruling list` and `ruling check`: the published answers, and which of them no longer hold. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { projectRoot } from '../../runner/root';
import { commandHere, expectUsageError, scratchFolder } from '../command';

const scratch = scratchFolder('ruling-stock');
let folders = 0;

function folderOf(text: string): string {
  const folder = join(scratch, `${++folders}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'own.feature'), text);
  return folder;
}

const SCENARIO = `Given player B has 3 Life cards
    When player A attacks "B leader" with "A leader"
    Then player B's Life area holds`;

describe('the stock of the suite', () => {
  test('has every official answer that a scenario says, and the rulings of LEVEL.NEO', async () => {
    const { stdout, code } = await commandHere(['ruling', 'list', '--json']);
    expect(code).toBe(EXIT.conforms);
    const rulings = JSON.parse(stdout) as { game: string; sources: string[]; question: string; clauses: string[] }[];
    for (const game of ['one-piece', 'dragon-ball-super']) {
      const listed = readFileSync(join(projectRoot(__dirname), 'tests', 'fixtures', `${game}-answers.txt`), 'utf8');
      const due = listed
        .trim()
        .split('\n')
        .filter((line) => !line.includes(' '));
      const tested = rulings.filter((one) => one.game === game).flatMap(({ sources }) => sources);
      expect([...new Set(tested)].sort()).toEqual(due.sort());
    }
    expect(rulings.filter(({ game }) => game === 'level-neo')).toHaveLength(8);
    expect(rulings.filter(({ clauses, question }) => clauses.length === 0 || question === '')).toEqual([]);
  });

  test('holds, and under another reading names those that no longer do, with both sides and clauses', async () => {
    const check = (...args: string[]) => commandHere(['ruling', 'check', '--game', 'level-neo', ...args]);
    const plain = await check();
    expect([plain.code, plain.stdout]).toEqual([EXIT.conforms, '8 of 8 published answers hold\n']);
    const other = await check('--interpretation', 'tie-over-a-cover=victory');
    expect(other.code).toBe(EXIT.suiteFault);
    expect(other.stdout).toMatch(
      /^≠ level-neo\/rulings\/support-beaten-for-the-main {2}- {2}- {2}LN-6-2 .*\n {4}And .*\n {4}the answer says .*, the oracle says .*\n {4}because /,
    );
    expect(other.stdout).toMatch(
      /\n {4}clauses cited: .*\n {4}Defaults: .*\n {4}note: this answer rests on an ambiguous rule, 6-2: .*\n7 of 8 published answers hold under tie-over-a-cover=victory; no longer: level-neo\/rulings\/support-beaten-for-the-main\n$/,
    );
  });

  test('under an older edition names those that rest on the present one', async () => {
    const check = (...args: string[]) => commandHere(['ruling', 'check', ...args]);
    const { code, stdout } = await check('--edition', '1.1.8', '--clause', '2-5-2');
    expect(code).toBe(EXIT.suiteFault);
    expect(stdout).toMatch(
      /^≠ one-piece\/02-4-.* OP13-079#3 .*\n {4}Then .*\n {4}the answer says "Same" is rested, the oracle says it is active\n/,
    );
    expect(stdout).toMatch(/ under one-piece 1\.1\.8; no longer: one-piece\/02-4-type-attribute-and-power:\d+\n$/);
    const plain = await check('--game', 'one-piece', '--clause', '2-5-2');
    expect([plain.code, plain.stdout]).toEqual([
      EXIT.conforms,
      expect.stringMatching(/^(\d+) of \1 published answers? holds?\n$/),
    ]);
  });

  test('of an edition has that edition’s numbers', async () => {
    const list = async (...args: string[]) =>
      (await commandHere(['ruling', 'list', '--game', 'one-piece', ...args])).stdout;
    const [now, then] = [await list('--clause', 'OP-1-3-7'), await list('--clause', 'OP-1-3-8', '--edition', '1.1.8')];
    const ids = (text: string) => text.split('\n').map((line) => line.split('  ')[0]);
    expect(ids(now).length).toBeGreaterThan(1);
    expect(ids(then)).toEqual(ids(now));
    const { stdout } = await commandHere([
      ...['ruling', 'check', '--game', 'one-piece', '--edition', '1.1.8', '--clause', 'OP-1-3-8', '--json'],
    ]);
    expect((JSON.parse(stdout) as { id: string }[]).map(({ id }) => id)).toEqual(ids(now).filter(Boolean));
  });

  test('is told by clause', async () => {
    const { stdout } = await commandHere(['ruling', 'list', '--clause', 'LN-9-3']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('  ')[0]),
    ).toContain('level-neo/rulings/support-beaten-for-the-main');
  });
});

const HEAD = '# date: 2026-01-02\n# answers: A#1, B#2\n@OP\nFeature: Attacks\n  How many?\n\n  One.\n\n';

test('a file that asks a question is one ruling, else each scenario that names a source, with all its rows', async () => {
  const one = folderOf(`${HEAD}  @OP-7-1\n  Scenario: a\n    ${SCENARIO} 2 cards\n`);
  expect((await commandHere(['ruling', 'list', '--features', one])).stdout).toMatch(
    /^\d+\/own {2}A#1, B#2 {2}2026-01-02 {2}OP-7-1 {2}How many\?\n$/,
  );
  const rows = `    Examples:\n      | n |\n      # answers: C#1\n      | 2 |\n      | 2 |\n`;
  const outline = `  # answers: D#1\n  @OP-7-1\n  Scenario Outline: b\n    ${SCENARIO} <n> cards\n\n${rows}`;
  const many = folderOf(`@OP\nFeature: Attacks\n\n  Scenario: a\n    ${SCENARIO} 2 cards\n\n${outline}`);
  expect((await commandHere(['ruling', 'list', '--features', many])).stdout).toMatch(
    /^\d+\/own:11 {2}D#1, C#1 {2}- {2}OP-7-1 {2}b\n$/,
  );
});

test('one that never held, and one that cannot be asked', async () => {
  const wrong = folderOf(`${HEAD}  @OP-7-1\n  Scenario: a\n    ${SCENARIO} 1 card\n`);
  const { stdout, code } = await commandHere(['ruling', 'check', '--features', wrong]);
  expect([code, stdout]).toEqual([
    EXIT.suiteFault,
    expect.stringContaining("the answer says player B's Life area holds 1 card, the oracle says it holds 2\n"),
  ]);
  const impossible = await commandHere([
    'ruling',
    'check',
    '--features',
    folderOf(`${HEAD}  Scenario: a\n    Given none\n    ${SCENARIO} 1 card\n`),
  ]);
  expect([impossible.code, impossible.stdout]).toEqual([EXIT.usage, expect.stringContaining('    unknown step: none')]);
});

describe('bad input', () => {
  test.each([
    [['--edition', '9'], /--edition: no edition "9" of one-piece; known: /],
    [['--edition', '1.1.9', '--game', 'one-piece'], /--edition: one-piece has no edition "1\.1\.9"; known: /],
    [
      ['--interpretation', 'tie-over-a-cove=victory'],
      /--interpretation: there is no interpretation "tie-over-a-cove" in .*; did you mean "tie-over-a-cover"\?/,
    ],
    [['--interpretation', 'tie-over-a-cover=x'], /--interpretation: "tie-over-a-cover" can be .* not "x"/],
    [['--game', 'levelneo'], /--game: "levelneo" is not one of .*; did you mean "level-neo"\?/],
    [['--clause', 'LN-99'], /--clause: there is no clause "LN-99"/],
    [['--features', 'nowhere'], /--features: "nowhere" does not exist/],
  ])('%s', async (args, says) => {
    expectUsageError(await commandHere(['ruling', 'check', ...args]), says);
  });

  test('a folder without rulings', async () => {
    const folder = folderOf(`@OP\nFeature: x\n\n  Scenario: a\n    ${SCENARIO} 2 cards\n`);
    const { code, stderr } = await commandHere(['ruling', 'list', '--features', folder]);
    expect([code, stderr]).toEqual([
      EXIT.nothingRun,
      expect.stringMatching(/^tcg-conformance: no ruling in .*: nothing to do\n$/),
    ]);
  });
});
