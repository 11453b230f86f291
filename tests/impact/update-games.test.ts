/** `catalogue update` of one game leaves every other game as it is, although both have files of the same name. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue, projectRoot } from '../../runner/catalogue';
import type { NewNumbers } from '../../runner/impact/rename';
import { renameInFiles } from '../../runner/impact/rename-files';
import { scratchFolder } from '../command';

const catalogue = loadCatalogue('one-piece');
const other = loadCatalogue('dragon-ball-super');
const root = scratchFolder('update-games');
for (const folder of [
  'features/one-piece',
  'features/dragon-ball-super',
  'oracle',
  'docs',
  'tests/fixtures',
  'scripts',
])
  cpSync(join(projectRoot(), folder), join(root, folder), { recursive: true });

/** A section is put in before the ninth. */
const numbers: NewNumbers = new Map(
  catalogue.clauses.flatMap(({ id }) => {
    const [, section = '', rest = ''] = /^(9|10|11)(?=-|$)(.*)$/.exec(id) ?? [];
    return section === '' ? [] : [[id, `${Number(section) + 1}${rest}`] as const];
  }),
);
const { files, renamed, unclear } = renameInFiles(catalogue, [other], numbers, root);
const before = (file: string) => readFileSync(join(root, file), 'utf8');
const changed = [...files].filter(([file, text]) => before(file) !== text).map(([file]) => file);

test('no file of the other game is renamed or changed', () => {
  expect(renamed.get('oracle/one-piece/09-rule-processing.ts')).toBe('oracle/one-piece/10-rule-processing.ts');
  const ofOther = /dragon-ball-super/;
  expect([...renamed.keys(), ...renamed.values(), ...changed].filter((file) => ofOther.test(file))).toEqual([]);
});

test('a shared file names the files of this game anew, and those of the other as before', () => {
  const edits = files.get('scripts/mutation/equivalents.yaml')!;
  expect(before('scripts/mutation/equivalents.yaml')).toContain('oracle/one-piece/09-rule-processing.ts');
  expect(edits).not.toContain('oracle/one-piece/09-rule-processing.ts');
  const count = (text: string) => text.split('oracle/dragon-ball-super/09-rule-processing.ts').length;
  expect(count(edits)).toBe(count(before('scripts/mutation/equivalents.yaml')));
});

test('a page of the game is renumbered whole', () => {
  const old = [...numbers.keys()].filter((id) => id.startsWith('9-'));
  const page = files.get('docs/one-piece.md')!;
  expect(page).not.toMatch(/OP-10-1-4-1/);
  expect(files.get('oracle/one-piece/09-rule-processing.ts')).not.toMatch(
    new RegExp(`(?<![\\d-])(?:${old.join('|')})(?![\\d-])`),
  );
});

test('a page of several games is renumbered whole, or named with its lines', () => {
  const page = files.get('docs/design/loops.md')!;
  expect(page).toContain('OP 12-1-1-1, DBS 11-1-2');
  for (const place of unclear) expect(changed).not.toContain(place.replace(/:\d+$/, ''));
});
