/** Differences of words: brackets of cards stay what they are, and misprints are told apart from another meaning. */
import { describe, expect, test } from 'vitest';
import { impactLines, impactMarkdown } from '../../reports/impact';
import { unreviewed } from '../../runner/impact/review';
import { countWords, wordDiff } from '../../runner/impact/word-diff';
import { catalogueOf, chance, impactOf, print, sentence, type Row } from './rulebooks';

const RULES = [
  'The character receives an attack',
  'A character receives it',
  'Characters and a character',
  'may, many',
];
const kinds = (old: string, present: string) =>
  wordDiff(old, present, countWords([...RULES, ...RULES, old, present])).map(({ kind }) => kind);

describe('a word that stands nowhere else and is like a word of the rulebook is a misprint:', () => {
  test.each([
    ['The charcter rests', 'The character rests'],
    ['The character rests', 'The chraacter rests'],
    ['It recieves two', 'It receives two'],
  ])('%s -> %s', (old, present) => {
    expect(kinds(old, present)).toEqual(['spelling']);
  });
});

describe('these are changes of meaning:', () => {
  test.each([
    ['You may rest', 'You many rest'],
    ['The character rests', 'The characters rests'],
    ['The attack ends', 'The attacked ends'],
    ['It has 2000 power', 'It has 3000 power'],
    ['It rests on it', 'It rests in it'],
    ['It rests an owl', 'It rests an awl'],
    ['A charcter rests', 'A character of yours rests'],
  ])('%s -> %s', (old, present) => {
    expect(kinds(old, present)).toContain('meaning');
  });
});

describe('of an edition', () => {
  const next = chance(19);
  const rows: Row[] = [
    ...Array.from({ length: 60 }, (_, at) => ({ id: `1-${at + 1}`, text: sentence(14, next) })),
    { id: '1-61', text: 'A whistles [Blocker] {of} one [-side-] opponent rests.' },
  ];
  const edit = (id: string, from: string, to: string) =>
    rows.map((row) => (row.id === id ? { ...row, text: row.text.replace(from, to) } : row));
  const plain = { page: 0, hyphens: 0 };
  const impact = (present: readonly Row[], old: readonly Row[] = rows) =>
    impactOf(catalogueOf(old), print(present, plain), print(old, plain));

  test('no mark of ours stands between brackets of the text', () => {
    const result = impact(edit('1-61', 'one', 'two'));
    expect(impactLines(result).join('\n')).toMatch(/was: \.\.\..*\{of\} one \[-side-/);
    expect(impactLines(result).join('\n')).toMatch(/now: \.\.\..*\{of\} two \[-side-/);
    expect(impactMarkdown(result)).toContain('two \\[-side-');
  });

  test('a corrected misprint is told as one, and needs no review', () => {
    const misprinted = edit('1-61', 'opponent', 'oponent');
    const result = impact(rows, misprinted);
    expect(result.attention).toEqual(['1 reworded in spelling alone']);
    expect(impactLines(result).join('\n')).toContain('! reworded in spelling alone LN-1-61, line');
    expect(impactLines(result).join('\n')).toContain('spelling: oponent -> opponent');
    expect(unreviewed(result.changes)).toEqual([]);
  });
});
