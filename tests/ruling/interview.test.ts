/** Sentences as they are written: what completes them; and `ruling new` on a terminal, where what is missing is asked for. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { wordsFor } from '../../cli/ruling/interview';
import { newRuling } from '../../cli/ruling/new';
import type { NewOptions } from '../../cli/ruling/options';
import { Terminal } from '../../cli/ruling/terminal';
import { PLAYED } from '../../games/registry';
import { loadFeatures } from '../../runner/feature-files';
import { sentencesOf } from '../../runner/plan';
import { continuations, sentencesWith } from '../../runner/completion';
import { commandHere, expectUsageError, scratchFolder } from '../command';

const expressions = [...sentencesOf('one-piece').keys()];
const words = wordsFor('one-piece', ['"Wall"', '"Water"']);
const on = (line: string) => continuations(line, expressions, words);

describe('a sentence can go on', () => {
  test.each([
    ['Wh', ['When ']],
    ['When player A att', ['When player A attacks ']],
    ['When player A attacks ', ['When player A attacks "Wall"', 'When player A attacks "Water"']],
    ['When player A attacks "Wat', ['When player A attacks "Water"']],
    ['When player A attacks "Prey"', ['When player A attacks "Prey" with ']],
    ["Then player B's Life area h", ["Then player B's Life area holds ", "Then player B's Life area holds exactly "]],
    ['And player B is asked to blo', ['And player B is asked to block']],
    ['Then "Wall" is in player B\'s tr', ['Then "Wall" is in player B\'s trash']],
    [
      'Given player B has "Wall" (probe "blocker") and "X" in the tra',
      ['Given player B has "Wall" (probe "blocker") and "X" in the trash'],
    ],
    ['Given player B has the act', ['Given player B has the active']],
    ['Given player B has "X" (probe "event-take-l', ['Given player B has "X" (probe "event-take-life")']],
    ['Given "X" is the probe card "event-take-l', ['Given "X" is the probe card "event-take-life"']],
    ['Then "X", "W', ['Then "X", "Wall"', 'Then "X", "Water"']],
    ['Given player B juggles', []],
  ])('%s', (line, expected) => {
    const found = on(line);
    expect(found.filter((one) => expected.includes(one))).toEqual([...expected].sort());
    expect(found.every((one) => one.startsWith(line) && one !== line)).toBe(true);
    if (expected.length === 1) expect(found).toEqual(expected);
  });

  test.each([...PLAYED])('every step of the features of %s can be reached', (game) => {
    const all = [...sentencesOf(game).keys()];
    const texts = new Set(
      loadFeatures([game], { decoys: false }).scenarios.flatMap(({ pickle }) => pickle.steps.map(({ text }) => text)),
    );
    const some = [...texts].filter((_, index) => index % 97 === 0);
    expect(some.length).toBeGreaterThan(5);
    for (const text of some) {
      const known = wordsFor(game, [text]);
      for (let end = 1; end < text.length; end++) {
        const typed = `Given ${text.slice(0, end)}`;
        const inNumber = /\d$/.test(typed) && /^[\d.]/.test(text.slice(end));
        const atNumber = /[ -]$/.test(typed) && /^-?\d/.test(text.slice(end));
        const atProbeOrList = /[")]$/.test(typed) && /^( \(|,| and )/.test(text.slice(end));
        if (inNumber || atNumber || atProbeOrList) continue;
        const found = continuations(typed, all, known);
        if (!found.some((one) => `Given ${text}`.startsWith(one))) expect(typed).toBe(`a beginning of: ${text}`);
      }
    }
  });

  test('or is found by the words that it holds', () => {
    expect(sentencesWith('When refused', expressions)).toEqual(['that is refused']);
    expect(sentencesWith('life holds', expressions)).toEqual([]);
    expect(sentencesWith('wins', expressions)).toEqual(['player A wins the game']);
  });
});

test('the command tells how a line can go on, or which sentences hold its words', async () => {
  const offered = async (...line: string[]) =>
    (await commandHere(['ruling', 'sentences', '--game', 'one-piece', ...line])).stdout;
  expect(await offered('When player A att')).toBe('When player A attacks \n');
  expect(await offered('refused')).toBe('that is refused\n');
  expect(await offered('Then "X" is act')).toBe('Then "X" is active\n');
  expect(await offered('Given "X" is act')).toBe('');
  expect((await offered()).split('\n').length).toBe(expressions.length + 1);
  const none = await commandHere(['ruling', 'sentences', '--game', 'one-piece', 'juggles']);
  expect([none.code, none.stderr]).toEqual([
    EXIT.nothingRun,
    'tcg-conformance: no sentence of one-piece contains "juggles"\n',
  ]);
  expectUsageError(await commandHere(['ruling', 'sentences', 'x']), /missing: --game/);
});

const scratch = scratchFolder('interview');
let folders = 0;

/** Types these lines, each when the one before has been taken; a line may end with a Tab. */
async function typed(given: NewOptions, lines: readonly string[], cwd = join(scratch, `${++folders}`)) {
  mkdirSync(cwd, { recursive: true });
  const [input, output] = [new PassThrough(), new PassThrough()];
  let said = '';
  output.setEncoding('utf8').on('data', (text: string) => (said += text));
  const before = process.cwd();
  const write = process.stdout.write.bind(process.stdout);
  process.chdir(cwd);
  process.stdout.write = ((text: string) => ((said += text), true)) as typeof process.stdout.write;
  try {
    const ended = newRuling(given, new Terminal(input, output));
    for (const line of lines) {
      for (const part of line.split(/(?<=\t)/)) {
        input.write(part);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      input.write('\r');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    input.end();
    return { code: await ended, said, cwd };
  } finally {
    process.chdir(before);
    process.stdout.write = write;
  }
}

describe('on a terminal', () => {
  test('it asks for all that is missing, completes by Tab, and tells at once what is wrong', async () => {
    const { code, said, cwd } = await typed({}, [
      'one-pice',
      'one-\t',
      'Life',
      'Does a blocked attack take Life?',
      'Wall=bloker',
      'Wall=blo\t',
      '',
      'Given player B has the active Charcter "Wall"',
      'Given player B has the active Character "Wa\t',
      'When player A att\t"B leader" with "A leader"',
      'And player B bl\t"Wall"',
      '',
      '?',
      "Then player B's Life area holds 3 cards",
      '',
      'No. The blocker is attacked.',
      '7-1-2-9',
      '7-1-2-1',
      '2026-13-01',
      '2026-11-23',
      'https://example.org/1',
      'A blocked attack',
    ]);
    for (const wrong of [
      /! "one-pice" is not one of .*did you mean "one-piece"\?/,
      /! "Life" does not end with a question mark/,
      /! there is no probe card "bloker" in one-piece; did you mean "blocker"\?/,
      /! unknown step: .*; did you mean: player B has the active Character "Wall"/,
      /! a ruling needs a step with Then, which says what must be true at the end/,
      /! there is no clause "7-1-2-9" in one-piece/,
      /! "2026-13-01" is not a date/,
    ])
      expect(said).toMatch(wrong);
    expect(said).toMatch(/the oracle cited .*7-1-2-1/);
    expect([code, readdirSync(join(cwd, 'rulings'))]).toEqual([EXIT.conforms, ['a-blocked-attack.feature']]);
    expect(readFileSync(join(cwd, 'rulings', 'a-blocked-attack.feature'), 'utf8')).toBe(`# date: 2026-11-23
# answers: https://example.org/1
# pinned: 1.2.0 7-1-2-1=4c0a8fe8f22757c4
@OP
Feature: A blocked attack
  Does a blocked attack take Life?

  No. The blocker is attacked.

  @OP-7-1-2-1
  Scenario: A blocked attack
    Given "Wall" is the probe card "blocker"
    And player B has the active Character "Wall"
    When player A attacks "B leader" with "A leader"
    And player B blocks with "Wall"
    Then player B's Life area holds 3 cards
`);
  });

  const given: NewOptions = {
    game: ['one-piece'],
    question: 'How many?',
    card: [],
    answer: 'One.',
    date: '2026-11-23',
    source: 'me',
    title: 'x',
  };
  const STEPS = ['When player A attacks "B leader" with "A leader"', "Then player B's Life area holds 1 card", ''];

  test('where the oracle differs it asks whether to write', async () => {
    const no = await typed(given, [...STEPS, '7-1-4-1-1', 'n']);
    expect([no.code, readdirSync(no.cwd), no.said]).toEqual([
      EXIT.suiteFault,
      [],
      expect.stringContaining("you say player B's Life area holds 1 card, the oracle says it holds 2"),
    ]);
    const yes = await typed(given, [...STEPS, '7-1-4-1-1', 'y']);
    expect([yes.code, readdirSync(join(yes.cwd, 'rulings'))]).toEqual([EXIT.suiteFault, ['x.feature']]);
  });

  test('a text below a sentence ends with an empty line', async () => {
    const card = ['Given "Big" has this data:', '{"category": "character", "cost": 2, "power": 9000}', ''];
    const steps = [
      ...card,
      'And player A has the active Character "Big"',
      'When player A attacks "B leader" with "Big"',
      "Then player B's Life area holds 2 cards",
      '',
    ];
    const { code, cwd } = await typed(given, [...steps, '7-1-4-1-1']);
    expect(code).toBe(EXIT.conforms);
    expect(readFileSync(join(cwd, 'rulings', 'x.feature'), 'utf8')).toContain(
      '    Given "Big" has this data:\n      """\n      {"category": "character", "cost": 2, "power": 9000}\n      """\n',
    );
  });

  test('a title under which a file stands is asked for again', async () => {
    const { title: _, ...untitled } = given;
    const steps = [...STEPS.slice(0, 1), "Then player B's Life area holds 2 cards", '', '7-1-4-1-1'];
    const { cwd } = await typed(untitled, [...steps, 'x']);
    const { code, said } = await typed(untitled, [...steps, 'x', 'y'], cwd);
    expect([code, said]).toEqual([
      EXIT.conforms,
      expect.stringContaining('x.feature already exists; nothing was written'),
    ]);
    expect(readdirSync(join(cwd, 'rulings'))).toEqual(['x.feature', 'y.feature']);
  });

  test('where the input ends nothing is written', async () => {
    await expect(typed({}, ['one-piece', 'How many?'])).rejects.toThrow(
      'the input ended before every question was answered; nothing was written',
    );
  });
});
