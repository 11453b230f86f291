/** `catalogue update`: a new edition is taken over in a copy of the project's folders. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue, projectRoot } from '../../runner/catalogue';
import { textOf } from '../../runner/catalogue-list';
import { loadFeatures } from '../../runner/feature-files';
import { editionsOf } from '../../runner/impact/study';
import { NO_TOUCHES, touchesOf } from '../../runner/impact/touches';
import { execute, planUpdate } from '../../runner/impact/update';
import type { Catalogue, ClauseList } from '../../schemas/catalogue';
import { scratchFolder } from '../command';
import { catalogueOf, chance, print, sentence, type Row } from './rulebooks';

const real = loadCatalogue('level-neo');
const next = chance(23);
const rows: Row[] = real.clauses.map(({ id, kind }) => ({
  id,
  text: sentence(12, next),
  ...(kind === 'heading' && { kind }),
}));

/** A copy of what stands of LEVEL.NEO, whose rulebook says something else. */
function copy(name: string): { root: string; catalogue: Catalogue } {
  const root = scratchFolder(name);
  for (const folder of ['features/level-neo', 'oracle/level-neo', 'docs'])
    cpSync(join(projectRoot(), folder), join(root, folder), { recursive: true });
  const file = join(root, 'features/level-neo/clauses.json');
  const list = JSON.parse(readFileSync(file, 'utf8')) as ClauseList;
  const own = catalogueOf(rows).clauses;
  const clauses = list.clauses.map((clause, at) => ({
    ...clause,
    fingerprint: own[at]!.fingerprint,
    trace: own[at]!.trace,
  }));
  writeFileSync(file, textOf({ ...list, clauses }));
  return { root, catalogue: loadCatalogue('level-neo', join(root, 'features')) };
}

/** Clause `gone` is no longer there, and what stood after it in its section has moved up. */
function without(gone: string): Row[] {
  const above = gone.replace(/\d+$/, '');
  const number = Number(gone.slice(above.length));
  return rows
    .filter(({ id }) => id !== gone && !id.startsWith(`${gone}-`))
    .map((row) => {
      const [, at, rest = ''] = row.id.startsWith(above) ? /^(\d+)(.*)$/.exec(row.id.slice(above.length))! : [];
      return at !== undefined && Number(at) > number ? { ...row, id: `${above}${Number(at) - 1}${rest}` } : row;
    });
}

function plan(root: string, catalogue: Catalogue, present: readonly Row[], title?: string) {
  const text = { name: 'new.txt', bytes: Buffer.from(print(present)) };
  const { editions } = editionsOf({ catalogue, all: [catalogue], text, touches: () => NO_TOUCHES });
  return planUpdate({
    catalogue,
    others: [],
    unplaced: editions.reading.unplaced,
    editions,
    title,
    touches: touchesOf(real),
    root,
  });
}

const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const scenariosOf = (root: string) => {
  const features = loadFeatures(['level-neo'], { folder: join(root, 'features') });
  expect(features.problems).toEqual([]);
  return features.scenarios;
};

