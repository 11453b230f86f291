/** `npm run mutation`: edits of a small oracle are found, built in and switched on one at a time. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { UsageError } from '../cli/usage';
import { removeAbandoned } from '../scripts/mutation/build';
import { collectEdits, type Collection } from '../scripts/mutation/collect';
import type { Edit } from '../scripts/mutation/edit';
import { instrument } from '../scripts/mutation/instrument';
import { chosenEdits, readOptions } from '../scripts/mutation/options';
import { ownClauses } from '../scripts/mutation/own-clauses';
import type { EditResult } from '../scripts/mutation/play';
import { staleLines, summaryLine, summaryOf, survivorLines } from '../scripts/mutation/report';
import { sampleOf } from '../scripts/mutation/sample';
import { isEdited, partOf } from '../scripts/mutation/scope';
import { EditSwitch, SWITCH } from '../scripts/mutation/switch';

const FILE = 'oracle/toy/rules.ts';
const RULES = `
type PlayerId = 'A' | 'B';
type Zone = 'hand' | 'deck';
export const opponentOf = (player: PlayerId): PlayerId => (player === 'A' ? 'B' : 'A');
const place = (from: string, to: string, zone: Zone): string => from + to + zone;
const backwards = (words: readonly string[]): readonly string[] => words;
const note = (player: PlayerId): { player: PlayerId } => ({ player });

export const rules = {
  /** 1-2: the first player begins, unless there is a limit. */
  starter(first: PlayerId, limit: number): PlayerId | null {
    if (limit > 0 && first === 'A') return null;
    return opponentOf(first);
  },

  /** 1-3 */
  moves(from: string, to: string, counts: readonly number[]): string[] {
    const made: string[] = [];
    for (const count of counts.filter((one) => one > 1)) made.push(place(from, to, 'hand') + count);
    return made;
  },

  countDown(left: number): number {
    while (left > 0) {
      left = left - 1;
    }
    return left;
  },

  noted(player: PlayerId): PlayerId {
    return note(player).player;
  },

  clausesOf(player: PlayerId): string[] {
    return player === 'A' ? ['1-5'] : [];
  },

  refusal(player: PlayerId): object | null {
    if (player === undefined) throw new Error('nobody');
    return player === 'A' ? { clause: '1-4', reason: 'it is A' } : null;
  },
};
`;

const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
afterAll(() => rmSync(folder, { recursive: true }));

function collect(code: string): Collection {
  mkdirSync(join(folder, 'oracle', 'toy'), { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "target": "es2022", "strict": true, "types": [] } }',
  );
  writeFileSync(join(folder, FILE), code);
  return collectEdits(folder);
}

let edits: readonly Edit[];
let collection: Collection;
beforeAll(() => {
  collection = collect(RULES);
  ({ edits } = collection);
});

const changesOf = (owner: string): string[] =>
  edits.filter((edit) => edit.owner === owner).map(({ id }) => id.slice(id.indexOf(': ') + 2));

describe('the edits of a function', () => {
  it.each([
    ['rules.starter', "limit > 0 && first === 'A' => true"],
    ['rules.starter', "limit > 0 && first === 'A' => !(limit > 0 && first === 'A')"],
    ['rules.starter', "limit > 0 && first === 'A' => limit > 0"],
    ['rules.starter', 'limit > 0 => limit >= 0'],
    ['rules.starter', "'A' => 'B'"],
    ['rules.starter', '0 => 1'],
    ['rules.starter', 'opponentOf(first) => first'],
    ['rules.starter', 'start => return null;'],
    ['rules.moves', 'counts.filter((one) => one > 1) => counts'],
    ['rules.moves', 'counts.filter((one) => one > 1) => [...counts.filter((one) => one > 1)].reverse()'],
    ['rules.moves', "place(from, to, 'hand') => place(to, from, 'hand')"],
    ['rules.moves', 'to => from'],
    ['rules.moves', "'hand' => 'deck'"],
    ['rules.moves', "made.push(place(from, to, 'hand') + count); => nothing"],
    ['rules.moves', 'start => return [];'],
    ['rules.countDown', 'left - 1 => left + 1'],
    ['note', 'player => opponentOf(player)'],
    ['rules.noted', 'player => opponentOf(player)'],
    ['rules.refusal', "player === 'A' ? { clause: '1-4', reason: 'it is A' } : null => null"],
  ])('%s: %s', (owner, change) => {
    expect(changesOf(owner)).toContain(change);
  });

  it('leave errors, clauses and reasons alone', () => {
    const texts = changesOf('rules.refusal').map((change) => change.split(' => ')[0]!);
    expect(texts.filter((text) => /nobody|^'1-4'|^'it is A'|undefined/.test(text))).toEqual([]);
  });

  it('leave alone what only finds clauses to cite', () => {
    expect(changesOf('rules.clausesOf')).toEqual([]);
  });

  it('keep their names when lines shift', () => {
    const shifted = collect(`// One more line.\n${RULES}`).edits;
    expect(shifted.map(({ id }) => id)).toEqual(edits.map(({ id }) => id));
    expect(shifted.map(({ line }) => line)).toEqual(edits.map(({ line }) => line + 1));
  });

  it('have names of their own', () => {
    expect(new Set(edits.map(({ id }) => id)).size).toBe(edits.length);
  });
});

