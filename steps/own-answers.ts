/**
 * The answers that the suite gives by itself: to questions with one possible answer, and to the order of abilities that
 * no step orders.
 */
import { PLAYERS, type Handle, type PlayerId } from '../schemas/common';
import type { Action, ActResult, Decision, Observation } from '../schemas/protocol';
import { isIdle, isSameAnswer } from './moments';
import type { Place } from './setup';
import type { GameVocabulary } from './vocabulary';

/** Kinds of decision at which a player says which ability comes first. */
export const ORDER: readonly string[] = ['order'];

/** Kinds of decision at which a player says whether to have an effect carried out. */
export const CONSENT: readonly string[] = ['may'];

export const YES: Action = { type: 'answer', value: true };

const PASS: Action = { type: 'pass' };

export const isPass = ({ type }: Action): boolean => type === PASS.type;

/** The pending question, and what can be found out about its answers. */
export interface Asked {
  readonly decision: Decision | null;
  /** Returns the legal actions by `game/actions`; none if the adapter lacks it. */
  legalActions(): Promise<readonly Action[]>;
  /** Returns the cards of a zone, also those that no player may see. */
  unseenCards(place: Place): Promise<readonly Handle[]>;
  observe(): Promise<Observation>;
  send(player: PlayerId, action: Action): Promise<Pick<ActResult, 'status'>>;
}

/** An answer that the suite gave by itself, and the question. */
export interface OwnAnswer extends Pick<Decision, 'player' | 'kind'> {
  readonly answer: Action;
}

/** A question that a step declined. */
export interface DeclinedQuestion extends Pick<Decision, 'kind'> {
  /** True where nothing else was possible. */
  readonly isEmpty: boolean;
}

export interface OwnAnswerOptions {
  /** True on the oracle. */
  readonly reference?: boolean;
  /** The questions that steps declined on the oracle. */
  readonly declinedOnOracle?: ReadonlyMap<number, DeclinedQuestion>;
  /** The turn that steps went on from on the oracle; left out: not known. */
  readonly turnsOnOracle?: ReadonlyMap<number, number>;
  /** The index of the answer to each question of order, from 0; left out: the first answer. */
  readonly picks?: readonly number[];
  /** What the suite answered by itself on the oracle, for an adapter that does not list its answers. */
  readonly onOracle?: readonly OwnAnswer[];
}

export class OwnAnswers {
  /** The answers to each question of order that no step answered. */
  readonly orders: (readonly Action[])[] = [];
  /** On the oracle: the steps that declined, each with what it declined. */
  readonly declined = new Map<number, DeclinedQuestion>();
  /** On the oracle: the turn that each step went on from. */
  readonly turns = new Map<number, number>();
  /** True once the adapter has asked what may be declined and not said what else is possible. */
  hasUnlisted = false;
  /** All answers that the suite gave by itself. */
  readonly given: OwnAnswer[] = [];
  /** How many of them had been given when a step answered last. */
  private givenBefore = 0;
  /** How many of the answers on the oracle are used up. */
  private taken = 0;
  /** The answers to the pending question, once the adapter has listed them. */
  private listed: readonly Action[] | undefined;

  constructor(
    private readonly asked: Asked,
    private readonly vocabulary: GameVocabulary,
    private readonly options: OwnAnswerOptions,
  ) {}

  /** Forgets the answers to the last question. */
  questionChanged(): void {
    const { decision } = this.asked;
    this.listed = undefined;
    this.hasUnlisted ||= decision?.optional === true && decision.options === undefined;
  }

  /** Returns the answers to the pending question, as far as the adapter lists them. */
  async answers(): Promise<readonly Action[]> {
    const { decision } = this.asked;
    return (this.listed ??= (decision?.options as Action[] | undefined) ?? (await this.asked.legalActions()));
  }

  /** Returns the only answer to a question: to a forced one, or to pass. Giving it makes no choice. */
  async onlyAnswer(): Promise<Action | undefined> {
    const { decision } = this.asked;
    if (decision && isIdle(decision, this.vocabulary)) return PASS;
    if (!decision || decision.optional) return undefined;
    const [only, ...others] = await this.answers();
    const isOrder = this.vocabulary.orders?.includes(decision.kind) && (only?.cards?.length ?? 0) > 1;
    return others.length > 0 || isOrder ? undefined : only;
  }

  /** Returns what this step declined on the oracle, if that is known. */
  declinedAt(step: number): DeclinedQuestion | undefined {
    return this.options.declinedOnOracle?.get(step);
  }

