/**
 * One scenario against one implementation: turns what the sentences say into messages, and what comes back into facts.
 * Decisions that no step mentions are declined; a forced one that no step makes is an error, never a guess.
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
import { Disagreement, EngineThrew } from './disagreement';
import { describeAction } from './actions-in-words';
import {
  describesTooLate,
  givenInWords,
  handlesIn,
  isSameAnswer,
  neverAsked,
  optionsInWords,
  skippedInWords,
  waitsOn,
  type Moment,
} from './moments';
import { isAnotherQuestion, ORDER, OwnAnswers } from './own-answers';
import { BOARD_AFTER_END, Needs } from './needs';
import { Secrets } from './secrets';
import { Setup } from './setup';
import { combinedView, isCleared, withoutDecks } from './views';
import type { StepKind } from './registry';
import type { GameVocabulary } from './vocabulary';
import type { ActionRecord, ScenarioFrame, WorldOptions } from './world-options';

const DEFAULT_LIMIT_MS = 60_000;
/** So many decisions declined in a row are no game any more. */
const MOST_DECLINED = 300;

/** The very moment at which a step has stopped play; what is going on now, which ends where play rests; or the turn. */
type Within = 'moment' | 'now' | 'turn';

export class World extends Needs {
  readonly setup: Setup;
  readonly actions: ActionRecord[] = [];
  readonly events: GameEvent[] = [];
  /** Kinds of decision that the adapter has asked for. */
  readonly asked = new Set<string>();
  /** The board after each action, if it was asked to be filmed; for the report. */
  readonly frames: Frame[] = [];
  readonly attempts: Attempts;
  /** What the game was started with; for the report. */
  start: StartParams | undefined;
  /** Ids of the games opened, so that whoever owns the adapter can read their journals. */
  gameId: string | undefined;
  decision: Decision | null = null;
  /** How the game has ended, as the last answer says. */
  private ended: GameResult | null | undefined;
  deckCheck: DeckCheckResult | undefined;
  private readonly views = new Map<Viewer, Observation>();
  private atRest = false;
  /** Under what the step that is carried out stands: And and But go on with what was before. */
  private under: PickleStepType | undefined;
  /** A sentence has been carried out that lets something happen or looks at something. */
  private begun = false;
  /** Number of the step that is carried out, from 0. */
  private step = -1;
  /** The steps that answered a question with one possible answer: whether it is asked is the engine's business. */
  readonly forced = new Set<number>();
  /** The steps that said which of several abilities comes first. */
  readonly ordering = new Set<number>();
  /** Such a step was passed over, nobody being asked. */
  passedOrder = false;
  readonly own: OwnAnswers;
  readonly secrets: Secrets;
  /** The answers to the question that is pending, once the adapter has told them. */
  private known: readonly Action[] | undefined;
  /** What was declined for the step that is carried out, or after the last one. */
  declined: Decision[] = [];
  private readonly startedAt = performance.now();

  constructor(
    readonly vocabulary: GameVocabulary,
    private readonly adapter: Adapter,
    support: GameSupport,
    readonly scenario: ScenarioFrame,
    private readonly options: WorldOptions = {},
  ) {
    super(support, options.survey ?? false);
    this.setup = new Setup(vocabulary);
    this.own = new OwnAnswers(this, vocabulary, options.picks);
    this.secrets = new Secrets(options.remembered);
    const { reference = false, exactReasons = reference } = options;
    this.attempts = new Attempts(scenario, reference, exactReasons);
  }

