/** No scenario may pass on an adapter that plays nothing; what reports say of that is measured, and says what it was measured on. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import { TRIVIAL_KINDS, scoresOfTrivialAdapters, passedByTrivialAdapters } from '../runner/trivial-adapters';
import { planScenarios } from '../runner/plan';
import { scorePlaces, publishedScores, publishScores } from '../runner/published-scores';
import { recordingOf } from '../runner/record';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import { scratchFolder } from './command';
import { isFull, isSampled } from './extent';
import { scenariosToPlay } from './played';

const features = loadFeatures(PLAYED);
const { planned } = planScenarios(features, scenariosToPlay(features));
/** The self-test, which `npm test` runs besides, tries every scenario on the same adapters. */
const tried = isFull ? planned : planned.filter(({ scenario }) => isSampled(scenario.id, 0.1));
const passed = passedByTrivialAdapters(tried);

test('there are scenarios to try', () => {
  expect(tried.length).toBeGreaterThan(100);
});

test('the oracle passes them all, so it is not the scenarios that keep the others from passing', async () => {
  const recorded = (await Promise.all(PLAYED.map(recordingOf))).flatMap(({ scenarios }) => scenarios);
  const passing = new Set(recorded.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id));
  const failing = planned.map(({ scenario }) => scenario.id).filter((id) => !passing.has(id));
  expect(failing).toEqual([]);
});

test.each(TRIVIAL_KINDS)('an adapter that %s passes nothing', async (kind) => {
  expect((await passed).get(kind)).toEqual([]);
});

test.runIf(isFull)('what is published for the scenarios as they are is what was measured', async () => {
  const scores = [...(await passed)].map(([name, ids]) => ({
    name,
    passed: ids.length,
    scenarios: features.scenarios.length,
  }));
  const published = publishedScores(features.documents, PLAYED);
  expect(published ?? { adapters: scores }, '"npm run trivial-adapters" measures it again').toEqual({
    adapters: scores,
  });
});

test('the package is never made without measuring', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['prepack']).toContain('npm run -s trivial-adapters');
});

describe('what is published', () => {
  const scratch = scratchFolder('trivial-adapters');
  const places = { file: join(scratch, 'trivial-adapters.json'), steps: join(scratch, 'steps') };
  const few = [...PLAYED.entries()].flatMap(([index, game]) =>
    planned.filter(({ scenario }) => scenario.game === game).slice(0, 2 + index),
  );
  const count = (total: number) => TRIVIAL_KINDS.map((name) => ({ name, passed: 0, scenarios: total }));
  cpSync(scorePlaces().steps, places.steps, { recursive: true });

  test('is added up for the games that are asked for', async () => {
    expect(publishedScores(features.documents, PLAYED, places)).toBeUndefined();
    publishScores(features.documents, await scoresOfTrivialAdapters(few), places);
    expect(publishedScores(features.documents, PLAYED, places)).toEqual({ adapters: count(few.length) });
    for (const [index, game] of PLAYED.entries())
      expect(publishedScores(features.documents, [game], places)).toEqual({ adapters: count(2 + index) });
  });

  test('says nothing of other features, for no game and for a game without any', () => {
    const [first, ...others] = features.documents;
    const edited = [{ ...first!, source: `${first!.source}\n# another` }, ...others];
    expect(publishedScores(edited, [first!.game], places)).toBeUndefined();
    expect(publishedScores(edited, PLAYED, places)).toBeUndefined();
    expect(publishedScores(features.documents, [], places)).toBeUndefined();
    expect(publishedScores(features.documents, ['a new game' as GameId, ...PLAYED], places)).toBeUndefined();
  });

  test('says nothing of steps that do something else; those of another game are nothing to it', () => {
    const [one, other] = PLAYED as [(typeof PLAYED)[number], (typeof PLAYED)[number]];
    writeFileSync(join(places.steps, `${other}-more.js`), '// more');
    expect(publishedScores(features.documents, [one], places)).toBeDefined();
    expect(publishedScores(features.documents, [other], places)).toBeUndefined();
    writeFileSync(join(places.steps, 'shared-more.js'), '// more');
    expect(publishedScores(features.documents, [one], places)).toBeUndefined();
  });
});
