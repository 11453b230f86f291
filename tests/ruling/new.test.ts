/** `ruling new`: a question and its answer as a feature; nothing is written that the oracle answers otherwise, nor over anything. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { checkOfSuite } from '../../cli/ruling/suite-rules';
import { folderFor } from '../../cli/ruling/place';
import { featuresFolder } from '../../runner/catalogue';
import { projectRoot } from '../../runner/root';
import { command, commandHere, expectUsageError, scratchFolder } from '../command';

const scratch = scratchFolder('ruling-new');
let folders = 0;

function folder(files: Readonly<Record<string, string>> = {}): string {
  const path = join(scratch, `${++folders}`);
  mkdirSync(path);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
}

const BLOCKED = `Given player B has the active Character "Wall"
When player A attacks "B leader" with "A leader"
And player B blocks with "Wall"
Then player B's Life area holds 3 cards
`;
const GIVEN: Readonly<Record<string, string>> = {
  game: 'one-piece',
  title: 'A blocked attack',
  question: 'Does a blocked attack take Life?',
  answer: 'No. The blocker is attacked.',
  clause: '7-1-2-1,OP-10-1-4-1',
  card: 'Wall=blocker',
  steps: 'steps.txt',
  date: '2026-11-23',
  source: 'https://example.org/answers#1',
};

interface Written {
  /** Options that are other than usual; undefined: left out. */
  changed?: Readonly<Record<string, string | undefined>>;
  steps?: string;
  args?: readonly string[];
  cwd?: string;
}

