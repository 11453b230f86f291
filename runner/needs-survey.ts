/** What a scenario needs of an adapter that cannot do everything, learned by playing it on the oracle. */
import { CAPABILITIES, type Capability } from '../schemas/common';
import type { GameSupport } from '../schemas/protocol';
import type { World } from '../steps/world';
import type { Connection } from './connection';
import type { Planned } from './plan';
import { runScenario } from './scenario';

export interface NeedsSurvey {
  /** What the adapter lacks of it, e.g. "capability chance", to the index of the first step that needs it. */
  readonly lacking: ReadonlyMap<string, number>;
  /** How many answers the scenario has for each kind of decision that the adapter merges. */
  readonly merged: ReadonlyMap<string, number>;
}

const JUDGE: Capability = 'judgeView';
const JUDGE_VIEW = `capability ${JUDGE}`;

/** Things whose lack shows only in a failure; whatever else is lacking ends the scenario when it is needed. */
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

/** Tries the scenario with what the two players know. @returns undefined: that is enough */
async function stepThatNeedsJudge(planned: Planned, oracle: Connection, seed: number): Promise<number | undefined> {
  const capabilities = (Object.keys(CAPABILITIES) as Capability[]).filter((one) => one !== JUDGE);
  const support: GameSupport = { game: planned.scenario.game, capabilities, probes: 'all' };
  const { verdict, steps } = await runScenario(planned, oracle, seed, { support });
  return verdict === 'passed' ? undefined : failedStep(steps);
}

/** The index of the step that failed; after the last where none did. */
export function failedStep(steps: readonly { status: string }[]): number {
  const index = steps.findIndex(({ status }) => status === 'failed');
  return index < 0 ? steps.length : index;
}
