/** Which scenarios count against which faults: those of rules against misreadings of rules, those of readings against the rest. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { holeLine } from '../cli/self-test';
import { faultsOf, oracleModules } from '../games/registry';
import { coverFaults } from '../oracle/level-neo/faults/06-cover';
import { groups } from '../oracle/level-neo/faults/groups';
import type { KernelRules } from '../oracle/kernel/rules';
import type { LnRules } from '../oracle/level-neo/game';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { passedByTrivial } from '../runner/trivial-adapters';
import { planScenarios, type Planned } from '../runner/plan';
import {
  hangsOnOne,
  noticedBy,
  sellsOpinion,
  survived,
  tryFault,
  type AnyFault,
  type FaultResult,
} from '../runner/self-test';
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

test('a misreading that only fails to cite its clause survives, and is said to', async () => {
  const replaced: Partial<LnRules> = {
    *drawAtStart(g, player) {
      yield* g.rules.drawCard(g, player);
    },
  };
  const fault: AnyFault = {
    id: '4-2-2-the-draw-cites-nothing',
    clause: '4-2-2',
    title: 'the draw cites nothing',
    replace: () => replaced as Partial<KernelRules>,
  };
  const result = await tryFault(module, fault, planned);
  expect(survived(result)).toBe(true);
  expect(result.uncitedIn!.length).toBeGreaterThan(0);
  expect(holeLine(result)).toBe(
    `  survived: ${fault.id} (4-2-2: the draw cites nothing); ` +
      `in ${result.uncitedIn!.slice(0, 3).join(', ')} it differs only by not citing 4-2-2, which no engine is held to`,
  );
});

describe('--only tries', () => {
  const triedBy = async (...args: string[]) => {
    const out = join(scratchFolder('only'), 'result.json');
    const ended = await commandHere(['self-test', ...args, '--out', out]);
    expect([ended.code, ended.stderr]).toEqual([EXIT.conforms, '']);
    const games = JSON.parse(readFileSync(out, 'utf8')) as { game: string; results: FaultResult[] }[];
    return games.map(({ game, results }) => [game, results.map(({ fault }) => fault)]);
  };
  const idsOf = (faults: readonly { id: string }[]) => faults.map(({ id }) => id);

  test('the misreadings of a file', async () => {
    const file = 'oracle/level-neo/faults/06-cover.ts';
    expect(await triedBy('--only', file)).toEqual([['level-neo', idsOf(coverFaults)]]);
    expect(await triedBy('--only', `./${file}`, '--clause', 'LN-6-1')).toEqual([
      ['level-neo', idsOf(coverFaults.filter(({ clause }) => clause === '6-1'))],
    ]);
  });

  test('the misreadings of a family that is generated', async () => {
    const [[, ids]] = (await triedBy('--only', 'oracle/level-neo/faults/groups.ts')) as [[string, string[]]];
    expect(ids).toEqual(idsOf(groups.faults));
  });

  test('one misreading, by its id', async () => {
    const id = '5-1-the-attacker-does-not-rest';
    expect(await triedBy('--game', 'level-neo', '--only', id)).toEqual([['level-neo', [id]]]);
  });

  test.each([
    ['a file without any', ['--only', 'oracle/level-neo/faults/of-readings.ts'], /of-readings.ts" holds no mutant/],
    [
      'none of the clause',
      ['--only', 'oracle/level-neo/faults/06-cover.ts', '--clause', 'LN-5-1'],
      /--only: none of these is a mutant of LN-5-1: nothing to test/,
    ],
  ])('nothing: %s', async (_, args, says) => {
    const { code, stderr } = await commandHere(['self-test', ...args]);
    expect([code, stderr]).toEqual([EXIT.nothingRun, expect.stringMatching(says)]);
  });
});

test('what only one scenario kills hangs on it', async () => {
  const result = await tried('5-1', 'the attacker does not rest', false);
  expect(hangsOnOne({ ...result, killedBy: result.killedBy.slice(0, 1) })).toBe(true);
  expect(hangsOnOne({ ...result, killedBy: [] })).toBe(false);
});

test('self-test counts both kinds, and names what hangs on one scenario when asked to', async () => {
  const { stdout } = await commandHere(['self-test', '--clause', 'LN-6-2', '--singles']);
  expect(stdout).toMatch(/^ {2}\d+ of rules, \d+ killed by rules; 1 of interpretations, 1 killed by interpretations$/m);
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
  // --full is thorough: scenarios with a decoy are among them.
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
  const passed = await passedByTrivial(planScenarios(own, own.scenarios).planned);
  expect(passed.map((id) => id.split('/').at(-1))).toEqual(['own:7']);
});
