/** The limit of rules for one message, which stops a misread oracle that never ends. */
import { expect, test } from 'vitest';
import { gameOf, PLAYABLE } from '../games/registry';
import { connect } from '../runner/connection';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { runScenario } from '../runner/scenario';
import { CountedTable, DEAREST_MESSAGE, StepLimitOracle } from '../runner/step-limit-oracle';
import { isFull } from './extent';

/** Nothing needs as many rules as a loop. */
const isDear = (id: string): boolean => isFull || /\/(11-1-infinite-loops|14-success):/.test(id);

test('follows from what the dearest scenario needs while no rule is misread', async () => {
  const most: number[] = [];
  for (const game of PLAYABLE) {
    const { oracle } = gameOf(game)!;
    const table = new CountedTable(oracle.rules);
    const connection = await connect(() => new StepLimitOracle(oracle, table));
    const features = loadFeatures([game]);
    const { planned } = planScenarios(
      features,
      features.scenarios.filter(({ id }) => isDear(id)),
    );
    for (const one of planned) {
      const { verdict } = await runScenario(one, connection, 1);
      expect([one.scenario.id, verdict]).toEqual([one.scenario.id, 'passed']);
    }
    most.push(table.steps.mostRules);
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(DEAREST_MESSAGE);
  expect(Math.max(...most)).toBeGreaterThan(0.9 * DEAREST_MESSAGE);
});
