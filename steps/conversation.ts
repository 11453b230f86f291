/** The messages of one scenario to an adapter: they start a game, act, observe and end it. Keeps what was answered. */
import { AdapterError, UnsupportedError, type Adapter } from '../adapters/adapter';
import type { Handle, PlayerId, Viewer } from '../schemas/common';
import type {
  Action,
  ActResult,
  Decision,
  GameEvent,
  GameResult,
  GameSupport,
  Method,
  Observation,
  Params,
  Result,
  StartParams,
} from '../schemas/protocol';
import type { Frame } from '../schemas/report';
import { actionAsSentence, attempt } from './action-sentences';
import { describeAction } from './actions-in-words';
import { violationsIn } from './deck-refusals';
import { Disagreement, EngineThrew } from './disagreement';
import { handlesIn } from './moments';
import { BOARD_AFTER_END, Needs } from './needs';
import { Setup, type Place } from './setup';
import { contrary } from './statements';
import { termsOf, type Terms } from './terms';
import { cardsIn, combinedView, withoutDecks } from './views';
import type { GameVocabulary } from './vocabulary';
import type { ActionRecord, WorldOptions } from './world-options';

const DEFAULT_LIMIT_MS = 60_000;

export class Conversation extends Needs {
  readonly setup: Setup;
  readonly actions: ActionRecord[] = [];
  readonly events: GameEvent[] = [];
  /** Kinds of decision that the adapter has asked for. */
  readonly asked = new Set<string>();
  /** The board after each action, if the scenario is filmed; for the report. */
  readonly frames: Frame[] = [];
  /** The message that started the game, for the report. */
  start: StartParams | undefined;
  /** The id of the game, by which the owner of the adapter can read its event log. */
  gameId: string | undefined;
  decision: Decision | null = null;
  /** The result of the game, as the last answer says. */
  protected ended: GameResult | null | undefined;
  private readonly views = new Map<Viewer, Observation>();
  private readonly startedAt = performance.now();

  constructor(
    readonly vocabulary: GameVocabulary,
    private readonly adapter: Adapter,
    support: GameSupport,
    protected readonly options: WorldOptions,
  ) {
    super(support, options.survey ?? false, options.shownFacts);
    this.setup = new Setup(vocabulary);
  }

