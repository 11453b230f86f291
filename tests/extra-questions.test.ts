/** An engine may ask where nothing is possible, or leave out a question that could only be declined: no verdict depends on it. */
import { expect, test } from 'vitest';
import type { GameModule } from '../oracle/kernel/session/module';
import { levelNeo } from '../oracle/level-neo';
import { cardsIn, type LnReplacement } from '../oracle/level-neo/game';
import type { Question } from '../oracle/kernel/state';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { noticedBy, tryFault, type AnyFault } from '../runner/self-test';
import { scenariosToPlay } from './played';
import { scenariosConcerned } from './recorded';

const features = loadFeatures(['level-neo']);
const { planned } = planScenarios(features, scenariosToPlay(features));
const module = levelNeo as unknown as GameModule;

const idleBurst = (player: 'A' | 'B'): Question => ({
  player,
  kind: 'levelBurst',
  optional: true,
  check: () => ({ reason: 'there is nothing to burst' }),
  options: () => [],
});

const engines: Record<string, LnReplacement> = {
  'asks for a cover where none is possible': () => ({ coverIsPossible: () => true }),
  'asks for a cover only where one is possible': () => ({
    coverIsPossible: (g, player) =>
      g.withoutCiting(() =>
        cardsIn(g, player, 'support').some(({ id }) => !g.rules.coverRefusal(g, player, { type: 'cover', card: id })),
      ),
  }),
  'asks for an attack where none is possible': () => ({ attackIsPossible: () => true }),
  'asks for a Level Burst where none is possible': (rules) => ({
    *offerLevelBurst(g, player) {
      if (rules.mayLevelBurst(g, player)) return yield* rules.offerLevelBurst(g, player);
      yield idleBurst(player);
      return false;
    },
  }),
};

test.each(Object.entries(engines))('an engine that %s passes all the same', async (title, replace) => {
  const engine = { id: 'engine', clause: '4-4-1', title, replace } as unknown as AnyFault;
  const concerned = await scenariosConcerned(module, engine.replace(module.rules), planned);
  expect(concerned.length).toBeGreaterThan(0);
  expect(noticedBy(await tryFault(module, engine, concerned, { full: true }))).toEqual([]);
});
