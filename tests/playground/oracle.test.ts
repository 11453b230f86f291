/** The oracle of the playground, bundled for a browser: the same verdicts as `run`, faults at their lines, nothing that never ends. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { PLAYED } from '../../games/registry';
import { pageScript } from '../../playground/bundle/page';
import { suiteScenarios } from '../../playground/site/scenarios';
import { textOf } from '../../playground/site/suite-text';
import { loadFeatures } from '../../runner/feature-files';
import type { GameId } from '../../schemas/common';
import { COMES_BACK, NEW_PORT } from '../edition-steps';
import { oracleIn, scriptOf, type Ask } from './oracle-in-vm';

/** Every so many scenarios of the suite are played. */
const EVERY = 23;

const oracles = new Map<GameId, Ask>();
const sizes = new Map<GameId, number>();

let pageSize = 0;

beforeAll(async () => {
  pageSize = gzipSync(await pageScript(), { level: 9 }).length;
  for (const game of PLAYED) {
    const script = await scriptOf(game);
    sizes.set(game, gzipSync(script, { level: 9 }).length);
    oracles.set(game, oracleIn(script, game));
  }
});

describe.each(PLAYED)('the bundle of %s', (game) => {
  it('takes at most 385 KB packed, with the script of the page 515 KB', () => {
    expect(sizes.get(game)).toBeLessThanOrEqual(385_000);
    console.log(`${game}: ${sizes.get(game)} bytes packed, the page ${pageSize}`);
    expect(sizes.get(game)! + pageSize).toBeLessThanOrEqual(515_000);
  });

  it('agrees with the suite, scenario by scenario', async () => {
    const suite = suiteScenarios(game, loadFeatures([game], { decoys: false }));
    const chosen = suite.scenarios.filter((_, index) => index % EVERY === 0);
    const other: string[] = [];
    const times: number[] = [];
    for (const scenario of chosen) {
      const text = textOf(suite, scenario);
      const played = await oracles.get(game)!('play', { text, line: text.split('\n').length });
      if (played?.verdict !== 'passed' || played.notes.length > 0)
        other.push(`${scenario.id}: ${played?.headline} ${played?.notes.join()}`);
      if (played?.durationMs !== undefined) times.push(played.durationMs);
    }
    times.sort((one, another) => one - another);
    console.log(`${game}: ${chosen.length} scenarios, each in ${times[times.length >> 1]!.toFixed(1)} ms (median)`);
    expect(chosen.length).toBeGreaterThan(20);
    expect(other).toEqual([]);
  });
});

