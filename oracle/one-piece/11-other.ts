/** 11. Other: infinite loops, revealing cards, viewing secret areas; and what instructions have in common. */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { chooseAnswer, chooseCards, chooseNumber } from '../kernel/ask';
import { endLooks, startLook, type Destination } from '../kernel/changes';
import { canBeDone, mostPossible, type NumberChosen } from '../kernel/costs/analysis';
import { canBeDoneTo } from '../kernel/costs/possible';
import { carryOutInstruction } from '../kernel/language/carry-out';
import { wordOf } from '../kernel/language/definition';
import { causeOf, playersInTurnOrder } from '../kernel/language/instructions';
import { isAlike, type Loop, type Running, type LoopDecision, type LoopDetector } from '../kernel/loops/detector';
import { answersTo, isOneOf } from '../kernel/loops/replay';
import { trackAlso } from '../kernel/events/object-tracking';
import type { EffectContext } from '../kernel/rules';
import type { LoopState } from '../kernel/loops/loop-state';
import { endGame } from '../kernel/session';
import { type Ability, type CardState, type CauseOf, type Procedure, type Question } from '../kernel/state';
import { clausesOfChange } from './02-card-information';
import { isToBeDoneInFull } from './08-kinds-and-costs';
import { cardsIn, categoryOf, type OpGame } from './game';

/** The clause knows no limit; these can be carried out in good time. */
const MOST_ROUNDS = 10_000;

