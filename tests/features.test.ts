import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalogue, loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { selectScenarios, type Selection } from '../runner/features';

const folder = join(__dirname, 'fixtures', 'features');
const catalogues = loadCatalogues(['level-neo', 'vanguard'], folder);
const features = loadFeatures(['level-neo', 'vanguard'], { folder });
const scratch = mkdtempSync(join(tmpdir(), 'features-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function scenario(name: string) {
  return features.scenarios.find((candidate) => candidate.name === name)!;
}

describe('a suite without faults', () => {
  it('has no problems and every case once', () => {
    expect(features.problems).toEqual([]);
    expect(features.scenarios.map(({ id }) => id)).toEqual([
      'level-neo/01-decks:10',
      'level-neo/01-decks:22',
      'level-neo/01-decks:23',
      'level-neo/01-decks:29',
      'level-neo/rulings/ties:5',
      'level-neo/rulings/ties:12',
      'vanguard/10-attacks:8',
    ]);
  });

  it('gives each example row its line, its name and the steps of its Background', () => {
    const row = scenario('41 cards are not');
    expect([row.uri, row.line]).toEqual(['features/level-neo/01-decks.feature', 23]);
    expect(row.pickle.steps.map((step) => step.text)).toEqual([
      'a deck',
      '41 cards are checked',
      'it is not legal',
      'the reason is told',
    ]);
  });

  it('names the clause of the Rule first and those of tags after it', () => {
    expect(scenario('39 cards are not').clauses).toEqual(['1-1', '1-2']);
    expect(scenario('39 cards are not').rule).toEqual({ clause: '1-1', title: 'A deck has forty cards', line: 5 });
    expect(scenario('the defender chooses')).toMatchObject({ clauses: ['2-1-1'], reading: true });
    expect(scenario('the defender chooses').rule).toBeUndefined();
    expect(scenario('a question about decks')).toMatchObject({ clauses: ['1-1'], reading: false });
  });

  it('understands ids with dots and letters', () => {
    expect(scenario('a check').clauses).toEqual(['10.6.1.2', 'A1.1']);
  });

  it('lists the Rules that state a clause, and a scenario of a clause without a Rule', () => {
    expect(features.rules.map(({ clause, line }) => [clause, line])).toEqual([
      ['1-1', 5],
      ['1-2', 26],
      ['10.6.1.2', 5],
      ['A1.1', 8],
    ]);
  });

  it('reads one game alone', () => {
    expect(loadFeatures(['vanguard'], { folder }).scenarios.map(({ game }) => game)).toEqual(['vanguard']);
    expect(loadFeatures(['vanguard'], { folder, catalogues }).documents).toHaveLength(1);
  });
});

const GOOD_SCENARIO = 'Scenario: a\n  When b\n  Then c\n';
const GOOD_RULE = `@LN-1-1\nRule: 1-1 x\n${GOOD_SCENARIO}`;

/** The problems of one feature file, without the path at the start of each. */
function problemsOf(source: string, name = '01-decks.feature'): string[] {
  const root = mkdtempSync(join(scratch, 'case-'));
  const file = join(root, 'features', 'level-neo', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const { problems } = loadFeatures(['level-neo'], {
    folder: join(root, 'features'),
    catalogues: [loadCatalogue('level-neo', folder)],
  });
  const prefix = `features/level-neo/${name}:`;
  for (const problem of problems) expect(problem.startsWith(prefix), problem).toBe(true);
  return problems.map((problem) => problem.slice(prefix.length));
}

describe('problems', () => {
  it('are absent from a file that keeps the rules', () => {
    expect(problemsOf(`@LN\nFeature: f\n${GOOD_RULE}`)).toEqual([]);
  });

  const cases: [what: string, source: string, problem: RegExp, name?: string][] = [
    ['a line that is no Gherkin', 'Feature: f\nScenario: a\n  When a\n  Perhaps b\n', /^4: expected: .*Perhaps b/],
    ['an empty file', '\n', /^1: no Feature$/],
    [
      'a Rule without a clause tag',
      `Feature: f\nRule: 1-1 x\n${GOOD_SCENARIO}`,
      /^2: Rule "1-1 x" needs exactly one clause tag, has none$/,
    ],
    ['a Rule with two', `Feature: f\n@LN-1-2 ${GOOD_RULE}`, /^3: Rule .* has @LN-1-2 @LN-1-1$/],
    ['two in rulings/', `Feature: f\n@LN-1-2 ${GOOD_RULE}`, /^3: Rule .* has @LN-1-2 @LN-1-1$/, 'rulings/r.feature'],
    [
      'an unknown clause',
      `Feature: f\n@LN-1-3\nRule: 1-3 x\n${GOOD_SCENARIO}`,
      /^2: tag @LN-1-3 names no clause of level-neo \(nearest: @LN-1-1\)$/,
    ],
    [
      'a Rule title without its id',
      `Feature: f\n@LN-1-1\nRule: 1-10 x\n${GOOD_SCENARIO}`,
      /^3: Rule "1-10 x" must begin with its clause id: "1-1 …"$/,
    ],
    ['a scenario under no clause', `Feature: f\n${GOOD_SCENARIO}`, /^2: scenario "a" stands under no clause/],
    [
      'the same in a ruling',
      `Feature: f\nRule: why?\n${GOOD_SCENARIO}`,
      /^3: scenario "a" stands under no clause/,
      'rulings/r.feature',
    ],
    [
      'a name used twice',
      `Feature: f\n${GOOD_RULE}${GOOD_SCENARIO}`,
      /^7: scenario "a" has the name of another in this Rule \(line 4\)$/,
    ],
    [
      'an unknown tag',
      `@OP\nFeature: f\n${GOOD_RULE}`,
      /^1: unknown tag @OP \(known: @reading, @core, @LN and clauses such as @LN-1\)$/,
    ],
    [
      'an unknown tag on example rows',
      `Feature: f\n${GOOD_RULE}Scenario Outline: o\n  Then <x>\n  @wip\n  Examples:\n    | x |\n    | 1 |\n`,
      /^9: unknown tag @wip/,
    ],
    [
      'a scenario without Then',
      `Feature: f\n@LN-1-1\nRule: 1-1 x\nScenario: a\n  When b\n  And c\n`,
      /^4: scenario "a" has no Then step/,
    ],
    [
      'a scenario without steps',
      `Feature: f\n@LN-1-1\nRule: 1-1 x\nScenario: a\n`,
      /^4: scenario "a" has no Then step/,
    ],
    [
      'an outline without rows',
      `Feature: f\n${GOOD_RULE}Scenario Outline: o\n  Then <x>\n  Examples:\n    | x |\n`,
      /^7: scenario "o" has no example rows/,
    ],
  ];

  it.each(cases)('tell %s', (_, source, problem, name) => {
    const problems = problemsOf(source, name);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('do not keep the other files from being read', () => {
    const root = mkdtempSync(join(scratch, 'case-'));
    mkdirSync(join(root, 'level-neo'));
    writeFileSync(join(root, 'level-neo', '01.feature'), 'nonsense');
    writeFileSync(join(root, 'level-neo', '02.feature'), `Feature: f\n${GOOD_RULE}`);
    const result = loadFeatures(['level-neo'], { folder: root, catalogues });
    expect(result.scenarios.map(({ id }) => id)).toEqual([expect.stringMatching(/level-neo\/02:4$/)]);
    expect(result.problems).toHaveLength(1);
  });

  it('are told where several Rules may share a name', () => {
    expect(problemsOf(`Feature: f\n${GOOD_RULE}@LN-1-2\nRule: 1-2 y\n${GOOD_SCENARIO}`)).toEqual([]);
  });
});

describe('selecting scenarios', () => {
  const select = (selection: Selection) =>
    selectScenarios(features.scenarios, selection, catalogues).map(({ name }) => name);

  it('takes everything where nothing is asked for', () => {
    expect(select({})).toHaveLength(7);
  });

  it('evaluates tag expressions', () => {
    expect(select({ tags: '@LN and @reading' })).toEqual(['copies are counted by number', 'the defender chooses']);
    expect(select({ tags: '@core or @VG' })).toEqual(['39 cards are not', '41 cards are not', 'a check']);
  });

  it('takes the scenarios of a clause, however it is written', () => {
    const expected = ['39 cards are not', '41 cards are not', 'copies are counted by number'];
    expect(select({ clauses: ['1-2'] })).toEqual(expected);
    expect(select({ clauses: ['@LN-1-2'] })).toEqual(expected);
    expect(select({ clauses: ['VG-A1.1', '2-1-1'] })).toEqual(['the defender chooses', 'a check']);
  });

  it('combines what is asked for', () => {
    expect(select({ ids: ['level-neo/01-decks:22'] })).toEqual(['39 cards are not']);
    expect(select({ clauses: ['1-2'], tags: 'not @reading' })).toEqual(['39 cards are not', '41 cards are not']);
  });

  const refusals: [Selection, string, string][] = [
    [{ tags: '@a and (' }, 'badTags', 'tags "@a and (": Unmatched (.'],
    [{ clauses: ['2-1-9'] }, 'unknownClause', 'unknown clause "2-1-9" in level-neo, vanguard; the nearest is 2-1-1'],
    [{ clauses: ['nonsense'] }, 'unknownClause', 'unknown clause "nonsense" in level-neo, vanguard'],
    [
      { ids: ['level-neo/01-decks:99'] },
      'unknownScenario',
      'unknown scenario "level-neo/01-decks:99"; the nearest is level-neo/01-decks:29',
    ],
    [{ clauses: ['2-1-4'] }, 'empty', 'no scenario of level-neo, vanguard matches clause 2-1-4: nothing to run'],
    [
      { tags: '@core and @VG' },
      'empty',
      'no scenario of level-neo, vanguard matches tags "@core and @VG": nothing to run',
    ],
  ];
  it.each(refusals)('refuses %j', (selection, kind, message) => {
    expect(() => select(selection)).toThrow(expect.objectContaining({ kind, message }) as Error);
  });
});
