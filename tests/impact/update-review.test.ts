/** `catalogue update` stops while lines are unread or changes are not reviewed, and takes the former text into account. */
import { describe, expect, test } from 'vitest';
import { refuseUnreviewed } from '../../cli/catalogue';
import { refuseDebris } from '../../runner/impact/guards';
import { reviewOf, unreviewed } from '../../runner/impact/review';
import { studyWithEditions } from '../../runner/impact/study';
import { NO_TOUCHES } from '../../runner/impact/touches';
import { catalogueOf, chance, print, sentence, type Print, type Row } from './rulebooks';

const next = chance(57);
const rows: Row[] = Array.from({ length: 60 }, (_, at) => ({
  id: `${1 + Math.floor(at / 20)}-${(at % 20) + 1}`,
  text: sentence(14, next),
}));
const catalogue = catalogueOf(rows);
const PLAIN: Print = { page: 0, hyphens: 0 };

function studied(text: string, old?: string) {
  return studyWithEditions({
    catalogue,
    all: [catalogue],
    text: { name: 'new.txt', bytes: Buffer.from(text) },
    ...(old !== undefined && { old: { name: 'old.txt', bytes: Buffer.from(old) } }),
    touches: () => NO_TOUCHES,
  });
}

function checkDebris(text: string, old?: string): void {
  const { impact, editions } = studied(text, old);
  refuseDebris(editions, impact.unplaced);
}

const reworded = (...ids: string[]) =>
  rows.map((row) => (ids.includes(row.id) ? { ...row, text: row.text.replace(/^\S+ \S+/, 'Nobody ever') } : row));

describe('lines that belong to no clause', () => {
  const lines = print(rows, PLAIN).split('\n');
  const at = lines.findIndex((line) => line.startsWith('2-7.'));
  const withLine = (line: string) => [...lines.slice(0, at), '', line, '', ...lines.slice(at)].join('\n');

  test('are refused with their place', () => {
    expect(() => checkDebris(withLine('Owls See More Than Players'))).toThrow(
      new RegExp(
        `^a line belongs to no clause:\\n {2}line ${at + 2}: Owls See More Than Players\\nNothing was written\\. `,
      ),
    );
  });

  test('are not, if they are an example, or the former text has them too', () => {
    expect(() => checkDebris(withLine('Example: an owl sees two cards.'))).not.toThrow();
    const table = withLine('Owls See More Than Players');
    expect(() => checkDebris(table, table)).not.toThrow();
  });

  test('in a text without numbers, pieces that are like no clause', () => {
    const debris = Array.from({ length: 30 }, () => ({ id: '0', text: sentence(11, next) }));
    const text = print([...rows.slice(0, 30), ...debris, ...rows.slice(30)], {
      ...PLAIN,
      form: 'paragraphs',
      width: 0,
    });
    expect(() => checkDebris(text)).toThrow(
      /^90 clauses found, where the previous edition has 60: 30 pieces of text resemble no clause/,
    );
  });
});

describe('a reworded clause', () => {
  const one = studied(print(reworded('1-3', '2-9'), PLAIN)).impact;

  test('is refused until it is reviewed', () => {
    expect(() => refuseUnreviewed(one, undefined)).toThrow(
      /^2 changes are not reviewed; nothing is written:\n {2}reworded LN-1-3, line \d+\n {2}reworded LN-2-9, line \d+\n/,
    );
    const first = reviewOf(catalogue, { file: 'new.txt', changes: one.changes }, ['LN-1-3'])!;
    expect([first.clauses, Object.keys(first.reviewed!)]).toEqual([{ '2-9': 'reworded' }, ['1-3']]);
    expect(unreviewed(one.changes, first).map(({ old }) => old[0])).toEqual(['2-9']);
    const both = reviewOf({ ...catalogue, review: first }, { file: 'new.txt', changes: one.changes }, ['2-9'])!;
    expect(both.clauses).toEqual({});
    expect(() => refuseUnreviewed(one, both)).not.toThrow();
  });

  test('loses its mark when its words change again', () => {
    const marked = reviewOf(catalogue, { file: 'new.txt', changes: one.changes }, ['1-3', '2-9'])!;
    const text = print(reworded('1-3', '2-9'), PLAIN).replace('Nobody ever', 'Somebody often');
    const { changes } = studied(text).impact;
    expect(unreviewed(changes, marked).map(({ old }) => old[0])).toEqual(['1-3']);
    expect(reviewOf({ ...catalogue, review: marked }, { file: 'later.txt', changes })!.clauses).toEqual({
      '1-3': 'reworded',
    });
  });

  test('cannot be marked if it did not change', () => {
    expect(() => reviewOf(catalogue, { file: 'new.txt', changes: one.changes }, ['LN-1-4'])).toThrow(
      '--reviewed: new.txt does not reword, split, merge or remove a clause LN-1-4',
    );
  });
});

describe('with the text of the former edition', () => {
  test('a misprint that both texts have needs no review', () => {
    const misprinted = (some: readonly Row[]) =>
      print(some, PLAIN).replace(rows[4]!.text.slice(0, 12), 'Mramot whsitl');
    expect(unreviewed(studied(misprinted(rows)).impact.changes)).toHaveLength(1);
    expect(unreviewed(studied(misprinted(rows), misprinted(rows)).impact.changes)).toEqual([]);
  });

  test('another edition than that of the catalogue is refused', () => {
    const other = print(
      rows.map((row) => ({ ...row, id: row.id.replace(/^2-(\d+)$/, (_all, at) => `2-${Number(at) + 1}`) })),
      PLAIN,
    );
    expect(() => studied(print(rows, PLAIN), other)).toThrow(
      /^--old: old\.txt is not the text of .*: 20 of its 60 clauses are missing or have other numbers there$/,
    );
  });
});
