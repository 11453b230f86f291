import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalogue, loadCatalogues, parseCatalogue } from '../runner/catalogue';
import { projectRoot } from '../runner/root';
import type { ClauseKind } from '../schemas/catalogue';
import {
  fingerprint,
  main,
  makeCatalogue,
  normalise,
  parseRulebook,
  sectionOf,
  shownBy,
  type RulebookClause,
} from '../scripts/make-catalogue';

const scratch = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function clause(id: string, kind: ClauseKind = 'testable', note = '', text = `text of ${id}`): RulebookClause {
  return { id, section: `${sectionOf(id)}. Section ${sectionOf(id)}`, text, kind, note };
}

describe('the catalogues of the project', () => {
  const catalogues = loadCatalogues();

  it('hold every clause of the five rulebooks', () => {
    const counts = catalogues.map(({ game, clauses }) => [
      game,
      clauses.length,
      clauses.filter(({ kind }) => kind === 'testable').length,
    ]);
    expect(counts).toEqual([
      ['one-piece', 490, 325],
      ['dragon-ball-super', 609, 398],
      ['vanguard', 1568, 1022],
      ['battle-spirits', 875, 584],
      ['level-neo', 116, 92],
    ]);
  });

  it('have different tags', () => {
    expect(new Set(catalogues.map(({ tag }) => tag)).size).toBe(5);
  });

  it('name the section of every clause, letters included', () => {
    const sections = (game: number) => catalogues[game]!.sections.map(({ id }) => id);
    expect(sections(2).slice(-4)).toEqual(['18', 'A1', 'A2', 'B']);
    expect(sections(3).slice(-2)).toEqual(['FAQ', 'G']);
  });
});

describe('reading a catalogue', () => {
  const good = readFileSync(join(projectRoot(), 'features', 'level-neo', 'rulebook.yaml'), 'utf8');
  const line = (id: string) => good.split('\n').find((candidate) => candidate.includes(`{ id: ${id},`))!;

  const faults: [what: string, change: [string, string], message: RegExp][] = [
    ['an id twice', ['id: 1-2,', 'id: 1-1,'], /^x: clause 1-1: stands twice$/],
    [
      'an unknown section',
      ['id: 1-2, section: "1"', 'id: 1-2, section: "11"'],
      /^x: clause 1-2: unknown section "11"$/,
    ],
    [
      'a testable clause that is excused',
      [line('1-2'), line('1-2').replace(' }', ', untestable: so }')],
      /^x: clause 1-2: is testable, so/,
    ],
    [
      'another clause that is not',
      [line('1-2'), line('1-2').replace('testable', 'table')],
      /^x: clause 1-2: kind table needs untestable or shownBy$/,
    ],
    [
      'shownBy of a heading',
      ['shownBy: [ 2-4-1 ]', 'shownBy: [ 4-2 ]'],
      /^x: clause 2-4: shownBy names 4-2, which is no testable clause$/,
    ],
    [
      'an unknown kind',
      [line('1-2'), line('1-2').replace('testable', 'testible')],
      /^x: clause 1-2\.kind: .*"testible"/,
    ],
    [
      'a misspelt member',
      [line('1-2'), line('1-2').replace('level:', 'lvel:')],
      /^x: clause 1-2: unknown member "lvel"/,
    ],
    ['a missing member', ['title: LEVEL.NEO TCG\n', ''], /^x: .*"title" is missing/],
    ['broken YAML', ['game: level-neo', 'game: [level-neo'], /^x: .* at line \d+/],
  ];
  it.each(faults)('refuses %s', (_, [from, to], message) => {
    const text = good.replace(from, to);
    expect(text).not.toBe(good);
    expect(() => parseCatalogue(text, 'x')).toThrow(message);
    expect(() => parseCatalogue(text, 'x')).not.toThrow(/\n/);
  });

  it('names the file that is missing, or that is of another game', () => {
    const folder = join(scratch, 'features');
    mkdirSync(join(folder, 'vanguard'), { recursive: true });
    writeFileSync(join(folder, 'vanguard', 'rulebook.yaml'), good);
    expect(() => loadCatalogue('vanguard', folder)).toThrow(
      'features/vanguard/rulebook.yaml: game is "level-neo", expected "vanguard"',
    );
    expect(() => loadCatalogue('one-piece', folder)).toThrow(/^features\/one-piece\/rulebook\.yaml: cannot be read/);
  });
});

