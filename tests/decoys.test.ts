/** Scenarios with a second candidate beside a forced choice. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import type { GameModule } from '../oracle/kernel/session/module';
import { onePiece } from '../oracle/one-piece';
import type { OpGame } from '../oracle/one-piece/game';
import { decoysFile, readDecoys, withDecoy } from '../runner/decoys';
import { featuresFolder } from '../runner/catalogue';
import { connect } from '../runner/connection';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { runScenario } from '../runner/scenario';
import { makeDecoys } from '../scripts/make-decoys';

const features = loadFeatures(['one-piece']);
const FILE = '08-3-2-conditions.feature';

/** An engine that forgets, once it has asked in the middle of an effect, what the rest of it triggers. */
function forgetful(): GameModule {
  const { rules } = onePiece;
  const asked = new WeakSet<OpGame>();
  return {
    ...onePiece,
    rules: {
      ...rules,
      play(g: OpGame, phase: never) {
        const { guard } = g;
        const onDecision = guard.onDecision.bind(guard);
        guard.onDecision = () => {
          if (g.frames.length > 0) asked.add(g);
          onDecision();
        };
        return rules.play(g, phase);
      },
      happened(g: OpGame, ...args: readonly [never, never]) {
        if (g.frames.length === 0) asked.delete(g);
        if (!asked.has(g)) rules.happened(g, ...args);
      },
    },
  } as unknown as GameModule;
}

describe('a scenario with a decoy', () => {
  it('is made where one card must be chosen, and only one can', async () => {
    const made = await makeDecoys('one-piece', (file) => file === FILE);
    expect(made[FILE]).toEqual(readDecoys(featuresFolder(), 'one-piece')[FILE]);
    expect(Object.keys(made)).toEqual([FILE]);
  });

  it('stands right behind the scenario, says who stands by and which card is chosen, and keeps its clauses', () => {
    const index = features.scenarios.findIndex(({ decoy }) => decoy !== undefined);
    const [scenario, variation] = features.scenarios.slice(index - 1, index + 1);
    expect(variation).toMatchObject({ id: `${scenario!.id}+bystander`, clauses: scenario!.clauses });
    const added = variation!.pickle.steps.filter(
      ({ text }) => !scenario!.pickle.steps.some((step) => step.text === text),
    );
    expect(added.map(({ text }) => text.replace(/"[^"]*"/g, 'X'))).toEqual(['X has a decoy', 'player A chooses X']);
  });

  it('notices what goes wrong after a question, where the scenario alone does not', async () => {
    const ofFile = features.scenarios.filter(({ uri }) => uri.endsWith(FILE));
    const connection = await connect(() => new InProcessAdapter([forgetful()]));
    const failed = new Set<string>();
    for (const one of planScenarios(features, ofFile).planned)
      if ((await runScenario(one, connection, 1)).verdict !== 'passed') failed.add(one.scenario.id);
    const only = ofFile.filter(({ id }) => failed.has(`${id}+bystander`) && !failed.has(id));
    expect(only.length).toBeGreaterThan(0);
  });

  it('whose scenario is gone is told', () => {
    const folder = mkdtempSync(join(tmpdir(), 'decoys-'));
    cpSync(join(featuresFolder(), 'level-neo'), join(folder, 'level-neo'), { recursive: true });
    writeFileSync(decoysFile(folder, 'level-neo'), JSON.stringify({ 'x.feature': { gone: { of: 'X', answers: [] } } }));
    const { problems } = loadFeatures(['level-neo'], { folder });
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([
      'features/level-neo/decoys.json:1: 1 of its scenarios are gone; npm run docs makes it anew',
    ]);
  });

  it('needs a card that a Given places', async () => {
    const [scenario] = features.scenarios.filter(({ uri }) => uri.endsWith(FILE));
    let id = 0;
    const unmatched = withDecoy(scenario!, { of: 'Nobody', answers: [] }, () => `x${id++}`);
    const { planned } = planScenarios(features, [unmatched]);
    const { verdict, error } = await runScenario(planned[0]!, await connect(() => new InProcessAdapter()), 1);
    expect([verdict, error?.message]).toEqual(['suiteError', 'no Given places "Nobody"']);
  });
});
