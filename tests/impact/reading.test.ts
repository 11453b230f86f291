/** What pages add to a rulebook, and what goes wrong on the way from a page to a text. */
import { describe, expect, test } from 'vitest';
import { catalogueOf, impactOf, print, changesOf, type Row } from './rulebooks';

const ROWS: Row[] = [
  { id: '1', text: 'Meadows', kind: 'heading' },
  { id: '1-1', text: 'A marmot that whistles rests until the end of the turn of its owner.' },
  { id: '1-2', text: 'Up to two umbrellas may stand face-up in each meadow at any one time.' },
  { id: '1-2-1', text: 'The kettle of a player stands beside them, and its lamp counts as lit.' },
  { id: '1-2-2', text: 'Whoever has no umbrella loses 1000 power, see 2-1, and draws a card.' },
  { id: '1-3', text: 'The river counts as a meadow of both players while no lamp is lit on it.' },
  { id: '2', text: 'Rivers', kind: 'heading' },
  { id: '2-1', text: 'When a river rises, proceed to 1-2-2 and then shuffle the deck of umbrellas.' },
  { id: '2-2', text: 'Nobody crosses a river in the night; a lamp is taken for daylight there.' },
  { id: '2-3', text: 'It does not affect the game.' },
  { id: '2-4', text: 'Bridges', kind: 'heading' },
  { id: '2-4-1', text: 'A bridge carries three marmots, or one marmot with an umbrella at a time.' },
  { id: '2-4-2', text: 'It does not affect the game.' },
];
const CATALOGUE = catalogueOf(ROWS);
const lines = ROWS.map(({ id, text }) => `${id}. ${text}`);
const plain = lines.join('\n');
const impact = (text: string, old?: string) => impactOf(CATALOGUE, text, old);
const nothing = { changesOf: [] as string[], attention: [] as string[] };
const both = (text: string) => {
  const result = impact(text);
  return { changesOf: changesOf(result), attention: result.attention };
};
const edit = (id: string, change: (line: string) => string) =>
  lines.map((line) => (line.startsWith(`${id}. `) ? change(line) : line)).join('\n');

