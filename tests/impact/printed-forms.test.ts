/** Forms in which real editions are printed: numbers glued to words or in the middle of a line, gaps, contents without pages, guillemets. */
import { describe, expect, test } from 'vitest';
import { impactLines } from '../../reports/impact';
import { readTrace, traceOf } from '../../runner/impact/words';
import { catalogueOf, chance, impactOf, sentence, changesOf, type Row } from './rulebooks';

const ROWS: Row[] = [
  { id: '1', text: 'Meadows', kind: 'heading' },
  { id: '1-1', text: 'Marmots', kind: 'heading' },
  { id: '1-1-1', text: 'A marmot that whistles rests until the end of the turn of its owner.' },
  { id: '1-1-2', text: 'The umbrella of a resting marmot is folded, and no kettle may touch it.' },
  { id: '1-1-3', text: 'In the night a “sleeping” marmot stays where it is; see 2-2-1 for lamps.' },
  { id: '1-2', text: 'Kettles', kind: 'heading' },
  { id: '1-2-1', text: 'Whoever has no kettle on the meadow draws one card and lights a lamp.' },
  { id: '2', text: 'Rivers', kind: 'heading' },
  { id: '2-1', text: 'Bridges', kind: 'heading' },
  { id: '2-1-1', text: 'A bridge carries three marmots, or one marmot with an umbrella at a time.' },
  { id: '2-1-2', text: 'Nobody crosses a bridge twice in a turn, whatever a card of his says.' },
  { id: '2-2', text: 'Lamps', kind: 'heading' },
  { id: '2-2-1', text: 'Every lamp that is lit counts as daylight for the bridge beside it.' },
];
const CATALOGUE = catalogueOf(ROWS);
const lines = ROWS.map(({ id, text }) => `${id}. ${text}`);
const plain = lines.join('\n');
const impact = (text: string, old?: string) => impactOf(CATALOGUE, text, old);
const replaced = (text: string, ...pairs: [string, string][]) =>
  pairs.reduce((all, [from, to]) => {
    expect(all).toContain(from);
    return all.replace(from, to);
  }, text);

describe('nothing has changed:', () => {
  test.each<[string, string]>([
    ['no dot and no space behind a number', replaced(plain, ['1-1-1. A', '1-1-1A'], ['2-1-2. N', '2-1-2N'])],
    ['a number that ends with 1 before a word with I', replaced(plain, ['1-1-3. In', '1-1-3In'])],
    ['a number in the middle of a line', replaced(plain, ['owner.\n1-1-2. The', 'owner. 1-1-2. The'])],
    [
      'two numbers in the middle of a line, one after a bracket',
      replaced(plain, ['owner.\n1-1-2. The', 'owner. 1-1-2. The'], ['it.\n1-1-3. In', 'it. 1-1-3. In']),
    ],
    ['a heading and its first clause in one line', replaced(plain, ['Bridges\n2-1-1. A', 'Bridges 2-1-1. A'])],
  ])('%s', (_what, text) => {
    const result = impact(text);
    expect([changesOf(result), result.attention]).toEqual([[], []]);
  });

  test('a clause that is only named at the end of a sentence begins none', () => {
    const rows = ROWS.map((row) =>
      row.id === '1-2-1' ? { ...row, text: `${row.text} Then do 2-1-1. That is all.` } : row,
    );
    const text = rows.map(({ id, text: words }) => `${id}. ${words}`).join('\n');
    expect(changesOf(impactOf(catalogueOf(rows), text))).toEqual([]);
  });
});