export const other = {
  // --- 11-1 ---------------------------------------------------------------------------------------------------------

  /** 11-1-1-1: nobody can stop it. */
  endless(g: OpGame): never {
    g.cite('11-1-1-1');
    return endGame(g, { winner: null, reason: 'infinite loop' });
  },

  /** 8-1-2: may the player go on with an optional effect? */
  *goesOn(g: OpGame, player: PlayerId, _card: CardState, _ability: Ability): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },

  /** 11-1-1: a question asked while effects are carried out, which may belong to a loop. */
  *answerInChain(g: OpGame, trail: LoopDetector, question: Question, now: LoopState): Procedure<Action> {
    const round = trail.running ? null : trail.roundTo(question, now);
    if (round && g.rules.mayGoOn(question, round, trail.restarts(now)) && g.rules.isInfinite(g, trail, round, now)) {
      trail.running = yield* g.rules.meetLoop(g, trail.loopOf(round));
    }
    const { running } = trail;
    const decision = running?.loop.decisions[running.at];
    if (running && decision && isAlike(decision.state(), now))
      return yield* g.rules.goRound(g, trail, running, question, now);
    trail.running = null;
    return yield* g.rules.answerElse(g, question, trail.restarts(now));
  },

  /** 11-1-1-2, 11-1-1-3: with a loop that was stopped only who is forced to; another way round is another loop. */
  mayGoOn(question: Question, round: readonly LoopDecision[], restarts: readonly Action[]): boolean {
    return !isOneOf(round[0]!.answer, restarts) || otherAnswers(question, restarts).length === 0;
  },

  /** 11-1-1-1, 11-1-1-2: what comes back, but ends by itself after some rounds, is no infinite loop. */
  isInfinite(g: OpGame, trail: LoopDetector, round: readonly LoopDecision[], now: LoopState): boolean {
    const goesOn = trail.goesOn(round, now);
    if (!goesOn) g.cite('11-1-1-1', '11-1-1-2');
    return goesOn;
  },

  /** 11-1-1-1, 11-1-1-2, 11-1-1-3: what becomes of a loop depends on who can stop it. */
  *meetLoop(g: OpGame, loop: Loop): Procedure<Running> {
    const stoppers = g.rules.whoCanStop(g, loop);
    if (stoppers.length === 0) return g.rules.endless(g);
    g.cite(stoppers.length > 1 ? '11-1-1-3' : '11-1-1-2');
    const numbers: number[] = [];
    for (const stopper of stoppers)
      numbers.push(yield* chooseNumber({ player: stopper, kind: 'loop', max: MOST_ROUNDS }));
    const left = g.rules.roundsOf(numbers);
    return { loop, left, at: 0, finishers: g.rules.whoFinishes(stoppers, numbers) };
  },

  /** The players who have the choice, the turn player first. */
  whoCanStop(g: OpGame, { exits }: Loop): readonly PlayerId[] {
    return playersInTurnOrder(g).filter((player) => [...exits].some((decision) => decision.player === player));
  },

  /** 11-1-1-3 */
  roundsOf(numbers: readonly number[]): number {
    return Math.min(...numbers);
  },

  /** 11-1-1-3: the player who chose the smaller number; of two who chose the same the one who comes to it first. */
  whoFinishes(stoppers: readonly PlayerId[], numbers: readonly number[]): readonly PlayerId[] {
    return stoppers.filter((_, index) => numbers[index] === Math.min(...numbers));
  },

  /** 11-1-1-2, 11-1-1-3: as before, until it has been carried out so often and one who finishes it can stop. */
  *goRound(g: OpGame, trail: LoopDetector, running: Running, question: Question, now: LoopState): Procedure<Action> {
    const decision = running.loop.decisions[running.at]!;
    if (g.rules.finishesHere(running, decision)) {
      trail.finish(running.loop);
      return yield* g.rules.answerElse(g, question, trail.restarts(now));
    }
    running.at = (running.at + 1) % running.loop.decisions.length;
    if (running.at === 0) running.left -= 1;
    g.onDecision();
    return decision.answer;
  },

  /** 11-1-1-2, 11-1-1-3 */
  finishesHere({ left, finishers, loop }: Running, decision: LoopDecision): boolean {
    return left <= 0 && finishers.includes(decision.player) && loop.exits.has(decision);
  },

  /** 11-1-1-2, 11-1-1-3: any answer but those that go on with a loop that was stopped, unless there is no other. */
  *answerElse(g: OpGame, question: Question, restarts: readonly Action[]): Procedure<Action> {
    if (restarts.length === 0) return yield question;
    const left = otherAnswers(question, restarts);
    if (left.length === 0) return yield question;
    if (left.length === 1) return left[0]!;
    const refusal = { clause: '11-1-1-2', reason: 'the loop cannot be started again' };
    return yield {
      ...question,
      optional: question.optional && !isOneOf({ type: 'pass' }, restarts),
      check: (answer) => (isOneOf(answer, restarts) ? refusal : question.check(answer)),
      options: () => question.options().filter((answer) => !isOneOf(answer, restarts)),
    };
  },

  /** Which zones lie in no order that matters, and DON!! cards are all alike: for telling one situation from another. */
  unorderedZones: ['hand', 'trash', 'character', 'cost', 'donDeck', 'given'] as readonly string[],

  shuffledZones: ['deck'] as readonly string[],

  nameInLoops(card: CardState): string {
    return categoryOf(card) === 'don' ? 'DON!!' : card.id;
  },

  // --- 11-2 ---------------------------------------------------------------------------------------------------------

  /** 11-2-1, 11-2-2: cards that an effect names go from one secret area to another in sight of both players, until it is done. */
  revealNamed(g: OpGame, _context: EffectContext, cards: readonly CardState[], to: Destination): void {
    const shown = g.rules.goneBetweenSecrets(g, cards, to);
    if (shown.length > 0) g.cite('11-2-1');
    for (const card of shown) g.rules.show(g, card);
  },

  /** 11-2-1: those that leave a secret area for another one. */
  goneBetweenSecrets(g: OpGame, cards: readonly CardState[], to: Destination): readonly CardState[] {
    if (!g.rules.isSecret(to.zone, to.face)) return [];
    return cards.filter((card) => card.zone !== to.zone && g.rules.isSecret(card.zone, card.face));
  },

  // --- 11-3 ---------------------------------------------------------------------------------------------------------

  /** 11-3-1, 11-3-2: the player whom the effect names, or else its own, sees the cards where they lie. */
  *lookAt(g: OpGame, context: EffectContext, viewer: PlayerId, cards: readonly CardState[]): Procedure {
    g.cite('11-3-1', '11-3-2');
    startLook(
      g,
      viewer,
      cards.map((card) => card.id),
    );
    context.chosen = cards;
    trackAlso(context, cards);
  },

  /** 11-2-2: what a cost has revealed is hidden again before the effect. */
  endOfPayment(g: OpGame, before: number): void {
    g.rules.looksEnd(g, before);
  },

  /** 11-2-2, 11-3-3: what was revealed is hidden again, what was looked at lies as it lay. */
  looksEnd(g: OpGame, before: number): void {
    const ended = g.state.looks.filter((look) => look.stamp > before);
    if (ended.length === 0) return;
    const isRevealed = ({ card, viewer }: { card: string; viewer: PlayerId }) => g.card(card).owner !== viewer;
    g.cite('11-3-3', ...(ended.some(isRevealed) ? ['11-2-2'] : []));
    endLooks(g, before);
  },

  // --- instructions -------------------------------------------------------------------------------------------------

  *carryOut(g: OpGame, context: EffectContext, instruction: Instruction): Procedure {
    const before = g.journal.length;
    const isTooMuch = wordOf(g, instruction).withFewer && !canBeDone(g, context, [instruction]);
    g.rules.watch(g, context, instruction);
    g.cite(...clausesOfChange(instruction));
    g.rules.citeDuration(g, context, instruction);
    yield* carryOutInstruction(g, context, instruction);
    if (!context.paying && (isTooMuch || g.journal.length === before)) g.cite('1-3-2');
  },

  /** 4-10-1, 8-3-1-3-1: notes what falls short of what is written, when its turn has come. */
  watch(g: OpGame, context: EffectContext, instruction: Instruction): void {
    const { watch } = context;
    if (!watch || watch.incomplete || wordOf(g, instruction).composite) return;
    watch.incomplete = !canBeDone(g, context, [instruction]);
  },

  /** 8-3-1-3, 8-1-3-4-5: a cost, and what happens instead of something, is to be done in full: no other mode is open. */
  modesToChoose(g: OpGame, context: EffectContext, modes: readonly (readonly Instruction[])[]): readonly number[] {
    const all = modes.map((_, index) => index);
    if (!isToBeDoneInFull(context)) return all;
    const open = all.filter((index) => canBeDone(g, context, modes[index]!));
    if (open.length < all.length) g.cite(context.paying ? '8-3-1-3' : '8-1-3-4-5');
    return open.length > 0 ? open : all;
  },

  /** 8-3-1-3, 8-1-3-4-5: nor is a number chosen with which it would not be done. */
  largestNumber(g: OpGame, context: EffectContext, instruction: NumberChosen): number | undefined {
    if (!isToBeDoneInFull(context)) return instruction.max;
    const largest = mostPossible(g, context, instruction);
    if (largest !== instruction.max) g.cite(context.paying ? '8-3-1-3' : '8-1-3-4-5');
    return largest;
  },

  /**
   * 8-3-1-3, 8-1-3-4-5: for a cost, and for what happens instead, no card is chosen with which it would not be done.
   * 3-10-2: and no Life card from under others.
   */
  toChooseFrom(
    g: OpGame,
    context: EffectContext,
    instruction: Instruction,
    all: readonly CardState[],
  ): readonly CardState[] {
    const { target, takes } = { target: undefined, ...instruction, ...wordOf(g, instruction) };
    const fitting = takes && target ? g.rules.lifeInReach(g, target, all) : all;
    if (!isToBeDoneInFull(context)) return fitting;
    const able = fitting.filter((card) => canBeDoneTo(g, context, instruction, card));
    if (able.length < fitting.length) g.cite(context.paying ? '8-3-1-3' : '8-1-3-4-5');
    return able;
  },

  /** 3-7-3, 3-8-3, 4-7-2: an effect plays a card; no cost is paid (2-7-1). */
  *playByEffect(g: OpGame, context: EffectContext, card: CardState, state: string | undefined): Procedure {
    const category = categoryOf(card);
    if (category !== 'character' && category !== 'stage') return;
    if (g.rules.effectMayNotPlay(g, card, causeOf(context))) return g.cite('4-7-2');
    if (g.rules.isThereAlready(g, context.player, card)) return;
    yield* g.rules.placeOnField(g, context.player, card, state, causeOf(context));
  },

  /** 4-7-2, as read here: what cannot be played no effect plays either. */
  effectMayNotPlay(g: OpGame, card: CardState, cause: CauseOf): boolean {
    return g.rules.forbiddenPlayRefusal(g, card, cause) !== null;
  },

  /** 8-3-1-6, 10-2-10-1: of the cost area, and of what is given to the Leader and the Characters; the player chooses. */
  *returnDon(g: OpGame, player: PlayerId, count: number, cause: ReturnType<typeof causeOf>): Procedure {
    g.cite('8-3-1-6', '10-2-10-1');
    const from = g.rules.returnableDon(g, player, cause);
    const chosen = yield* chooseCards(g, {
      player,
      kind: 'returnDon',
      from,
      min: count,
      max: count,
      clause: '8-3-1-6',
    });
    yield* g.rules.returnDonCards(g, chosen, cause);
  },

  /** DON!! cards that an effect can give to a card: of the cost area in this state, or given to other cards. */
  donForEffect(
    g: OpGame,
    player: PlayerId,
    from: 'given' | undefined,
    state: string,
    host: CardState,
  ): readonly CardState[] {
    if (from === undefined) return cardsIn(g, player, 'cost').filter((card) => card.state === state);
    const there = g.rules.donGivenTo(g, host);
    return cardsIn(g, player, 'given').filter((card) => !there.includes(card));
  },

  /** 8-3-1-6, 10-2-10-1: what was given to a card lies in the area of that card, whoever has given it; 1-3-3: no effect keeps it there. */
  returnableDon(g: OpGame, player: PlayerId, cause: CauseOf): readonly CardState[] {
    const there = [...cardsIn(g, player, 'cost'), ...g.rules.donUnderCardsOf(g, player)];
    return there.filter((don) => g.rules.mayMove(g, don, cause, 'donDeck'));
  },
};

const otherAnswers = (question: Question, answers: readonly Action[]): Action[] =>
  answersTo(question).filter((other) => !isOneOf(other, answers));
