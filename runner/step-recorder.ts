/** Records a scenario step by step as the oracle plays it: events, refusals, boards. */
import type { Pickle } from '@cucumber/messages';
import type { Decision, GameEvent } from '../schemas/protocol';
import type { Frame } from '../schemas/report';
import type { ActionRecord, Attempt } from '../steps/world-options';
import type { World } from '../steps/world';
import type { StepListener } from './scenario';

export interface RecordedStep {
  /** "When " and so on, as in the feature; empty, like the text, for what happens after the last step. */
  readonly keyword: string;
  readonly text: string;
  /** The lines below the sentence: a table or a doc string. */
  readonly below: readonly string[];
  readonly passed: boolean;
  readonly events: readonly GameEvent[];
  readonly sent: readonly ActionRecord[];
  /** Decisions that were declined to get to this step. */
  readonly declined: readonly Decision[];
  /** If the player's action was not asked for: the decision that the game waits on, in words. */
  readonly notAsked?: string;
  /** The resulting boards, present only if filmed; the first step's begin with the start of the game. */
  readonly frames: readonly Frame[];
}

/** Listens to one scenario. If it is played more than once, `steps` has the last time. */
export class StepRecorder implements StepListener {
  steps: RecordedStep[] = [];
  private world: World | undefined;
  private recorded: Recorded = NOTHING;

  /** @param names of the steps, in order @param pickle has what stands below them */
  constructor(
    private readonly names: readonly { readonly prefix: string; readonly body: string }[],
    private readonly pickle: Pickle,
  ) {}

  readonly began = (world: World): void => {
    this.world = world;
    this.steps = [];
    this.recorded = NOTHING;
  };

  readonly stepEnded = (index: number, error: Error | undefined): void => {
    const { prefix, body } = this.names[index]!;
    this.steps.push({
      keyword: prefix,
      text: body,
      below: linesBelow(this.pickle.steps[index]!),
      passed: !error,
      ...this.since(),
    });
  };

  readonly settled = (): void => {
    const { declined, ...since } = this.since();
    const after = declined.slice(this.steps.at(-1)?.declined.length);
    if (after.length + since.frames.length > 0)
      this.steps.push({ keyword: '', text: '', below: [], passed: true, declined: after, ...since });
  };

  private since(): Omit<RecordedStep, 'keyword' | 'text' | 'below' | 'passed'> {
    const { events, actions, frames, declined, attempts } = this.world!;
    const { latest: attempt } = attempts;
    const notAsked = attempt === this.recorded.attempt ? undefined : attempt?.notAsked;
    const since = {
      events: events.slice(this.recorded.events),
      sent: actions.slice(this.recorded.sent),
      declined: [...declined],
      ...(notAsked === undefined ? {} : { notAsked }),
      frames: frames.slice(this.recorded.frames),
    };
    this.recorded = { events: events.length, sent: actions.length, frames: frames.length, attempt };
    return since;
  }
}

function linesBelow({ argument }: Pickle['steps'][number]): string[] {
  const { docString, dataTable } = argument ?? {};
  if (docString) return ['"""', ...docString.content.split('\n'), '"""'];
  return dataTable?.rows.map(({ cells }) => `| ${cells.map(({ value }) => value).join(' | ')} |`) ?? [];
}

/** How much of the world earlier steps have covered. */
interface Recorded {
  readonly events: number;
  readonly sent: number;
  readonly frames: number;
  readonly attempt: Attempt | undefined;
}

const NOTHING: Recorded = { events: 0, sent: 0, frames: 0, attempt: undefined };