describe('numbers of the publisher', () => {
  test('a small gap is its own, and no misprint', () => {
    const result = impact(replaced(plain, ['\n1-1-3. ', '\n1-1-5. ']));
    expect(result.misprints).toEqual([]);
    expect(changesOf(result)).toEqual(['renumbered 1-1-3 -> 1-1-5']);
  });

  test('headings that bear the number of the section before are misprinted', () => {
    const rows = [...ROWS, { id: '2-3', text: 'Night' }, { id: '2-3-1', text: 'It ends when a lamp is lit anywhere.' }];
    const text = rows.map(({ id, text: words }) => `${id.replace(/^2-3/, '1-3')}. ${words}`).join('\n');
    const result = impactOf(catalogueOf(rows), text);
    expect(changesOf(result)).toEqual([]);
    expect(result.misprints.map(({ printed, read }) => `${printed} ${read}`)).toEqual(['1-3 2-3', '1-3-1 2-3-1']);
  });

  test('two that change places, one of them reworded', () => {
    const result = impact(
      replaced(
        plain,
        [ROWS[9]!.text, '#'],
        [ROWS[10]!.text, ROWS[9]!.text],
        ['#', ROWS[10]!.text.replace('twice', 'again')],
      ),
      plain,
    );
    expect(changesOf(result)).toEqual(['reworded 2-1-2 -> 2-1-1', 'renumbered 2-1-1 -> 2-1-2']);
  });
});

describe('contents without page numbers', () => {
  const contents = 'Rules of our own\nTable of Contents\n1. Meadows\n1-1. Marmots\n2. Running waters\n\n';

  test('are left out and counted', () => {
    const result = impact(`${contents}${plain}`);
    expect(changesOf(result)).toEqual([]);
    expect(result.unplaced.map(({ text }) => text)).toEqual(['Rules of our own']);
    expect(result.debris.contents).toBe(4);
  });
});

test('with a title and a date above, clauses that are gone at the end do not make a text cut off', () => {
  const next = chance(7);
  const rows: Row[] = Array.from({ length: 160 }, (_, at) => ({
    id: `${1 + Math.floor(at / 40)}-${(at % 40) + 1}`,
    text: sentence(12, next),
  }));
  const upTo = (count: number) =>
    [
      'Rules of our own',
      'Last update: 3/2/2018',
      '',
      ...rows.slice(0, count).map(({ id, text }) => `${id}. ${text}`),
    ].join('\n');
  expect(changesOf(impactOf(catalogueOf(rows), upTo(157)))).toEqual(['removed 4-38', 'removed 4-39', 'removed 4-40']);
  expect(() => impactOf(catalogueOf(rows), upTo(150))).toThrow(/cut off\? It ends with 4-30 /);
  expect(() => impactOf(catalogueOf(rows), upTo(157).slice(0, -9))).toThrow(/cut off\? It ends with 4-37 /);
});

describe('a reworded clause that names a number', () => {
  const moved = replaced(
    plain,
    ['\n2-2. Lamps\n2-2-1.', '\n2-2. Kites\n2-2-1. Kites fly while no lamp is lit in the meadow.\n2-3. Lamps\n2-3-1.'],
    ['“sleeping” marmot stays', '“sleeping” marmot remains'],
  );

  test('which has moved, and which it named before: it was left behind', () => {
    const result = impact(moved, plain);
    expect(result.references).toEqual([{ clause: '1-1-3', names: '2-2-1', state: 'stale', now: '2-3-1' }]);
    expect(result.attention).toContain('1 naming a number that has moved or is gone');
  });

  test('which it did not name before, or which followed: nothing is told of it', () => {
    expect(
      impact(moved.replace('see 2-2-1', 'see 2-3-1'), plain).references.filter(({ state }) => state === 'stale'),
    ).toEqual([]);
    const unnamed = plain.replace('see 2-2-1 for lamps', 'it is dark');
    expect(impact(moved, unnamed).references).toEqual([]);
  });
});

test('where only spaces differ, that is said', () => {
  const text = replaced(plain, ['“sleeping” marmot', '“sleeping”marmot']);
  expect(impactLines(impact(text, plain))).toContain('  LN-1-1-3, line 5: only spaces');
});