interface Toy {
  rules: {
    starter(first: string, limit: number): string | null;
    moves(from: string, to: string, counts: readonly number[]): string[];
    countDown(left: number): number;
    noted(player: string): string;
    refusal(player: string): object | null;
  };
}

describe('an oracle with all edits', () => {
  let edited: EditSwitch;
  let toy: Toy;
  beforeAll(() => {
    const code = instrument(collection.sources.get(FILE)!, edits, (edit) => edits.indexOf(edit) + 1);
    edited = new EditSwitch(edits.length);
    Object.assign(globalThis, { [SWITCH]: edited });
    const module = { exports: {} };
    new Function('module', 'exports', transformSync(code, { loader: 'ts', format: 'cjs' }).code)(
      module,
      module.exports,
    );
    toy = module.exports as Toy;
  });

  const switchOn = (change: string): void => {
    edited.active = edits.findIndex(({ id }) => id === `${FILE} rules.${change}`) + 1;
    expect(edited.active).toBeGreaterThan(0);
  };
  const outputs = (): unknown => ({
    starters: [toy.rules.starter('A', 1), toy.rules.starter('A', 0), toy.rules.starter('B', 2)],
    moves: toy.rules.moves('x', 'y', [1, 2, 3]),
    left: toy.rules.countDown(2),
    noted: toy.rules.noted('A'),
    refusals: [toy.rules.refusal('A'), toy.rules.refusal('B')],
  });
  const UNEDITED = {
    starters: [null, 'B', 'A'],
    moves: ['xyhand2', 'xyhand3'],
    left: 0,
    noted: 'A',
    refusals: [{ clause: '1-4', reason: 'it is A' }, null],
  };

  test('plays as before with none in force', () => {
    edited.active = 0;
    edited.begin();
    expect(outputs()).toEqual(UNEDITED);
    expect(edited.placesReached.length).toBeGreaterThan(0);
  });

  it.each([
    ["starter: limit > 0 && first === 'A' => limit > 0", { starters: [null, 'B', null] }],
    ['starter: opponentOf(first) => first', { starters: [null, 'A', 'B'] }],
    ["moves: place(from, to, 'hand') => place(to, from, 'hand')", { moves: ['yxhand2', 'yxhand3'] }],
    [
      'moves: counts.filter((one) => one > 1) => [...counts.filter((one) => one > 1)].reverse()',
      { moves: ['xyhand3', 'xyhand2'] },
    ],
    ["moves: made.push(place(from, to, 'hand') + count); => nothing", { moves: [] }],
    ['moves: start => return [];', { moves: [] }],
    ['noted: player => opponentOf(player)', { noted: 'B' }],
  ])('changes one thing by %s', (change, differences) => {
    switchOn(change);
    edited.begin();
    expect(outputs()).toEqual({ ...UNEDITED, ...differences });
  });

  test('ends where an edit would make it endless', () => {
    switchOn('countDown: left - 1 => left + 1');
    edited.begin(1000);
    expect(() => toy.rules.countDown(1)).toThrow('does not come to an end');
  });

  test('reaches only the places that are run', () => {
    edited.active = 0;
    edited.begin();
    toy.rules.noted('A');
    const owners = new Set(edited.placesReached.map((number) => edits[number - 1]!.owner));
    expect([...owners].sort()).toEqual(['note', 'rules.noted']);
  });
});

test('the clauses of an edit are those that its nearest function names', () => {
  const [edit] = edits.filter(({ owner }) => owner === 'rules.starter');
  expect(ownClauses(edit!, { clauses: new Set(['1-2', '1-3']), points: {} })).toEqual(new Set(['1-2']));
  expect(ownClauses(edit!, { clauses: new Set(), points: { limit: ['9-9'] } })).toEqual(new Set(['9-9']));
  expect(ownClauses(edit!, { clauses: new Set(['1-3']), points: {} })).toEqual(new Set());
});

