/** Whether a question with one possible answer is asked is the engine's business: no right engine fails over it. */
import { expect, test } from 'vitest';
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import type { ActResult, Action, Decision, InitializeResult, Method, Params, Result } from '../schemas/protocol';
import { played } from './played';

const features = loadFeatures(['one-piece'], { decoys: false });
const { planned } = planScenarios(
  features,
  features.scenarios.filter(({ uri }) => /08-3-1|03-1-areas/.test(uri)),
);

/** The oracle, but what it asks is changed by `through`. */
abstract class Otherwise implements Adapter {
  readonly command = 'otherwise';
  readonly dead = undefined;
  /** Questions that were asked, or left out, otherwise. */
  changed = 0;
  protected readonly oracle = new InProcessAdapter();

  initialize(): Promise<InitializeResult> {
    return this.oracle.initialize();
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    if (method === 'game/act') return (await this.act(params as Params<'game/act'>)) as Result<M>;
    return this.oracle.request(method, params);
  }

  protected abstract act(params: Params<'game/act'>): Promise<ActResult>;

  async close(): Promise<void> {}
}

/** Makes each choice by itself that can be made in one way only. */
class AsksLess extends Otherwise {
  protected async act(params: Params<'game/act'>): Promise<ActResult> {
    const { gameId } = params;
    let result = await this.oracle.request('game/act', params);
    const events = [...(result.events ?? [])];
    while (result.status === 'accepted' && result.decision && !result.decision.optional) {
      if (!['choose', 'returnDon'].includes(result.decision.kind)) break;
      const { actions } = await this.oracle.request('game/actions', { gameId });
      if (actions.length !== 1) break;
      this.changed += 1;
      result = await this.oracle.request('game/act', { gameId, ...actions[0]! });
      events.push(...(result.events ?? []));
    }
    return { ...result, events };
  }
}

/** Before each choice it asks for another one, which has one answer. */
class AsksMore extends Otherwise {
  private readonly waiting = new Map<string, Decision>();
  private readonly only: Action = { type: 'choose', cards: ['A leader'] };

  protected async act(params: Params<'game/act'>): Promise<ActResult> {
    const { gameId, action } = params;
    const waiting = this.waiting.get(gameId);
    if (waiting) {
      if (JSON.stringify(action) !== JSON.stringify(this.only)) {
        return { status: 'rejected', reason: 'not that', decision: this.extra(waiting) };
      }
      this.waiting.delete(gameId);
      return { status: 'accepted', decision: waiting };
    }
    const result = await this.oracle.request('game/act', params);
    if (result.status !== 'accepted' || result.decision?.kind !== 'choose') return result;
    this.changed += 1;
    this.waiting.set(gameId, result.decision);
    return { ...result, decision: this.extra(result.decision) };
  }

  private extra(decision: Decision): Decision {
    return { ...decision, optional: false, min: 1, max: 1, options: [this.only] };
  }
}

test.each([
  ['that makes forced choices by itself', new AsksLess()],
  ['that asks for a choice with one answer', new AsksMore()],
])('an engine %s passes', async (_what, engine) => {
  const results = await played(planned, { makeAdapter: () => engine, inFlight: 1 });
  const others = results.filter(({ verdict }) => verdict !== 'passed');
  expect(others.map(({ id, failure }) => `${id}: ${failure?.message}`)).toEqual([]);
  expect(engine.changed).toBeGreaterThan(5);
});
