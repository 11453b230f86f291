/** Plays a scenario on the oracle to learn what it needs that an adapter lacks. */
import { CAPABILITIES, type Capability } from '../schemas/common';
import type { GameSupport } from '../schemas/protocol';
import type { World } from '../steps/world';
import type { Connection } from './connection';
import type { Planned } from './plan';
import { runScenario } from './scenario';

export interface NeedsSurvey {
  /** Maps each missing feature, such as "capability chance", to the index of the first step that needs it. */
  readonly lacking: ReadonlyMap<string, number>;
  /** Maps each decision kind that the adapter merges to the number of the scenario's answers to it. */
  readonly merged: ReadonlyMap<string, number>;
}

const JUDGE: Capability = 'judgeView';
const JUDGE_VIEW = `capability ${JUDGE}`;

/** Tells whether a missing feature shows only as a failure; other features end the scenario when it needs them. */
export const canLookLikeFailure = (lacking: string): boolean =>
  lacking === JUDGE_VIEW || lacking.startsWith('decision ');

/** @param support what the adapter declares for the game */
export async function survey(
  planned: Planned,
  oracle: Connection,
  support: GameSupport,
  seed: number,
): Promise<NeedsSurvey> {
  const { capabilities } = support;
  const bothForJudge = !capabilities.includes(JUDGE) && capabilities.includes('playerViews');
  const lacking = new Map<string, number>();
  let world: World | undefined;
  const listener = {
    began: (begun: World) => void (world = begun),
    stepEnded: (index: number) => world!.lacking.forEach((thing) => lacking.has(thing) || lacking.set(thing, index)),
  };
  const declared = bothForJudge ? { ...support, capabilities: [...capabilities, JUDGE] } : support;
  await runScenario(planned, oracle, seed, { support: declared, survey: true, listener });
  const blind = bothForJudge ? await stepThatNeedsJudge(planned, oracle, seed) : undefined;
  if (blind !== undefined) lacking.set(JUDGE_VIEW, blind);
  return { lacking, merged: world?.merged ?? new Map() };
}

/** Tries the scenario with both players' views only. @returns undefined: they are enough */
async function stepThatNeedsJudge(planned: Planned, oracle: Connection, seed: number): Promise<number | undefined> {
  const capabilities = (Object.keys(CAPABILITIES) as Capability[]).filter((one) => one !== JUDGE);
  const support: GameSupport = { game: planned.scenario.game, capabilities, probes: 'all' };
  const { verdict, steps } = await runScenario(planned, oracle, seed, { support });
  return verdict === 'passed' ? undefined : failedStep(steps);
}

/** Returns the index of the failed step, or the number of steps if none failed. */
export function failedStep(steps: readonly { status: string }[]): number {
  const index = steps.findIndex(({ status }) => status === 'failed');
  return index < 0 ? steps.length : index;
}