async function write({ changed = {}, steps = BLOCKED, args = [], cwd = folder() }: Written = {}) {
  writeFileSync(join(cwd, 'steps.txt'), steps);
  const options = Object.entries({ ...GIVEN, ...changed }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const ended = await commandHere(['ruling', 'new', ...options, ...args], { cwd });
  const rulings = join(cwd, 'rulings');
  return { ...ended, cwd, files: existsSync(rulings) ? readdirSync(rulings) : [] };
}

test('it shows how the oracle gets there, and writes the feature', async () => {
  const { stdout, code, files, cwd } = await write();
  expect([code, files]).toEqual([EXIT.conforms, ['a-blocked-attack.feature']]);
  expect(stdout).toMatch(
    / {2}✓ And player B blocks with "Wall"\n {6}Wall is rested as a cost\. {3}\[.*\n(?:.*\n)* {6}Player B blocks with Wall\. {3}\[/,
  );
  expect(stdout).toContain('✓ written: ');
  const file = join(cwd, 'rulings', 'a-blocked-attack.feature');
  expect(readFileSync(file, 'utf8')).toMatch(
    /^# date: 2026-11-23\n# answers: https:\/\/example.org\/answers#1\n# pinned: 1\.2\.0 7-1-2-1=\w+, 10-1-4-1=\w+\n@OP\nFeature: A blocked attack\n/,
  );
  expect((await commandHere(['ask', file])).code).toBe(EXIT.conforms);
  const { stdout: listed } = await commandHere(['ruling', 'list', '--features', 'rulings'], { cwd });
  expect(listed).toBe(
    'rulings/a-blocked-attack  https://example.org/answers#1  2026-11-23  OP-7-1-2-1 OP-10-1-4-1  Does a blocked attack take Life?\n',
  );
  const checked = await commandHere(['ruling', 'check', '--features', 'rulings'], { cwd });
  expect([checked.code, checked.stdout]).toEqual([EXIT.conforms, '1 of 1 published answer holds\n']);
});

test('what it makes keeps the rules of the suite', async () => {
  const { cwd } = await write();
  const text = readFileSync(join(cwd, 'rulings', 'a-blocked-attack.feature'), 'utf8');
  const file = join(featuresFolder(), 'one-piece', 'rulings', 'a.feature');
  expect(() => checkOfSuite(text, file, 'one-piece')).not.toThrow();
  expect(() => checkOfSuite(text.replace('@OP\n', '@OP @mine\n'), file, 'one-piece')).toThrow(/unknown tag @mine/);
});

test('in the clone it goes to the suite, elsewhere to a folder of one’s own', () => {
  const before = process.cwd();
  try {
    process.chdir(projectRoot(__dirname));
    const isClone = existsSync('.git');
    expect(folderFor('one-piece', undefined)).toBe(
      join(process.cwd(), ...(isClone ? ['features', 'one-piece', 'rulings'] : ['rulings'])),
    );
    process.chdir(scratch);
    expect(folderFor('one-piece', undefined)).toBe(join(process.cwd(), 'rulings'));
    expect(folderFor('one-piece', 'mine')).toBe(join(process.cwd(), 'mine'));
  } finally {
    process.chdir(before);
  }
});

test('it takes a question that was asked, and standard input', async () => {
  const feature = `@OP\nFeature: Some\n\n  Scenario: blocked\n${BLOCKED.replace(/^/gm, '    ')}`;
  expect((await write({ steps: feature })).code).toBe(EXIT.conforms);
  const cwd = folder();
  const args = Object.entries({ ...GIVEN, steps: '-' }).flatMap(([name, value]) => [`--${name}`, value]);
  expect((await command(['ruling', 'new', ...args], { cwd, input: BLOCKED })).code).toBe(EXIT.conforms);
  expect(readdirSync(join(cwd, 'rulings'))).toEqual(['a-blocked-attack.feature']);
});

describe('where the oracle differs nothing is written unless asked', () => {
  const differs: Written = { steps: BLOCKED.replace('3 cards', '2 cards') };

  test('from the answer: both sides are told, with clauses', async () => {
    const { stdout, code, files } = await write(differs);
    expect(stdout).toContain("you say player B's Life area holds 2 cards, the oracle says it holds 3");
    expect(stdout).toMatch(/clauses cited: .*OP-10-1-4-1|clauses cited: .*10-1-4-1/);
    expect(stdout).toContain('differ; nothing was written');
    expect([code, files]).toEqual([EXIT.suiteFault, []]);
  });

  test('from the clauses: it gets there without them', async () => {
    const { stdout, code, files } = await write({ changed: { clause: '7-1-2-1,10-1-1-1' } });
    expect(stdout).toContain('note: the oracle did not cite 10-1-1-1 here');
    expect([code, files]).toEqual([EXIT.suiteFault, []]);
  });

  test('--write-anyway', async () => {
    const { stdout, code, files } = await write({ ...differs, args: ['--write-anyway'] });
    expect(stdout).toContain('≠ written, although the oracle and the answer differ: ');
    expect([code, files]).toEqual([EXIT.suiteFault, ['a-blocked-attack.feature']]);
  });
});

describe('what cannot be right is told in one line, and nothing is written', () => {
  test.each<[string, Written, RegExp]>([
    [
      'no question',
      { changed: { question: undefined } },
      /missing: --question; on a terminal, the command asks for them/,
    ],
    [
      'a question that asks nothing',
      { changed: { question: 'Life.' } },
      /--question: "Life\." does not end with a question mark/,
    ],
    ['a question that would be a tag', { changed: { question: '@OP who?' } }, /--question: it cannot begin with "@OP"/],
    ['an empty answer', { changed: { answer: ' ' } }, /--answer: the text is empty/],
    [
      'an unknown game',
      { changed: { game: 'one-pice' } },
      /--game: "one-pice" is not one of .*; did you mean "one-piece"\?/,
    ],
    ['two games', { changed: { game: 'one-piece,level-neo' } }, /--game: a ruling belongs to one game/],
    [
      'an unknown clause',
      { changed: { clause: '7-1-2-9' } },
      /--clause: there is no clause "7-1-2-9" in one-piece; did you mean "/,
    ],
    ['a clause that takes no scenarios', { changed: { clause: '7-1-2' } }, /--clause: OP-7-1-2 takes no scenarios/],
    ['a bad date', { changed: { date: '2026-02-30' } }, /--date: "2026-02-30" is not a date/],
    [
      'a date in another form',
      { changed: { date: '23.11.2026' } },
      /--date: "23\.11\.2026" is not a date; write it like 2026-11-23/,
    ],
    [
      'an unknown probe card',
      { changed: { card: 'Wall=bloker' } },
      /--card: there is no probe card "bloker" in one-piece; did you mean "blocker"\?/,
    ],
    [
      'data that are no JSON',
      { changed: { card: 'Wall={"power": }' } },
      /--card: the data of "Wall" are not valid JSON: expected a value/,
    ],
    [
      'a card without a name',
      { changed: { card: '=blocker' } },
      /--card: "=blocker" is not written as Name=probe or Name=\{data\}/,
    ],
    [
      'a card that is not used',
      { changed: { card: 'Wal=blocker' } },
      /--steps: "Wal" is described, and placed nowhere; did you mean "Wall"\?/,
    ],
    [
      'a card that no step places',
      { steps: BLOCKED.replace('blocks with "Wall"', 'blocks with "Wal"') },
      /--steps: no Given places "Wal"; did you mean "Wall"\?/,
    ],
    [
      'a step that there is not',
      { steps: BLOCKED.replace('active Character', 'active Charcter') },
      /--steps: unknown step: .*; did you mean: player B has the active Character "Wall"/,
    ],
    ['no step', { steps: '\n' }, /--steps: steps\.txt holds no step/],
    [
      'no scenario',
      { steps: '@OP\nFeature: None\n\n  Background:\n    Given player B has 3 Life cards\n' },
      /--steps: steps\.txt holds no scenario/,
    ],
    [
      'no Then',
      { steps: BLOCKED.replace(/Then.*\n/, '') },
      /--steps: scenario "A blocked attack" has no Then step, so it checks nothing/,
    ],
    [
      'a name with a folder',
      { changed: { name: '../x' } },
      /--name: "\.\.\/x" is not a file name; --out names the folder/,
    ],
    ['steps in another encoding', { steps: 'When\0player\0A' }, /--steps: steps\.txt is no text in UTF-8/],
    ['no file', { changed: { steps: 'none.txt' } }, /none\.txt: there is no such file/],
    [
      'a title without letters',
      { changed: { title: '???' } },
      /--title: "\?\?\?" has no letter or digit for a file name; add --name/,
    ],
    [
      'a folder that cannot be made',
      { changed: { out: 'steps.txt/x' } },
      /steps\.txt is not a folder; nothing was written/,
    ],
  ])('%s', async (_what, written, says) => {
    const ended = await write(written);
    expectUsageError(ended, says);
    expect(ended.files).toEqual([]);
  });

  test('a file that is there already, which stays as it is', async () => {
    const first = await write();
    const file = join(first.cwd, 'rulings', 'a-blocked-attack.feature');
    writeFileSync(file, 'mine');
    for (const args of [[], ['--write-anyway']])
      expectUsageError(
        await write({ cwd: first.cwd, args }),
        /a-blocked-attack\.feature already exists; nothing was written: choose another --name/,
      );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await write({ cwd: first.cwd, args: ['--name', 'another'] })).files).toEqual([
      'a-blocked-attack.feature',
      'another.feature',
    ]);
  });
});
