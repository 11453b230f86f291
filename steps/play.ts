/**
 * Plays a game from sentence to sentence: goes on to the question that a step is about, and answers it.
 * Decisions that no step mentions are declined. A forced decision that no step makes is an error, never a guess.
 */
import type { Adapter } from '../adapters/adapter';
import type { PlayerId } from '../schemas/common';
import type { Action, ActResult, Decision, GameSupport } from '../schemas/protocol';
import { actionPhrase } from './action-phrases';
import { attempt } from './action-sentences';
import { describeAction } from './actions-in-words';
import { Attempts, isSame } from './attempts';
import { Conversation } from './conversation';
import { Disagreement, stuck } from './disagreement';
import {
  handlesIn,
  isIdle,
  isSameAnswer,
  momentOf,
  notAsked,
  noStepAnswers,
  refusalInWords,
  refused,
  type Moment,
} from './moments';
import { CONSENT, isAnotherQuestion, isPass, ORDER, OwnAnswers, YES } from './own-answers';
import { pinnedForced, pinnedMissing } from './pinned-words';
import { DECISIONS_OF_EFFECTS, type GameVocabulary } from './vocabulary';
import type { ScenarioFrame, WorldOptions } from './world-options';

/** An adapter that asks more than this many declinable questions in a row is stuck. */
const MOST_DECLINED = 300;

/**
 * How far play may go on to a question: not at all, until an effect lets the other player choose or play rests, until play
 * rests, or until the end of the turn.
 */
type Within = 'moment' | 'choice' | 'now' | 'turn';

/** What a step does: the player answers a question of one of these kinds. */
interface Answering {
  readonly player: PlayerId;
  readonly kinds: readonly string[];
  readonly action: Action;
}

/** The question at which a step has arrived. */
interface Arrival {
  readonly isAsked: boolean;
  /** True if the step gives the only answer to it. */
  readonly isForced: boolean;
}

/** Kinds of decision at which an effect lets a player choose. */
const OF_EFFECTS: readonly string[] = Object.values(DECISIONS_OF_EFFECTS).flat();

const isFor =
  ({ player, kinds }: Pick<Answering, 'player' | 'kinds'>) =>
  (decision: Decision): boolean =>
    decision.player === player && kinds.includes(decision.kind);

export class Play extends Conversation {
  readonly attempts: Attempts;
  readonly own: OwnAnswers;
  step = -1; // the number of the current one, from 0
  /** The steps that answered a question with one possible answer. An engine need not ask it. */
  readonly forced = new Set<number>();
  /** The steps that activated an ability, after which nobody was asked whether it is to be carried out. */
  readonly consents = new Set<number>();
  /** The steps that ordered several abilities. */
  readonly ordering = new Set<number>();
  /** True if a step that orders abilities was skipped because nobody was asked. */
  passedOrder = false;
  /** The decisions declined for the current step, or after the last one. */
  declined: Decision[] = [];
  private atRest = false;
  /** The turn that a step has ended, while the game still asks for choices of its last phase. */
  private ending: number | undefined;

  constructor(
    vocabulary: GameVocabulary,
    adapter: Adapter,
    support: GameSupport,
    readonly scenario: ScenarioFrame,
    options: WorldOptions,
  ) {
    super(vocabulary, adapter, support, options);
    this.own = new OwnAnswers(this, vocabulary, options);
    const { reference = false, exactReasons = reference } = options;
    this.attempts = new Attempts(scenario, reference, exactReasons);
  }

  protected override take(answer: Pick<ActResult, 'decision' | 'events' | 'result'>): void {
    super.take(answer);
    this.own.questionChanged();
    this.atRest = false;
  }

  /**
   * A player does something that the rules allow: it must be asked for and accepted. An engine may skip a question with
   * one possible answer. If the step is not about it the suite answers it, never with the answer of the step.
   */
  async perform(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    await this.started();
    const moment = momentOf(this);
    const step: Answering = { player, kinds, action };
    await this.leaveTurn(
      async (decision) => isFor(step)(decision) && !isAnotherQuestion(await this.own.answers(), action),
    );
    const { isAsked, isForced } = await this.answerForcedUntil(step);
    if (isForced) this.forced.add(this.step);
    else if (kinds === ORDER) this.ordering.add(this.step);
    if (this.needNotBeAsked() && (!isAsked || isAnotherQuestion(await this.own.answers(), action)))
      this.passedOrder ||= kinds === ORDER && !this.isForced();
    else if (isAsked) await this.answer(step);
    else throw this.neverAsked(player, kinds, moment);
  }

  /** Goes on to the question of a step, and gives the only answers to those on the way that the step is not about. */
  private async answerForcedUntil({ player, kinds, action }: Answering): Promise<Arrival> {
    for (;;) {
      const isAsked = this.needNotBeAsked() ? this.isAskedNow(player, kinds) : await this.reach(player, kinds);
      const only = isAsked ? await this.own.onlyAnswer() : undefined;
      if (!only || this.isMatch(only, action)) return { isAsked, isForced: only !== undefined };
      await this.giveOnly(only);
    }
  }