describe('the project root', () => {
  it('is found from any depth, and missed outside', () => {
    const inner = join(scratch, 'tree', 'dist', 'runner');
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(scratch, 'tree', 'dist', 'package.json'), '{"name":"another"}');
    expect(() => projectRoot(inner)).toThrow(/no package\.json named tcg-conformance/);
    writeFileSync(join(scratch, 'tree', 'package.json'), '{"name":"tcg-conformance"}');
    expect(projectRoot(inner)).toBe(join(scratch, 'tree'));
  });
});

describe('fingerprints', () => {
  it('are the first 16 hex digits of SHA-256 over the normalised text', () => {
    // printf 'cards are round' | sha256sum
    expect(fingerprint(' Cards\u00a0are\n round ')).toBe('4601b50c891a901b');
  });

  it('do not depend on quotes, dashes, ligatures, spaces and case', () => {
    expect(normalise('\u201cThe \ufb01rst\u201d\u2014player\u2019s\t\u2013 TURN')).toBe('"the first"-player\'s - turn');
  });

  it('depend on every word', () => {
    expect(fingerprint('cards are round')).not.toBe(fingerprint('cards are not round'));
  });
});

describe('sections', () => {
  it.each([
    ['7-1-4-1', '7'],
    ['7.36.1', '7'],
    ['FAQ-3-1', 'FAQ'],
    ['G-12', 'G'],
    ['A1.4', 'A1'],
    ['10', '10'],
  ])('of %s is %s', (id, section) => expect(sectionOf(id)).toBe(section));

  it('lose the number of their heading', () => {
    const rows = [
      clause('7.1'),
      { ...clause('A1.1'), section: 'Supplement A1: Markers' },
      { ...clause('G-1'), section: 'Glossary' },
    ];
    const { sections } = parseCatalogue(makeCatalogue('vanguard', rows).text, 'x');
    expect(sections).toEqual([
      { id: '7', title: 'Section 7' },
      { id: 'A1', title: 'Markers' },
      { id: 'G', title: 'Glossary' },
    ]);
  });
});

describe('what shows a definition', () => {
  const ids = ['2', '2-1', '2-1-1', '2-1-2', '2-1-2-1', '2-1-3', '2-2', '2-2-1', '2-10', '2-10-1', 'FAQ-1'];
  const kinds: Record<string, ClauseKind> = { '2': 'heading', '2-1': 'definition', '2-1-3': 'table', '2-2': 'heading' };
  const shown = (note: string, more: RulebookClause[] = []) => {
    const rows = ids.map((id) => clause(id, kinds[id], id === '2-1' ? note : ''));
    return shownBy([...rows, ...more]).get('2-1');
  };

  it.each([
    ['Shows through 2-1-2, 2-10.', ['2-1-2', '2-10']],
    ['a misprint of 2-1-1; shows through 2-10-1 (see FAQ-1)', ['2-10-1']],
    ['introduces 2-1-1 to 2-1-2-1, in that order', ['2-1-1', '2-1-2', '2-1-2-1']],
    ['introduces 2-1-1 and 2-10', ['2-1-1', '2-10']],
    ['Tested through FAQ-1.', ['FAQ-1']],
    ['2-10-1, 2-10', ['2-10', '2-10-1']],
    ['shows through 2-1-1 to 2-2', ['2-1-1', '2-1-2', '2-1-2-1', '2-2-1']],
    ['shows through 2-1-3, 2-2', ['2-2-1']],
    ['shows through 9-9 and card text', []],
    ['', []],
  ])('is read from "%s"', (note, expected) => expect(shown(note)).toEqual(expected));

  it('goes through other definitions, and round in no circle', () => {
    const other = clause('3-1', 'definition', 'shows through 2-10, 2-1');
    expect(shown('shows through 3-1, 2-1-1', [other])).toEqual(['2-1-1', '2-10']);
  });
});

