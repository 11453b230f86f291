/** An engine may ask in an order of its own if it says so: what depends on the order is unsupported, and nothing fails. */
import { describe, expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { dragonBallSuper } from '../oracle/dragon-ball-super';
import type { FightingStep } from '../oracle/dragon-ball-super/07-offence-and-defense';
import type { DbsGame, DbsRules } from '../oracle/dragon-ball-super/game';
import type { GameModule } from '../oracle/kernel/session/module';
import { acted, toAct } from '../oracle/kernel/questions';
import type { Procedure } from '../oracle/kernel/state';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import type { PlayerId } from '../schemas/common';
import type { ScenarioResult } from '../schemas/report';
import { PartialAdapter } from './partial/adapter';
import { played } from './played';

/** Both players make their combos first, then both activate their skills. */
const combosFirst: Partial<DbsRules> = {
  *actInStep(g, step, player) {
    yield* repeatedly(g, 'combo', step, player);
    if (step === 'offence') return;
    yield* repeatedly(g, 'activate', 'offence', g.state.turnPlayer);
    yield* repeatedly(g, 'activate', 'defense', player);
  },
};

type Type = 'combo' | 'activate';

const repeatedly = (g: DbsGame, type: Type, step: FightingStep, player: PlayerId): Procedure =>
  g.rules.freeTiming(g, step, player, () => onlyOf(g, type, step, player));

function* onlyOf(g: DbsGame, type: Type, step: FightingStep, player: PlayerId): Procedure<boolean> {
  if (!g.rules.battleContinues(g, type === 'combo' ? step : 'defense')) return false;
  const action = acted(
    yield toAct(g, {
      player,
      kind: step,
      refusal: (answer) => (answer.type === type ? g.rules.stepRefusal(g, player, answer) : { reason: 'not now' }),
      candidates: () => g.rules.stepActions(g, player),
    }),
  );
  if (!action) return false;
  if (type === 'combo') yield* g.rules.combo(g, player, action);
  else yield* g.rules.activateSkill(g, player, action, 'battle');
  return true;
}

const KINDS = ['offence', 'defense'];

/** Plays the scenarios about the two steps. */
const play = async (declared: boolean): Promise<ScenarioResult[]> => {
  const features = loadFeatures(['dragon-ball-super'], { decoys: false });
  const { planned } = planScenarios(
    features,
    features.scenarios.filter(({ uri }) => /07-2-offence|07-3-defense|04-6-free/.test(uri)),
  );
  const module = { ...dragonBallSuper, rules: { ...dragonBallSuper.rules, ...combosFirst } } as unknown as GameModule;
  const makeAdapter = () =>
    new PartialAdapter({
      makeOracle: () => new InProcessAdapter([module]),
      declares: (support) => (declared ? { ...support, reorderedDecisions: KINDS } : support),
    });
  return played(planned, { makeAdapter, games: ['dragon-ball-super'] });
};

const withVerdict = (results: readonly ScenarioResult[], verdict: string) =>
  results.filter((one) => one.verdict === verdict);

describe('an engine that asks for all combos before any skill', () => {
  test('fails nothing if it declares that order', async () => {
    const results = await play(true);
    const failures = results.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'unsupported');
    expect(failures.map(({ id, failure }) => `${id}: ${failure?.step}: ${failure?.message}`)).toEqual([]);
    const lacking = withVerdict(results, 'unsupported').flatMap((one) => one.lacking ?? []);
    expect(new Set(lacking)).toEqual(new Set(KINDS.map((kind) => `order of decision ${kind}`)));
    expect(withVerdict(results, 'passed').length).toBeGreaterThan(lacking.length);
  });

  test('fails otherwise', async () => {
    expect(withVerdict(await play(false), 'failed').length).toBeGreaterThan(0);
  });
});
