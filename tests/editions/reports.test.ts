/** What is made of runs in another edition: certificates, comparisons, merged parts, transcripts, commands that run it again. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import type { Certificate } from '../../schemas/certificate';
import { commandHere, expectUsageError, reportIn, scratchFolder } from '../command';
import { isFull } from '../extent';
import { oracleServer } from '../served-oracle';

const folder = scratchFolder('edition-reports');
const at = (...names: string[]) => join(folder, ...names);
const here = (...args: string[]) => commandHere(args, { cwd: folder });
const oracles = oracleServer();
const OLDER = { edition: '1.1.8' };
const DON = ['--clause', 'OP-6-2-3'];

// A certificate needs a thorough run of a whole game, and only large games have editions.
describe.runIf(isFull)('a certificate', () => {
  const verify = (...args: string[]) => here('verify', 'older.json', ...args);

  beforeAll(async () => {
    await here('run', '--game', 'one-piece', '--edition', '1.1.8', '--thorough', '--out', 'whole', '--quiet');
    const certify = ['certify', '--report', 'whole/report.json', '--game', 'one-piece', '--level', 'core'];
    const { code, stdout, stderr } = await here(...certify, '--key', 'key.pem', '--out', 'older.json');
    expect([code, stderr]).toEqual([EXIT.conforms, expect.stringMatching(/^made a new key/)]);
    expect(stdout).toMatch(/conforms to one-piece \(Comprehensive rules 1\.1\.8\), level core: \d+ clauses/);
  });

  test('is for the edition that was run, and holds for it', async () => {
    const { claim } = JSON.parse(readFileSync(at('older.json'), 'utf8')) as Certificate;
    expect(claim.edition).toBe('Comprehensive rules 1.1.8');
    const { code, stdout } = await verify('--report', 'whole/report.json');
    expect([code, stdout]).toEqual([EXIT.conforms, expect.stringContaining('one-piece (Comprehensive rules 1.1.8)')]);
  });

  test('is run again in that edition', async () => {
    const { code, stderr } = await verify('--adapter', 'oracle');
    expect([code, stderr]).toEqual([EXIT.conforms, '']);
  });

  test.each([
    ['that edition', OLDER, false],
    ['another edition', {}, true],
  ])(
    'is not for an adapter that plays nothing; that it says to be of %s is told if wrong',
    async (_, played, isWrong) => {
      const nothing = `if (method === 'initialize') for (const game of result.games) game.capabilities = [];`;
      const { code, stderr } = await verify('--adapter', await oracles.edited(nothing, played));
      expect(code).toBe(EXIT.doesNotConform);
      expect(stderr.includes('says that it plays edition 1.2.0')).toBe(isWrong);
    },
  );
});

describe('parts', () => {
  const part = (index: number, out: string, ...args: string[]) =>
    here('run', '--game', 'one-piece', ...DON, '--shard', `${index}/2`, '--out', out, '--quiet', ...args);

  test('of one edition become a report that names it; those of two are refused', async () => {
    await part(1, 'part-1', '--edition', '1.1.8');
    await part(2, 'part-2', '--edition', '1.1.8');
    await part(2, 'newer-2');
    expect((await here('merge', 'part-1/report.json', 'part-2/report.json', '--out', 'merged')).code).toBe(0);
    expect(reportIn(at('merged')).games.map(({ edition }) => edition)).toEqual(['Comprehensive rules 1.1.8']);
    expectUsageError(
      await here('merge', 'part-1/report.json', 'newer-2/report.json', '--out', 'never'),
      /newer-2\/report\.json: the edition of One Piece Card Game is Comprehensive rules 1\.2\.0, and not Comprehensive rules 1\.1\.8 as in part-1\/report\.json\n$/,
    );
  });
});

describe('reports of two editions', () => {
  const compare = (...args: string[]) => here('compare', 'older/report.json', 'newer/report.json', ...args);
  beforeAll(async () => {
    await here('run', '--edition', '1.1.8', '--clause', 'OP-6-2-3,OP-1-3-7', '--out', 'older', '--quiet');
    await here('run', '--game', 'one-piece', '--clause', 'OP-6-2-3,OP-1-3-6-1', '--out', 'newer', '--quiet');
  });

  test('are compared with a warning, and a clause that has another number in one is the same', async () => {
    const { stdout } = await compare();
    expect(stdout).toContain('the edition of One Piece Card Game differs: Comprehensive rules 1.1.8, then');
    const [, gone = ''] = /### Gone[^]*?\n\n([^]*?)\n\n/.exec(stdout) ?? [];
    expect(gone).not.toContain('power below 0');
    expect(gone.split('\n')).toHaveLength(2);
    expect(gone).toContain(
      'OP-6-2-3: Before version 1.2.0, given DON\\!\\! cards return active even if an effect keeps DON\\!\\! cards rested: passed → not there',
    );
  });

  test('stand in two tables, for a number may be that of another clause', async () => {
    const { stdout } = await compare('--html', 'matrix.html');
    const tables = stdout.split(/^## /m).slice(2);
    expect(tables.map((table) => table.split('\n')[0])).toEqual([
      'One Piece Card Game, Comprehensive rules 1.1.8',
      'One Piece Card Game, Comprehensive rules 1.2.0',
    ]);
    expect(tables[0]).toMatch(/\| OP-1-3-7 Power may be negative \| ✓ conforms \| +\|/);
    expect(tables[1]).not.toContain('Power may be negative | ✓ conforms | ✓');
    expect(tables[1]).toMatch(/\| OP-1-3-6-1 Power may be negative \| +\| ✓ conforms \|/);
    expect(readFileSync(at('matrix.html'), 'utf8')).toContain('One Piece Card Game, Comprehensive rules 1.1.8');
  });
});

describe('what failed in another edition than the usual one', () => {
  let faulty = '';

  beforeAll(async () => {
    faulty = await oracles.serve({ ...OLDER, fault: '6-2-3-given-don-cards-come-back-rested' });
    await here('run', '--adapter', faulty, ...DON, '--out', 'faulty', '--quiet');
  });

  test('is run again by the command that the report names', async () => {
    const [failure] = reportIn(at('faulty')).scenarios.flatMap((one) => one.failure ?? []);
    expect(failure!.reproduce).toMatch(/ --edition 1\.1\.8$/);
    const [, id] = / --scenario (\S+) /.exec(failure!.reproduce)!;
    const again = await here('run', '--adapter', faulty, '--scenario', id!, '--edition', '1.1.8', '--out', 'again');
    expect(again.code).toBe(EXIT.doesNotConform);
  });

  test('is run again from the report', async () => {
    const { code, stdout } = await here(
      'run',
      '--adapter',
      faulty,
      '--failed-from',
      'faulty/report.json',
      '--out',
      'b',
    );
    expect(code).toBe(EXIT.doesNotConform);
    expect(stdout).toMatch(/scenarios: 2 failed/);
  });

  test('is not found in the usual one, which is told with the edition that has it', async () => {
    const [failed] = reportIn(at('faulty')).scenarios.filter(({ failure }) => failure);
    expectUsageError(
      await here('run', '--adapter', faulty, '--scenario', failed!.id, '--out', 'never'),
      /scenario "one-piece\/\S+" is one of edition 1\.1\.8: name it with --edition 1\.1\.8\n$/,
    );
    expectUsageError(
      await here('run', '--tags', '@until-1.1.8', '--out', 'never'),
      /--tags: no scenario has the tag "@until-1\.1\.8" in this edition: name it with --edition 1\.1\.8\n$/,
    );
  });

  test('is replayed on the oracle of that edition, or on an adapter, which may say that it plays another one', async () => {
    const names = readdirSync(at('faulty', 'transcripts'));
    expect(names.length).toBeGreaterThan(1);
    const [transcript] = names.map((name) => join('faulty', 'transcripts', name));
    const { code, stdout } = await here('replay', transcript!);
    expect([code, stdout]).toEqual([
      EXIT.doesNotConform,
      expect.stringContaining(', recorded in edition 1.1.8 of one-piece'),
    ]);
    expect((await here('replay', transcript!, '--adapter', faulty)).code).toBe(EXIT.conforms);
    await here('run', '--edition', '1.1.8', ...DON, '--transcripts', 'all', '--out', 'all', '--quiet');
    for (const name of readdirSync(at('all', 'transcripts')))
      expect((await here('replay', join('all', 'transcripts', name))).code, name).toBe(EXIT.conforms);
    const newer = await here('replay', transcript!, '--adapter', await oracles.serve({}));
    expect(newer.stdout).toContain('the adapter says that it plays edition 1.2.0');
  });
});
