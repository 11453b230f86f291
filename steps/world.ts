/**
 * Plays one scenario against one implementation: turns sentences into messages, and answers into facts.
 * Decisions that no step mentions are declined. A forced decision that no step makes is an error, never a guess.
 */
import { PickleStepType } from '@cucumber/messages';
import { AdapterError, SuiteError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { PLAYERS, type Handle, type PlayerId, type Viewer } from '../schemas/common';
import type {
  Action,
  ActResult,
  Decision,
  DeckCheckResult,
  GameEvent,
  GameResult,
  GameSupport,
  Method,
  Observation,
  Params,
  Result,
  SeenCard,
  StartParams,
} from '../schemas/protocol';
import type { Frame } from '../schemas/report';
import { Attempts, isSame } from './attempts';
import { violationsIn } from './deck-refusals';
import { Disagreement, EngineThrew, stuck } from './disagreement';
import { describeAction } from './actions-in-words';
import {
  describesTooLate,
  handlesIn,
  isIdle,
  isSameAnswer,
  missingHint,
  momentOf,
  neverAsked,
  noStepAnswers,
  skippedInWords,
  refusalInWords,
  waitsOn,
  type Moment,
} from './moments';
import { CONSENT, isAnotherQuestion, isPass, ORDER, OwnAnswers, YES } from './own-answers';
import { BOARD_AFTER_END, Needs } from './needs';
import { Secrets } from './secrets';
import { Setup, type Place } from './setup';
import { cardsIn, combinedView, isCleared, withoutDecks } from './views';
import type { StepKind } from './registry';
import type { GameVocabulary } from './vocabulary';
import type { ActionRecord, ScenarioFrame, WorldOptions } from './world-options';

const DEFAULT_LIMIT_MS = 60_000;
/** An adapter that asks more than this many declinable questions in a row is stuck. */
const MOST_DECLINED = 300;

/** How far play may go on to a question: not at all, until play rests, or until the end of the turn. */
type Within = 'moment' | 'now' | 'turn';

export class World extends Needs {
  readonly setup: Setup;
  readonly actions: ActionRecord[] = [];
  readonly events: GameEvent[] = [];
  /** Kinds of decision that the adapter has asked for. */
  readonly asked = new Set<string>();
  /** The board after each action, if the scenario is filmed; for the report. */
  readonly frames: Frame[] = [];
  readonly attempts: Attempts;
  /** The message that started the game, for the report. */
  start: StartParams | undefined;
  /** The id of the game, by which the owner of the adapter can read its event log. */
  gameId: string | undefined;
  decision: Decision | null = null;
  /** The result of the game, as the last answer says. */
  private ended: GameResult | null | undefined;
  deckCheck: DeckCheckResult | undefined;
  private readonly views = new Map<Viewer, Observation>();
  private atRest = false;
  /** The keyword that the current step stands under. And and But keep the one before. */
  private under: PickleStepType | undefined;
  /** True once a When or a Then has been carried out. */
  private begun = false;
  step = -1; // the number of the current one, from 0
  /** The steps that answered a question with one possible answer. An engine need not ask it. */
  readonly forced = new Set<number>();
  /** The steps that activated an ability, after which nobody was asked whether it is to be carried out. */
  readonly consents = new Set<number>();
  /** The steps that ordered several abilities. */
  readonly ordering = new Set<number>();
  /** True if a step that orders abilities was skipped because nobody was asked. */
  passedOrder = false;
  readonly own: OwnAnswers;
  readonly secrets: Secrets;
  /** The decisions declined for the current step, or after the last one. */
  declined: Decision[] = [];
  private readonly startedAt = performance.now();

  constructor(
    readonly vocabulary: GameVocabulary,
    private readonly adapter: Adapter,
    support: GameSupport,
    readonly scenario: ScenarioFrame,
    private readonly options: WorldOptions = {},
  ) {
    super(support, options.survey ?? false, options.shownFacts);
    this.setup = new Setup(vocabulary);
    this.own = new OwnAnswers(this, vocabulary, options);
    this.secrets = new Secrets(options.remembered);
    const { reference = false, exactReasons = reference } = options;
    this.attempts = new Attempts(scenario, reference, exactReasons);
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

  private take({ decision, events = [], result }: Pick<ActResult, 'decision' | 'events' | 'result'>): void {
    this.decision = decision;
    if (decision === null) this.ended = result ?? this.ended;
    if (decision) this.asked.add(decision.kind);
    this.events.push(...events);
    this.views.clear();
    this.own.questionChanged();
    this.atRest = false;
  }

  /** @param type the keyword that the step stands under @param shared true for a step of a Background */
  beforeStep(type: PickleStepType | undefined, shared: boolean): void {
    this.under = type;
    this.step += 1;
    this.declined = [];
    this.lookedDuring = null;
    this.setup.sharedStep = shared;
  }

  /**
   * Runs before each sentence.
   * @param assertion makes the sentence that checks what a Given describes, if there is one
   * @throws {SuiteError} if it describes a position after play has begun, where it would change and assert nothing
   */
  beforeSentence(kind: StepKind, assertion: () => string | undefined): void {
    if (kind !== 'given') this.begun = true;
    else if (!this.mayDescribe()) throw new SuiteError(describesTooLate(assertion()));
  }

  /** True before the first When. A later Given may change decks until a game has begun with them. */
  private mayDescribe(): boolean {
    if (this.under === PickleStepType.OUTCOME || this.gameId !== undefined) return false;
    return !this.begun || this.under === PickleStepType.CONTEXT;
  }

  // --- acting -----------------------------------------------------------------------------------------------------

  /**
   * A player does something that the rules allow: it must be asked for and accepted. An engine may skip a question with
   * one possible answer. If the step is not about it the suite answers it, never with the answer of the step.
   */
  async perform(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    await this.started();
    const moment = momentOf(this);
    const isAsked = () => (this.needNotBeAsked() ? this.isAskedNow(player, kinds) : this.reach(player, kinds));
    let asked = await isAsked();
    let only = asked ? await this.own.onlyAnswer() : undefined;
    while (only && !this.isMatch(only, action)) {
      await this.giveOnly(only);
      asked = await isAsked();
      only = asked ? await this.own.onlyAnswer() : undefined;
    }
    if (only) this.forced.add(this.step);
    else if (kinds === ORDER) this.ordering.add(this.step);
    if (this.needNotBeAsked() && (!asked || isAnotherQuestion(await this.own.answers(), action))) {
      this.passedOrder ||= kinds === ORDER && !this.isForced();
      return;
    }
    if (!asked) throw this.neverAsked(player, kinds, moment);
    const answer = await this.sendInItsOrder(player, kinds, action);
    if (answer.status === 'accepted') return this.afterStep(player, action);
    const expected = `player ${player}: ${describeAction(action)}: accepted`;
    throw new Disagreement('a legal action was not accepted', expected, refusalInWords(answer));
  }

  /** Who activates an ability wants it carried out, also where the engine asks once more and the oracle does not. */
  private async afterStep(player: PlayerId, { type }: Action): Promise<void> {
    this.own.stepAnswers();
    if (type !== 'activate') return;
    if (!this.isAskedNow(player, CONSENT)) this.consents.add(this.step);
    else if (this.options.consents?.has(this.step)) await this.giveOnly(YES);
  }

  /**
   * Sends an answer. A refused answer is for a later question where the adapter asks in an order of its own, or may have
   * asked where nothing is possible.
   */
  private async sendInItsOrder(player: PlayerId, kinds: readonly string[], action: Action): Promise<ActResult> {
    const answer = await this.send(player, action);
    const { decision } = this;
    if (answer.status === 'accepted' || !decision?.optional) return answer;
    const reorders = this.reorders(decision.kind);
    if (!reorders && !(await this.own.mayBeIdle())) return answer;
    if (reorders) this.displaced.add(decision.kind);
    await this.send(player, { type: 'pass' });
    const asked = await this.reach(player, kinds, reorders ? 'turn' : 'now');
    return asked ? this.sendInItsOrder(player, kinds, action) : answer;
  }

  /** Declines nothing, since the question need not come. */
  isAskedNow(player: PlayerId, kinds: readonly string[]): boolean {
    return this.decision?.player === player && kinds.includes(this.decision.kind);
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

  private giveOnly(only: Action): Promise<ActResult> {
    this.own.record(only);
    return this.send(this.decision!.player, only);
  }

  /**
   * Gives the only answer to each question that has just one, before a step that looks at a choice. A step may look at
   * a moment at which a player can only pass.
   * @param isMatch keeps an answer back, since the step is about it
   */
  async answerForced(isMatch: (only: Action) => boolean = () => false): Promise<void> {
    const isKept = (only: Action) => (this.atRest && isPass(only)) || isMatch(only);
    for (let only = await this.own.onlyAnswer(); only && !isKept(only); only = await this.own.onlyAnswer()) {
      await this.giveOnly(only);
    }
  }

  /** Checks that the step gives this only answer. On the oracle the step may answer a later question instead. */
  private isMatch(only: Action, action: Action): boolean {
    return isSameAnswer(only, action) && (this.options.forced === undefined || this.isForced());
  }

  /** True if the step answers a question with one possible answer. */
  private isForced(): boolean {
    return this.options.forced?.has(this.step) ?? false;
  }

  private needNotBeAsked(): boolean {
    return this.isForced() || (this.options.ordering?.has(this.step) ?? false);
  }

  /**
   * A player tries something that the rules forbid, as a later step says. It happens at the present moment: windows on
   * the way are declined, but nothing is declined where play rests.
   */
  async tryTo(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    await this.started();
    const now = waitsOn(this.decision);
    if (await this.reachChoice(player, kinds, this.atRest ? 'moment' : 'now', action))
      return this.tryNow(player, action);
    for (const name of handlesIn(action)) this.setup.checkPlaced(name);
    this.attempts.begin();
    const what = `player ${player}: ${describeAction(action)}`;
    const notAsked = `player ${player} is not asked for ${kinds.join(' or ')} now: ${now}`;
    this.attempts.end({ what, notAsked, refused: true, unchanged: true });
  }

  /** A player tries something at this very moment, whatever the game waits on, even if the game is over. */
  async tryNow(player: PlayerId, action: Action): Promise<void> {
    const what = `player ${player}: ${describeAction(action)}`;
    this.attempts.begin();
    // Of a finished game only the pending decision is compared.
    const present = async () => ({ decision: this.decision, view: this.decision && (await this.observe()) });
    const before = await present();
    const answer = await this.send(player, action);
    const unchanged = (answer.events ?? []).length === 0 && isSame(before, await present());
    this.attempts.end({ what, refused: answer.status !== 'accepted', clause: answer.clause, unchanged });
  }

  /**
   * Goes on to the decision that a step answers, tries to answer or looks at. If the adapter merges it into others it
   * is lacking, whatever the adapter chose instead. If the adapter asks after all, the answer counts.
   * @returns false if the player is not asked
   */
  async reach(player: PlayerId, kinds: readonly string[], within: Within = 'turn'): Promise<boolean> {
    if (this.surveys && kinds.length === 1) this.lackMerged(kinds[0]!);
    const asked = await this.advanceTo(player, kinds, within);
    if (asked && !this.surveys) return true;
    const kind = asked ? this.decision!.kind : kinds.find((one) => this.merges(one));
    if (kind !== undefined) this.lackMerged(kind);
    return asked;
  }

  /**
   * Goes on to a decision with a choice. Questions with one answer need not be asked, and are answered on the way.
   * @param tried stops at a question whose only answer is this one
   */
  async reachChoice(
    player: PlayerId,
    kinds: readonly string[],
    within: Within = 'turn',
    tried?: Action,
  ): Promise<boolean> {
    let asked = await this.reach(player, kinds, within);
    for (let only = asked && (await this.own.onlyAnswer()); only; only = asked && (await this.own.onlyAnswer())) {
      if (tried ? !isSameAnswer(only, tried) : isPass(only)) break;
      await this.giveOnly(only);
      asked = await this.reach(player, kinds, within);
    }
    return asked;
  }

  /** Returns the pending decision, for steps that look at it and do not play on. */
  async pending(): Promise<Decision | null> {
    await this.answerForced();
    if (this.surveys && this.decision) this.lackMerged(this.decision.kind);
    return this.decision;
  }

  /** Declines until this player is asked for one of these kinds; stops at a later turn, and at the first when preparing. */
  private async advanceTo(player: PlayerId, kinds: readonly string[], within: Within): Promise<boolean> {
    if (this.gameId === undefined) await this.started();
    const isOpen = (decision: Decision) => !isIdle(decision, this.vocabulary);
    const isIt = (decision: Decision) => decision.player === player && kinds.includes(decision.kind);
    if (within === 'turn') await this.answerForced(() => isIt(this.decision!));
    const turn = await this.own.turnOfMoment(this.step);
    const isEnd = ({ kind }: Decision) =>
      within === 'moment' || (within === 'now' && this.vocabulary.restKinds.includes(kind));
    await this.declineAll(
      (decision) =>
        decision.turn >= turn && (isIt(decision) || (isOpen(decision) && (isEnd(decision) || decision.turn > turn))),
    );
    const { decision } = this;
    return decision !== null && isIt(decision) && (turn === 0 || decision.turn === turn);
  }

  /** Declines all questions until `until` holds for a decision at which something is possible, or the game ends. */
  async declineUntil(until: (decision: Decision) => boolean | Promise<boolean>): Promise<void> {
    return this.declineAll((decision) => !isIdle(decision, this.vocabulary) && until(decision));
  }

  /** Declines all questions until `until` holds for a decision, or the game ends. */
  private async declineAll(until: (decision: Decision) => boolean | Promise<boolean>): Promise<void> {
    if (this.gameId === undefined) await this.started();
    for (let declined = 0; this.decision && !(await until(this.decision)); declined++) {
      const { player, kind, optional } = this.decision;
      if (declined >= MOST_DECLINED) throw stuck(this.decision, MOST_DECLINED);
      const own = optional ? undefined : await this.own.automaticAnswer();
      if (!optional && !own) {
        if (await this.own.guesses()) continue;
        throw new Disagreement(
          noStepAnswers(this.decision, await this.own.answers()) + skippedInWords(this.declined),
          'no forced decision',
          this.decision,
        );
      }
      if (optional) this.declined.push(this.decision);
      const answer = await (own ? this.giveOnly(own) : this.send(player, { type: 'pass' }));
      if (answer.status !== 'accepted') {
        const refused = own ? `answer "${kind}" by: ${describeAction(own)}` : `decline the optional decision "${kind}"`;
        throw new Disagreement(`player ${player} cannot ${refused}`, 'accepted', answer.status);
      }
    }
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
    if (this.options.film && status === 'accepted') await this.shoot(`player ${player}: ${describeAction(action)}`);
    return answer;
  }

  private async act(gameId: string, player: PlayerId, action: Action): Promise<ActResult> {
    try {
      return await this.request('game/act', { gameId, player, action });
    } catch (error) {
      if (!(error instanceof AdapterError && error.kind === 'threw')) throw error;
      throw new EngineThrew(`player ${player}: ${describeAction(action)}`, error.message, error.evidence);
    }
  }

  /** Films the board of this moment. */
  private async shoot(caption: string): Promise<void> {
    const observation = this.can('judgeView') && (await this.shown());
    if (observation) this.frames.push({ caption, observation: withoutDecks(observation, this.vocabulary.zones.deck) });
  }

  /** Makes the facts those of this very moment, not of the next rest. */
  hold(): void {
    this.atRest = true;
    this.lookedDuring = this.decision;
  }

  /** Cuts the film after the board at which the question was expected. */
  private neverAsked(player: PlayerId, kinds: readonly string[], moment: Moment): Disagreement {
    this.frames.splice(moment.frames);
    const expected = `player ${player} is asked for ${kinds.join(' or ')}`;
    const message = neverAsked(player, kinds, moment, this) + missingHint(player, kinds, this, this.vocabulary);
    return new Disagreement(message, expected, this.decision ?? 'the game is over');
  }

  // --- reading ----------------------------------------------------------------------------------------------------

  /** Lets play go on until it rests, unless a step stopped it. */
  async settle(): Promise<void> {
    if (this.gameId === undefined) await this.started();
    // Questions with one answer may be the last of a turn. An engine that skips them is already in the next turn.
    await this.answerForced();
    if (this.atRest) return this.hold();
    const turn = await this.own.turnOfMoment(this.step);
    const isRest = ({ kind }: Decision) => this.vocabulary.restKinds.includes(kind);
    await this.declineUntil((decision) => decision.turn >= turn && (isRest(decision) || decision.turn > turn));
    this.atRest = true;
  }

  /** Returns the game at rest as the judge sees it. */
  async facts(): Promise<Observation> {
    return this.board('judge');
  }

  /** @throws {UnsupportedError} if the game is over and its board has been cleared */
  private async board(viewer: Viewer): Promise<Observation> {
    await this.settle();
    const seen = await this.observe(viewer);
    if (this.decision === null && isCleared(seen)) this.requireShown(BOARD_AFTER_END, undefined);
    return seen;
  }

  /** @returns undefined if the game is over and nothing of it is shown */
  private async shown(): Promise<Observation | undefined> {
    return this.observe().catch((error) => {
      if (this.decision === null && error instanceof UnsupportedError && this.ended !== undefined) return undefined;
      throw error;
    });
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

  /** @throws {Leak} if the viewer's view names one of these cards */
  async checkHidden(viewer: Viewer, hidden: readonly Handle[], what: string): Promise<void> {
    this.secrets.check(this.step, { viewer, hidden, what }, await this.observe(viewer));
  }

  private get bothForJudge(): boolean {
    return !this.can('judgeView') && this.can('playerViews');
  }

  /** Returns the phase of a decision, also for adapters whose decisions do not name it. */
  async phaseOf(decision: Decision): Promise<string> {
    return decision.phase ?? this.requireShown('field phase', (await this.observe()).phase);
  }

  /** @returns null if the game goes on, which a pending decision also shows */
  async result(): Promise<GameResult | null> {
    await this.settle();
    const { result = this.decision ? null : this.ended } = (await this.shown()) ?? {};
    return this.requireShown('field result', result);
  }

  /** @throws {SuiteError} if a sentence names a card that no Given places */
  async knows(names: readonly Handle[]): Promise<void> {
    await this.started();
    for (const name of names) this.setup.checkPlaced(name);
  }

  /** Finds a card. @throws {Disagreement} if it is nowhere @throws {SuiteError} if no Given places it */
  async find(name: Handle): Promise<{ player: PlayerId; zone: string; index: number; card: SeenCard }> {
    const { players } = await this.facts();
    this.setup.checkPlaced(name);
    let nameless = false;
    for (const player of PLAYERS) {
      for (const [zone, { count, cards = [] }] of Object.entries(players[player].zones)) {
        nameless ||= cards.length < count || cards.some(({ id }) => id === undefined);
        const index = cards.findIndex((card) => card.id === name);
        if (index >= 0) return { player, zone, index, card: cards[index]! };
      }
    }
    if (nameless) this.checkNamed([name]);
    throw new Disagreement(`"${name}" is nowhere to be found`, `"${name}" in some zone`, 'in none');
  }

  /**
   * Returns the names of the cards in a zone as a viewer sees them, with null for each unknown card.
   * @param wanted the cards that the sentence looks for
   */
  async cardsIn(
    player: PlayerId,
    zone: string,
    viewer: Viewer = 'judge',
    wanted: readonly Handle[] = [],
  ): Promise<(Handle | null)[]> {
    const seen = this.requireShown(`zone ${zone}`, (await this.board(viewer)).players[player].zones[zone]);
    const unknown = Array.from({ length: seen.count - (seen.cards?.length ?? 0) }, () => null);
    const names = [...(seen.cards ?? []).map((card) => card.id ?? null), ...unknown];
    if (names.includes(null) && !(await this.judgeNames(player, zone, viewer, wanted))) this.checkNamed(wanted);
    return names;
  }

  /** An adapter that shows the judge which cards these are could also show them to a player. */
  private async judgeNames(
    player: PlayerId,
    zone: string,
    viewer: Viewer,
    wanted: readonly Handle[],
  ): Promise<boolean> {
    if (viewer === 'judge' || this.bothForJudge) return false;
    const { cards = [] } = (await this.observe()).players[player].zones[zone] ?? {};
    return wanted.every((name) => cards.some(({ id }) => id === name));
  }

  /** @throws {UnsupportedError} for cards that cannot be told apart (DON!! cards), which may be shown without ids */
  private checkNamed(names: readonly Handle[]): void {
    if (names.some((name) => this.setup.isAlike(name))) this.requireShown('ids of cards that are all alike', undefined);
  }

  /** Ends the game of a scenario that did not pass. Errors no longer matter. */
  async abandon(): Promise<void> {
    if (this.gameId === undefined) return;
    await this.adapter.request('game/end', { gameId: this.gameId }).catch(() => undefined);
  }

  /** Ends the game. @throws {SuiteError} if the scenario left something unsaid or unused */
  async close(): Promise<void> {
    this.attempts.checkRead();
    if (this.gameId === undefined) return;
    const { chance } = await this.request('game/end', { gameId: this.gameId });
    if (this.start?.chance && chance && chance.left.length > 0)
      throw new Disagreement('scripted chance was not used up', 'none left', chance.left);
  }
}