describe('a catalogue knows some of the words of a long clause only', () => {
  const [LONG, GONE] = [46, 30].map((length, seed) => sentence(length, chance(90 + seed))) as [string, string];
  const inOrder = (some: Row[]) => [...some].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  const rows = inOrder([
    ...ROWS,
    { id: '1-1-4', text: LONG },
    { id: '2-3', text: 'Foxes' },
    { id: '2-3-1', text: GONE },
  ]);
  const catalogue = catalogueOf(rows);
  /** Neighbouring words of a clause that its trace in the catalogue has. */
  const known = (id: string, text: string): string[] => {
    const { sample } = readTrace(catalogue.clauses.find((clause) => clause.id === id)!.trace);
    const words = text.split(' ');
    return words.slice(1, -2).flatMap((word, at) => {
      const pair = `${word} ${words[at + 2]}`;
      return traceOf(`x ${pair} y`).sample.some((one) => sample.includes(one)) ? [pair] : [];
    });
  };
  const text = (changed: Row[]) =>
    inOrder(changed)
      .map(({ id, text: words }) => `${id}. ${words}`)
      .join('\n');

  test('a short one elsewhere with a few of them is no part of it', () => {
    const pairs = known('1-1-4', LONG).slice(0, 2);
    const result = impactOf(
      catalogue,
      text([
        ...rows.map((row) => (row.id === '1-1-4' ? { ...row, text: LONG.split(' ').slice(12).join(' ') } : row)),
        { id: '2-3-2', text: `Foxes ${pairs.join(' gladly ')} today.` },
      ]),
    );
    expect(changesOf(result)).toEqual(['reworded 1-1-4', 'added 2-3-2']);
  });

  test('another one elsewhere with some of them is not the one that has gone', () => {
    const pairs = known('2-3-1', GONE).slice(0, 4);
    const result = impactOf(
      catalogue,
      text([
        ...rows.filter(({ id }) => !id.startsWith('2-3')),
        { id: '2-4', text: 'Owls' },
        {
          id: '2-4-7',
          text: `An owl ${pairs.join(' at midnight and ')} whenever somebody sleeps on the roof of a barn nearby.`,
        },
      ]),
    );
    expect(changesOf(result).sort()).toEqual(['added 2-4', 'added 2-4-7', 'removed 2-3', 'removed 2-3-1']);
  });
});

describe('French typography', () => {
  const quoted: Row[] = ROWS.map((row) => ({
    ...row,
    text: row.text
      .replace('A marmot that whistles', 'À chaque marmotte : “sifflez.”')
      .replace('Every lamp', '“Lampes” : every lamp'),
  }));
  const french = quoted
    .map(({ id, text }) => `${id}. ${text}`.replaceAll('“', '«\u00a0').replaceAll('”', '\u00a0»'))
    .join('\n');
  const catalogue = catalogueOf(quoted);

  test('guillemets and hard spaces are punctuation', () => {
    const result = impactOf(catalogue, french);
    expect([changesOf(result).filter((line) => !line.startsWith('unchanged')), result.attention]).toEqual([[], []]);
  });

  test('wrapped, without a space behind a number, a misprint before a guillemet', () => {
    const text = replaced(
      french,
      ['2-2-1. «', '2-2-11 «'],
      ['1-1-3. In the', '1-1-3.\u00a0In the'],
      ['«\u00a0sleeping\u00a0» marmot', '«\u00a0sleeping\u00a0»\nmarmot'],
    );
    const result = impactOf(catalogue, text);
    expect([changesOf(result).filter((line) => !line.startsWith('unchanged')), result.attention]).toEqual([[], []]);
    expect(result.misprints).toEqual([{ printed: '2-2-11', read: '2-2-1', line: 14 }]);
  });

  test('a text in another language than that of the catalogue is refused in one line', () => {
    const other = ROWS.map(
      ({ id }, at) => `${id}. ${'Une règle tout autre que la précédente, numéro'.slice(0, 20 + at)} ${at}.`,
    );
    expect(() => impact(other.join('\n'))).toThrow(
      /^new\.txt: it has the numbers of A game of our own, but other words; is it in another language\?/,
    );
  });
});