  /**
   * Sends a request to the adapter. All requests of a scenario except the last `game/end` go through here.
   * @throws {AdapterError} `timedOut` if the scenario has taken too long in all
   */
  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const { limitMs = DEFAULT_LIMIT_MS } = this.options;
    if (performance.now() - this.startedAt > limitMs)
      throw new AdapterError('timedOut', `the scenario took more than ${limitMs / 1000} s altogether`);
    return this.adapter.request(method, params);
  }

  /** Starts the game unless a step has already started it. */
  async started(): Promise<string> {
    if (this.gameId !== undefined) return this.gameId;
    const params = this.setup.startParams(this.options.seed ?? 1);
    this.requireFor(params, () => this.setup.usedFields());
    this.start = params;
    const answer = await this.request('game/start', params);
    this.gameId = answer.gameId;
    this.take(answer);
    if (this.options.film) await this.shoot('the start of the game');
    return this.gameId;
  }

  /**
   * Tries to begin a game with these decks. Later steps may still change them if that is refused.
   * @returns what the adapter says that the decks break, maybe nothing; undefined: the game has begun
   */
  async refusalToStart(): Promise<ReturnType<typeof violationsIn> | undefined> {
    const params = this.setup.startParams(this.options.seed ?? 1);
    this.requireFor(params, () => this.setup.usedFields());
    this.require('deckCheck');
    try {
      this.gameId = (await this.request('game/start', params)).gameId;
      return undefined;
    } catch (error) {
      return violationsIn(error);
    }
  }

  protected take({ decision, events = [], result }: Pick<ActResult, 'decision' | 'events' | 'result'>): void {
    this.decision = decision;
    if (decision === null) this.ended = result ?? this.ended;
    if (decision) this.asked.add(decision.kind);
    this.events.push(...events);
    this.views.clear();
  }

  async send(player: PlayerId, action: Action): Promise<ActResult> {
    const gameId = this.gameId ?? (await this.started());
    for (const name of handlesIn(action)) this.setup.checkPlaced(name);
    const asked = this.decision?.kind;
    if (asked !== undefined) this.countMerged(asked, action);
    const answer = await this.act(gameId, player, action);
    const { status, reason, clause } = answer;
    this.actions.push({
      player,
      action,
      ...(asked === undefined ? {} : { asked }),
      answer: { status, ...(reason === undefined ? {} : { reason }), ...(clause === undefined ? {} : { clause }) },
    });
    this.take(answer);
    if (this.options.film && status === 'accepted')
      await this.shoot(actionAsSentence(this.setup.vocabulary.game, player, action));
    return answer;
  }

  private async act(gameId: string, player: PlayerId, action: Action): Promise<ActResult> {
    try {
      return await this.request('game/act', { gameId, player, action });
    } catch (error) {
      if (!(error instanceof AdapterError && error.kind === 'threw')) throw error;
      const tried = attempt(this.terms, player, action, this.decision?.kind);
      throw new EngineThrew(tried, `player ${player}: ${describeAction(action)}`, error.message, error.evidence);
    }
  }

  /** The words of the game. */
  get terms(): Terms {
    return termsOf(this.vocabulary.game);
  }

  /** Films the board of this moment. */
  private async shoot(caption: string): Promise<void> {
    const observation = this.can('judgeView') && (await this.shown());
    if (observation) this.frames.push({ caption, observation: withoutDecks(observation, this.vocabulary.zones.deck) });
  }

  async legalActions(): Promise<readonly Action[]> {
    if (!this.can('actions')) return [];
    const { actions } = await this.request('game/actions', { gameId: this.gameId! });
    return actions.filter(({ player }) => player === this.decision?.player).map(({ action }) => action);
  }

  async unseenCards(place: Place): Promise<readonly Handle[]> {
    const seen = this.can('judgeView') || this.bothForJudge ? await this.observe() : undefined;
    return cardsIn(place, this.setup.zone(place), seen);
  }

  /** Observes as the viewer, or as the judge by default. Without a judge's view both players' views are combined. */
  async observe(viewer: Viewer = 'judge'): Promise<Observation> {
    if (viewer === 'judge' && this.bothForJudge) {
      return combinedView({ A: await this.observe('A'), B: await this.observe('B') });
    }
    this.require(viewer === 'judge' ? 'judgeView' : 'playerViews');
    const gameId = this.gameId ?? (await this.started());
    const known = this.views.get(viewer);
    if (known) return known;
    const observation = await this.look(gameId, viewer);
    this.views.set(viewer, observation);
    return observation;
  }

  /** An engine need not show a game that is over. */
  private async look(gameId: string, viewer: Viewer): Promise<Observation> {
    try {
      const { observation } = await this.request('game/observe', { gameId, viewer });
      this.shownFacts?.note(this.vocabulary.game, observation);
      return observation;
    } catch (error) {
      if (this.decision !== null || !(error instanceof AdapterError && error.kind === 'errorAnswer')) throw error;
      return this.requireShown<Observation>(BOARD_AFTER_END, undefined);
    }
  }

  protected get bothForJudge(): boolean {
    return !this.can('judgeView') && this.can('playerViews');
  }

  /** @returns undefined if the game is over and nothing of it is shown */
  protected async shown(): Promise<Observation | undefined> {
    return this.observe().catch((error) => {
      if (this.decision === null && error instanceof UnsupportedError && this.ended !== undefined) return undefined;
      throw error;
    });
  }

  /** @throws {SuiteError} if a sentence names a card that no Given places */
  async knows(names: readonly Handle[]): Promise<void> {
    await this.started();
    for (const name of names) this.setup.checkPlaced(name);
  }

  /** Ends the game of a scenario that did not pass. Errors no longer matter. */
  async abandon(): Promise<void> {
    if (this.gameId === undefined) return;
    await this.adapter.request('game/end', { gameId: this.gameId }).catch(() => undefined);
  }

  /** Ends the game. @throws {SuiteError}  */
  async close(): Promise<void> {
    if (this.gameId === undefined) return;
    const { chance } = await this.request('game/end', { gameId: this.gameId });
    if (!this.start?.chance || !chance || chance.left.length === 0) return;
    const { length } = chance.left;
    const fact = contrary(
      { subject: 'the game', verb: 'use each random result that the scenario fixes' },
      `${length} of them ${length === 1 ? 'is' : 'are'} left over`,
    );
    throw new Disagreement(fact, {
      signature: 'scripted chance was not used up',
      expected: 'none left',
      actual: chance.left,
    });
  }
}