describe('nothing has changed, whatever the text looks like:', () => {
  const wrapped = print(ROWS, { width: 40, page: 0, hyphens: 2 });
  test.each<[string, string]>([
    ['as it is', plain],
    ['lines end as on Windows', plain.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${plain}`],
    ['blank lines between all clauses', lines.join('\n\n')],
    ['wrapped and hyphenated', wrapped],
    [
      'hyphens within words at ends of lines',
      plain.replace('face-up', 'face-\nup').replace('umbrellas may', 'umbrel-\nlas may'),
    ],
    ['a soft hyphen', plain.replace('umbrellas may', 'umbrel\u00adlas may')],
    ['typographic quotes, dashes as numbers print them', plain.replaceAll('-', '–')],
    ['no dot behind the numbers', lines.map((line) => line.replace('. ', ' ')).join('\n')],
    ['bullets before the numbers', lines.map((line) => `• ${line}`).join('\n')],
    ['a space in a number', plain.replace('1-2-1.', '1 -2 - 1.')],
    ['l for 1', plain.replace('1-2-1.', 'l-2-1.').replace('\n2-1.', '\n2-l.')],
    ['a number on a line of its own', plain.replace('1-3. ', '1-3.\n')],
    [
      'a number that a sentence names begins a line',
      plain.replace('see 2-1,', 'see\n2-1,').replace('to 1-2-2', 'to\n1-2-2'),
    ],
    [
      'a contents page',
      `Contents\n${lines.map((line, at) => `${line.slice(0, 20)} ........ ${at + 2}`).join('\n')}\n${plain}`,
    ],
    ['contents without dots', `1. Meadows\n2. Rivers\n2-4. Bridges\n\n${plain}`],
    ['headers and page numbers between form feeds', print(ROWS, { width: 40, page: 5 })],
    ['headers and page numbers without form feeds', print(ROWS, { width: 40, page: 5, feeds: false })],
    [
      '"Page 3 of 9" in the middle of a clause',
      wrapped
        .split('\n')
        .flatMap((line, at) => (at % 4 === 3 ? [line, `Page ${at} of 99`] : [line]))
        .join('\n'),
    ],
    [
      'a table behind a clause',
      plain.replace('2-2.', '2-2.').replace('\n2-3.', '\n\nTroll   3   yes\nMarmot  1   no\n2-3.'),
    ],
    ['two columns side by side', columns(lines)],
  ])('%s', (what, text) => {
    const result = impact(text);
    expect(changesOf(result)).toEqual([]);
    if (what !== 'a table behind a clause') expect(result.attention).toEqual([]);
  });
});

/** As pdftotext -layout prints a page of two columns. */
function columns(all: readonly string[]): string {
  const wrapped = print(ROWS, { width: 34, page: 0, hyphens: 0 })
    .split('\n')
    .filter((line) => line !== '');
  expect(all.length).toBeGreaterThan(0);
  const half = Math.ceil(wrapped.length / 2);
  return wrapped
    .slice(0, half)
    .map((line, at) => `${line.padEnd(42)}${wrapped[half + at] ?? ''}`)
    .join('\n');
}

describe('numbers', () => {
  test('one that is misprinted is read as the only one that can stand there', () => {
    const result = impact(edit('1-3', (line) => line.replace('1-3', '1-33')).replace('\n2-2. ', '\n2-1. '));
    expect([changesOf(result), result.misprints]).toEqual([
      [],
      [
        { printed: '1-33', read: '1-3', line: 6 },
        { printed: '2-1', read: '2-2', line: 9 },
      ],
    ]);
  });

  test('one that is printed twice counts by the second', () => {
    expect(both(edit('2-4-1', (line) => line.replace('2-4-1. ', '2-4-. 2-4-1. ')))).toEqual(nothing);
    expect(both(edit('2-4-2', (line) => line.replace('2-4-2. ', '2-4-1. 2-4-2. ')))).toEqual(nothing);
  });
});

describe('what belongs to no clause', () => {
  test('a table is told with the clause that it stands after, and asks for a person', () => {
    const result = impact(plain.replace('\n2-3.', '\n\nTroll   3   yes\nMarmot  1   no\n2-3.'));
    expect(result.unplaced).toEqual([
      { line: 11, text: 'Troll   3   yes', where: 'inside', after: '2-2' },
      { line: 12, text: 'Marmot  1   no', where: 'inside', after: '2-2' },
    ]);
    expect(result.attention).toEqual(['2 lines outside any clause']);
  });

  test('what the older text has as well is nothing new', () => {
    const table = '\n\nTroll   3   yes\nMarmot  1   no\n2-3.';
    const old = plain.replace('\n2-3.', table);
    expect(impact(old, old)).toMatchObject({ unplaced: [], attention: [] });
    const text = plain.replace('\n2-3.', table.replace('no', 'yes'));
    expect(impact(text, old).unplaced.map((one) => one.text)).toEqual(['Marmot  1   yes']);
  });

  test('title and date before the first clause ask for nobody', () => {
    const result = impact(`Rules of our game\nLast update: 3/2/2018\n\n${plain}`);
    expect(result.unplaced.map(({ where }) => where)).toEqual(['before', 'before']);
    expect(result.attention).toEqual([]);
  });
});

describe('meaning and punctuation', () => {
  const changed = edit('1-1', (line) => line.replace('marmot that whistles', 'marmot, that whistles,'));

  test('only punctuation asks for nobody', () => {
    const result = impact(changed);
    expect(result.changes.map(({ kind, words }) => [kind, words])).toEqual([['unchanged', 'punctuation']]);
    expect(result.attention).toEqual([]);
  });

  test('with the old text, what differs is told word by word', () => {
    const diff = (text: string) => impact(text, plain).changes[0]!.diff!;
    expect(diff(changed).map(({ was, is, kind }) => [was, is, kind])).toEqual([
      ['', ',', 'punctuation'],
      ['', ',', 'punctuation'],
    ]);
    expect(
      diff(edit('1-2', (line) => line.replace('two', 'three'))).map(({ was, is, kind }) => [was, is, kind]),
    ).toEqual([['two', 'three', 'meaning']]);
  });

  test('a sign before a number is meaning', () => {
    const result = impact(edit('1-2-2', (line) => line.replace('loses 1000', 'loses -1000')));
    expect(changesOf(result)).toEqual(['reworded 1-2-2']);
  });
});