  /**
   * Asks the adapter; every request of a scenario but its last goodbye comes through here.
   * @throws {AdapterError} timedOut: the scenario has taken too long altogether
   */
  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const { limitMs = DEFAULT_LIMIT_MS } = this.options;
    if (performance.now() - this.startedAt > limitMs) {
      throw new AdapterError('timedOut', `the scenario took more than ${limitMs / 1000} s altogether`);
    }
    return this.adapter.request(method, params);
  }

  /** Starts the game, if no step has yet. */
  async started(): Promise<string> {
    if (this.gameId !== undefined) return this.gameId;
    const params = this.setup.startParams(this.options.seed ?? 1);
    this.requireFor(params);
    this.start = params;
    const answer = await this.request('game/start', params);
    this.gameId = answer.gameId;
    this.take(answer);
    if (this.options.film) await this.shoot('the start of the game');
    return this.gameId;
  }

  /** Do the decks keep the game from beginning? Where they do they may still be changed. */
  async cannotStart(): Promise<boolean> {
    const params = this.setup.startParams(this.options.seed ?? 1);
    this.requireFor(params);
    this.require('deckCheck');
    try {
      this.gameId = (await this.request('game/start', params)).gameId;
      return false;
    } catch (error) {
      if (error instanceof SuiteError || (error instanceof AdapterError && error.kind === 'errorAnswer')) return true;
      throw error;
    }
  }

  private requireFor(params: StartParams): void {
    this.require(params.decks ? 'decks' : 'position');
    if (params.chance) this.require('chance');
    if (params.readings) this.require('readings');
    this.requireCards(params.cards);
    const { unsupportedPositionFields = [] } = this.support;
    if (!params.position || unsupportedPositionFields.length === 0) return;
    for (const field of this.setup.usedFields()) {
      if (unsupportedPositionFields.includes(field)) this.lack(`position field ${field}`);
    }
  }

  private take({ decision, events = [], result }: Pick<ActResult, 'decision' | 'events' | 'result'>): void {
    this.decision = decision;
    if (decision === null) this.ended = result ?? this.ended;
    if (decision) this.asked.add(decision.kind);
    this.events.push(...events);
    this.views.clear();
    this.known = undefined;
    this.atRest = false;
  }

  /** @param type under what keyword it stands @param shared it is one of a Background */
  beforeStep(type: PickleStepType | undefined, shared: boolean): void {
    this.under = type;
    this.step += 1;
    this.declined = [];
    this.setup.sharedStep = shared;
  }

  /**
   * Each sentence says what it is for before it is carried out.
   * @param assertion the sentence that looks at what a Given describes, where there is one
   * @throws {SuiteError} it describes a position where one has been played on: it would change nothing and assert nothing
   */
  beforeSentence(kind: StepKind, assertion: () => string | undefined): void {
    if (kind !== 'given') this.begun = true;
    else if (!this.mayDescribe()) throw new SuiteError(describesTooLate(assertion()));
  }

  /** Before the first When; decks may be described anew, by a Given, until a game has begun with them. */
  private mayDescribe(): boolean {
    if (this.under === PickleStepType.OUTCOME || this.gameId !== undefined) return false;
    return !this.begun || this.under === PickleStepType.CONTEXT;
  }

  // --- acting -----------------------------------------------------------------------------------------------------

  /**
   * A player does something that the rules allow: it must be asked for, and it must be accepted. A question with one possible
   * answer may be asked or not; where the step is not about it the kit answers it, never with the answer of the step.
   */
  async perform(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    await this.started();
    const moment = this.moment();
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
    if (this.needNotBeAsked() && (!asked || isAnotherQuestion(await this.answers(), action))) {
      this.passedOrder ||= kinds === ORDER && !this.isForced();
      return;
    }
    if (!asked) throw this.neverAsked(player, kinds, moment);
    const answer = await this.send(player, action);
    if (answer.status === 'accepted') return this.own.stepAnswers();
    const expected = `player ${player}: ${describeAction(action)}: accepted`;
    throw new Disagreement(
      `a legal action was not accepted`,
      expected,
      `${answer.status}: ${answer.reason ?? 'no reason given'}${answer.clause === undefined ? '' : ` [${answer.clause}]`}`,
    );
  }

  /** Nothing is declined to reach a question that need not come. */
  private isAskedNow(player: PlayerId, kinds: readonly string[]): boolean {
    return this.decision?.player === player && kinds.includes(this.decision.kind);
  }

  /** The answers to the question that is pending, as far as the adapter tells. */
  async answers(): Promise<readonly Action[]> {
    return (this.known ??= await this.askForAnswers());
  }

  private async askForAnswers(): Promise<readonly Action[]> {
    const { decision, gameId } = this;
    if (decision?.options || !this.can('actions')) return (decision?.options ?? []) as Action[];
    const { actions } = await this.request('game/actions', { gameId: gameId! });
    return actions.filter(({ player }) => player === decision?.player).map(({ action }) => action);
  }

  private giveOnly(only: Action): Promise<ActResult> {
    this.own.record(only);
    return this.send(this.decision!.player, only);
  }

  /**
   * Gives the only answer to each question that has one, before a step that looks at a choice.
   * @param assertion such an answer stays, where it is the one that the step is about
   */
  async answerForced(isMatch: (only: Action) => boolean = () => false): Promise<void> {
    for (let only = await this.own.onlyAnswer(); only && !isMatch(only); only = await this.own.onlyAnswer()) {
      await this.giveOnly(only);
    }
  }

  /** Whether the step gives this answer to the question that has no other; on the oracle it may be one to a later question. */
  private isMatch(only: Action, action: Action): boolean {
    return isSameAnswer(only, action) && (this.options.forced === undefined || this.isForced());
  }

  /** The step answers a question that has one possible answer. */
  private isForced(): boolean {
    return this.options.forced?.has(this.step) ?? false;
  }

  private needNotBeAsked(): boolean {
    return this.isForced() || (this.options.ordering?.has(this.step) ?? false);
  }

  /**
   * A player tries something that the rules forbid; a later step says so. It is about the present moment: windows on the way
   * are declined, but nothing where play rests.
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

  /** What a player tries at this very moment, whatever the game waits on, also when it is over. */
  async tryNow(player: PlayerId, action: Action): Promise<void> {
    const what = `player ${player}: ${describeAction(action)}`;
    this.attempts.begin();
    // Of a game that is over nothing but that is looked at.
    const present = async () => ({ decision: this.decision, view: this.decision && (await this.observe()) });
    const before = await present();
    const answer = await this.send(player, action);
    const unchanged = isSame(before, await present());
    this.attempts.end({ what, refused: answer.status !== 'accepted', clause: answer.clause, unchanged });
  }

  /**
   * Goes on to the decision that a step answers, tries to answer or looks at. Where an adapter merges it into others the
   * answer counts for nothing, whatever the adapter chose instead; one that asks after all is taken at its word.
   * @returns false where the player is not asked for it then
   */
  async reach(player: PlayerId, kinds: readonly string[], within: Within = 'turn'): Promise<boolean> {
    const asked = await this.advanceTo(player, kinds, within);
    if (asked && !this.surveys) return true;
    const kind = asked ? this.decision!.kind : kinds.find((one) => this.merges(one));
    if (kind !== undefined) this.lackMerged(kind);
    return asked;
  }

  /**
   * Goes on to a decision at which there is a choice: what has a single answer need not be asked, and is answered on the way.
   * @param tried only where that answer is this one, or else it is left for what is tried
   */
  async reachChoice(
    player: PlayerId,
    kinds: readonly string[],
    within: Within = 'turn',
    tried?: Action,
  ): Promise<boolean> {
    let asked = await this.reach(player, kinds, within);
    for (let only = asked && (await this.own.onlyAnswer()); only; only = asked && (await this.own.onlyAnswer())) {
      if (tried && !isSameAnswer(only, tried)) break;
      await this.giveOnly(only);
      asked = await this.reach(player, kinds, within);
    }
    return asked;
  }

  /** Whether the game waits on a real choice of this kind; one with a single answer need not be asked, and need not be none. */
  async asksFor(player: PlayerId, kinds: readonly string[]): Promise<boolean> {
    await this.answerForced();
    if (!this.isAskedNow(player, kinds)) return false;
    return !this.decision?.optional || this.decision.options?.length !== 0;
  }

  /** The decision that the game waits on, for steps that look at it and do not play on. */
  async pending(): Promise<Decision | null> {
    await this.answerForced();
    if (this.surveys && this.decision) this.lackMerged(this.decision.kind);
    return this.decision;
  }

  /** Declines until this player is asked for one of these kinds, but nothing of a later turn, nor of the first one in the preparations. */
  private async advanceTo(player: PlayerId, kinds: readonly string[], within: Within): Promise<boolean> {
    if (this.gameId === undefined) await this.started();
    const isIt = (decision: Decision) => decision.player === player && kinds.includes(decision.kind);
    if (within === 'turn') await this.answerForced(() => isIt(this.decision!));
    // An engine that asks what has one answer may still be in the turn before.
    const turn = this.decision?.turn ?? 0;
    const isEnd = ({ kind }: Decision) =>
      within === 'moment' || (within === 'now' && this.vocabulary.restKinds.includes(kind));
    await this.declineUntil((decision) => isIt(decision) || isEnd(decision) || decision.turn > turn);
    const { decision } = this;
    return decision !== null && isIt(decision) && (turn === 0 || decision.turn === turn);
  }

  /** Declines whatever is asked until a decision for which `until` holds, or the end of the game. */
  async declineUntil(until: (decision: Decision) => boolean | Promise<boolean>): Promise<void> {
    if (this.gameId === undefined) await this.started();
    for (let declined = 0; this.decision && !(await until(this.decision)); declined++) {
      const { player, kind, optional } = this.decision;
      if (declined >= MOST_DECLINED) {
        throw new Disagreement(
          `the engine is stuck: it asks one question after another, ${MOST_DECLINED} in a row`,
          'a question that a step answers, or the end of the game',
          this.decision,
        );
      }
      const own = optional ? undefined : await this.own.automaticAnswer();
      if (!optional && !own) {
        throw new Disagreement(
          `player ${player} must answer "${kind}", which no step of the scenario does${optionsInWords(await this.answers())}${skippedInWords(this.declined)}`,
          'no forced decision',
          this.decision,
        );
      }
      if (optional) this.declined.push(this.decision);
      const answer = await (own ? this.giveOnly(own) : this.send(player, { type: 'pass' }));
      if (answer.status !== 'accepted') {
        throw new Disagreement(
          `player ${player} cannot decline the optional decision "${kind}"`,
          'accepted',
          answer.status,
        );
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

  /** Adds the board of this moment to the film. */
  private async shoot(caption: string): Promise<void> {
    const observation = this.can('judgeView') && (await this.shown());
    if (observation) this.frames.push({ caption, observation: withoutDecks(observation, this.vocabulary.zones.deck) });
  }

  /** From now on the facts are those of this very moment, not of the next rest. */
  hold(): void {
    this.atRest = true;
  }

  /** Now, for a step that expects something. */
  private moment(): Moment {
    const last = this.actions.findLast(({ answer }) => answer.status === 'accepted');
    const after = last ? `player ${last.player}: ${describeAction(last.action)}` : 'the start of the game';
    return { after, frames: this.frames.length, turn: this.decision?.turn };
  }

  /** The film ends with the board of the moment at which the question was expected. */
  private neverAsked(player: PlayerId, kinds: readonly string[], moment: Moment): Disagreement {
    this.frames.splice(moment.frames);
    const expected = `player ${player} is asked for ${kinds.join(' or ')}`;
    const hint = kinds.some((kind) => this.vocabulary.restKinds.includes(kind)) ? '' : MERGED_HINT;
    const asked = { skipped: this.declined, decision: this.decision };
    const message = neverAsked(player, kinds, moment, asked) + givenInWords(this.own.automaticAnswers) + hint;
    return new Disagreement(message, expected, this.decision ?? 'the game is over');
  }

  // --- reading ----------------------------------------------------------------------------------------------------

  /** Lets play go on until it rests, unless a step stopped it. */
  async settle(): Promise<void> {
    if (this.gameId === undefined) await this.started();
    // Questions with one answer may be the last of a turn; whoever does not ask them is in the next one already.
    await this.answerForced();
    if (this.atRest) return this.hold();
    const turn = this.decision?.turn ?? 0;
    await this.declineUntil(({ kind, turn: now }) => this.vocabulary.restKinds.includes(kind) || now > turn);
    this.atRest = true;
  }

  /** The game as the judge sees it, at rest. */
  async facts(): Promise<Observation> {
    return this.board('judge');
  }

  /** @throws {UnsupportedError} the game is over, and its board has been cleared */
  private async board(viewer: Viewer): Promise<Observation> {
    await this.settle();
    const seen = await this.observe(viewer);
    if (this.decision === null && isCleared(seen)) this.requireShown(BOARD_AFTER_END, undefined);
    return seen;
  }

  /** undefined: the game is over, and nothing of it is shown. */
  private async shown(): Promise<Observation | undefined> {
    return this.observe().catch((error) => {
      if (this.decision === null && error instanceof UnsupportedError && this.ended !== undefined) return undefined;
      throw error;
    });
  }

  /** As the judge sees it where no viewer is named; where the adapter has no such view, as both players do together. */
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

  /** Whether a game that is over can still be looked at is the engine's business. */
  private async look(gameId: string, viewer: Viewer): Promise<Observation> {
    try {
      return (await this.request('game/observe', { gameId, viewer })).observation;
    } catch (error) {
      if (this.decision !== null || !(error instanceof AdapterError && error.kind === 'errorAnswer')) throw error;
      return this.requireShown<Observation>(BOARD_AFTER_END, undefined);
    }
  }

  /** @throws {Leak} the viewer's view names one of these cards */
  async checkHidden(viewer: Viewer, hidden: readonly Handle[], what: string): Promise<void> {
    this.secrets.check(this.step, { viewer, hidden, what }, await this.observe(viewer));
  }

  private get bothForJudge(): boolean {
    return !this.can('judgeView') && this.can('playerViews');
  }

  /** The phase in which a decision is asked, for adapters whose decisions do not say. */
  async phaseOf(decision: Decision): Promise<string> {
    return decision.phase ?? this.requireShown('field phase', (await this.observe()).phase);
  }

  /** null: it goes on, as a pending decision says as well. */
  async result(): Promise<GameResult | null> {
    await this.settle();
    const { result = this.decision ? null : this.ended } = (await this.shown()) ?? {};
    return this.requireShown('field result', result);
  }

  /** @throws {SuiteError} a sentence names a card that no Given places */
  async knows(names: readonly Handle[]): Promise<void> {
    await this.started();
    for (const name of names) this.setup.checkPlaced(name);
  }

  /** Where the card is and what is known of it. @throws {Disagreement} it is nowhere @throws {SuiteError} it never was anywhere */
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
   * The names of the cards in a zone as a viewer sees them; null for a card that the viewer does not know.
   * @param wanted those that the sentence looks for
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

  /** Whoever shows the judge which they are could show it to a player as well. */
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

  /** Cards that cannot be told apart, e.g. DON!! cards, may be shown without their ids. @throws {UnsupportedError} */
  private checkNamed(names: readonly Handle[]): void {
    if (names.some((name) => this.setup.isAlike(name))) this.requireShown('ids of cards that are all alike', undefined);
  }

  /** Ends the game of a scenario that did not pass; what comes of it no longer matters. */
  async abandon(): Promise<void> {
    if (this.gameId === undefined) return;
    await this.adapter.request('game/end', { gameId: this.gameId }).catch(() => undefined);
  }

  /** Ends the game. @throws {SuiteError} the scenario left something unsaid or unused */
  async close(): Promise<void> {
    this.attempts.checkRead();
    if (this.gameId === undefined) return;
    const { chance } = await this.request('game/end', { gameId: this.gameId });
    if (this.start?.chance && chance && chance.left.length > 0) {
      throw new Disagreement('scripted chance was not used up', 'none left', chance.left);
    }
  }
}

const MERGED_HINT = '; an adapter that never asks for it says so in mergedDecisions';