describe('a sample', () => {
  const ids = (count: number, seed: number) => sampleOf(edits, ['toy'], count, seed).map(({ id }) => id);

  it('is part of a larger one with the same seed', () => {
    expect(ids(10, 1)).toEqual(ids(20, 1).slice(0, 10));
    expect(ids(10, 2)).not.toEqual(ids(10, 1));
  });

  it('takes as much of every part', () => {
    const others = edits.map((edit) => ({ ...edit, file: 'oracle/kernel/game.ts', id: `kernel ${edit.id}` }));
    const sample = sampleOf([...edits, ...others], ['toy', 'kernel'], 12, 1);
    expect(sample.filter(({ file }) => partOf(file) === 'kernel')).toHaveLength(6);
    expect(sample).toHaveLength(12);
  });
});

describe('the report', () => {
  const found = (result: EditResult['result']): EditResult[] =>
    edits.slice(0, 2).map((edit) => ({ edit, result, namesClause: true, reachedBy: ['toy:1'], killedBy: 'toy:1' }));

  it('counts what is judged apart from what is open', () => {
    const judged = [{ edit: edits[0]!.id, why: 'it is only read once' }];
    const { counts } = summaryOf('toy', [...found('survived'), ...found('own clause')], judged);
    expect(counts).toMatchObject({ survived: 1, equivalent: 1, 'own clause': 2 });
    expect(summaryLine(summaryOf('toy', found('survived'), judged))).toContain('50.0 % killed or judged equivalent');
  });

  it('takes a judgement with an asterisk for all edits that begin like it', () => {
    const judged = [{ edit: `${FILE} *`, why: 'nobody plays it' }];
    expect(summaryOf('toy', found('unreached'), judged).counts).toMatchObject({ unreached: 0, equivalent: 2 });
  });

  it('shows a survivor as a difference', () => {
    const [survivor] = edits.filter(({ kind }) => kind === 'off by one');
    const lines = survivorLines(
      { edit: survivor!, result: 'survived', namesClause: true, reachedBy: ['a:1', 'a:2', 'a:3', 'a:4'] },
      RULES,
    );
    expect(lines[0]).toBe(`${FILE}:${survivor!.line} ${survivor!.owner}: off by one`);
    expect(lines.some((line) => line.startsWith('  - ')) && lines.some((line) => line.startsWith('  + '))).toBe(true);
    expect(lines).toContain('  reached by a:1, a:2, a:3 and 1 more');
  });

  it('names judgements that are out of date', () => {
    const equivalents = [edits[0]!.id, 'gone'].map((edit) => ({ edit, why: '' }));
    const known = edits.map(({ id }) => id);
    const lines = staleLines(equivalents, known, found('own clause'));
    expect(lines).toEqual([
      expect.stringContaining('toy:1 kills it'),
      expect.stringContaining('no such edit any more: gone'),
    ]);
  });
});

describe('bad options', () => {
  it.each([
    [['--game', 'one-peace'], 'did you mean "one-piece"?'],
    [['--sample', 'many'], '--sample: "many" is not a whole number'],
    [['--seed', '-1'], '--seed: "-1" is not a whole number'],
  ])('%j', (given, message) => {
    expect(() => readOptions(given)).toThrow(UsageError);
    expect(() => readOptions(given)).toThrow(message);
  });

  it.each([
    [['--file', 'nowhere.ts'], 'no edited file of toy has "nowhere.ts" in its path'],
    [['--edit', 'nowhere'], 'no edit has "nowhere" in its id'],
  ])('%j', (given, message) => {
    expect(() => chosenEdits(edits, { ...readOptions(given), parts: ['toy'] })).toThrow(message);
  });
});

test('misreadings and checks of what authors write are not edited', () => {
  const files = [
    'oracle/one-piece/faults/11-other.ts',
    'oracle/kernel/session/position-words.ts',
    'oracle/one-piece/readings.ts',
  ];
  expect(files.filter(isEdited)).toEqual([]);
  expect(isEdited('oracle/kernel/limits.ts')).toBe(true);
});

test('the build of a run that was killed is removed by the next one, and no other', () => {
  const cache = mkdtempSync(join(tmpdir(), 'builds-'));
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  for (const name of [`mutation-${ended}`, `mutation-${process.pid}`, 'mutation-of-another-kind'])
    mkdirSync(join(cache, name, 'oracle'), { recursive: true });
  removeAbandoned(cache);
  expect(readdirSync(cache).sort()).toEqual([`mutation-${process.pid}`, 'mutation-of-another-kind']);
  rmSync(cache, { recursive: true });
  expect(() => removeAbandoned(cache)).not.toThrow();
});
