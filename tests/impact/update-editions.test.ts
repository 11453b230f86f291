/** `catalogue update --edition`: the game plays the new edition, and the one so far by the same rules. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { loadCatalogue, projectRoot } from '../../runner/catalogue';
import { textOf } from '../../runner/catalogue-list';
import { editionsOf } from '../../runner/impact/study';
import { NO_TOUCHES } from '../../runner/impact/touches';
import { execute, planUpdate, type Update } from '../../runner/impact/update';
import type { Catalogue, ClauseList } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import { scratchFolder } from '../command';
import { catalogueOf, chance, print, sentence, type Row } from './rulebooks';

const next = chance(31);

/** A copy of what stands of a game, whose rulebook says something else. */
function copy(game: GameId): { root: string; catalogue: Catalogue; rows: Row[] } {
  const root = scratchFolder(`update-editions-${game}`);
  for (const folder of [`features/${game}`, `oracle/${game}`, 'docs'])
    cpSync(join(projectRoot(), folder), join(root, folder), { recursive: true });
  const file = join(root, `features/${game}/clauses.json`);
  const list = JSON.parse(readFileSync(file, 'utf8')) as ClauseList;
  const rows = list.clauses.map(({ id }): Row => ({ id, text: sentence(12, next) }));
  const own = catalogueOf(rows, game).clauses;
  const traces = list.clauses.map((clause, at) => ({
    ...clause,
    fingerprint: own[at]!.fingerprint,
    trace: own[at]!.trace,
  }));
  writeFileSync(file, textOf({ ...list, clauses: traces }));
  return { root, catalogue: loadCatalogue(game, join(root, 'features')), rows };
}

/** A heading and a clause below it come right before a clause; those after it move on by one. */
function withSection(rows: readonly Row[], before: string): Row[] {
  const above = before.replace(/\d+$/, '');
  const number = Number(before.slice(above.length));
  const moved = rows.map((row) => {
    const [, at, rest] = row.id.startsWith(above) ? /^(\d+)(.*)$/.exec(row.id.slice(above.length))! : [];
    return at !== undefined && Number(at) >= number ? { ...row, id: `${above}${Number(at) + 1}${rest}` } : row;
  });
  const place = rows.findIndex(({ id }) => id === before);
  const added: Row[] = [
    { id: before, text: 'Owls' },
    { id: `${before}-1`, text: sentence(10, next) },
  ];
  return [...moved.slice(0, place), ...added, ...moved.slice(place)];
}

function taken(game: GameId, before: string, title: string): { root: string; former: Catalogue; update: Update } {
  const { root, catalogue, rows } = copy(game);
  const text = { name: 'new.txt', bytes: Buffer.from(print(withSection(rows, before), { page: 0, hyphens: 0 })) };
  const { editions } = editionsOf({ catalogue, all: [catalogue], text, touches: () => NO_TOUCHES });
  const update = planUpdate({ catalogue, others: [], unplaced: [], editions, title, touches: () => NO_TOUCHES, root });
  execute(update, root);
  return { root, former: catalogue, update };
}

/** Game, where a section is put in, title of the new edition, its name, that of the one so far. */
const games: [GameId, string, string, string, string][] = [
  ['dragon-ball-super', '10-30', 'Comprehensive rules 9.080', '9.080', '1.074'],
  ['level-neo', '3-4', 'Game rules 9.1', '9.1', 'Game.rules'],
  ['one-piece', '4-3', 'Comprehensive rules 9.2.0', '9.2.0', '1.2.0'],
];

describe.each(games)('%s', (game, before, title, name, currentName) => {
  const { root, former, update } = taken(game, before, title);
  const oracle = (file: string) => readFileSync(join(root, 'oracle', game, file), 'utf8');
  const present = loadCatalogue(game, join(root, 'features'));

  test('the list is that of the new edition, and tells the former one by its numbers', () => {
    expect([present.editionName, present.listed]).toEqual([name, title]);
    expect(present.editions.map((one) => one.name)).toEqual([
      ...former.editions.slice(0, -1).map((one) => one.name),
      currentName,
      name,
    ]);
    const { lacks, numbers } = present.editions.find((one) => one.name === currentName)!;
    expect(lacks).toEqual([before, `${before}-1`]);
    expect(numbers).toEqual(Object.fromEntries([...update.numbers].map(([old, now]) => [now, old])));
  });

  test('the oracle plays both', () => {
    expect(oracle('index.ts')).toContain(`  edition: '${name}',\n  editions,\n`);
    expect(oracle('index.ts').split("import { editions } from './editions';")).toHaveLength(2);
    const { code } = transformSync(oracle('editions.ts').replace(/^import .*$/gm, ''), { loader: 'ts' });
    expect(code).toContain(`"${currentName}": { clauses: {} }`);
    expect(oracle('editions.ts')).toMatch(
      new RegExp(`rulebook than ${name.replaceAll('.', '\\.')}, which the table plays`),
    );
  });

  test('the page on editions has it', () => {
    const page = readFileSync(join(root, 'docs/editions.md'), 'utf8');
    expect(page).toMatch(
      new RegExp(`^\\| ${former.title} \\| .*\`${currentName}\`.*, \`${name}\` \\| \`${name}\` \\|$`, 'm'),
    );
  });

  test('a heading is told as no clause without a scenario', () => {
    expect(update.added).toEqual([`${before}-1`]);
    expect(update.list.clauses.find(({ id }) => id === before)!.kind).toBe('heading');
  });
});

test('a game that is not played yet has one edition, that of its list', () => {
  const { root, catalogue, rows } = copy('level-neo');
  const file = join(root, 'oracle/level-neo');
  expect(existsSync(file)).toBe(true);
  const text = { name: 'new.txt', bytes: Buffer.from(print(rows, { page: 0, hyphens: 0 })) };
  const { editions } = editionsOf({ catalogue, all: [catalogue], text, touches: () => NO_TOUCHES });
  const elsewhere = scratchFolder('update-editions-unplayed');
  cpSync(join(root, 'features'), join(elsewhere, 'features'), { recursive: true });
  const update = planUpdate({
    catalogue,
    others: [],
    unplaced: [],
    editions,
    title: 'Rules',
    touches: () => NO_TOUCHES,
    root: elsewhere,
  });
  expect([...update.files.keys()]).toEqual(['features/level-neo/clauses.json']);
});
