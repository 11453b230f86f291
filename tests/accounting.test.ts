import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, oracleModules } from '../games/registry';
import { coverageTable, inlineProblems, inlineTable } from '../reports/coverage-table';
import { account } from '../runner/accounting';
import { loadCatalogue } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { inlineAbilities, inlineShare } from '../runner/inline-share';
import { recordingOf } from '../runner/record';
import { probesOf } from '../steps/probes';

const folder = join(__dirname, 'fixtures', 'features');
const catalogue = loadCatalogue('level-neo', folder);
const features = loadFeatures(['level-neo', 'vanguard'], { folder });
const result = account(catalogue, features);
const none = { scenarios: [] };

describe('accounting', () => {
  it('puts every clause into one state', () => {
    expect(Object.fromEntries(result.clauses.map(({ id, state }) => [id, state]))).toEqual({
      '1': 'notTestable',
      '1-1': 'covered',
      '1-2': 'covered',
      '2-1': 'notTestable',
      '2-1-1': 'covered',
      '2-1-2': 'gap',
      '2-1-3': 'gap',
      '2-1-4': 'gap',
    });
  });

  it('says why a clause is not testable, also where others show it', () => {
    expect(result.clauses.filter(({ why }) => why).map(({ id, why }) => [id, why])).toEqual([
      ['1', 'A heading; it states no rule.'],
      ['2-1', 'Introduces or explains what other clauses decide.'],
    ]);
  });

  it('keeps scenarios of rules and of readings apart', () => {
    const clause = result.clauses.find(({ id }) => id === '1-2')!;
    expect(clause.scenarios).toEqual(['level-neo/01-decks:22', 'level-neo/01-decks:23']);
    expect(clause.readings).toEqual(['level-neo/01-decks:29']);
    expect(result.readingsOnly).toEqual(['2-1-1']);
  });

  it('adds up by section and in all', () => {
    expect(
      result.sections.map(({ id, testable, covered, gaps, missing }) => [id, testable, covered, gaps, missing]),
    ).toEqual([
      ['1', 2, 2, 0, []],
      ['2', 4, 1, 3, ['2-1-2', '2-1-3', '2-1-4']],
    ]);
    expect(result.total).toEqual({ clauses: 8, testable: 6, covered: 3, gaps: 3, notTestable: 2 });
  });

  it('names covered clauses that no fault breaks', () => {
    expect(result.withoutFault).toBeUndefined();
    expect(account(catalogue, features, [{ clause: '1-1' }]).withoutFault).toEqual(['1-2', '2-1-1']);
  });

  it('tells of scenarios and faults of clauses that take none', () => {
    expect(result.problems).toEqual([]);
    const [scenario] = features.scenarios;
    const wrong = { scenarios: [{ ...scenario!, clauses: ['2-1', '7'] }] };
    expect(account(catalogue, wrong, [{ clause: '1' }, { clause: '8' }, { clause: '1-1' }]).problems).toEqual([
      'features/level-neo/01-decks.feature:10: clause 2-1 is of kind definition, which takes no scenarios',
      'features/level-neo/01-decks.feature:10: clause 7 does not exist',
      'misreadings of level-neo: clause 1 is of kind heading, which nothing can break',
      'misreadings of level-neo: clause 8 does not exist',
    ]);
  });
});