describe('a text of one’s own', () => {
  const ask: Ask = (kind, asked) => oracles.get('one-piece')!(kind, asked);
  const play = (steps: readonly string[], line = 3) =>
    ask('play', { text: ['@OP', 'Feature: mine', 'Scenario: one', ...steps].join('\n'), line });
  const faults = async (steps: readonly string[], line = 3) =>
    (await ask('check', { text: ['@OP', 'Feature: mine', 'Scenario: one', ...steps].join('\n'), line })).faults;

  test('is played step by step, with the clauses and a board after each action', async () => {
    const played = await play([
      'Given player B has 0 Life cards',
      'When player A attacks "B leader" with "A leader"',
      'Then player A wins the game',
    ]);
    expect(played).toMatchObject({ verdict: 'passed', headline: 'The oracle agrees.', line: 3 });
    const { steps, boards, clauses } = played!;
    expect(steps.map(({ line, status, boards }) => [line, status, boards])).toEqual([
      [4, 'passed', [0]],
      [5, 'passed', [0, 1]],
      [6, 'passed', [1]],
    ]);
    expect(boards).toHaveLength(2);
    expect(boards[1]).toContain('player A wins');
    expect(clauses).toContain('1-2-1-1-1');
    expect(steps[1]!.happened.at(-1)).toMatchObject({
      text: 'Player A wins the game (damage at 0 Life).',
      clauses: expect.arrayContaining(['9-2-1-1']),
    });
  });

  test('that says otherwise is told both answers and why', async () => {
    const played = await play([
      'Given player B has 3 Life cards',
      'When player A attacks "B leader" with "A leader"',
      'Then player B has 3 Life cards left',
    ]);
    expect(played).toMatchObject({ verdict: 'invalid' });
    const other = await play([
      'Given player B has 3 Life cards',
      'When player A attacks "B leader" with "A leader"',
      "Then player B's Life area holds 3 cards",
    ]);
    expect(other?.headline).toMatch(/^you say player B's Life area holds 3 cards, the oracle says it holds 2/);
    expect(other).toMatchObject({ verdict: 'disputed', steps: [{}, {}, { status: 'failed', line: 6 }] });
    expect(other!.because.join()).toContain('Player B adds a card from their Life to their hand');
  });

  test('without a Then is answered by what happens', async () => {
    const played = await play(['When player A attacks "B leader" with "A leader"']);
    expect(played).toMatchObject({ verdict: 'open', headline: 'Player A may act.' });
    expect(await faults(['When player A attacks "B leader" with "A leader"'])).toEqual([]);
  });

  test.each([
    [
      'a sentence that nobody knows',
      ['When player A atacks "B leader" with "A leader"', 'Then player A wins the game'],
      4,
      /unknown step: .*; did you mean: player A attacks "B leader" with "A leader"/,
    ],
    [
      'no keyword',
      ['when player A attacks "B leader" with "A leader"', 'Then player A wins the game'],
      4,
      /no keyword/,
    ],
    [
      'an unknown probe card',
      ['Given player A has "X" (probe "blokker") in the hand', 'Then player A\'s hand holds exactly "X"'],
      4,
      /no probe card "blokker".*blocker/,
    ],
    [
      'a card that is nowhere',
      ['When player A attacks "Nobody" with "A leader"', 'Then player A wins the game'],
      4,
      /Nobody/,
    ],
    [
      'a card with wrong data',
      [
        'Given "X" has this data:',
        '"""',
        '{"category": "character",',
        '"powr": 1}',
        '"""',
        'And player A has "X" in the hand',
        'Then player A wins the game',
      ],
      7,
      /powr/,
    ],
  ])('tells %s at its line', async (_, steps, line, text) => {
    const [first, ...others] = await faults(steps);
    expect(others).toEqual([]);
    expect(first).toEqual({ line, text: expect.stringMatching(text) });
    expect(await play(steps)).toMatchObject({
      verdict: 'invalid',
      headline: expect.stringMatching(new RegExp(`^Line ${line}: `)),
    });
  });

  test('of several scenarios is played where the cursor stands, and all are checked', async () => {
    const text = [
      'Feature: two',
      'Scenario: first',
      'When player A is lost',
      'Scenario: second',
      'When player A ends the turn',
      "Then it is now player B's Main Phase",
    ].join('\n');
    expect(await ask('play', { text, line: 5 })).toMatchObject({ name: 'second', verdict: 'passed' });
    expect(await ask('play', { text, line: 3 })).toMatchObject({ name: 'first', verdict: 'invalid' });
    const { faults, cases } = await ask('check', { text, line: 6 });
    expect(faults.map(({ line }) => line)).toEqual([3]);
    expect(cases).toEqual([
      { name: 'first', line: 2 },
      { name: 'second', line: 4 },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['no feature', 'hello\nthere'],
    ['no scenario', 'Feature: empty'],
  ])('with %s in it is no scenario, which is told', async (_, text) => {
    expect(await ask('play', { text, line: 1 })).toBeNull();
    expect((await ask('check', { text, line: 1 })).faults.length).toBe(text.startsWith('Feature') ? 0 : 1);
  });

  test('that is endless is not read', async () => {
    const text = `Feature: long\n${'Scenario: x\n'.repeat(30_000)}`;
    expect(await ask('play', { text, line: 1 })).toBeNull();
    expect((await ask('check', { text, line: 1 })).faults).toEqual([
      { line: 1, text: expect.stringContaining('at most 200000') },
    ]);
  });
});

describe('another edition, or another reading', () => {
  const ask: Ask = (kind, asked) => oracles.get('one-piece')!(kind, asked);
  const text = (steps: readonly string[], tags = '@OP') =>
    [tags, 'Feature: mine', 'Scenario: one', ...steps].join('\n');
  const play = (steps: readonly string[], choices: object = {}) =>
    ask('play', { text: text(steps), line: 3, ...choices });

  test('plays by it, and says so, with the pages on which its clauses stand', async () => {
    expect(await play(COMES_BACK(8, 0))).toMatchObject({ verdict: 'disputed' });
    const played = await play(COMES_BACK(8, 0), { edition: '1.1.8' });
    expect(played).toMatchObject({ verdict: 'passed', under: 'Comprehensive rules 1.1.8' });
    expect(played!.pages).toMatchObject({ '1-3-7': '1-3-6-1', '1-3-8': '1-3-7' });
    expect((await play(COMES_BACK(8, 0)))!.pages).toBeUndefined();
  });

  test('is read so', async () => {
    expect(await play(NEW_PORT)).toMatchObject({ verdict: 'disputed' });
    const readings = { 'stage-makes-room': 'effects-apply' };
    expect(await play(NEW_PORT, { readings })).toMatchObject({
      verdict: 'passed',
      under: 'stage-makes-room=effects-apply',
    });
    expect(await play(NEW_PORT)).toMatchObject({ verdict: 'disputed' });
  });

  test('the readings that an edition leaves open are told', async () => {
    const open = async (edition?: string) => await ask('readings', { ...(edition !== undefined && { edition }) });
    const [now, then] = [await open(), await open('1.1.8')];
    expect(now).toContainEqual({
      id: 'stage-makes-room',
      question: expect.stringMatching(/\?$/),
      standard: 'no-effect',
      choices: ['no-effect', 'effects-apply'],
      answers: { 'no-effect': 'no', 'effects-apply': 'yes' },
    });
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
    expect(ids(now)).toContain('when-a-card-is-attacked');
    expect(ids(then)).not.toContain('when-a-card-is-attacked');
  });

  test.each([
    [{ edition: '1.1.9' }, /no edition "1\.1\.9"; known: 1\.1\.8, 1\.2\.0/],
    [{ readings: { 'stage-makes-rom': 'x' } }, /no interpretation "stage-makes-rom"/],
    [{ edition: '1.1.8', readings: { 'when-a-card-is-attacked': 'attackStep' } }, /leaves no room for/],
  ])('%j is told in one line', async (choices, says) => {
    await expect(play(COMES_BACK(8, 0), choices)).rejects.toThrow(says);
  });

  test('a scenario of another edition is none of this one, which is told at its line', async () => {
    const older = { text: text(COMES_BACK(8, 0), '@OP @until-1.1.8'), line: 3 };
    expect(await ask('play', older)).toBeNull();
    expect((await ask('check', older)).faults).toEqual([
      { line: 3, text: 'by its tags no scenario of edition 1.2.0: choose another one' },
    ]);
    expect(await ask('play', { ...older, edition: '1.1.8' })).toMatchObject({ verdict: 'passed' });
    expect((await ask('check', { ...older, edition: '1.1.8' })).faults).toEqual([]);
  });
});
