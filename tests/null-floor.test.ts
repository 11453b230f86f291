/** No scenario may pass on an adapter that plays nothing. */
import { expect, test } from 'vitest';
import { loadFeatures } from '../runner/features';
import { NULL_KINDS, passedByNullAdapters } from '../runner/null-floor';
import { planScenarios } from '../runner/plan';
import { VOCABULARIES } from '../steps/games';

const features = loadFeatures(VOCABULARIES.map((vocabulary) => vocabulary.game));
const { planned } = planScenarios(features, features.scenarios);
const passed = passedByNullAdapters(planned);

test('there are scenarios to try', () => {
  expect(planned.length).toBeGreaterThan(0);
});

test.each(NULL_KINDS)('an adapter that %s passes nothing', async (kind) => {
  expect((await passed).get(kind)).toEqual([]);
});
