/** No line of a rule is left out in silence: repeated lines, lines behind a gap, numbers without a space, lone signs. */
import { describe, expect, test } from 'vitest';
import { impactLines } from '../../reports/impact';
import { catalogueOf, chance, changesOf, impactOf, print, sentence, type Row } from './rulebooks';

const next = chance(77);
const ROWS: Row[] = Array.from({ length: 90 }, (_, at) => ({
  id: `${1 + Math.floor(at / 30)}-${(at % 30) + 1}`,
  text: sentence(10 + (at % 20), next),
}));
const LINES = print(ROWS, { page: 0, hyphens: 0 }).split('\n');
const impact = (text: string, rows: readonly Row[] = ROWS) => impactOf(catalogueOf(rows), text);
const after = (ids: readonly string[], ...lines: string[]) =>
  LINES.flatMap((line) => (ids.some((id) => line.startsWith(`${id}.`)) ? [line, ...lines] : [line]));
const HEADER = 'Rules of a game, Ver. 3';
const paged = (lines: readonly string[], feeds: boolean, size = 30) =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
    [HEADER, '', ...lines.slice(at * size, (at + 1) * size), '', `${at + 1}`].join('\n'),
  ).join(feeds ? '\n\f' : '\n');

describe('a line that was put into three clauses is no page header', () => {
  const THREE = ['1-20', '2-20', '3-20'];
  const forms: [string, (lines: readonly string[]) => string][] = [
    ['without pages', (lines) => lines.join('\n')],
    ['with page breaks', (lines) => paged(lines, true)],
    ['with page numbers alone', (lines) => paged(lines, false)],
  ];
  test.each(forms)('%s', (_form, text) => {
    const result = impact(text(after(THREE, 'This is done once a turn.')));
    expect(changesOf(result)).toEqual(THREE.map((id) => `reworded ${id}`));
    expect(result.changes.every(({ newText }) => newText!.includes('This is done once a turn.'))).toBe(true);
  });

  test('nor is one between blank lines', () => {
    const result = impact(paged(after(THREE, '', 'This is done once a turn.', ''), false));
    expect(result.unplaced.filter(({ text }) => text === 'This is done once a turn.')).toHaveLength(3);
    expect(result.attention).not.toEqual([]);
  });
});

test.each([true, false])(
  'the words of a page header inside a clause are words of the clause; page breaks: %s',
  (feeds) => {
    const result = impact(paged(after(['2-5'], HEADER), feeds));
    expect(changesOf(result)).toEqual(['reworded 2-5']);
    expect(result.changes[0]!.newText).toContain(HEADER);
  },
);

test('where nothing shows the ends of pages, the verdict names the headers that were guessed', () => {
  const result = impact(after(['1-20', '2-20', '3-20'], '', 'Rules of owls', '').join('\n'));
  expect(changesOf(result)).toEqual([]);
  expect(impactLines(result).at(-1)).toBe(
    '✓ Nothing to review in the clauses. Left out as page headers, since they repeat: "Rules of owls".',
  );
});

test('lines before the first clause are named in the verdict', () => {
  expect(impactLines(impact(['Nobody may peek.', '', ...LINES].join('\n'))).at(-1)).toBe(
    '✓ Nothing to review in the clauses. 1 line before the first clause was not read.',
  );
});

test('lines after the last clause ask for a person', () => {
  expect(impact([...LINES, '', 'A lost card is lost for ever.'].join('\n')).attention).toEqual([
    '1 line outside any clause',
  ]);
});

test.each(['[1]', '(2)', 'choose.... 5', '5'])('a lone "%s" inside a clause belongs to it', (sign) => {
  expect(changesOf(impact(after(['2-5'], sign).join('\n')))).toEqual(['reworded 2-5']);
});

describe('after a blank line, a sentence goes on', () => {
  const rows = ROWS.map((row) =>
    row.id === '2-7' ? { ...row, text: 'Each player does this: Draw two cards, Then rests a card.' } : row,
  );
  const withText = (text: string) => LINES.join('\n').replace(/2-7\. [^]*?(?=\n2-8\.)/, `2-7. ${text}`);
  test.each([
    ['Each player does this:\n\nDraw two cards,\n\nThen rests a card.', []],
    ['Each player does this:\n\nDraw three cards,\n\nThen rests a card.', ['reworded 2-7']],
  ])('%s', (text, changes) => {
    const result = impact(withText(text), rows);
    expect([changesOf(result), result.unplaced]).toEqual([changes, []]);
  });
});

describe('two numbers without a space between them', () => {
  const deep: Row[] = [
    ...ROWS.slice(0, 40),
    { id: '2-10-1', text: 'Foxes', kind: 'heading' },
    { id: '2-10-1-1', text: sentence(12, next) },
    { id: '2-10-1-2', text: sentence(12, next) },
    ...ROWS.slice(40),
  ];
  /** Both numbers stand before both texts, as happens in a copy from a table. */
  const glued = (rows: readonly Row[], sign: string) =>
    rows
      .map(({ id, text }) => {
        const [first, second] = ['2-10-1-1', '2-10-1-2'].map((one) => one.replaceAll('-', sign));
        if (id === '2-10-1-1') return `${first}.${second}.\n${text}`;
        return id === '2-10-1-2' ? text : `${id.replaceAll('-', sign)}. ${text}`;
      })
      .join('\n');
  test.each(['-', '.'])('are two, and ask for a person; sign "%s"', (sign) => {
    const rows = deep.map((row) => ({ ...row, id: row.id.replaceAll('-', sign) }));
    const result = impact(glued(deep, sign), rows);
    const ids = result.changes.flatMap(({ now, old }) => [...now, ...old]);
    expect(ids.every((id) => id.split(/[-.]/).length <= 4)).toBe(true);
    expect(result.text.clauses).toBe(deep.length);
    expect(result.attention).not.toEqual([]);
  });
});
