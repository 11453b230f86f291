/** `--edition`, and adapters that say which edition they play. */
import type { GameEvent } from '../../schemas/protocol';
import { readFileSync, writeFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { commandHere, reportIn, scratchFolder } from '../command';
import { oracleServer } from '../served-oracle';

const folder = scratchFolder('editions');
const at = (...names: string[]) => join(folder, ...names);
const here = (...args: string[]) => commandHere(args, { cwd: folder });
const oracles = oracleServer();
/** The address of the oracle of an older edition. */
let olderOracle = '';
const DON = ['--clause', 'OP-6-2-3'];

beforeAll(async () => {
  olderOracle = await oracles.serve({ edition: '1.1.8' });
});

describe('an edition that nobody has defined', () => {
  test.each([
    [
      ['--game', 'one-piece', '--edition', '1.1.9'],
      /^tcg-conformance: --edition: one-piece has no edition "1\.1\.9"; known: 1\.1\.8, 1\.2\.0; did you mean 1\.1\.8\?\n$/,
    ],
    [
      ['--edition', 'first'],
      /^tcg-conformance: --edition: no edition "first" of \S+; known: .*one-piece 1\.1\.8, 1\.2\.0.*\n$/,
    ],
    [['--game', 'level-neo', '--edition', '1.1.8'], /level-neo has no edition "1\.1\.8"; known: Game rules\n$/],
    [
      ['--game', 'level-neo,one-piece', '--edition', '1.1.8'],
      /no edition "1\.1\.8" of level-neo; known: level-neo Game rules; one-piece 1\.1\.8, 1\.2\.0\n$/,
    ],
  ])('%j is told in one line with those that are known, and nothing is written', async (args, line) => {
    const { code, stderr, stdout } = await here('run', ...args, '--out', 'never');
    expect([code, stdout, existsSync(at('never'))]).toEqual([EXIT.usage, '', false]);
    expect(stderr).toMatch(line);
  });

  test.each(['list', 'coverage', 'self-test', 'oracle', 'explain OP-6-2-3'])('%s says the same', async (command) => {
    const { code, stderr } = await here(...command.split(' '), '--edition', '0.9');
    expect(code).toBe(EXIT.usage);
    expect(stderr).toMatch(/--edition: no edition "0\.9"|has no edition "0\.9"/);
  });
});

test('list has the scenarios of the edition, by its numbers', async () => {
  const names = async (...args: string[]) => {
    const { stdout } = await here('list', ...args, '--json');
    return (JSON.parse(stdout) as { name: string; clauses: string[] }[]).map(({ name }) => name);
  };
  const [older, newer] = [await names(...DON, '--edition', '1.1.8'), await names(...DON)];
  expect(older).toContain(
    'Before version 1.2.0, given DON!! cards return active even if an effect keeps DON!! cards rested',
  );
  expect(newer).not.toContain(
    'Before version 1.2.0, given DON!! cards return active even if an effect keeps DON!! cards rested',
  );
  expect(newer).toContain('Given DON!! cards return rested and stay so if an effect stops them from becoming active');
  expect(older).not.toContain(
    'Given DON!! cards return rested and stay so if an effect stops them from becoming active',
  );
  expect(await names('--clause', 'OP-1-3-7', '--edition', '1.1.8')).toEqual(await names('--clause', 'OP-1-3-6-1'));
});

test('coverage counts the clauses that the edition has', async () => {
  const testable = async (...args: string[]) => {
    const [account] = JSON.parse((await here('coverage', '--game', 'one-piece', '--json', ...args)).stdout) as {
      edition: string;
      total: { testable: number; gaps: number };
    }[];
    return [account!.edition, account!.total.testable, account!.total.gaps];
  };
  expect(await testable()).toEqual(['Comprehensive rules 1.2.0', 325, 0]);
  expect(await testable('--edition', '1.1.8')).toEqual(['Comprehensive rules 1.1.8', 305, 0]);
});

test('explain tells a clause by the number that it has there, and so does the oracle', async () => {
  const { stdout, code } = await here('explain', 'OP-1-3-7-1', '--edition', '1.1.8', '--json');
  expect(code).toBe(EXIT.conforms);
  expect(stdout).toContain('Comprehensive rules 1.1.8');
  const { scenarios } = JSON.parse(stdout) as { scenarios: { steps: { events?: GameEvent[] }[] }[] };
  const events = scenarios.flatMap(({ steps }) => steps.flatMap(({ events: sent = [] }) => sent));
  const cited = events.flatMap(({ clauses = [], consulted = [] }) => [...clauses, ...consulted]);
  expect(cited).toContain('1-3-7-1');
  expect(cited).not.toContain('1-3-6-1-1');
  const { stdout: don } = await here('explain', 'OP-6-2-3', '--edition', '1.1.8');
  expect(don).toMatch(/ \[6-2-3[ \]]/);
  expect(don, 'a clause that it lacks').not.toMatch(/\[.*\b3-1-6-1\b.*\]/);
  expect((await here('explain', 'OP-10-1-7-1', '--edition', '1.1.8')).stderr).toMatch(/neither a clause/);
});

describe('an adapter that says which edition it plays', () => {
  test('is run against the scenarios of that one, and every report names it', async () => {
    const { stdout, code } = await here(
      'run',
      '--adapter',
      olderOracle,
      '--game',
      'one-piece',
      ...DON,
      '--out',
      'older',
    );
    expect(code).toBe(EXIT.conforms);
    expect(stdout).toContain('One Piece Card Game: scenarios of Comprehensive rules 1.1.8');
    const report = reportIn(at('older'));
    expect(report.selection.editions).toEqual({ 'one-piece': '1.1.8' });
    expect(report.games.map(({ edition }) => edition)).toEqual(['Comprehensive rules 1.1.8']);
    expect(report.adapter.editions).toBeUndefined();
    const file = (name: string) => readFileSync(at('older', name), 'utf8');
    expect(file('report.md')).toContain('Comprehensive rules 1.1.8');
    expect(file('report.html')).toContain('Comprehensive rules 1.1.8');
    expect(file('junit.xml')).toContain('<property name="edition" value="Comprehensive rules 1.1.8"/>');
    expect(JSON.parse(file('badge.json'))).toMatchObject({ label: 'One Piece Card Game 1.1.8' });
  });

  test('is run against another one where that is asked for, and the report says so', async () => {
    const { stdout, code } = await here(
      'run',
      '--adapter',
      olderOracle,
      ...DON,
      '--edition',
      '1.2.0',
      '--out',
      'newer',
    );
    expect(code).toBe(EXIT.doesNotConform);
    expect(stdout).toContain('scenarios of Comprehensive rules 1.2.0; the adapter says that it plays 1.1.8');
    const report = reportIn(at('newer'));
    expect([report.selection.editions, report.adapter.editions]).toEqual([undefined, { 'one-piece': '1.1.8' }]);
    expect(report.suite.features).not.toBe(reportIn(at('older')).suite.features);
    const { stdout: compared } = await here('compare', 'older/report.json', 'newer/report.json');
    expect(compared).toContain(
      'the edition of One Piece Card Game differs: Comprehensive rules 1.1.8, then Comprehensive rules 1.2.0',
    );
  });

  test('that nobody knows is no more run than one that cannot speak', async () => {
    const edit = `if (method === 'initialize') result.games[0].edition = 'Second'`;
    const adapter = await oracles.edited(edit);
    const run = ['run', '--adapter', adapter, '--game', 'level-neo', '--clause', 'LN-4-2-2', '--out'];
    const { code, stdout } = await here(...run, 'second');
    expect(code).toBe(EXIT.adapterBroke);
    expect(stdout).toContain('its "edition" is unknown: level-neo has no edition "Second"; known: Game rules');
    expect((await here(...run, 'second-all-the-same', '--edition', 'Game rules')).code).toBe(EXIT.conforms);
  });

  test('may say it by the title of the document', async () => {
    const edit = `if (method === 'initialize') result.games[0].edition = 'game Rules'`;
    const adapter = await oracles.edited(edit);
    expect(
      (await here('run', '--adapter', adapter, '--game', 'level-neo', '--clause', 'LN-4-2-2', '--out', 'title')).code,
    ).toBe(EXIT.conforms);
  });
});

test('a scenario of ones own may be of an edition; a tag that names none is noted', async () => {
  const steps = `      When player A ends the turn
      Then it is player B's turn
`;
  mkdirSync(at('own'));
  writeFileSync(
    at('own', 'own.feature'),
    `@OP
Feature: Own

  @until-1.1.8
  Scenario: older
${steps}
  @since-1.2.0
  Scenario: newer
${steps}
  @since-7
  Scenario: misspelt
${steps}`,
  );
  const names = async (...args: string[]) =>
    (await here('list', '--features', 'own', ...args)).stdout.match(/older|newer|misspelt/g);
  expect(await names()).toEqual(['newer', 'misspelt']);
  expect(await names('--edition', '1.1.8')).toEqual(['older', 'misspelt']);
  const { stdout } = await here('explain', 'misspelt', '--features', 'own');
  expect(stdout).toContain('note: tag @since-7: one-piece has no edition "7"; known: 1.1.8, 1.2.0');
});

test('doctor says which edition an adapter plays, or that nobody knows it', async () => {
  const { stdout } = await here('doctor', '--adapter', olderOracle, '--game', 'one-piece');
  expect(stdout).toContain('edition of the rulebook: Comprehensive rules 1.1.8');
  const edit = `if (method === 'initialize') result.games[0].edition = 'Third'`;
  const { stdout: sick, code } = await here('doctor', '--adapter', await oracles.edited(edit));
  expect(sick).toContain('✗ its "edition" is unknown: level-neo has no edition "Third"; known: Game rules');
  expect(code).toBe(EXIT.adapterBroke);
});
