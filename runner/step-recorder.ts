/** A scenario as the oracle plays it, step by step: what happened, what was refused, what the board showed. */
import type { Pickle } from '@cucumber/messages';
import type { Decision, GameEvent } from '../schemas/protocol';
import type { Frame } from '../schemas/report';
import type { ActionRecord, Attempt } from '../steps/world-options';
import type { World } from '../steps/world';
import type { StepListener } from './scenario';

export interface RecordedStep {
  /** "When " and the like, as it stands in the feature; empty, as the text: what comes after the last step by itself. */
  readonly keyword: string;
  readonly text: string;
  /** The lines below the sentence: a table, or what stands between `"""`. */
  readonly below: readonly string[];
  readonly passed: boolean;
  readonly events: readonly GameEvent[];
  /** Each action that it sent, and what came of it. */
  readonly sent: readonly ActionRecord[];
  /** Questions that were declined on the way to it. */
  readonly declined: readonly Decision[];
  /** It tries something that its player is not asked for now: what the game waits on, in words. */
  readonly notAsked?: string;
  /** The boards that it led to; none unless the scenario is filmed. The first of a scenario is that of its start. */
  readonly frames: readonly Frame[];
}

/** Listens to one scenario. Where it is played more than once, `steps` has the last time. */
export class StepRecorder implements StepListener {
  steps: RecordedStep[] = [];
  private world: World | undefined;
  private recorded: Recorded = NOTHING;

  /** @param names of its steps, in order; @param pickle what stands below them */
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

/** So much of a world has been told. */
interface Recorded {
  readonly events: number;
  readonly sent: number;
  readonly frames: number;
  readonly attempt: Attempt | undefined;
}

const NOTHING: Recorded = { events: 0, sent: 0, frames: 0, attempt: undefined };
