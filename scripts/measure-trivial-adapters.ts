/**
 * Implements `npm run trivial-adapters`, also a part of making the package: measures what trivial adapters score and writes
 * it to dist/trivial-adapters.json for the reports. Exits with code 1 if one of them passes anything.
 */
import { PLAYED } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import { scoresOfTrivialAdapters } from '../runner/trivial-adapters';
import { planScenarios } from '../runner/plan';
import { publishScores } from '../runner/published-scores';

async function main(): Promise<void> {
  const features = loadFeatures(PLAYED);
  const { planned } = planScenarios(features, features.scenarios);
  const floors = await scoresOfTrivialAdapters(planned);
  publishScores(features.documents, floors);
  for (const [game, { adapters }] of floors) {
    for (const { name, passed, scenarios } of adapters)
      console.log(`${game}: an adapter that ${name} passes ${passed} of ${scenarios} scenarios`);
    if (adapters.some(({ passed }) => passed > 0)) process.exitCode = 1;
  }
}

if (require.main === module) void main();
