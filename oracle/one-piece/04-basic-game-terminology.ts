/** 4. Basic game terminology: drawing, damage, playing a card. */
import type { PlayerId } from '../../schemas/common';
import type { Instruction } from '../../schemas/ability';
import { chooseAnswer, chooseCards } from '../kernel/ask';
import { addEffect, endLooks, tell, tellOf, type Destination } from '../kernel/changes';
import { canBeDone } from '../kernel/costs/analysis';
import { statOf } from '../kernel/continuous/characteristics';
import { perform, type IntendedChange } from '../kernel/events/perform';
import { replaced } from '../kernel/events/replacement';
import { carryOutAll, causeOf, actionsSince } from '../kernel/language/instructions';
import type { EffectContext, Watch } from '../kernel/rules';
import {
  isTarget,
  type CardState,
  type CauseOf,
  type ContinuousEffect,
  type JournalEvent,
  type Procedure,
} from '../kernel/state';
import { activeDon, byRule, categoryOf, leaderOf, type OpGame } from './game';

export interface DamageOptions {
  /** 10-1-3: the cards go to the trash and no [Trigger] is activated. */
  readonly banish?: boolean;
  readonly cause: CauseOf;
}

/** A new value for the base of a number, among all that changes it. */
type Steps = readonly { readonly to?: number; readonly base?: boolean }[];

