/** What is known to be good is not played again: whatever may change a result changes its key. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { faultsOf, oracleModules } from '../games/registry';
import { withFault } from '../oracle/host';
import { connect } from '../runner/connection';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { ResultCache } from '../runner/result-cache';
import { projectFiles, ResultKeys, type Files } from '../runner/result-keys';
import { runScenario } from '../runner/scenario';
import { probesOf } from '../steps/probes';
import { scratchFolder } from './command';

const GAME = 'level-neo';
const features = loadFeatures([GAME]);
const { scenarios } = features;
const [module] = oracleModules([GAME]);
const files = projectFiles();
const probes = probesOf(GAME);
const before = new ResultKeys(GAME, files, probes);
const [fault] = faultsOf(module!);

/** The same files, one of them with another text. */
const edited = (name: string): Files => ({
  names: files.names,
  read: (file) => (file === name ? `${files.read(file).toString()}\n// edited` : files.read(file)),
});

/** The scenarios that have other keys. */
const changedBy = (after: ResultKeys): string[] =>
  scenarios.filter((one) => before.scenario(one) !== after.scenario(one)).map(({ id }) => id);

const all = scenarios.map(({ id }) => id);

describe('the key of a scenario', () => {
  test.each([
    ['an entry of its game', 'dist/oracle/level-neo/07-levels.js'],
    ['the kernel', 'dist/oracle/kernel/changes.js'],
    ['a step', 'dist/steps/shared.js'],
    ['the runner', 'dist/runner/scenario.js'],
    ['a schema', 'dist/schemas/protocol.js'],
    ['the catalogue', 'features/level-neo/clauses.json'],
    ['the dependencies', 'package-lock.json'],
  ])('changes with %s', (_, name) => {
    expect(files.names).toContain(name);
    expect(changedBy(new ResultKeys(GAME, edited(name), probes))).toEqual(all);
  });

  test('changes with a file that comes or goes', () => {
    const more = { ...files, names: [...files.names, 'dist/steps/more.js'], read: (name: string) => name };
    expect(changedBy(new ResultKeys(GAME, more, probes))).toEqual(all);
  });

  test.each(['dist/oracle/one-piece/11-other.js', 'features/one-piece/clauses.json'])(
    'does not change with %s',
    (name) => {
      expect(files.names).toContain(name);
      expect(changedBy(new ResultKeys(GAME, edited(name), probes))).toEqual([]);
    },
  );

  test('changes with its own text, and with that of its background alone', () => {
    const [one] = scenarios;
    const [step, ...steps] = one!.pickle.steps;
    const other = { ...one!, pickle: { ...one!.pickle, steps: [{ ...step!, text: `${step!.text}!` }, ...steps] } };
    expect(before.scenario(other)).not.toBe(before.scenario(one!));
    expect(before.scenario({ ...one!, line: 1, id: 'moved' })).toBe(before.scenario(one!));
    expect(before.scenario({ ...one!, clauses: [] })).not.toBe(before.scenario(one!));
  });
});

test('what a change of the rules makes fail has another key', async () => {
  const { planned } = planScenarios(features, scenarios);
  const after = new Set(changedBy(new ResultKeys(GAME, edited('dist/oracle/level-neo/07-levels.js'), probes)));
  const levels = faultsOf(module!)
    .filter(({ clause }) => clause.startsWith('7-'))
    .slice(0, 4);
  let failures = 0;
  for (const misread of levels) {
    const connection = await connect(() => new InProcessAdapter([withFault(module!, misread)]));
    for (const one of planned.filter(({ scenario }) => scenario.clauses.includes(misread.clause))) {
      if ((await runScenario(one, connection, 1)).verdict === 'passed') continue;
      failures += 1;
      expect(after).toContain(one.scenario.id);
    }
  }
  expect(failures).toBeGreaterThan(0);
});

describe('a probe card', () => {
  test('is in the keys of all scenarios that come to it', async () => {
    const connection = await connect(() => new InProcessAdapter([module!]));
    let used = 0;
    for (const one of planScenarios(features, scenarios).planned) {
      const { world } = await runScenario(one, connection, 1);
      const cards = Object.values((world?.start?.cards ?? {}) as Record<string, { probe?: string }>);
      const ids = cards.flatMap(({ probe }) => probe ?? []);
      used += ids.length;
      expect(before.probesIn(one.scenario), one.scenario.id).toEqual(expect.arrayContaining(ids));
    }
    expect(used).toBeGreaterThan(0);
  });

  test('that is another changes the keys of those, and of no others', () => {
    const id = Object.keys(probes).find((one) =>
      scenarios.some((scenario) => before.probesIn(scenario).includes(one)),
    )!;
    const after = new ResultKeys(GAME, files, { ...probes, [id]: { ...probes[id], name: 'another' } });
    const users = scenarios.filter((scenario) => before.probesIn(scenario).includes(id));
    expect(changedBy(after)).toEqual(users.map((scenario) => scenario.id));
  });
});

describe('the key of a misreading', () => {
  const ofClause = scenarios.filter(({ clauses }) => clauses.includes(fault!.clause));
  const key = (keys: ResultKeys, among = ofClause) => keys.misreading(fault!, among);

  test('changes with the files of misreadings, which change no scenario', () => {
    const after = new ResultKeys(GAME, edited('dist/oracle/level-neo/faults/07-levels.js'), probes);
    expect(files.names).toContain('dist/oracle/level-neo/faults/07-levels.js');
    expect(changedBy(after)).toEqual([]);
    expect(key(after)).not.toBe(key(before));
  });

  test('changes with a scenario of its clause, and with the rules', () => {
    expect(ofClause.length).toBeGreaterThan(1);
    expect(key(before, ofClause.slice(1))).not.toBe(key(before));
    expect(key(new ResultKeys(GAME, edited('dist/oracle/kernel/changes.js'), probes))).not.toBe(key(before));
  });
});

describe('a cache', () => {
  const file = join(scratchFolder('results'), `${GAME}.json`);

  test('knows what was kept', () => {
    const cache = ResultCache.read(GAME, file);
    expect([cache.has('a'), cache.trouble]).toEqual([false, undefined]);
    cache.add('a');
    cache.write();
    expect(ResultCache.read(GAME, file).has('a')).toBe(true);
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"version":1,"game":"level-neo","keys":[1]}',
    '{"version":0,"game":"level-neo","keys":["a"]}',
  ])('that is broken is as good as none: %s', (text) => {
    writeFileSync(file, text);
    const cache = ResultCache.read(GAME, file);
    expect(cache.has('a')).toBe(false);
    expect(cache.trouble).toMatch(/^[^\n]+ is not used: [^\n]+$/);
  });

  test('of another game is not used', () => {
    writeFileSync(file, '{"version":1,"game":"one-piece","keys":["a"]}');
    expect(ResultCache.read(GAME, file).trouble).toContain('no cache of this game');
  });
});