  /** @throws {Disagreement} if the adapter does not accept it */
  private async answer({ player, kinds, action }: Answering): Promise<void> {
    const answer = await this.sendInItsOrder(player, kinds, action);
    if (answer.status === 'accepted') return this.afterStep(player, action);
    throw new Disagreement(refused(this.terms, attempt(this.terms, player, action, kinds[0]), answer), {
      signature: 'a legal action was not accepted',
      expected: `player ${player}: ${describeAction(action)}: accepted`,
      actual: refusalInWords(answer),
    });
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
   * the way are declined, but nothing is declined where play rests, and no choice of the other player for an effect.
   */
  async tryTo(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    await this.started();
    const pending = this.decision;
    if (await this.reachChoice(player, kinds, this.atRest ? 'moment' : 'choice', action))
      return this.tryNow(player, action, kinds[0]);
    for (const name of handlesIn(action)) this.setup.checkPlaced(name);
    this.attempts.begin();
    const what = `player ${player}: ${describeAction(action)}`;
    const inWords = attempt(this.terms, player, action, kinds[0]);
    const notAsked = `player ${player} is not asked to ${this.terms.question(...kinds)} now: ${this.terms.waiting(pending)}`;
    this.attempts.end({ what, inWords, notAsked, refused: true, unchanged: true });
  }

  /** A player tries something at this very moment, whatever the game waits on, even if the game is over. */
  async tryNow(player: PlayerId, action: Action, kind?: string): Promise<void> {
    const what = `player ${player}: ${describeAction(action)}`;
    const inWords = attempt(this.terms, player, action, kind);
    this.attempts.begin();
    // Of a finished game only the pending decision is compared.
    const present = async () => ({ decision: this.decision, view: this.decision && (await this.observe()) });
    const before = await present();
    const answer = await this.send(player, action);
    const unchanged = (answer.events ?? []).length === 0 && isSame(before, await present());
    this.attempts.end({ what, inWords, refused: answer.status !== 'accepted', clause: answer.clause, unchanged });
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
    await this.leaveTurn(isFor({ player, kinds }));
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
    const isIt = isFor({ player, kinds });
    if (within === 'turn') await this.answerForced(() => isIt(this.decision!));
    const turn = await this.own.turnOfMoment(this.step);
    const isEnd = ({ kind, player: asked, optional }: Decision) =>
      within === 'moment' ||
      (within !== 'turn' && this.vocabulary.restKinds.includes(kind)) ||
      (within === 'choice' && asked !== player && optional && OF_EFFECTS.includes(kind));
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
        throw await this.forcedQuestion(this.decision);
      }
      if (optional) this.declined.push(this.decision);
      const answer = await (own ? this.giveOnly(own) : this.send(player, { type: 'pass' }));
      if (answer.status === 'accepted') continue;
      const subject = `player ${player}'s ${own ? 'only answer' : 'decision'}`;
      const phrase = own ? actionPhrase(this.terms, own, kind) : `not ${this.terms.question(kind)}`;
      const raw = own ? `answer "${kind}" by: ${describeAction(own)}` : `decline the optional decision "${kind}"`;
      throw new Disagreement(refused(this.terms, `${subject} to ${phrase}`, answer), {
        signature: `player ${player} cannot ${raw}`,
        expected: 'accepted',
        actual: answer.status,
      });
    }
  }

  private async forcedQuestion(question: Decision): Promise<Disagreement> {
    const answers = await this.own.answers();
    const { fact, further } = noStepAnswers(this.terms, question, answers, this.declined);
    const signature = pinnedForced(question, answers, this.declined);
    return new Disagreement(fact, { signature, expected: 'no forced decision', actual: question, further });
  }

  /**
   * The player whose turn it is does nothing more in it. Play stops at a choice of the last phase, which the next step may
   * answer; what it does not answer is declined.
   */
  async endTurn(): Promise<void> {
    const turn = this.decision?.turn;
    const last = Object.values(this.vocabulary.phases).at(-1);
    const isLast = ({ kind, phase = last }: Decision) => phase === last && !this.vocabulary.restKinds.includes(kind);
    await this.declineUntil((decision) => decision.turn !== turn || isLast(decision));
    if (this.decision?.turn === turn) this.ending = turn;
  }

  /** Goes on to the next turn, if a step has ended this one. @param isIt stops at this question before */
  async leaveTurn(isIt: (decision: Decision) => boolean | Promise<boolean> = () => false): Promise<void> {
    const { ending } = this;
    if (ending === undefined) return;
    await this.declineUntil((decision) => decision.turn !== ending || isIt(decision));
    if (this.decision?.turn !== ending) this.ending = undefined;
  }

  /** Lets play go on until it rests, unless a step stopped it. */
  async settle(): Promise<void> {
    if (this.gameId === undefined) await this.started();
    await this.leaveTurn();
    // Questions with one answer may be the last of a turn. An engine that skips them is already in the next turn.
    await this.answerForced();
    if (this.atRest) return this.hold();
    const turn = await this.own.turnOfMoment(this.step);
    const isRest = ({ kind }: Decision) => this.vocabulary.restKinds.includes(kind);
    await this.declineUntil((decision) => decision.turn >= turn && (isRest(decision) || decision.turn > turn));
    this.atRest = true;
  }

  /** Makes the facts those of this very moment, not of the next rest. */
  hold(): void {
    this.atRest = true;
    this.lookedDuring = this.decision;
  }

  /** Cuts the film after the board at which the question was expected. */
  private neverAsked(player: PlayerId, kinds: readonly string[], moment: Moment): Disagreement {
    this.frames.splice(moment.frames);
    const { fact, further } = notAsked(player, kinds, this, { moment });
    return new Disagreement(fact, {
      signature: pinnedMissing(player, kinds, moment, this),
      expected: `player ${player} is asked for ${kinds.join(' or ')}`,
      actual: this.decision ?? 'the game is over',
      further,
    });
  }
}
