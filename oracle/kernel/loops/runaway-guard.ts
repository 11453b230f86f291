/** A game that runs on without asking anybody, or whose effects are carried out within each other, has to come to an end. */
import { OracleError } from '../errors';

/** Upper bound on events without any decision, because no rulebook has a chain near it: more are endless. */
const MOST_EVENTS = 1_000;
/** The same where some ability reads a number, because what it does may end when the number has grown. */
const MOST_EVENTS_WITH_NUMBERS = 20_000;
/** Upper bound on effects carried out within each other without any decision. */
const MOST_FRAMES = 100;
/** With decisions on the way they may be deeper, up to what the stack of the machine carries. */
const MOST_FRAMES_AT_ALL = 250;
/** So many times something may be repeated without any decision and all of it count as little as one round. */
const FEW_REPETITIONS = 3;
/** Upper bound on what effects have done without any decision, whether anything comes of it or not. */
const MOST_EXECUTIONS = 10_000;
/** So many effects make an event count twice, because a loop that adds one each time is slower with each. */
const MANY_EFFECTS = 20;

/** What the guard has to know of its game. */
export interface Guarded {
  readonly state: { readonly effects: readonly unknown[] };
  readonly frames: readonly unknown[];
}

export class RunawayGuard {
  /** true: it has run on without any decision. */
  isEndless = false;
  private events = 0;
  private mostEvents = MOST_EVENTS;
  private effectsBefore = 0;
  private framesBefore = 0;
  private repetitions = 0;
  private executions = 0;

  /**
   * @param readsNumbers does some ability of the game read a number?
   * @param onEndless what becomes of it then
   */
  constructor(
    private readonly game: Guarded,
    private readonly readsNumbers: () => boolean,
    private readonly onEndless: () => void,
  ) {}

  /** A player is asked: the game does not run on by itself. */
  onDecision(): void {
    this.events = 0;
    this.mostEvents = MOST_EVENTS;
    this.executions = 0;
    this.repetitions = 0;
    this.effectsBefore = this.game.state.effects.length;
    this.framesBefore = this.game.frames.length;
  }

  onEvent(): void {
    const newEffects = Math.max(0, this.game.state.effects.length - this.effectsBefore);
    this.events += 1 + newEffects / MANY_EFFECTS;
    if (this.events > this.mostEvents) this.runsOn();
  }

  /** An effect is carried out, maybe within others. @throws {OracleError} more of them than can be carried out */
  onFrame(): void {
    const { length } = this.game.frames;
    if (length - this.framesBefore > MOST_FRAMES) this.runsOn();
    if (length > MOST_FRAMES_AT_ALL)
      throw new OracleError(`more than ${MOST_FRAMES_AT_ALL} effects are carried out within each other`);
  }

  /** Something is repeated so many times, as `countExecutions` has counted. @returns to be called after each round */
  countRepetition(): () => void {
    this.repetitions += 1;
    if (this.repetitions > FEW_REPETITIONS) return () => undefined;
    const { events } = this;
    return () => (this.events = Math.min(this.events, events + 1));
  }

  /** An effect has something done so many times. @throws {OracleError} more than can be meant: repeats within repeats multiply */
  countExecutions(times: number): void {
    this.executions += times;
    if (this.executions > MOST_EXECUTIONS)
      throw new OracleError(`effects do something more than ${MOST_EXECUTIONS} times without any decision`);
  }

  private runsOn(): void {
    if (this.events <= MOST_EVENTS_WITH_NUMBERS && this.events > MOST_EVENTS && this.readsNumbers()) {
      this.mostEvents = MOST_EVENTS_WITH_NUMBERS;
      return;
    }
    this.onDecision();
    this.isEndless = true;
    this.onEndless();
  }
}
