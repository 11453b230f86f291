import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PLAYED } from '../games/registry';
import { loadCatalogue, loadCatalogues, parseCatalogue, parseClauses } from '../runner/catalogue';
import { sectionOf } from '../runner/editions';
import { loadFeatures } from '../runner/feature-files';
import { projectRoot } from '../runner/root';
import type { ClauseKind } from '../schemas/catalogue';
import { GAMES } from '../schemas/common';
import { makeClauses, shownBy, textOf } from '../runner/catalogue-list';
import { fingerprint, normalise } from '../runner/impact/words';
import { parseRulebook, type RulebookClause } from '../runner/rulebook-rows';
import { main } from '../scripts/make-catalogue';

const scratch = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function clause(id: string, kind: ClauseKind = 'testable', note = '', text = `text of ${id}`): RulebookClause {
  return { id, section: `${sectionOf(id)}. Section ${sectionOf(id)}`, text, kind, note };
}

describe('the catalogues of the project', () => {
  const catalogues = loadCatalogues();

  it('have one scenario for a clause and the one that it restates', () => {
    const { scenarios } = loadFeatures(GAMES);
    const restating = catalogues.flatMap(({ game, clauses }) => clauses.map((one) => ({ game, ...one })));
    const apart = restating.filter(
      ({ game, id, restates }) =>
        restates !== undefined &&
        !scenarios.some((one) => one.game === game && one.clauses.includes(id) && one.clauses.includes(restates)),
    );
    expect(apart.map(({ game, id }) => `${game} ${id}`)).toEqual([]);
  });

  it('hold every clause of the five rulebooks', () => {
    const counts = catalogues.map(({ game, clauses }) => [
      game,
      clauses.length,
      clauses.filter(({ kind }) => kind === 'testable').length,
    ]);
    expect(counts).toEqual([
      ['one-piece', 490, 325],
      ['dragon-ball-super', 609, 398],
      ['vanguard', 1568, 1012],
      ['battle-spirits', 875, 569],
      ['level-neo', 116, 92],
    ]);
  });

  it.each(PLAYED)('mark the testable clauses of the ordinary game, which are some and not all of them: %s', (game) => {
    const { clauses } = catalogues.find((catalogue) => catalogue.game === game)!;
    const inCore = clauses.filter(({ level }) => level === 'core');
    const testable = clauses.filter(({ kind }) => kind === 'testable');
    expect(inCore.filter((clause) => !testable.includes(clause))).toEqual([]);
    expect(inCore.length).toBeGreaterThan(testable.length / 5);
    expect(inCore.length).toBeLessThan(testable.length);
  });

  it('have different tags', () => {
    expect(new Set(catalogues.map(({ tag }) => tag)).size).toBe(5);
  });

  it('name the section of every clause, letters included', () => {
    const sections = (game: number) => catalogues[game]!.sections.map(({ id }) => id);
    expect(sections(2).slice(-4)).toEqual(['18', 'A1', 'A2', 'B']);
    expect(sections(3).slice(-2)).toEqual(['FAQ', 'G']);
  });

  it('say of every clause where it stands, and why no scenario decides it', () => {
    const about = (id: string) => {
      const { section, kind, untestable } = catalogues[2]!.clauses.find((clause) => clause.id === id)!;
      return [section, kind, untestable];
    };
    expect(about('1.1.1')).toEqual(['1', 'testable', undefined]);
    expect(about('1.1')).toEqual(['1', 'heading', 'A heading; it states no rule.']);
    expect(about('1.3.7')).toEqual(['1', 'definition', 'Introduces or explains what other clauses decide.']);
    const others = catalogues.flatMap(({ clauses }) => clauses.filter(({ kind }) => kind !== 'testable'));
    expect(others.filter(({ untestable }) => !untestable)).toEqual([]);
  });
});