describe.each(oracleModules())('the faults of $id', (module) => {
  it('have each an id of its own, by which `--misreading` finds them', () => {
    const ids = faultsOf(module).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(oracleModules())('abilities that only a scenario of $id defines', ({ id }) => {
  const game = loadFeatures([id]);

  it('are all that tests a clause nowhere, and those of no other scenario or probe card', () => {
    expect(inlineProblems(inlineShare(game.scenarios, probesOf(id)))).toEqual([]);
  });

  it('are counted where the scenario asks the capability of an adapter', async () => {
    const { scenarios } = await recordingOf(id);
    const counted = new Map(game.scenarios.map((one) => [one.id, inlineAbilities(one).length > 0]));
    const others = scenarios.filter((one) => counted.get(one.id) !== one.capabilities.includes('inlineAbilities'));
    expect(scenarios.length).toBeGreaterThan(0);
    expect(others.map((one) => one.id)).toEqual([]);
  });
});

/** So many lines a section's scenarios may have before they are told apart by sub-section. */
const MOST_LINES = 850;

it.each(oracleModules())('no feature file of a section of $id is too long to be read', ({ id }) => {
  const { documents } = loadFeatures([id]);
  const sections = documents.filter(({ uri }) => !uri.includes('/rulings/'));
  expect(sections.length).toBeGreaterThan(0);
  const long = sections.filter(({ source }) => source.split('\n').length > MOST_LINES);
  expect(long.map(({ uri }) => uri)).toEqual([]);
});

describe('the share of inline abilities', () => {
  const [plain] = features.scenarios.filter(({ game }) => game === 'level-neo');
  const defining = (line: number, clause: string, ...cards: object[]) => ({
    ...plain!,
    uri: 'features/level-neo/01-decks.feature',
    line,
    clauses: [clause],
    pickle: {
      ...plain!.pickle,
      astNodeIds: [String(line)],
      steps: cards.map((card) => ({
        ...plain!.pickle.steps[0]!,
        argument: { docString: { content: JSON.stringify(card) } },
      })),
    },
  });
  const one = { name: 'One', abilities: [{ type: 'use' }] };
  const share = inlineShare(
    [
      { ...plain!, clauses: ['1'] },
      defining(10, '1', one),
      defining(20, '2', { ...one, name: 'Another' }),
      defining(20, '2', one),
      { ...defining(30, '3', { ap: 1000 }) },
      { ...defining(40, '3', one), uri: 'features/level-neo/rulings/one.feature' },
    ],
    { 'use-nothing': { number: 'P-1', abilities: [{ type: 'use' }] } },
  );

  it('counts cases that define a card with abilities, those of rulings too', () => {
    expect([share.inline, share.cases]).toEqual([4, 6]);
  });

  it('names, outside the rulings, clauses without another case and abilities that are or should be a probe card', () => {
    expect(inlineProblems(share)).toEqual([
      'clause 2 is tested by inline abilities alone',
      expect.stringContaining('defined in 2 scenarios: [{"type":"use"}]\n  features/level-neo/01-decks.feature:10\n'),
      expect.stringContaining('those of the probe card use-nothing: [{"type":"use"}]'),
    ]);
  });

  it('stands below the table of a game', () => {
    const shown = { ...result, inline: share };
    expect(coverageTable([shown])).toContain('\n4 of 6 cases (67 %) need the capability inlineAbilities');
    expect(inlineTable([shown])).toMatch(/^level-neo: 4 of 6 .*\nclause 2 is tested by inline/);
  });
});

describe('the coverage table', () => {
  it('shows clauses, testable, covered and missing for each section, and names what is missing', () => {
    const table = coverageTable([result]);
    expect(table).toMatch(/^ {2}1 {2}Decks +3 +2 +2 +0$/m);
    expect(table).toMatch(/^ {2}2 {2}Battles +5 +4 +1 +3 {2}2-1-2 to 2-1-4$/m);
    expect(table).toMatch(/^all sections +8 +6 +3 +3$/m);
    expect(table).toContain('covered by ambiguous rules only: 2-1-1');
    expect(table).not.toContain('yet');
  });

  it('says plainly that a game has no scenario', () => {
    const empty = account(catalogue, none);
    expect(coverageTable([empty])).toContain('no clause has a scenario yet: 0 of 6 testable clauses are covered');
    const both = coverageTable([result, empty]);
    expect(both).toMatch(/^level-neo +8 +6 +0 +6 {2}no scenario yet$/m);
    expect(both).toMatch(/^all games +16 +12 +3 +9$/m);
  });

  const large = account(loadCatalogue('vanguard'), none);

  it('keeps to one line a section and counts what it leaves out', () => {
    const lines = coverageTable([large]).split('\n');
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(120);
    expect(lines).toHaveLength(large.sections.length + 4);
    const row = lines.find((line) => line.startsWith('  7  '))!;
    expect(row).toMatch(/ 178 +0 +178 {2}7\.2\.1, .* … and (\d+) more$/);
  });

  it('names every clause when asked to', () => {
    const table = coverageTable([large], { all: true });
    expect(table).not.toContain('more');
    for (const line of table.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
    expect(namedIn(table).size).toBe(1012);
  });
});

/** The ids that a table of all missing clauses names, ranges counted out. */
function namedIn(table: string): Set<string> {
  const ids = new Set<string>();
  for (const [, first, last] of table.matchAll(/\b([A-Z]?\d*(?:\.\d+)+)(?: to ([A-Z]?\d*(?:\.\d+)+))?/g)) {
    if (/^4\.15$/.test(first!)) continue;
    const parent = first!.slice(0, first!.lastIndexOf('.') + 1);
    const [from, to] = [first!, last ?? first!].map((id) => Number(id.slice(id.lastIndexOf('.') + 1)));
    for (let number = from!; number <= to!; number++) ids.add(`${parent}${number}`);
  }
  return ids;
}