export const terminology = {
  /** 4-2-1-1: the player who has had it from the start, whoever uses it now. */
  ownerOf(g: OpGame, card: CardState): PlayerId {
    g.cite('4-2-1-1');
    return card.owner;
  },

  /** 4-2-1: a card is that of the player who has it; what is about its coming is about the player to whom it comes. */
  wordsOfArrival: ['played', 'addedToLife'] as readonly string[],

  /** 4-4-1, 4-4-2: active or rested are the cards in four areas, but not DON!! cards that are given. */
  hasNoState(g: OpGame, card: CardState): boolean {
    if (card.zone === 'given') g.cite('4-4-2');
    const hasOne = g.rules.zonesWithStates.includes(card.zone);
    if (hasOne) g.cite('4-4-1');
    return !hasOne;
  },

  /** 4-4-1 */
  zonesWithStates: ['leader', 'character', 'stage', 'cost'] as readonly string[],

  /** 4-5-1, 4-5-2: the top card goes to the hand unseen by the other player. */
  *drawCard(g: OpGame, player: PlayerId, cause?: CauseOf): Procedure {
    const top = g.top(player, 'deck');
    if (!top || g.rules.isProhibited(g, leaderOf(g, player), 'draw', cause)) return;
    g.cite('4-5-1', '4-5-2');
    yield* perform(g, { card: top, to: { zone: 'hand', player }, events: 'drew', cause });
  },

  /** 4-5-3, 1-3-2-2: that many times; not at all where the number is 0 or less. */
  *draw(g: OpGame, player: PlayerId, count: number, cause?: CauseOf): Procedure {
    g.cite('4-5-3');
    for (let left = count; left > 0; left--) yield* g.rules.drawCard(g, player, cause);
  },

  /** 4-5-4, 4-8-2: one by one, and the player may stop before each. */
  *drawUpTo(g: OpGame, player: PlayerId, count: number, cause?: CauseOf): Procedure {
    g.cite('4-5-4');
    for (let drawn = 0; drawn < count; drawn++) {
      g.cite('4-5-4-1', '4-8-2');
      if (!(yield* g.rules.goesOnDrawing(g, player))) return;
      g.cite('4-5-4-2');
      yield* g.rules.drawCard(g, player, cause);
      g.cite('4-5-4-3');
    }
  },

  /** 4-5-4-1 */
  *goesOnDrawing(g: OpGame, player: PlayerId): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },

  /** 4-6-2, 4-6-2-2, 7-1-4-1-1-1: damage to the Leader, once it is determined that it is dealt. */
  *dealDamage(g: OpGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    if (amount <= 0) return g.cite('4-6-2-2');
    g.cite('4-6-2');
    if (g.rules.hasNoLife(g, player)) {
      if (isOfAttack(options)) g.cite('7-1-4-1-1-1');
      g.rules.strikeDown(g, player);
      return yield* g.rules.processRules(g);
    }
    tell(g, 'damageDealt', { player, card: leaderOf(g, player).id, amount, cause: options.cause });
    yield* g.rules.damageProcessing(g, player, amount, options);
    if (g.state.pending.length > 0) g.cite('8-6-2');
  },

  /** 4-6-2-2, 7-1-4-1-1-3: point by point; the number was fixed before. */
  *damageProcessing(g: OpGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    for (let left = amount; left > 0; left--) {
      g.cite('4-6-2-2', ...(amount > 1 && isOfAttack(options) ? ['7-1-4-1-1-3'] : []));
      yield* g.rules.takeOneDamage(g, player, options);
    }
  },

  /** 4-6-2-1, 7-1-4-1-1-2: the top Life card. */
  *takeOneDamage(g: OpGame, player: PlayerId, options: DamageOptions): Procedure {
    const card = g.rules.topLife(g, player);
    if (!card) return;
    g.cite('4-6-2-1', '3-10-2', ...(isOfAttack(options) ? ['7-1-4-1-1-2'] : []));
    yield* g.rules.takeLifeCard(g, player, card, options);
  },

  /** 4-6-3, 4-6-3-1, 10-1-3-1: to the hand, unless its [Trigger] is activated instead, or it is trashed, or it stays. */
  *takeLifeCard(g: OpGame, player: PlayerId, card: CardState, options: DamageOptions): Procedure {
    if (options.banish) return yield* g.rules.banishLife(g, card, options.cause);
    if (g.rules.lifeStays(g, player, options.cause)) return;
    if (yield* g.rules.lifeIsReplaced(g, player, card, options.cause)) return g.cite('4-6-3-1');
    if (yield* g.rules.offersTrigger(g, player, card)) {
      return yield* g.rules.carryOutTrigger(g, player, card, options.cause);
    }
    yield* g.rules.lifeToHand(g, player, card, options.cause);
  },

  topLife(g: OpGame, player: PlayerId): CardState | undefined {
    return g.top(player, 'life');
  },

  /** 4-6-3-1: an effect keeps Life cards from the hand; then no [Trigger] can be activated either. */
  lifeStays(g: OpGame, player: PlayerId, cause: CauseOf): boolean {
    if (!g.rules.isProhibited(g, leaderOf(g, player), 'addLifeToHand', cause)) return false;
    g.cite('4-6-3-1');
    return true;
  },

  /** 4-6-3-1: does something else happen instead of its going to the hand? Looked at before its [Trigger]. */
  *lifeIsReplaced(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure<boolean> {
    if (g.abilitySources.length === 0) return false;
    const details = { from: 'life', to: 'hand', cause };
    return (yield* replaced(g, [{ card, player, events: ['tookLife'], details }])).length === 0;
  },

  lifeToHand(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure {
    return g.rules.takeFromLife(g, card, { zone: 'hand', player, face: 'up' }, cause);
  },

  /** By damage, once it is clear that nothing happens instead. */
  *takeFromLife(g: OpGame, card: CardState, to: Destination, cause: CauseOf): Procedure {
    yield* perform(g, { card, to, cause });
    tellOf(g, 'tookLife', card.controller, card.id, { from: 'life', to: to.zone, cause });
  },

  /** 2-7-1, 4-7-1: the cost of a card that is played from the hand. */
  costOf(g: OpGame, card: CardState): number {
    g.cite('2-7-1', '1-3-9-1');
    return statOf(g, card, 'cost');
  },

  /** 2-7-2, 2-7-3, 2-7-4: revealed first, then paid for. @param chosen the DON!! cards to pay with, where the player names them */
  *payToPlay(g: OpGame, player: PlayerId, card: CardState, chosen: readonly string[] | undefined): Procedure {
    g.cite(clauseOfPlaying(card), '4-7-1');
    const before = g.state.stamp;
    g.rules.show(g, card);
    yield* g.rules.restDon(g, player, g.rules.costOf(g, card), chosen);
    endLooks(g, before);
  },

  /** 1-3-9-1, 4-7-2: paid for, and not forbidden by then. @param before the length of the journal before it was paid for */
  mayStillBePlayed(g: OpGame, player: PlayerId, card: CardState, before: number): boolean {
    if (!g.rules.isPaidFor(g, player, before)) return false;
    const refusal = g.rules.forbiddenPlayRefusal(g, card, byRule(player));
    if (refusal) g.cite(refusal.clause!);
    return refusal === null;
  },

  /** 1-3-9-1, as read here: as with the cost of an effect (8-3-1-7), what happens instead of the payment is no payment. */
  isPaidFor(g: OpGame, player: PlayerId, before: number): boolean {
    if (!g.rules.replacedSince(g, before, { kind: 'cost', player })) return true;
    g.cite('1-3-9-1', '2-7-1');
    return false;
  },

  /** 3-9-2: the payer says which. */
  *restDon(
    g: OpGame,
    player: PlayerId,
    count: number,
    chosen?: readonly string[],
    cause: CauseOf = { kind: 'cost', player },
  ): Procedure {
    if (count <= 0) return;
    g.cite('3-9-2');
    const cards = chosen
      ? g.rules.donNamed(g, player, chosen)
      : yield* g.rules.chooseDonToRest(g, player, count, cause);
    yield* perform(g, ...cards.map((card): IntendedChange => ({ card, state: 'rested', cause })));
  },

  /** 3-9-2, 8-3-1-5; 1-3-3: active ones, and no effect keeps them from being rested. */
  donToRest(g: OpGame, player: PlayerId, cause: CauseOf): CardState[] {
    const active = activeDon(g, player);
    if (g.abilitySources.length === 0) return active;
    return active.filter((don) => g.rules.mayPayByResting(g, don, cause));
  },

  /** 1-3-3 */
  mayPayByResting(g: OpGame, don: CardState, cause: CauseOf): boolean {
    return !g.rules.stateIsForbidden(g, don, 'rested', cause);
  },

  /** 3-9-2 */
  donNamed(g: OpGame, _player: PlayerId, chosen: readonly string[]): readonly CardState[] {
    return chosen.map((id) => g.card(id));
  },

  /** 3-9-2 */
  chooseDonToRest(g: OpGame, player: PlayerId, count: number, cause: CauseOf): Procedure<readonly CardState[]> {
    return g.rules.chooseAlike(g, player, g.rules.donToRest(g, player, cause), count, '3-9-2');
  },

  /** DON!! cards of one area in one state: nobody is asked where nothing tells them apart. */
  *chooseAlike(
    g: OpGame,
    player: PlayerId,
    there: readonly CardState[],
    count: number,
    clause: string,
  ): Procedure<readonly CardState[]> {
    if (there.length <= count || g.rules.areAlike(g, there)) return there.slice(0, count);
    return yield* chooseCards(g, { player, kind: 'choose', from: there, min: count, max: count, clause });
  },

  /** 3-9-2: of DON!! cards to which the same has been done it does not matter which it is. */
  areAlike(g: OpGame, cards: readonly CardState[]): boolean {
    const { effects } = g.state;
    if (effects.length === 0) return true;
    const done = (card: CardState) => effects.flatMap((effect) => (isTarget(effect, card) ? [whatItDoes(effect)] : []));
    return new Set(cards.map((card) => done(card).sort().join())).size <= 1;
  },

  /** 4-8-1: "up to" a number may be none. */
  isUpTo(g: OpGame, upTo: boolean | undefined): boolean {
    if (!upTo) return false;
    g.cite('4-8-1');
    return true;
  },

  /** 4-9-2: what is printed, or what an effect puts in its place; 4-9-2-1, 4-9-2-2: of several the highest. */
  baseOf(g: OpGame, stat: string, printed: number, steps: Steps): number {
    const values = steps.flatMap((step) => (step.base && step.to !== undefined ? [step.to] : []));
    if (values.length > 0 || stat.startsWith('base')) g.cite('4-9-2');
    if (values.length === 0) return printed;
    if (values.length > 1) g.cite(stat === 'cost' || stat === 'baseCost' ? '4-9-2-2' : '4-9-2-1');
    return g.rules.baseAmong(values, printed, stat);
  },

  /** 4-9-2-1, 4-9-2-2 @param values in the order of time */
  baseAmong(values: readonly number[], _printed: number, _stat: string): number {
    return Math.max(...values);
  },

  /** 4-10-1: what comes after "if you do" only where what comes before was done as it is written. */
  *carryOutIfYouDo(
    g: OpGame,
    context: EffectContext,
    first: readonly Instruction[],
    then: readonly Instruction[],
  ): Procedure {
    const watch: Watch = { incomplete: false };
    const before = g.journal.length;
    const trying: EffectContext = { ...context, watch };
    yield* carryOutAll(g, trying, first);
    context.chosen = trying.chosen;
    context.number = trying.number;
    g.cite('4-10-1');
    const deeds = g.rules.actionsSince(g, before, context.player);
    const replacement = g.rules.replacedSince(g, before, causeOf(context));
    if (g.rules.wasDone(!watch.incomplete, deeds, replacement)) yield* carryOutAll(g, context, then);
  },

  /** 4-10-1: to shuffle belongs to what was done, or tried, with the deck. */
  actionsSince(g: OpGame, since: number, player: PlayerId): readonly JournalEvent[] {
    return actionsSince(g, since, player).filter(({ type }) => type !== 'shuffled');
  },

  /**
   * 4-10-1
   * @param possible all of it could be done when its turn had come
   * @param replacement something else happened in the place of a part of it
   */
  wasDone(possible: boolean, events: readonly JournalEvent[], replacement: boolean): boolean {
    return possible && events.length > 0 && !replacement;
  },

  /** 4-10-2, 8-4-1-5: sentence by sentence; where one could not be carried out the next one is all the same. */
  carryOutText(g: OpGame, context: EffectContext, instructions: readonly Instruction[]): Procedure {
    let failed = false;
    return carryOutAll(g, context, instructions, (instruction) => {
      if (failed) g.cite('4-10-2');
      if (failed && !g.rules.goesOnAfterFailure) return false;
      failed = instructions.length > 1 && !canBeDone(g, context, [instruction]);
      return true;
    });
  },

  /** 4-10-2 */
  goesOnAfterFailure: true as boolean,

  /** 4-12-1, 4-12-2: a reduction by what the power was when the effect came; nothing where that is 0 or less. */
  setPowerToZero(g: OpGame, player: PlayerId, source: string, card: CardState, until: string, power: number): void {
    if (!g.rules.canLast(g, until)) return;
    g.cite('4-12-1');
    const by = g.rules.reductionToZero(g, power);
    if (by === 0) return;
    addEffect(g, { player, source, targets: [card.id], modification: { kind: 'stat', stat: 'power', by }, until });
  },

  reductionToZero(g: OpGame, power: number): number {
    if (power < 0) g.cite('4-12-2');
    return power > 0 ? -power : 0;
  },
};

const isOfAttack = ({ cause }: DamageOptions): boolean => cause.kind === 'battle';

/** And for how long: all but to which cards. */
const whatItDoes = ({ player, modification, until, turn }: ContinuousEffect): string =>
  JSON.stringify([player, modification, until, turn]);

const CLAUSE_OF_PLAYING: Readonly<Record<string, string>> = { character: '2-7-2', event: '2-7-3', stage: '2-7-4' };
const clauseOfPlaying = (card: CardState): string => CLAUSE_OF_PLAYING[categoryOf(card)]!;
