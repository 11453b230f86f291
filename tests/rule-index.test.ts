/** `tcg-conformance rules`, and the index of the rule tables that the build makes for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { oracleModules, PLAYED } from '../games/registry';
import { projectRoot } from '../runner/root';
import { codeOutsideTables, definitionsOf } from '../runner/rule-index';
import { makeRuleIndex } from '../scripts/rule-index/make';
import { commandHere, expectUsageError } from './command';

/** Bytes of the index in the package. */
const MOST = 150_000;

const index = makeRuleIndex();
const lineAt = (path: string, line: number) =>
  readFileSync(join(projectRoot(__dirname), path), 'utf8').split('\n')[line - 1];

describe('the index', () => {
  it.each(PLAYED)('has every entry of %s in its line', (game) => {
    const definitions = definitionsOf(index, game);
    const { clauses: _, ...entries } = oracleModules([game])[0]!.rules;
    expect([...definitions.keys()].sort()).toEqual(Object.keys(entries).sort());
    for (const places of definitions.values())
      for (const { name, path, line } of places) expect(lineAt(path, line)).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it.each(PLAYED)('has the line of each clause of %s that code outside of tables has', (game) => {
    const code = codeOutsideTables(index, game).filter(({ clauses }) => clauses);
    expect(code.length).toBeGreaterThan(0);
    for (const { path, clauses = {} } of code)
      for (const [clause, line] of Object.entries(clauses)) expect(lineAt(path, line)).toContain(`'${clause}'`);
  });

  it('has the line of each call that cites, in order', () => {
    for (const { path, cites = [] } of index.files) {
      expect(cites).toEqual([...cites].sort((one, other) => one - other));
      for (const line of cites) expect(lineAt(path, line)).toMatch(/\.cit(e|ing)\w*\(/);
    }
  });

  it(`is at most ${MOST / 1000} kB in the package`, () => {
    expect(gzipSync(JSON.stringify(index), { level: 9 }).length).toBeLessThanOrEqual(MOST);
  });
});

const say = async (...args: string[]) => {
  const { stdout, stderr, code } = await commandHere(['rules', ...args]);
  expect([stderr, code]).toEqual(['', 0]);
  return stdout;
};
const json = async (...args: string[]) => JSON.parse(await say(...args, '--json'));

describe('explain --code', () => {
  const SCENARIO = 'one-piece/07-1-2-block-step:7';
  const explained = async (...args: string[]) => (await commandHere(['explain', SCENARIO, ...args])).stdout;

  it('shows the place in which the first clause of each event was cited', async () => {
    const events = (await explained('--code')).split('\n').filter((line) => / {3}\[[\d-]+/.test(line));
    expect(events.length).toBeGreaterThan(5);
    for (const event of events) {
      const [, path, line] = /\] {3}(oracle\/[\w/-]+\.ts):(\d+)$/.exec(event)!;
      expect(lineAt(path!, Number(line))).toMatch(/\.cit(e|ing)\w*\(/);
    }
  });

  it('says the same as without it besides', async () => {
    const code = await explained('--code');
    expect(code.replaceAll(/ {3}oracle\/.*$/gm, '')).toBe(await explained());
  });
});

describe('rules', () => {
  let listed: string;
  beforeAll(async () => {
    listed = await say('one-piece');
  });

  it('lists every entry by file, those of the game first', async () => {
    const files = listed.split('\n').filter((line) => line.startsWith('oracle/'));
    const own = files.filter((file) => file.startsWith('oracle/one-piece/'));
    expect(files.slice(0, own.length)).toEqual(own);
    expect(new Set(files).size).toBe(files.length);
    const entries = await json('one-piece');
    expect(entries).toHaveLength(Object.keys(oracleModules(['one-piece'])[0]!.rules).length - 1);
    expect(entries.find(({ entry }: { entry: string }) => entry === 'mayDraw')).toMatchObject({
      path: 'oracle/kernel/packs/leader-games/leader-game.ts',
      overrides: true,
    });
  });

  it('shows an entry, what it overrides, and who replaces it', async () => {
    const said = await say('vanguard', 'mayDraw');
    expect(said).toMatch(/^mayDraw {2}oracle\/vanguard\/[\w-]+\.ts:\d+ \(\w+\)\n/);
    expect(said).toMatch(/\n {2}overrides oracle\/kernel\/procedures\/drawing\.ts:\d+ \(drawing\)\n/);
    const { overrides } = await json('one-piece', 'mayDraw');
    expect(overrides.map(({ table }: { table: string }) => table)).toEqual(['drawing']);
    expect((await json('one-piece', 'restedRefusal')).misreadings).toContainEqual({
      id: '7-1-1-1-a-leader-may-attack-though-it-is-rested',
      title: 'a Leader may attack though it is rested',
    });
  });

  it('shows where the kernel asks for an entry', async () => {
    const { askedAt } = await json('one-piece', 'printed');
    expect(lineAt(askedAt.path, askedAt.line)).toContain('printed');
    expect(await say('one-piece', 'printed')).toContain(`the kernel asks for it at ${askedAt.path}:${askedAt.line}\n`);
    expect(await json('one-piece', 'hasNoLife')).not.toHaveProperty('askedAt');
  });

  it('shows interpretations and editions that replace an entry', async () => {
    expect((await json('vanguard', 'calling')).interpretations).toContainEqual(
      expect.objectContaining({ id: 'called-from-another-circle', choice: 'the-same-card' }),
    );
    const { editions = {} } = oracleModules(['one-piece'])[0]!;
    const [edition, clause, entry] = Object.entries(editions).flatMap(([name, { clauses }]) =>
      Object.entries(clauses).flatMap(([id, { replace }]) =>
        Object.keys(replace?.(oracleModules(['one-piece'])[0]!.rules, id) ?? {}).map((key) => [name, id, key] as const),
      ),
    )[0]!;
    expect((await json('one-piece', entry)).editions).toContainEqual({ edition, clause });
  });

  test.each(['7-1-2-1', 'OP-7-1-2-1', '@OP-7-1-2-1'])('shows the code of the clause %s', async (clause) => {
    const said = await say('one-piece', clause);
    expect(said).toMatch(/^OP-7-1-2-1: \d+ places in the oracle of one-piece\n/);
    expect(said).toMatch(/ oracle\/one-piece\/10-keyword-effects-and-keywords\.ts:\d+ {2}block\n/);
    expect(said).toMatch(/ {2}blockStep \(in its comment\)\n/);
    expect(said).toContain('misreading 7-1-2-1-only-characters-activate-blocker: only Characters activate [Blocker]');
  });

  it('shows the rule points of a clause, with the shared code that decides them', async () => {
    const { points, code } = await json('one-piece', '7-1-4-1-1');
    for (const point of points) expect(code).toContainEqual(expect.objectContaining({ point }));
    const [clause] = oracleModules(['one-piece'])[0]!.rules.clauses.damage;
    const ofDamage = await json('one-piece', clause!);
    expect(ofDamage.points).toContain('damage');
    expect(ofDamage.code).toContainEqual(expect.objectContaining({ name: 'dealDamageAtOnce', point: 'damage' }));
  });

  test.each([
    [['one-pece'], /"one-pece" is not one of .*; did you mean "one-piece"\?/],
    [['one-piece', 'mayDrow'], /"mayDrow" is neither a rule nor a clause of one-piece; did you mean "mayDraw"\?/],
    [['one-piece', '@OP-7-1-2-11'], /did you mean "OP-7-1-2(-1)?-1"\?/],
  ] as const)('refuses %j with a guess', async (args, says) => {
    expectUsageError(await commandHere(['rules', ...args]), says);
  });
});
