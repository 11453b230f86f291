/** Which scenarios count against which faults: those of rules against misreadings of rules, those of readings against the rest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, oracleModules } from '../games/registry';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { passedByNull } from '../runner/null-floor';
import { planScenarios, type Planned } from '../runner/plan';
import { hangsOnOne, noticedBy, sellsOpinion, survived, tryFault, type FaultResult } from '../runner/self-test';
import { commandHere, scratchFolder } from './command';

const module = oracleModules().find(({ id }) => id === 'level-neo')!;
const features = loadFeatures(['level-neo']);
const { planned } = planScenarios(features, features.scenarios);

/** What becomes of a fault where all scenarios are, or none is, tagged @reading. */
function tried(clause: string, title: string, reading: boolean): Promise<FaultResult> {
  const fault = faultsOf(module).find((one) => one.clause === clause && one.title === title)!;
  const tagged = planned.map((one): Planned => ({ ...one, scenario: { ...one.scenario, reading } }));
  return tryFault(module, fault, tagged);
}

describe('a fault of a rule', () => {
  test('is killed by scenarios of the rule', async () => {
    const result = await tried('5-1', 'the attacker does not rest', false);
    expect([result.of, survived(result), sellsOpinion(result)]).toEqual(['rule', false, false]);
  });

  test('survives where only readings notice it', async () => {
    const result = await tried('5-1', 'the attacker does not rest', true);
    expect([survived(result), sellsOpinion(result)]).toEqual([true, false]);
    expect(result.noticedByOtherKind).toEqual(noticedBy(result));
    expect(noticedBy(result).length).toBeGreaterThan(0);
  });
});

describe('a fault of a reading', () => {
  const title = 'a cover that falls in a tie counts as a victory';

  test('is killed by readings', async () => {
    const result = await tried('6-2', title, true);
    expect([result.of, survived(result), sellsOpinion(result)]).toEqual(['reading', false, false]);
  });

  test('that a scenario of the rule notices makes that scenario an opinion', async () => {
    const result = await tried('6-2', title, false);
    expect([survived(result), sellsOpinion(result)]).toEqual([true, true]);
  });
});

test('what only one scenario kills hangs on it', async () => {
  const result = await tried('5-1', 'the attacker does not rest', false);
  expect(hangsOnOne({ ...result, killedBy: result.killedBy.slice(0, 1) })).toBe(true);
  expect(hangsOnOne({ ...result, killedBy: [] })).toBe(false);
});

test('self-test counts both kinds, and names what hangs on one scenario when asked to', async () => {
  const { stdout } = await commandHere(['self-test', '--clause', 'LN-6-2', '--singles']);
  expect(stdout).toMatch(/^ {2}\d+ of rules, \d+ killed by rules; 1 of readings, 1 killed by readings$/m);
  expect(stdout).toMatch(/^ {2}\d+ hang on a single scenario:\n {4}6-2-.*: level-neo\/06-cover:\d+$/m);
});

test('one that kills is enough, unless those that hang on one are asked for', async () => {
  const runs = async (...options: string[]) => {
    const { stdout } = await commandHere(['self-test', '--clause', 'LN-6-2', ...options]);
    return Number(/^ {2}(\d+) runs of scenarios/m.exec(stdout)![1]);
  };
  const [once, twice, all] = [await runs(), await runs('--singles'), await runs('--full')];
  expect(once).toBeLessThan(twice);
  expect(twice).toBeLessThan(all);
  // --full is thorough: scenarios with a bystander are among them.
  expect(all % planned.length).toBe(0);
});

test('what killed it last is run first', async () => {
  const fault = faultsOf(module).find(({ title }) => title === 'the attacker does not rest')!;
  const { killedBy } = await tryFault(module, fault, planned, { enough: Infinity });
  const isLikely = ({ id }: { id: string }) => id === killedBy.at(-1);
  const result = await tryFault(module, fault, planned, { isLikely });
  expect(killedBy.length).toBeGreaterThan(1);
  expect([result.killedBy, result.scenarios]).toEqual([killedBy.slice(-1), 1]);
});

test('a scenario that an adapter passes which plays nothing is found', async () => {
  const folder = scratchFolder('self-test');
  mkdirSync(join(folder, 'level-neo'));
  const draws = "When player A ends the turn\n Then player B's hand holds 1 card";
  const idle = "Then player A's hand holds 0 cards";
  const text = `Feature: F\n @LN-4-2-2\n Scenario: draws\n ${draws}\n @LN-4-2-2\n Scenario: idle\n ${idle}\n`;
  writeFileSync(join(folder, 'level-neo', 'own.feature'), text);
  const own = loadFeatures(['level-neo'], { folder, catalogues: loadCatalogues(['level-neo']) });
  const passed = await passedByNull(planScenarios(own, own.scenarios).planned);
  expect(passed.map((id) => id.split('/').at(-1))).toEqual(['own:7']);
});
