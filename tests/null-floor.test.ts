/** No scenario may pass on an adapter that plays nothing. */
import { expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { connect } from '../runner/connection';
import { loadFeatures } from '../runner/features';
import { NULL_KINDS, passedByNullAdapters } from '../runner/null-floor';
import { planScenarios } from '../runner/plan';
import { runScenario } from '../runner/scenario';
import { vocabularies } from '../games/registry';

const features = loadFeatures(vocabularies().map((vocabulary) => vocabulary.game));
const { planned } = planScenarios(features, features.scenarios);
const passed = passedByNullAdapters(planned);

test('there are scenarios to try', () => {
  expect(planned.length).toBeGreaterThan(0);
});

test('the oracle passes them all, so it is not the scenarios that keep the others from passing', async () => {
  const connection = await connect(() => new InProcessAdapter());
  const failing: string[] = [];
  for (const one of planned) {
    if ((await runScenario(one, connection, 1)).verdict !== 'passed') failing.push(one.scenario.id);
  }
  expect(failing).toEqual([]);
}, 60_000);

test.each(NULL_KINDS)(
  'an adapter that %s passes nothing',
  async (kind) => {
    expect((await passed).get(kind)).toEqual([]);
  },
  60_000,
);
