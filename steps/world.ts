/**
 * One scenario against one implementation: turns what the sentences say into messages, and what comes back into facts.
 * Decisions that no step mentions are declined; a forced one that no step makes is an error, never a guess.
 */
import { isDeepStrictEqual } from 'node:util';
import { PickleStepType } from '@cucumber/messages';
import { AdapterError, SuiteError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { PLAYERS, type Capability, type Handle, type PlayerId, type Viewer } from '../schemas/common';
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
import { Disagreement, EngineThrew } from './disagreement';
import { describeAction } from './actions-in-words';
import {
  describesTooLate,
  handlesIn,
  isSameAnswer,
  neverAsked,
  optionsInWords,
  skippedInWords,
  waitsOn,
  type Moment,
} from './moments';
import { Setup } from './setup';
import { combinedView, withoutDecks } from './views';
import type { StepKind } from './registry';
import type { GameVocabulary } from './vocabulary';
import type { ActionRecord, Attempt, ScenarioFrame, WorldOptions } from './world-options';

/** What is lacking and no adapter declares: it shows in the observations that leave it out. */
export const OF_OBSERVATION = 'observation';

const DEFAULT_LIMIT_MS = 60_000;
/** So many decisions declined in a row are no game any more. */
const MOST_DECLINED = 300;

export class World {
  readonly setup: Setup;
  readonly actions: ActionRecord[] = [];
  readonly events: GameEvent[] = [];
  readonly used = new Set<Capability>();
  /** What the scenario needs and the adapter did not declare, e.g. "capability chance", "decision discard". */
  readonly lacking = new Set<string>();
  /** Kinds of decision that the adapter has asked for. */
  readonly asked = new Set<string>();
  /** How many answers the scenario has for each kind of decision that the adapter merges into others. */
  readonly merged = new Map<string, number>();
  /** The board after each action, if it was asked to be filmed; for the report. */
  readonly frames: Frame[] = [];
  /** The clause for which something was refused, where the scenario is not about it: a note, since citing must never cost. */
  otherReason: string | undefined;
  /** What the game was started with; for the report. */
  start: StartParams | undefined;
  /** Ids of the games opened, so that whoever owns the adapter can read their journals. */
  gameId: string | undefined;
  decision: Decision | null = null;
  deckCheck: DeckCheckResult | undefined;
  private readonly views = new Map<Viewer, Observation>();
  private atRest = false;
  private attempt: Attempt | undefined;
  private attemptsRead = true;
  /** Under what the step that is carried out stands: And and But go on with what was before. */
  private under: PickleStepType | undefined;
  /** A sentence has been carried out that lets something happen or looks at something. */
  private begun = false;
  /** Number of the step that is carried out, from 0. */
  private step = -1;
  /** The steps that answered a question with one possible answer: whether it is asked is the engine's business. */
  readonly forced = new Set<number>();
  /** What was declined for the step that is carried out. */
  private skipped: Decision[] = [];
  private readonly startedAt = performance.now();

  constructor(
    readonly vocabulary: GameVocabulary,
    private readonly adapter: Adapter,
    readonly support: GameSupport,
    readonly scenario: ScenarioFrame,
    private readonly options: WorldOptions = {},
  ) {
    this.setup = new Setup(vocabulary);
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

  private can(capability: Capability): boolean {
    return this.support.capabilities.includes(capability);
  }

  /** @throws {UnsupportedError} the adapter did not declare it */
  require(capability: Capability): void {
    if (!this.can(capability)) this.lack(`capability ${capability}`);
    this.used.add(capability);
  }

  private lack(thing: string): void {
    this.lacking.add(thing);
    if (!this.options.survey) throw new UnsupportedError(thing);
  }

  /** Starts the game, if no step has yet. */
  async started(): Promise<string> {
    if (this.gameId !== undefined) return this.gameId;
    const params = this.setup.startParams(this.options.seed ?? 1);
    this.requireFor(params);
    this.start = params;
    const answer = await this.request('game/start', params);
    this.gameId = answer.gameId;
    this.take(answer.decision, answer.events);
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

  /** @throws {UnsupportedError} a probe card, or abilities of another card, that the adapter does not know */
  requireCards(cards: object): void {
    const { probes } = this.support;
    for (const { probe, abilities } of Object.values(cards) as { probe?: string; abilities?: unknown }[]) {
      if (probe !== undefined && probes !== 'all' && !probes.includes(probe)) this.lack(`probe ${probe}`);
      if (probe === undefined && abilities) this.require('inlineAbilities');
    }
  }

  private take(decision: Decision | null, events: GameEvent[] = []): void {
    this.decision = decision;
    if (decision) this.asked.add(decision.kind);
    this.events.push(...events);
    this.views.clear();
    this.atRest = false;
  }

  /** @param type under what keyword it stands @param shared it is one of a Background */
  stepBegins(type: PickleStepType | undefined, shared: boolean): void {
    this.under = type;
    this.step += 1;
    this.skipped = [];
    this.setup.sharedStep = shared;
  }

  /**
   * Each sentence says what it is for before it is carried out.
   * @param meant the sentence that looks at what a Given describes, where there is one
   * @throws {SuiteError} it describes a position where one has been played on: it would change nothing and assert nothing
   */
  says(kind: StepKind, meant: () => string | undefined): void {
    if (kind !== 'given') this.begun = true;
    else if (!this.mayDescribe()) throw new SuiteError(describesTooLate(meant()));
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
    const isAsked = () => (this.isForced() ? this.isAskedNow(player, kinds) : this.reach(player, kinds));
    let asked = await isAsked();
    let only = asked ? await this.onlyAnswer() : undefined;
    while (only && !this.isMeant(only, action)) {
      await this.send(player, only);
      asked = await isAsked();
      only = asked ? await this.onlyAnswer() : undefined;
    }
    if (only) this.forced.add(this.step);
    if (this.isForced() && (!asked || this.isAnother(action))) return;
    if (!asked) throw this.neverAsked(player, kinds, moment);
    const answer = await this.send(player, action);
    if (answer.status === 'accepted') return;
    const expected = `player ${player}: ${describeAction(action)}: accepted`;
    throw new Disagreement(
      `a legal action was not accepted`,
      expected,
      `${answer.status}: ${answer.reason ?? 'no reason given'}`,
    );
  }

  /** Nothing is declined to reach a question that need not come. */
  private isAskedNow(player: PlayerId, kinds: readonly string[]): boolean {
    return this.decision?.player === player && kinds.includes(this.decision.kind);
  }

  /** The answers to the question that is pending, as far as the adapter tells. */
  private async answers(): Promise<readonly Action[]> {
    const { decision, gameId } = this;
    if (decision?.options || !this.can('actions')) return (decision?.options ?? []) as Action[];
    const { actions } = await this.request('game/actions', { gameId: gameId! });
    return actions.filter(({ player }) => player === decision?.player).map(({ action }) => action);
  }

  /** The answer to a forced question that has no other: no choice is made by giving it. */
  private async onlyAnswer(): Promise<Action | undefined> {
    if (!this.decision || this.decision.optional) return undefined;
    const [only, ...others] = await this.answers();
    const isOrder = this.vocabulary.orders?.includes(this.decision.kind) && (only?.cards?.length ?? 0) > 1;
    return others.length > 0 || isOrder ? undefined : only;
  }

  /** Whether the step gives this answer to the question that has no other; on the oracle it may be one to a later question. */
  private isMeant(only: Action, action: Action): boolean {
    return isSameAnswer(only, action) && (this.options.forced === undefined || this.isForced());
  }

  /** The step answers a question that need not be asked. */
  private isForced(): boolean {
    return this.options.forced?.has(this.step) ?? false;
  }

  /** The question is another one than that which the step answers: it has several answers, this one not among them. */
  private isAnother(action: Action): boolean {
    const { options = [] } = this.decision!;
    return options.length > 1 && !options.some((option) => isSameAnswer(option as Action, action));
  }

  /**
   * A player tries something that the rules forbid; a later step says so. It is about the present moment: windows on the way
   * are declined, but nothing where play rests.
   */
  async tryTo(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    await this.started();
    const now = waitsOn(this.decision);
    if (await this.reach(player, kinds, 'now')) return this.tryNow(player, action);
    for (const name of handlesIn(action)) this.setup.checkPlaced(name);
    this.attemptsRead = false;
    const what = `player ${player}: ${describeAction(action)}`;
    const notAsked = `player ${player} is not asked for ${kinds.join(' or ')} now: ${now}`;
    this.attempt = { what, notAsked, refused: true, unchanged: true };
  }

  /** What a player tries at this very moment, whatever the game waits on, also when it is over. */
  async tryNow(player: PlayerId, action: Action): Promise<void> {
    const what = `player ${player}: ${describeAction(action)}`;
    this.attemptsRead = false;
    const before = { decision: this.decision, view: await this.observe() };
    const answer = await this.send(player, action);
    const unchanged = isSame(before, { decision: this.decision, view: await this.observe() });
    this.attempt = { what, refused: answer.status !== 'accepted', clause: answer.clause, unchanged };
  }

  /**
   * Goes on to the decision that a step answers, tries to answer or looks at. Where an adapter merges it into others the
   * answer counts for nothing, whatever the adapter chose instead; one that asks after all is taken at its word.
   * @param within the present moment, which ends where play rests, or the turn
   * @returns false where the player is not asked for it then
   */
  async reach(player: PlayerId, kinds: readonly string[], within: 'now' | 'turn' = 'turn'): Promise<boolean> {
    const asked = await this.goOnTo(player, kinds, within);
    if (asked && !this.options.survey) return true;
    const kind = asked ? this.decision!.kind : kinds.find((one) => this.merges(one));
    if (kind !== undefined) this.lackMerged(kind);
    return asked;
  }

  /** Whether the game waits on a real choice of this kind; one with a single answer need not be asked, and need not be none. */
  asksFor(player: PlayerId, kinds: readonly string[]): boolean {
    const { decision } = this;
    if (decision?.player !== player || !kinds.includes(decision.kind)) return false;
    return decision.options === undefined || decision.options.length > (decision.optional ? 0 : 1);
  }

  /** The decision that the game waits on, for steps that look at it and do not play on. */
  pending(): Decision | null {
    if (this.options.survey && this.decision) this.lackMerged(this.decision.kind);
    return this.decision;
  }

  private lackMerged(kind: string): void {
    if (this.merges(kind)) this.lack(`decision ${kind}`);
  }

  /** Counts an answer that an adapter which merges the decision would not have asked for. */
  private countMerged(kind: string, action: Action): void {
    if (!this.options.survey || !this.merges(kind) || action.type === 'pass') return;
    this.merged.set(kind, (this.merged.get(kind) ?? 0) + 1);
  }

  private merges(kind: string): boolean {
    return this.support.mergedDecisions?.includes(kind) ?? false;
  }

  /** Declines until this player is asked for one of these kinds, but nothing of a later turn, nor of the first one in the preparations. */
  private async goOnTo(player: PlayerId, kinds: readonly string[], within: 'now' | 'turn'): Promise<boolean> {
    if (this.gameId === undefined) await this.started();
    const turn = this.decision?.turn ?? 0;
    const isIt = (decision: Decision) => decision.player === player && kinds.includes(decision.kind);
    const isEnd = ({ kind }: Decision) => within === 'now' && this.vocabulary.restKinds.includes(kind);
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
      const only = await this.onlyAnswer();
      if (!optional && !only) {
        throw new Disagreement(
          `player ${player} must answer "${kind}", which no step of the scenario does${optionsInWords(await this.answers())}${skippedInWords(this.skipped)}`,
          'no forced decision',
          this.decision,
        );
      }
      if (optional) this.skipped.push(this.decision);
      const answer = await this.send(player, optional ? { type: 'pass' } : only!);
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
    if (this.decision) this.countMerged(this.decision.kind, action);
    const answer = await this.act(gameId, player, action);
    const { status, reason, clause } = answer;
    this.actions.push({
      player,
      action,
      answer: { status, ...(reason === undefined ? {} : { reason }), ...(clause === undefined ? {} : { clause }) },
    });
    this.take(answer.decision, answer.events);
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
    if (!this.can('judgeView')) return;
    this.frames.push({ caption, observation: withoutDecks(await this.observe(), this.vocabulary.zones.deck) });
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
    const asked = { skipped: this.skipped, decision: this.decision };
    const message = neverAsked(player, kinds, moment, asked) + hint;
    return new Disagreement(message, expected, this.decision ?? 'the game is over');
  }

  // --- reading ----------------------------------------------------------------------------------------------------

  /** Lets play go on until it rests, unless a step stopped it. */
  async settle(): Promise<void> {
    if (this.gameId === undefined) await this.started();
    if (this.atRest) return;
    const turn = this.decision?.turn ?? 0;
    await this.declineUntil(({ kind, turn: now }) => this.vocabulary.restKinds.includes(kind) || now > turn);
    this.atRest = true;
  }

  /** The game as the judge sees it, at rest. */
  async facts(): Promise<Observation> {
    await this.settle();
    return this.observe();
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
    const { observation } = await this.request('game/observe', { gameId, viewer });
    this.views.set(viewer, observation);
    return observation;
  }

  private get bothForJudge(): boolean {
    return !this.can('judgeView') && this.can('playerViews');
  }

  /** The phase in which a decision is asked, for adapters whose decisions do not say. */
  async phaseOf(decision: Decision): Promise<string> {
    return decision.phase ?? this.told('field phase', (await this.observe()).phase);
  }

  /** Of what an observation may leave out, what a sentence looks at. @throws {UnsupportedError} it is left out */
  told<T>(what: string, value: T | undefined): T {
    if (value === undefined) this.lack(`${OF_OBSERVATION} ${what}`);
    return value!;
  }

  /** null: it goes on, as a pending decision says as well. */
  async result(): Promise<GameResult | null> {
    const { result } = await this.facts();
    return result === undefined && this.decision ? null : this.told('field result', result);
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
    await this.settle();
    const seen = this.told(`zone ${zone}`, (await this.observe(viewer)).players[player].zones[zone]);
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
    if (names.some((name) => this.setup.isAlike(name))) this.told('ids of cards that are all alike', undefined);
  }

  /** Says what became of the last attempt: refused, with nothing changed. */
  checkRefused(): void {
    const { attempt } = this;
    if (!attempt) throw new SuiteError('nothing was tried before this step');
    this.attemptsRead = true;
    if (attempt.notAsked !== undefined && this.options.reference)
      throw new SuiteError(`${attempt.notAsked}; where that is what is meant say: that is not offered`);
    this.checkAttempt(attempt);
  }

  /** Says of the last attempt that nobody was asked for it; an engine that asks all the same may refuse it. */
  checkNotOffered(): void {
    const { attempt } = this;
    if (!attempt) throw new SuiteError('nothing was tried before this step');
    this.attemptsRead = true;
    if (attempt.notAsked === undefined && this.options.reference)
      throw new SuiteError(`${attempt.what}: it is asked for; where it is to be refused say: that is refused`);
    this.checkAttempt(attempt);
  }

  private checkAttempt(attempt: Attempt): void {
    if (!attempt.refused)
      throw new Disagreement('an illegal action was accepted', `${attempt.what}: refused`, 'accepted');
    if (!attempt.unchanged)
      throw new Disagreement('a refused action changed the game', 'nothing changed', 'something changed');
    const { clauses } = this.scenario;
    if (attempt.clause !== undefined && !clauses.includes(attempt.clause)) this.otherReason ??= attempt.clause;
  }

  /** Ends the game of a scenario that did not pass; what comes of it no longer matters. */
  async abandon(): Promise<void> {
    if (this.gameId === undefined) return;
    await this.adapter.request('game/end', { gameId: this.gameId }).catch(() => undefined);
  }

  /** Ends the game. @throws {SuiteError} the scenario left something unsaid or unused */
  async close(): Promise<void> {
    if (!this.attemptsRead) throw new SuiteError('the scenario tries something and does not say what comes of it');
    if (this.gameId === undefined) return;
    const { chance } = await this.request('game/end', { gameId: this.gameId });
    if (this.start?.chance && chance && chance.left.length > 0) {
      throw new Disagreement('scripted chance was not used up', 'none left', chance.left);
    }
  }
}

const MERGED_HINT = '; an adapter that never asks for it says so in mergedDecisions';

/** Most are the same to the letter, which is soon seen. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || isDeepStrictEqual(one, other);
