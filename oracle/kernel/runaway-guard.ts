/** Stops a game that runs on without asking a player, or that nests effects without end. */
import { OracleError } from './errors';

/** The largest number of events without a decision. No rulebook has a chain near it, so a longer one is endless. */
const MOST_EVENTS = 1_000;
/** The same limit where an ability reads a number, because the growing number may end the chain. */
const MOST_EVENTS_WITH_NUMBERS = 6_000;
/** The same limit where effects in force have made numbers grow so far. */
const MOST_EVENTS_WITH_GROWTH = 20_000;
/** The largest number of abilities that are resolved one after another and do nothing: a situation triggers them for ever. */
const MOST_IDLE = 200;
/** The event that tells that an ability begins to be carried out, whether or not it does anything. */
const BEGINNING = 'effectActivated';
/** The largest number of effects nested without a decision. */
const MOST_FRAMES = 100;
/** The largest number of nested effects with decisions between them, which the call stack must hold. */
const MOST_FRAMES_AT_ALL = 250;
/** Up to this number of repetitions without a decision count as one event each, however many rounds they have. */
const FEW_REPETITIONS = 3;
/** The largest number of actions of effects without a decision, whether or not they change anything. */
const MOST_EXECUTIONS = 10_000;
/**
 * With this many new effects an event counts twice, because a loop that adds one each time gets slower, and far slower
 * where the cards of an effect are found anew each time.
 */
const MANY_EFFECTS = 20;

/** The part of a game that the guard reads. */
export interface Guarded {
  readonly state: { readonly effects: readonly { readonly scope?: unknown }[] };
  readonly frames: readonly unknown[];
}

export class RunawayGuard {
  /** true: the game has run on without a decision. */
  isEndless = false;
  private events = 0;
  private mostEvents = MOST_EVENTS;
  private effectsBefore = 0;
  private framesBefore = 0;
  private repetitions = 0;
  private executions = 0;
  private idle = 0;

  /**
   * @param readsNumbers returns whether some ability of the game reads a number
   * @param onEndless called when the game has run on without end
   */
  constructor(
    private readonly game: Guarded,
    private readonly readsNumbers: () => boolean,
    private readonly onEndless: () => void,
  ) {}

  /** Resets the counts, because a player is asked. */
  onDecision(): void {
    this.events = 0;
    this.mostEvents = MOST_EVENTS;
    this.executions = 0;
    this.idle = 0;
    this.repetitions = 0;
    this.effectsBefore = this.game.state.effects.length;
    this.framesBefore = this.game.frames.length;
  }

  onEvent(type: string): void {
    if (type !== BEGINNING) this.idle = 0;
    const newEffects = this.game.state.effects.slice(this.effectsBefore);
    const scoped = newEffects.filter(({ scope }) => scope !== undefined);
    this.events += 1 + newEffects.length / MANY_EFFECTS + (scoped.length / MANY_EFFECTS) ** 2;
    if (this.events > this.mostEvents) this.runsOn();
  }

  /** Counts a waiting ability that is resolved. Those that do nothing can go on without any other event. */
  onResolution(): void {
    this.idle += 1;
    if (this.idle > MOST_IDLE) this.end();
  }

  /**
   * Counts an effect that starts, perhaps within others.
   * @throws {OracleError} when more effects are nested than the call stack can hold
   */
  onFrame(): void {
    const { length } = this.game.frames;
    if (length - this.framesBefore > MOST_FRAMES) this.runsOn();
    if (length > MOST_FRAMES_AT_ALL)
      throw new OracleError(`more than ${MOST_FRAMES_AT_ALL} effects are carried out within each other`);
  }

  /**
   * Starts a repetition whose executions `countExecutions` counts.
   * @returns a function to call after each round
   */
  countRepetition(): () => void {
    this.repetitions += 1;
    if (this.repetitions > FEW_REPETITIONS) return () => undefined;
    const { events } = this;
    return () => (this.events = Math.min(this.events, events + 1));
  }

  /**
   * Counts the executions that an effect asks for.
   * @throws {OracleError} when there are more than any text can ask for, because nested repetitions multiply
   */
  countExecutions(times: number): void {
    this.executions += times;
    if (this.executions > MOST_EXECUTIONS)
      throw new OracleError(`effects do something more than ${MOST_EXECUTIONS} times without any decision`);
  }

  private runsOn(): void {
    if (this.events <= MOST_EVENTS_WITH_NUMBERS && this.events > MOST_EVENTS && this.readsNumbers()) {
      const hasGrown = this.game.state.effects.length > this.effectsBefore;
      this.mostEvents = hasGrown ? MOST_EVENTS_WITH_GROWTH : MOST_EVENTS_WITH_NUMBERS;
      return;
    }
    this.end();
  }

  private end(): void {
    this.onDecision();
    this.isEndless = true;
    this.onEndless();
  }
}