describe('a new edition', () => {
  const first = [clause('1', 'heading'), clause('1-1'), clause('1-2'), clause('1-3', 'table'), clause('1-4')];
  const edited = makeCatalogue('level-neo', first)
    .text.replace('edition: Game rules', 'edition: Our edition')
    .replace('title: Section 1', 'title: Our title')
    .replace('  - { id: 1-2', '  # why 1-2 is hard\n  - { id: 1-2')
    .replace(/(id: 1-2, .*) }/, '$1, level: core, reading: "we read it so: and not otherwise" }')
    .replace('Conduct or comfort of people at the table; no state of the game.', 'Our reason.');
  const second = [
    clause('1', 'heading'),
    clause('1-2', 'testable', '', 'another text'),
    clause('1-3', 'table'),
    clause('1-4', 'definition', 'shows through 1-2'),
    clause('1-5'),
  ];
  const { text, changes } = makeCatalogue('level-neo', second, edited);
  const catalogue = parseCatalogue(text, 'x');

  it('tells which clauses are new, gone, changed and of another kind', () => {
    expect(changes).toEqual({ added: ['1-5'], gone: ['1-1'], changed: ['1-2'], reclassified: ['1-4'] });
    expect(catalogue.clauses.map(({ id }) => id)).toEqual(['1', '1-2', '1-3', '1-4', '1-5']);
  });

  it('keeps what people wrote', () => {
    expect(catalogue.edition).toBe('Our edition');
    expect(catalogue.sections).toEqual([{ id: '1', title: 'Our title' }]);
    expect(catalogue.clauses[1]).toMatchObject({ level: 'core', reading: 'we read it so: and not otherwise' });
    expect(catalogue.clauses[2]!.untestable).toBe('Our reason.');
    expect(text).toMatch(/# why 1-2 is hard\n {2}- id: 1-2\n/);
  });

  it('takes the new text, and a reason for the new kind', () => {
    expect(catalogue.clauses[1]!.fingerprint).toBe(fingerprint('another text'));
    expect(catalogue.clauses[3]).toMatchObject({
      kind: 'definition',
      shownBy: ['1-2'],
      untestable: expect.stringContaining('shownBy') as string,
    });
    const back = parseCatalogue(makeCatalogue('level-neo', first, text).text, 'x');
    expect(back.clauses.at(-1)).toEqual({
      id: '1-4',
      section: '1',
      kind: 'testable',
      fingerprint: fingerprint('text of 1-4'),
    });
  });

  it('changes nothing when it is the same', () => {
    const again = makeCatalogue('level-neo', second, text);
    expect(again.text).toBe(text);
    expect(Object.values(again.changes).flat()).toEqual([]);
  });

  it('may bring its name', () => {
    expect(parseCatalogue(makeCatalogue('level-neo', second, text, '2.0').text, 'x').edition).toBe('2.0');
  });
});

describe('the input', () => {
  const row = JSON.stringify(clause('1-1'));
  it.each([
    ['{', /^r:1: no JSON/],
    [`${row}\n\n${row}`, /^r:3: clause 1-1 stands twice$/],
    [row.replace('"testable"', '"test"'), /^r:1: unknown kind "test" \(testable, heading/],
    [row.replace('"note"', '"notes"'), /^r:1: "note" must be a string$/],
    ['null', /^r:1: "id" must be a string$/],
    ['\n', /^r: no clauses$/],
  ])('%s is refused', (text, message) => expect(() => parseRulebook(text, 'r')).toThrow(message));
});

describe('the command', () => {
  const input = join(scratch, 'rules.jsonl');
  const out = join(scratch, 'made', 'rulebook.yaml');
  writeFileSync(input, [clause('1', 'heading'), clause('1-1')].map((row) => JSON.stringify(row)).join('\n'));

  it('writes the catalogue and tells what it did', () => {
    expect(main([input, 'level-neo', '--out', out])).toBe(`${out}: 2 clauses, 1 testable\na new catalogue`);
    expect(parseCatalogue(readFileSync(out, 'utf8'), out).clauses).toHaveLength(2);
    writeFileSync(input, `${readFileSync(input, 'utf8')}\n${JSON.stringify(clause('1-2'))}`);
    expect(main([input, 'level-neo', '--out', out])).toBe(`${out}: 3 clauses, 2 testable\nadded (1): 1-2`);
    expect(main([input, 'level-neo', '--out', out])).toMatch(/\nnothing new, gone or changed$/);
  });

  it('leaves a catalogue alone that it cannot read', () => {
    writeFileSync(out, 'game: [');
    expect(() => main([input, 'level-neo', '--out', out])).toThrow(/line 1/);
    expect(readFileSync(out, 'utf8')).toBe('game: [');
  });

  it('ends with code 2 and one clear line', () => {
    const script = join(projectRoot(), 'scripts', 'make-catalogue.ts');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['-r', 'ts-node/register/transpile-only', script, ...args], {
        encoding: 'utf8',
        cwd: projectRoot(),
      });
    const unknown = run(input, 'chess');
    expect([unknown.status, unknown.stdout]).toEqual([2, '']);
    expect(unknown.stderr).toMatch(/^unknown game "chess"\n/);
    expect(run(join(scratch, 'none.jsonl'), 'level-neo').stderr).toMatch(/^ENOENT.*none\.jsonl'\n$/);
  });
});