  /** Notes on the oracle what this step declines. */
  async noteDeclined(step: number): Promise<void> {
    const { decision } = this.asked;
    if (!this.options.reference || !decision?.optional) return;
    this.declined.set(step, { kind: decision.kind, isEmpty: (await this.answers()).every(isPass) });
  }

  /**
   * Returns the turn from which a step goes on; 0 when the game is over. An adapter that asks where nothing is possible
   * may still be in the turn before that in which the oracle is.
   */
  async turnOfMoment(step: number): Promise<number> {
    const { turn = 0 } = this.asked.decision ?? {};
    if (this.options.reference && !this.turns.has(step)) this.turns.set(step, turn);
    const onOracle = this.options.turnsOnOracle?.get(step) ?? 0;
    return (await this.mayBeIdle()) ? Math.max(turn, onOracle) : turn;
  }

  /**
   * Says that nothing may be possible at the pending question: it may be declined, and the adapter lists no other
   * answer. That counts only if the oracle passes the scenario.
   */
  async mayBeIdle(): Promise<boolean> {
    const { decision } = this.asked;
    if (!this.options.turnsOnOracle || !decision?.optional || decision.options) return false;
    return !this.vocabulary.restKinds.includes(decision.kind) && (await this.answers()).every(isPass);
  }

  /**
   * Returns the only answer, or any answer where none matters: to a question of order, or to a choice among unseen
   * cards.
   */
  async automaticAnswer(): Promise<Action | undefined> {
    const only = await this.onlyAnswer();
    const { decision } = this.asked;
    if (only || !decision) return only;
    const zone = this.vocabulary.unseen?.[decision.kind];
    if (zone !== undefined) return (await this.answers())[0] ?? this.unseenChoice(decision, zone);
    const listed = ORDER.includes(decision.kind) ? await this.orderAnswer() : undefined;
    return listed ?? this.answerOnOracle(decision);
  }

  private async unseenChoice({ player, min = 1 }: Decision, zone: string): Promise<Action | undefined> {
    const cards = await this.asked.unseenCards({ player, zone });
    return cards.length < min ? undefined : { type: 'choose', cards: cards.slice(0, min) };
  }

  private async orderAnswer(): Promise<Action | undefined> {
    const answers = await this.answers();
    if (answers.length === 0) return undefined;
    this.orders.push(answers);
    return answers[this.options.picks?.[this.orders.length - 1] ?? 0];
  }

  /**
   * Tries what could come first, for an adapter that asks for the order of abilities and lists no answer: it takes an
   * ability that waits, and no other. @returns false: it is another question, or nothing was accepted
   */
  async guesses(): Promise<boolean> {
    const question = this.asked.decision!;
    if (!ORDER.includes(question.kind) || (await this.answers()).length > 0) return false;
    for (const value of await this.namesOfAbilities(question.player)) {
      const answer: Action = { type: 'answer', value };
      if ((await this.asked.send(question.player, answer)).status !== 'accepted') continue;
      this.record(answer, question);
      return true;
    }
    return false;
  }

  /** Names an ability of each card as answers to a question of order do, those of the player's own cards first. */
  private async namesOfAbilities(player: PlayerId): Promise<string[]> {
    const { players } = await this.asked.observe();
    const zones = [player, ...PLAYERS].flatMap((side) => Object.values(players[side].zones));
    const handles = new Set(zones.flatMap(({ cards = [] }) => cards.flatMap(({ id }) => id ?? [])));
    return [...handles].flatMap((handle) => [handle, `${handle}#1`]);
  }

  /** Returns the answer to the next question of this kind on the oracle. The adapter need not have asked those before. */
  private answerOnOracle({ player, kind }: Decision): Action | undefined {
    const { onOracle = [] } = this.options;
    const next = onOracle.findIndex((one, index) => index >= this.taken && one.player === player && one.kind === kind);
    if (next >= 0) this.taken = next + 1;
    return onOracle[next]?.answer;
  }

  stepAnswers(): void {
    this.givenBefore = this.given.length;
  }

  record(answer: Action, { player, kind }: Decision = this.asked.decision!): void {
    this.given.push({ player, kind, answer });
  }

  /** What the suite has answered since the last answer of a step. */
  get automatic(): readonly OwnAnswer[] {
    return this.given.slice(this.givenBefore);
  }
}

/** Checks that a question with these answers cannot be the one that a step answers with this action. */
export const isAnotherQuestion = (answers: readonly unknown[], action: Action): boolean =>
  answers.length > 1 && !answers.some((one) => isSameAnswer(one as Action, action));
