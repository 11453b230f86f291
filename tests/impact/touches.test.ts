/** What a change touches, and how it is told: a text of our own under the numbers of LEVEL.NEO. */
import { expect, test } from 'vitest';
import { impactLines, impactMarkdown } from '../../reports/impact';
import { loadCatalogue } from '../../runner/catalogue';
import { study, type Impact } from '../../runner/impact/study';
import { touchesOf } from '../../runner/impact/touches';
import type { Catalogue } from '../../schemas/catalogue';
import { catalogueOf, chance, print, sentence, type Row } from './rulebooks';

const real = loadCatalogue('level-neo');
const next = chance(11);
const rows: Row[] = real.clauses.map(({ id, kind }) => ({
  id,
  text: sentence(13, next),
  ...(kind === 'heading' && { kind }),
}));
const own: Catalogue = {
  ...real,
  clauses: catalogueOf(rows).clauses.map((clause, at) => ({
    ...real.clauses[at]!,
    ...clause,
    kind: real.clauses[at]!.kind,
  })),
};
const touches = touchesOf(real);
const text = (all: readonly Row[]) => print(all, { page: 40 });

function impact(
  present: string,
  { old, whole }: { old?: string; whole?: boolean } = {},
  catalogue = own,
  all = [own],
): Impact {
  const given = (name: string, content: string) => ({ name, bytes: Buffer.from(content) });
  return study({
    catalogue,
    all,
    text: given('new.txt', present),
    ...(old !== undefined && { old: given('old.txt', old) }),
    whole,
    touches,
  });
}

const reworded = rows.map((row) =>
  row.id === '9-4-1' ? { ...row, text: row.text.replace(/^(\S+ \S+ \S+) \S+/, '$1 beforehand') } : row,
);

test('scenarios, functions, faults and readings of a clause, and what only names it', () => {
  const { changes } = impact(text(reworded));
  const [change] = changes;
  expect(changes).toHaveLength(1);
  expect(change).toMatchObject({ kind: 'reworded', old: ['9-4-1'], now: ['9-4-1'], catalogued: ['9-4-1'] });
  const found = change!.touches;
  expect(found.scenarios).toContain('level-neo/09-4-after-the-judgement:7');
  expect(found.functions.map(({ file, in: name }) => `${file} ${name}`)).toContainEqual(
    expect.stringMatching(/^oracle\/level-neo\/09-\S+ \w+$/),
  );
  expect(found.faults.every((id) => id.startsWith('9-4-1-')) && found.faults.length > 0).toBe(true);
  expect(found.named.map(({ file }) => file)).toContainEqual(expect.stringMatching(/^docs\//));
  const reading = touches(real.clauses.find((clause) => clause.reading)!.id).readings;
  expect(reading).toContain(real.clauses.find((clause) => clause.reading)!.reading);
});

test('a citation is no mention, and a mention no citation', () => {
  const { functions, named } = touches('5-1');
  const places = new Set(functions.map(({ file, line }) => `${file}:${line}`));
  expect(named.filter(({ file, line }) => places.has(`${file}:${line}`))).toEqual([]);
});

test('for people: what must be looked at first, then the rest, then the verdict', () => {
  const lines = impactLines(impact(text(reworded), { old: text(rows) }));
  expect(lines[0]).toBe('LEVEL.NEO TCG: old.txt (116 clauses) -> new.txt (116 clauses read, numbered)');
  expect(lines[1]).toBe('  115 unchanged · 1 reworded');
  expect(lines[3]).toMatch(/^! reworded LN-9-4-1, line \d+$/);
  expect(lines[4]).toMatch(/^ {6}was: \.\.\..*\.\.\.$/);
  expect(lines[5]).toMatch(/^ {6}now: \.\.\..* beforehand .*\.\.\.$/);
  expect(lines.some((line) => line.startsWith('    scenarios ('))).toBe(true);
  expect(lines.at(-1)).toBe('! Needs review: 1 reworded, split or merged.');
});

test('Markdown tells everything', () => {
  const result = impact(text(reworded), { old: text(rows) });
  const page = impactMarkdown(result);
  expect(page).toMatch(/^# Impact of `new\.txt` on LEVEL\.NEO TCG\n/);
  expect(page).toContain('\n## reworded LN-9-4-1, line ');
  for (const scenario of result.changes[0]!.touches.scenarios) expect(page).toContain(scenario);
});

test('the same edition: nothing to review', () => {
  const result = impact(text(rows));
  expect([result.changes, result.attention]).toEqual([[], []]);
  expect(impactLines(result).at(-1)).toBe('✓ Nothing to review.');
});

test('a text that is cut off, at its end or its beginning, is refused unless it is said to be whole', () => {
  const cut = text(rows).slice(0, text(rows).length * 0.6);
  const tail = text(rows.slice(50));
  expect(() => impact(cut)).toThrow(
    /^new\.txt: cut off\? It ends with [\d-]+ \(line \d+\), and the \d+ clauses after it are missing; .*--whole$/,
  );
  expect(() => impact(tail)).toThrow(
    /^new\.txt: cut off\? It begins with [\d-]+, and the \d+ clauses before it are missing; .*--whole$/,
  );
  expect(impact(cut, { whole: true }).counts.removed).toBeGreaterThan(20);
  expect(() => impact(text(rows), { old: cut })).toThrow(/^old\.txt: cut off\?/);
});

test('the rulebook of another game is called by its name', () => {
  const other: Row[] = Array.from({ length: 40 }, (_, at) => ({
    id: `${1 + (at >> 3)}-${1 + (at & 7)}`,
    text: sentence(14, next),
  }));
  const catalogue = { ...catalogueOf(other, 'one-piece'), title: 'Another game' };
  expect(() => impact(text(other), {}, own, [own, catalogue])).toThrow(
    'new.txt: the rulebook of Another game (--game one-piece), not of LEVEL.NEO TCG',
  );
});

test('also where the two have much in common, as games of one publisher do', () => {
  const other = rows.map(({ id, text: words }, at): Row => {
    const alike = words.replace(/^(\S+ \S+)/, 'Somebody else');
    return { id, text: at % 6 === 0 ? words : at % 2 === 0 ? alike : sentence(14, next) };
  });
  const catalogue = { ...catalogueOf(other, 'one-piece'), title: 'Another game' };
  expect(() => impact(text(other), {}, own, [own, catalogue])).toThrow(
    'new.txt: the rulebook of Another game (--game one-piece), not of LEVEL.NEO TCG',
  );
  expect(impact(text(other), {}, own, [own]).counts.reworded).toBeGreaterThan(10);
});

test('of a rulebook of 230 KB nothing unchanged is told, and nothing changed missed', () => {
  const many: Row[] = Array.from({ length: 1700 }, (_, at) => ({
    id: `${1 + Math.floor(at / 100)}-${1 + Math.floor((at % 100) / 10)}-${1 + (at % 10)}`,
    text: sentence(24, next),
  }));
  const catalogue = catalogueOf(many);
  const present = text(many.map((row, at) => (at % 40 === 7 ? { ...row, text: sentence(20, next) } : row)));
  expect(present.length).toBeGreaterThan(230_000);
  const changed = many.filter((_, at) => at % 40 === 7).length;
  for (const options of [{ old: text(many) }, {}])
    expect(impact(present, options, catalogue, [catalogue]).counts.unchanged).toBe(many.length - changed);
});
