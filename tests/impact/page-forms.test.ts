/** What a page does to a text: numbers in brackets and behind signs, titles that run over pages, columns over several pages, paragraphs that a page parts. */
import { describe, expect, test } from 'vitest';
import { catalogueOf, chance, impactOf, print, sentence, changesOf, type Row } from './rulebooks';

const next = chance(21);
const ROWS: Row[] = [1, 2, 3, 4].flatMap((section) => [
  { id: `${section}`, text: ['Meadows', 'Rivers', 'Kettles', 'Owls'][section - 1]!, kind: 'heading' as const },
  ...Array.from({ length: 30 }, (_, at) => ({ id: `${section}-${at + 1}`, text: sentence(9 + (at % 20), next) })),
]);
const CATALOGUE = catalogueOf(ROWS);
const impact = (text: string) => impactOf(CATALOGUE, text);
const numbered = (number: (id: string) => string) => ROWS.map(({ id, text }) => `${number(id)}${text}`).join('\n');
const isSection = (id: string) => !id.includes('-');
const wrapped = print(ROWS, { page: 0, hyphens: 0 }).split('\n');
const pages = (lines: readonly string[], size: number, around: (page: number, first: number) => [string[], string[]]) =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => {
    const [above, below] = around(at + 1, at * size);
    return [...above, ...lines.slice(at * size, (at + 1) * size), ...below].join('\n');
  });
const nothing = { changesOf: [], inside: [] };
const both = (text: string) => {
  const result = impact(text);
  return { changesOf: changesOf(result), inside: result.unplaced.filter(({ where }) => where === 'inside') };
};

describe('nothing has changed, however numbers are printed:', () => {
  test.each<[string, string]>([
    ['in brackets', numbered((id) => `(${id}) `)],
    ['in square brackets', numbered((id) => `[${id}] `)],
    ['behind a section sign', numbered((id) => `§ ${id} `)],
    ['behind a word', numbered((id) => `Rule ${id}: `)],
    ['sections behind a word', numbered((id) => (isSection(id) ? `Chapter ${id}: ` : `${id}. `))],
    ['as headings of Markdown', numbered((id) => `${isSection(id) ? '#' : '##'} ${id} `)],
    ['bold in Markdown', numbered((id) => `**${id}.** `)],
    ['as a list of Markdown', numbered((id) => `- ${id}. `)],
    [
      'with wide digits',
      numbered((id) => `${id}. `.replace(/[\d.-]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))),
    ],
    ['with line separators of Unicode', numbered((id) => `${id}. `).replaceAll('\n', '\u2028')],
  ])('%s', (_what, text) => {
    expect(both(text)).toEqual(nothing);
  });

  test('right before words in capitals', () => {
    const rows = [...ROWS, { id: '4-31', text: 'LAMP! cards are lit.' }, { id: '4-32', text: 'K.O.' }];
    const text = rows.map(({ id, text: words }) => (/^[A-Z][A-Z.]/.test(words) ? `${id}${words}` : `${id}. ${words}`));
    expect(changesOf(impactOf(catalogueOf(rows), text.join('\n')))).toEqual([]);
  });

  test('and words that begin with a number', () => {
    const rows = [...ROWS, { id: '4-31', text: '3 owls see a lamp.' }, { id: '4-31-1', text: 'They say so.' }];
    expect(changesOf(impactOf(catalogueOf(rows), rows.map(({ id, text }) => `${id}. ${text}`).join('\n')))).toEqual([]);
    const added = [...rows, { id: '4-32', text: '2 kettles stand on a bridge.' }];
    const text = added.map(({ id, text: words }) => `${id}. ${words}`).join('\n');
    expect(changesOf(impactOf(catalogueOf(rows), text))).toEqual(['added 4-32']);
  });

  test('by letters between numbers', () => {
    const rows = [
      ...ROWS,
      { id: 'G', text: 'Words' },
      { id: 'G-1', text: 'An awl is a tool.' },
      { id: 'G-K', text: 'K' },
    ];
    const all = [...rows, { id: 'G-2', text: 'A kettle whistles.' }];
    const text = all.map(({ id, text: words }) => `${id}. ${words}`).join('\n');
    const catalogue = catalogueOf(all);
    expect(
      changesOf(impactOf({ ...catalogue, sections: [...catalogue.sections, { id: 'G', title: 'Words' }] }, text)),
    ).toEqual([]);
  });
});

