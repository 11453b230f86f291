/** What an engine says of the clause for which it refuses something never costs it a verdict. */
import { expect, test } from 'vitest';
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import type { Method, Params, Result } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { played } from './played';

const features = loadFeatures(['level-neo']);
/** "A resting Support cannot attack", of 5-1. */
const refusing = features.scenarios.filter(
  ({ uri, pickle }) => uri.endsWith('05-attacks.feature') && pickle.steps.some(({ text }) => text.includes('"Tired"')),
);

/** The oracle, saying of each refusal that it is for this clause. */
class Citing implements Adapter {
  readonly command = 'citing';
  readonly dead = undefined;
  private readonly oracle = new InProcessAdapter();

  constructor(private readonly clause: string | undefined) {}

  initialize = () => this.oracle.initialize();
  close = () => this.oracle.close();

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const result = await this.oracle.request(method, params);
    if ('violations' in result && this.clause !== undefined)
      return { ...result, violations: result.violations?.map((one) => ({ ...one, clause: this.clause })) } as Result<M>;
    if (!('status' in result) || result.status === 'accepted') return result;
    const { clause: _, ...said } = result;
    return (this.clause === undefined ? said : { ...said, clause: this.clause }) as Result<M>;
  }
}

async function resultWith(clause: string | undefined): Promise<Pick<ScenarioResult, 'verdict' | 'otherReason'>> {
  const { planned } = planScenarios(features, refusing);
  const [result] = await played(planned, { makeAdapter: () => new Citing(clause) });
  const { verdict, otherReason } = result!;
  return { verdict, otherReason };
}

test.each([
  ['the clause itself', '5-1'],
  ['no clause', undefined],
  ['the section', '5'],
  ['a part of the clause', '5-1-2'],
  ['another clause on the way to the refusal', '4-4-4'],
])('%s is right', async (_, clause) => {
  expect(await resultWith(clause)).toEqual({ verdict: 'passed', otherReason: undefined });
});

test.each(['1-1', '5-10', 'whatever'])('%s is a note, no failure', async (clause) => {
  expect(await resultWith(clause)).toEqual({ verdict: 'passed', otherReason: clause });
});

/** A deck with too many copies, and one of which every clause that it breaks is named. */
const DECKS = ['the deck is not legal', 'the deck breaks'];

test.each(DECKS)('of a deck as well: %s', async (sentence) => {
  const all = loadFeatures(['one-piece']);
  const refused = all.scenarios.filter(({ pickle }) => pickle.steps.some(({ text }) => text.startsWith(sentence)));
  const { planned } = planScenarios(all, refused);
  expect(planned.length).toBeGreaterThan(0);
  const results = await played(planned, { makeAdapter: () => new Citing('11-1-1') });
  expect(results.map(({ verdict, otherReason }) => [verdict, otherReason])).toEqual(
    planned.map(() => ['passed', '11-1-1']),
  );
});