describe('a clause in the middle of a section is gone, and the rest has moved up', () => {
  const { root, catalogue } = copy('update-middle');
  const before = scenariosOf(root);
  const update = plan(root, catalogue, without('2-2-1'));
  writeFileSync(join(root, 'features/level-neo/review.json'), '{"text":"new.txt","clauses":{"2-2-1":"removed"}}');
  execute(update, root);
  const after = scenariosOf(root);
  const present = loadCatalogue('level-neo', join(root, 'features'));
  const oracle = readFileSync(join(root, 'oracle/level-neo/02-card-effects.ts'), 'utf8');

  test('the list has the new numbers, the kinds of people, and the traces of the new text', () => {
    expect([...update.numbers]).toEqual([
      ['2-2-2', '2-2-1'],
      ['2-2-3', '2-2-2'],
      ['2-2-4', '2-2-3'],
    ]);
    expect(present.clauses).toHaveLength(real.clauses.length - 1);
    expect(present.clauses.find(({ id }) => id === '2-2-3')!.kind).toBe('testable');
    expect(update.added).toEqual([]);
  });

  test('every scenario is there, under the new number of its clause', () => {
    const renamed = (id: string) => update.numbers.get(id) ?? id;
    expect(after.map(({ name, clauses }) => [name, clauses])).toEqual(
      before.map(({ name, clauses }) => [name, clauses.map(renamed)]),
    );
    const rule = (all: typeof after, id: string) => all.find((one) => one.rule?.clause === id)?.rule?.title;
    expect(rule(after, '2-2-3')).toBe(rule(before, '2-2-4'));
  });

  test('oracle, faults, notes and pages name the new numbers, and none is named twice over', () => {
    expect(oracle).toContain("g.cite('2-2', '2-2-3')");
    expect(oracle).not.toContain('2-2-4');
    const faults = (folder: string) =>
      filesBelow(join(folder, 'oracle/level-neo/faults'))
        .map((file) => readFileSync(join(folder, 'oracle/level-neo/faults', file), 'utf8'))
        .join('');
    const count = (text: string, id: string) => text.split(`'${id}'`).length - 1;
    expect(count(faults(root), '2-2-3')).toBe(count(faults(projectRoot()), '2-2-4'));
    expect(count(faults(root), '2-2-1')).toBe(count(faults(projectRoot()), '2-2-2'));
    for (const clause of real.clauses.filter(({ reading }) => reading))
      expect(
        present.clauses.find(({ id }) => id === (update.numbers.get(clause.id) ?? clause.id))?.reading,
      ).toBeDefined();
  });

  test('nothing waits for a review any more', () => {
    expect(existsSync(join(root, 'features/level-neo/review.json'))).toBe(false);
    expect(present.review).toBeUndefined();
  });

  test('a second time there is nothing to do', () => {
    const again = plan(root, present, without('2-2-1'));
    expect([again.numbers.size, again.renamed.size, [...again.files]]).toEqual([0, 0, []]);
  });
});

test('a section that moves takes along the names of its files, and who imports them', () => {
  const { root, catalogue } = copy('update-section');
  const swap: Record<string, string> = { '5': '6', '6': '5' };
  const swapped = rows
    .map((row) => ({ ...row, id: row.id.replace(/^[56](?=-|$)/, (section) => swap[section]!) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  const update = plan(root, catalogue, swapped);
  execute(update, root);
  const names = filesBelow(join(root, 'features/level-neo'));
  expect(names).toEqual(expect.arrayContaining(['06-attacks.feature', '05-cover.feature']));
  expect(names).not.toContain('05-attacks.feature');
  for (const file of filesBelow(join(root, 'oracle/level-neo')).filter((one) => one.endsWith('.ts'))) {
    const text = readFileSync(join(root, 'oracle/level-neo', file), 'utf8');
    for (const [, path] of text.matchAll(/from '(\.\/[\w/.-]+)'/g))
      expect(
        existsSync(join(root, 'oracle/level-neo', file, '..', `${path}.ts`)) ||
          existsSync(join(root, 'oracle/level-neo', file, '..', path!)),
        `${file}: ${path}`,
      ).toBe(true);
  }
  expect(scenariosOf(root).length).toBeGreaterThan(100);
});

test('a clause that is gone and still in use is refused, and nothing is written', () => {
  const { root, catalogue } = copy('update-used');
  expect(() => plan(root, catalogue, without('9-4-1'))).toThrow(
    /^a clause that is gone is still in use; move or remove what depends on it first:\n {2}LN-9-4-1: level-neo\/09-4-after-the-judgement:7, /,
  );
});

test('a new clause is told as one without a scenario', () => {
  const { root, catalogue } = copy('update-added');
  const at = rows.findIndex(({ id }) => id === '1-4');
  const present = [...rows.slice(0, at + 1), { id: '1-5', text: sentence(9, next) }, ...rows.slice(at + 1)];
  const update = plan(root, catalogue, present);
  expect([update.added, [...update.files.keys()]]).toEqual([['1-5'], ['features/level-neo/clauses.json']]);
  expect(update.list.clauses[at + 1]).toMatchObject({ id: '1-5', kind: 'testable' });
});