describe('nothing has changed, whatever stands around the lines of a page:', () => {
  const titleAt = (line: number) => {
    const title = wrapped.slice(0, line + 1).findLast((one) => /^\d\. /.test(one));
    return title ?? wrapped.find((one) => one !== '')!;
  };
  test.each<[string, string]>([
    [
      'numbers in Roman digits',
      pages(wrapped, 24, (page) => [
        [],
        ['', ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'][page - 1]!],
      ]).join('\n\f'),
    ],
    [
      'the title of the section',
      pages(wrapped, 24, (page, line) => [
        [titleAt(line), ''],
        ['', `${page}`],
      ]).join('\n\f'),
    ],
    [
      'the title of the section, without page breaks',
      pages(wrapped, 24, (page, line) => [
        [titleAt(line), ''],
        ['', `${page}`],
      ]).join('\n'),
    ],
    [
      'soft hyphens at ends of lines',
      wrapped.join('\n').replace(/ (\p{Ll}{3})(\p{Ll}{3,})\n(?=\p{Ll})/gu, ' $1\u00ad\n$2 '),
    ],
  ])('%s', (_what, text) => {
    expect(both(text)).toEqual(nothing);
  });

  test('a number that a clause names, behind a blank line and before a capital', () => {
    const rows = [...ROWS, { id: '4-31', text: 'Nobody lights what is named in 3-7. At dawn this ends.' }];
    const text = rows.map(({ id, text: words }) => `${id}. ${words.replace(' 3-7. At', '\n\n3-7. At')}`).join('\n\n');
    expect(changesOf(impactOf(catalogueOf(rows), `${text}\n\n5. Foxes`))).toEqual(['added 5']);
  });

  test('of a clause that is parted by a page and names a moved number', () => {
    const rows = [
      ...ROWS,
      { id: '5', text: 'Lamps', kind: 'heading' as const },
      { id: '5-1', text: 'A lamp is lit by its owner. “Lit” is told in 4-29, and nowhere else.' },
    ];
    const text = rows
      .filter(({ id }) => id !== '4-2')
      .map(({ id, text: words }) => ({
        id: id.replace(/^4-(\d+)$/, (_all, part) => `4-${Number(part) - Number(Number(part) > 2)}`),
        words,
      }))
      .map(({ id, words }) => `${id}. ${words.replace('4-29', '4-28').replace(' “Lit”', '\n\n7\n\fRules\n\n“Lit”')}`)
      .join('\n');
    const result = impactOf(
      catalogueOf(rows),
      text.replace('\n2.', '\n\n5\n\fRules\n\n2.').replace('\n3.', '\n\n6\n\fRules\n\n3.'),
    );
    expect(changesOf(result).filter((line) => !line.startsWith('renumbered'))).toEqual(['removed 4-2']);
    expect(result.unplaced).toEqual([]);
  });
});

describe('two columns', () => {
  const columns = (lines: readonly string[], size: number) =>
    Array.from({ length: Math.ceil(lines.length / (2 * size)) }, (_, at) => {
      const [left, right] = [0, size].map((from) => lines.slice(2 * size * at + from, 2 * size * at + from + size));
      return left!.map((line, row) => (right![row] ? `${line.padEnd(68)}${right![row]}` : line));
    });
  const narrow = print(ROWS, { width: 60, page: 0, hyphens: 0 }).split('\n');
  const apart = narrow.flatMap((line) => (/^\d/.test(line) ? ['', line] : [line]));

  test.each([
    [
      'the last page with a few lines',
      columns(
        narrow.filter((line) => line !== ''),
        37,
      ),
    ],
    ['blank lines between all clauses', columns(apart, 40)],
    [
      'a title over both',
      columns(apart, 40).map((page) => [
        'A title of our own that runs over both of the columns, and that is of no rule',
        '',
        ...page,
      ]),
    ],
    ['page numbers in the middle', columns(apart, 40).map((page, at) => [...page, '', `${' '.repeat(64)}${at + 1}`])],
  ])('%s', (_what, text) => {
    expect(both(text.map((page) => page.join('\n')).join('\n\f'))).toEqual(nothing);
  });

  test('without page breaks, page numbers tell where a page ends', () => {
    const text = columns(apart, 40).map((page, at) => [...page, '', `${' '.repeat(64)}${at + 1}`, ''].join('\n'));
    expect(both(text.join('\n'))).toEqual(nothing);
  });

  test('without either they are refused in one line', () => {
    expect(() => impact(columns(apart, 40).flat().join('\n'))).toThrow(
      /^new\.txt: line 1: two columns side by side, and nothing shows where a page ends; [^\n]+$/,
    );
  });
});

describe('what was added to a clause and stands on a line of its own', () => {
  const long = { id: '4-31', text: 'A lamp that nobody has lit in three turns is put under the meadow of its owner.' };
  const rows = [...ROWS, long, { id: '4-32', text: 'Owls see every lamp that burns.' }];
  const text = (more: string) =>
    print(
      rows.map((row) => (row.id === '4-31' ? { ...row, text: `${row.text}${more}` } : row)),
      { width: 85, page: 0, hyphens: 0 },
    );

  test('behind a full line', () => {
    const added = text(' Nobody may light it there.');
    expect(added).toContain('owner.\nNobody');
    expect(changesOf(impactOf(catalogueOf(rows), added))).toEqual(['reworded 4-31']);
  });

  test('a clause without its number is merged into the one before it', () => {
    const merged = text('').replace('\n4-32. ', '\n');
    expect(changesOf(impactOf(catalogueOf(rows), merged))).toEqual(['merged 4-31+4-32 -> 4-31']);
  });
});

test('a short first part of a clause that was split, of which the catalogue knows next to nothing', () => {
  const short = 'Whoever has no lamp may borrow one of the other player until the sun comes up again.';
  const rest =
    'The other player gets it back at the end of the turn, with one kettle for each owl that has seen it burn, and lights another in its place. If nobody has an owl, both players put a kettle under the meadow and begin the turn anew.';
  const rows = [...ROWS, { id: '4-31', text: `${short} ${rest}` }];
  const text = [...ROWS, { id: '4-31', text: short }, { id: '4-32', text: rest }].map(
    ({ id, text: words }) => `${id}. ${words}`,
  );
  expect(changesOf(impactOf(catalogueOf(rows), text.join('\n')))).toEqual(['split 4-31 -> 4-32+4-31']);
});

test('a clause that names another one which was merged is not reworded', () => {
  const rows = [...ROWS, { id: '4-31', text: 'Owls see what 3-6 says, and nobody else does.' }];
  const merged = rows
    .filter(({ id }) => id !== '3-6')
    .map(({ id, text }) => ({
      id: id.replace(/^3-(\d+)$/, (_all, part) => `3-${Number(part) - Number(Number(part) > 6)}`),
      text: id === '3-5' ? `${text} ${rows.find((row) => row.id === '3-6')!.text}` : text.replace('3-6', '3-5'),
    }));
  const result = impactOf(catalogueOf(rows), merged.map(({ id, text }) => `${id}. ${text}`).join('\n'));
  expect(changesOf(result).filter((line) => !line.startsWith('renumbered'))).toEqual(['merged 3-5+3-6 -> 3-5']);
});

describe('without numbers', () => {
  const rows = [
    ...ROWS,
    {
      id: '4-31',
      text: 'To light a lamp: (1) show the lamp to the other player, (2) pay what it costs in kettles, (3) put it in your meadow, and (4) say so.',
    },
  ];
  const bullets = (list: readonly Row[]) => print(list, { form: 'bullets', width: 60, page: 0, hyphens: 0 });

  test('a number of a list at the beginning of a line', () => {
    expect(bullets(rows)).toMatch(/\n\(\d\) /);
    expect(changesOf(impactOf(catalogueOf(rows), bullets(rows)))).toEqual([]);
  });

  test('a sentence that was added to a bullet belongs to its clause', () => {
    const text = bullets(
      ROWS.map((row) => (row.id === '2-20' ? { ...row, text: `${row.text} Then every owl sleeps until dawn.` } : row)),
    );
    expect(changesOf(impact(text))).toEqual(['reworded 2-20']);
  });
});