describe('reading a catalogue', () => {
  const here = join(projectRoot(), 'features', 'level-neo');
  const list = readFileSync(join(here, 'clauses.json'), 'utf8');
  const notes = readFileSync(join(here, 'rulebook.yaml'), 'utf8');
  const line = (id: string) => list.split('\n').find((candidate) => candidate.includes(`{"id":"${id}",`))!;
  const parsed = (listText: string, notesText: string) =>
    parseCatalogue({ name: 'x', text: listText }, { name: 'y', text: notesText });

  const faults: [what: string, change: [string, string], message: RegExp][] = [
    ['an id twice', ['"id":"1-3"', '"id":"1-1"'], /^x: clause 1-1: stands twice$/],
    ['an unknown section', ['{"id":"3","title"', '{"id":"33","title"'], /^x: clause 3: unknown section "3"$/],
    [
      'a testable clause that others show',
      [line('1-2'), line('1-2').replace('}', ',"shownBy":["1-4"]}')],
      /^x: clause 1-2: is testable, so/,
    ],
    [
      'shownBy of a heading',
      ['"shownBy":["2-4-1"]', '"shownBy":["4-2"]'],
      /^x: clause 2-4: shownBy names 4-2, which is no testable clause$/,
    ],
    [
      'an unknown kind',
      [line('1-2'), line('1-2').replace('testable', 'testible')],
      /^x: clause 1-2\.kind: .*"testible"/,
    ],
    [
      'a misspelt member of a clause',
      [line('1-2'), line('1-2').replace('"kind"', '"knid"')],
      /^x: clause 1-2: unknown member "knid"/,
    ],
    ['broken JSON', ['"clauses": [', '"clauses": '], /^x: no JSON: /],
    ['a missing member', ['title: LEVEL.NEO TCG\n', ''], /^y: .*"title" is missing/],
    ['a misspelt member of the notes', ['core: [', 'cores: ['], /^y: unknown member "cores"/],
    ['broken YAML', ['game: level-neo', 'game: [level-neo'], /^y: .* at line \d+/],
    ['notes of another game', ['game: level-neo', 'game: vanguard'], /^y: game is "vanguard", expected "level-neo"$/],
    [
      'a reading of no clause',
      ['\n  1-4: >-', '\n  1-44: >-'],
      /^y: readings: there is no clause "1-44"; the nearest is /,
    ],
    [
      'a level of no clause',
      ['1-1, 1-2, 1-4,', '1-1, 1-2, 1-44,'],
      /^y: core: there is no clause "1-44"; the nearest is /,
    ],
    [
      'a clause that restates one that no scenario decides',
      ['readings:', 'restates: { 1-2: "1" }\nreadings:'],
      /^x: clause 1-2: restates 1, and both must be testable/,
    ],
    [
      'a reason for a testable clause',
      ['readings:', 'untestable: { 1-2: so }\nreadings:'],
      /^x: clause 1-2: is testable, so/,
    ],
  ];
  it.each(faults)('refuses %s', (_, [from, to], message) => {
    const changed: [string, string] = [list.replace(from, to), notes.replace(from, to)];
    expect(changed).not.toEqual([list, notes]);
    expect(() => parsed(...changed)).toThrow(message);
    expect(() => parsed(...changed)).not.toThrow(/\n/);
  });

  it('takes a number with a dot for what it is written as', () => {
    const { list: dotted } = makeClauses('vanguard', [clause('10.1'), clause('10.10')]);
    const text = 'game: vanguard\ntag: VG\ntitle: x\ncore: [10.10]\nreadings: { 10.10: so }\n';
    const { clauses } = parsed(textOf(dotted), text);
    expect(clauses.map(({ level, reading }) => [level, reading])).toEqual([
      [undefined, undefined],
      ['core', 'so'],
    ]);
  });

  it('names the file that is missing, or that is of another game', () => {
    const folder = join(scratch, 'features');
    mkdirSync(join(folder, 'vanguard'), { recursive: true });
    writeFileSync(join(folder, 'vanguard', 'clauses.json'), list);
    expect(() => loadCatalogue('vanguard', folder)).toThrow(/^features\/vanguard\/rulebook\.yaml: cannot be read/);
    writeFileSync(join(folder, 'vanguard', 'rulebook.yaml'), notes);
    expect(() => loadCatalogue('vanguard', folder)).toThrow(
      'features/vanguard/clauses.json: game is "level-neo", expected "vanguard"',
    );
    expect(() => loadCatalogue('one-piece', folder)).toThrow(/^features\/one-piece\/clauses\.json: cannot be read/);
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
    const { sections } = makeClauses('vanguard', rows).list;
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
  const made = makeClauses('level-neo', first, undefined, 'Our edition').list;
  const before = { ...made, sections: [{ id: '1', title: 'Our title' }] };
  const second = [
    clause('1', 'heading'),
    clause('1-2', 'testable', '', 'another text'),
    clause('1-3', 'table'),
    clause('1-4', 'definition', 'shows through 1-2'),
    clause('1-5'),
  ];
  const { list, changes } = makeClauses('level-neo', second, before);

  it('tells which clauses are new, gone, changed and of another kind', () => {
    expect(changes).toEqual({ added: ['1-5'], gone: ['1-1'], changed: ['1-2'], reclassified: ['1-4'] });
    expect(list.clauses.map(({ id }) => id)).toEqual(['1', '1-2', '1-3', '1-4', '1-5']);
  });

  it('keeps the name of the edition and the titles of sections', () => {
    expect(list.edition).toBe('Our edition');
    expect(list.sections).toEqual([{ id: '1', title: 'Our title' }]);
  });

  it('takes the new text, and what shows the new kind', () => {
    expect(list.clauses[1]!.fingerprint).toBe(fingerprint('another text'));
    expect(list.clauses[3]).toMatchObject({ kind: 'definition', shownBy: ['1-2'] });
    const back = makeClauses('level-neo', first, list).list;
    expect(back.clauses.at(-1)).toEqual({
      id: '1-4',
      kind: 'testable',
      trace: expect.stringMatching(/^[\w-]{16}$/),
      fingerprint: fingerprint('text of 1-4'),
    });
  });

  it('changes nothing when it is the same', () => {
    const again = makeClauses('level-neo', second, list);
    expect(again.list).toEqual(list);
    expect(Object.values(again.changes).flat()).toEqual([]);
  });

  it('may bring its name', () => {
    expect(makeClauses('level-neo', second, list, '2.0').list.edition).toBe('2.0');
  });

  it('is written a clause a line', () => {
    const text = textOf(list);
    expect(JSON.parse(text)).toEqual(list);
    for (const one of list.clauses)
      expect(text.split('\n')).toContainEqual(expect.stringContaining(`{"id":"${one.id}",`));
  });

  it.each(GAMES)('the list of %s is as it is written', (game) => {
    const text = readFileSync(join(projectRoot(), 'features', game, 'clauses.json'), 'utf8');
    expect(textOf(parseClauses({ name: game, text }))).toBe(text);
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
  const out = join(scratch, 'made', 'clauses.json');
  writeFileSync(input, [clause('1', 'heading'), clause('1-1')].map((row) => JSON.stringify(row)).join('\n'));

  it('writes the catalogue and tells what it did', () => {
    expect(main([input, 'level-neo', '--out', out])).toEqual(
      expect.stringContaining(`${out}: 2 clauses, 1 testable\na new list of clauses; `),
    );
    expect(parseClauses({ name: out, text: readFileSync(out, 'utf8') }).clauses).toHaveLength(2);
    writeFileSync(input, `${readFileSync(input, 'utf8')}\n${JSON.stringify(clause('1-2'))}`);
    expect(main([input, 'level-neo', '--out', out])).toBe(`${out}: 3 clauses, 2 testable\nadded (1): 1-2`);
    expect(main([input, 'level-neo', '--out', out])).toMatch(/\nnothing new, gone or changed$/);
  });

  it('leaves a list alone that it cannot read', () => {
    writeFileSync(out, '{');
    expect(() => main([input, 'level-neo', '--out', out])).toThrow(/no JSON/);
    expect(readFileSync(out, 'utf8')).toBe('{');
  });

  it('ends with code 2 and one clear line', () => {
    const script = join(projectRoot(), 'dist', 'scripts', 'make-catalogue.js');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', cwd: projectRoot() });
    const unknown = run(input, 'chess');
    expect([unknown.status, unknown.stdout]).toEqual([2, '']);
    expect(unknown.stderr).toMatch(/^unknown game "chess"\n/);
    expect(run(join(scratch, 'none.jsonl'), 'level-neo').stderr).toMatch(/^ENOENT.*none\.jsonl'\n$/);
  });
});
