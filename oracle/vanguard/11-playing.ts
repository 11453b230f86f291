/** 11.8.2, 11.8.3. Playing orders and activated abilities. */
import type { PlayerId } from '../../schemas/common';
import type { Instruction } from '../../schemas/ability';
import type { Action } from '../../schemas/protocol';
import { emit } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { activatedAbilities } from '../kernel/procedures/activated-abilities';
import { activation } from '../kernel/procedures/activation';
import { chooseAnswer, isListed } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, Procedure } from '../kernel/state';
import type { PlayRow, PlayRows } from './09-main-phase';
import { isArms } from './17-arms';
import { isMusic } from './17-music';
import { isTicket } from './15-pseudo-cards';
import { cardsIn, gradeOf, isOrder, setPlayerFact, sideOf, type VgGame } from './game';
import type { Section } from './packs';

/** The play timing in which an order is played: blitz orders in the guard step, all others in the main phase. */
export type OrderTiming = 'main' | 'guard';

const ordersOf = (timing: OrderTiming, clause: string): PlayRow => ({
  clause,
  candidates: (g, player) => [
    ...g.rules.ordersToPlay(g, player, timing),
    ...(timing === 'main' ? g.rules.unitsToPlayAsArms(g, player) : []),
  ],
  refusal: (g, player, action, listed) =>
    isListed(listed(), action) ? null : g.rules.reasonAgainstOrder(g, player, action, clause),
  execute(g, player, { card, cards: [added] = [], target }) {
    const played = g.card(card!);
    if (target !== undefined) return g.rules.playAsArms(g, player, played, g.card(target), `${clause}.1`);
    return g.rules.playOrder(g, player, played, `${clause}.1`, added === undefined ? undefined : g.card(added));
  },
});

/** Carries out an ability in a way of its own; undefined: as its text says. */
export type Resolution = (g: VgGame, context: EffectContext) => Procedure | undefined;

/** 9.9.2.4 */
const activate: PlayRow = {
  clause: '9.9.2.4',
  candidates: (g, player) => g.rules.activations(g, player),
  listsMore: true,
  refusal: (g, player, action) => g.rules.activateRefusal(g, player, action),
  execute: (g, player, action) => g.rules.activateMain(g, player, action),
};

export const playsInMainPhase: PlayRows = { order: ordersOf('main', '9.9.2.3'), activate };
export const playsInGuardStep: PlayRows = { order: ordersOf('guard', '10.5.1.2.5') };

/** Whether an ability is played because a player chooses it, or at a check timing. */
const CLAUSES_OF_PLAYS: Readonly<Record<string, readonly string[]>> = {
  ...{ act: ['11.8.2.1'], order: ['11.8.2.1'], auto: ['11.8.7'] },
};

/** What is carried out of an order that is played. */
interface PlayedOrder {
  /** The clause of the order limit, which this order counts for. */
  readonly clauseOfLimit: string;
  /** Undefined: it has no text. */
  readonly ability: Ability | undefined;
  /** The order that is alchemagicked on it (7.45). */
  readonly added?: CardState | undefined;
}

export const playing = {
  activatedType: 'act',

  ordersToPlay: (g: VgGame, player: PlayerId, timing: OrderTiming): Action[] =>
    g.rules.hasOrderLeft(g, player)
      ? cardsIn(g, player, 'hand')
          .filter((card) => isOrder(card))
          .flatMap((card) => g.rules.waysToPlayOrder(g, player, card, timing))
      : [],

  /** By itself, and with each order that the player may alchemagic on it (7.45). */
  waysToPlayOrder(g: VgGame, player: PlayerId, order: CardState, timing: OrderTiming): Action[] {
    const added = timing === 'main' ? g.rules.ordersToAdd(g, player) : [];
    return [undefined, ...added]
      .filter((other) => g.rules.canPlayOrder(g, player, order, timing, other))
      .map((other) => ({ type: 'order', card: order.id, ...(other && { cards: [other.id] }) }));
  },

  /** 9.9.2.3.1, 10.5.1.2.5.1, 11.8.2.1.1.1: in each turn, that of the other player too. */
  orderLimit: (g: VgGame, player: PlayerId): number => 1 + g.state.facts.ofPlayer[player].moreOrders,

  raiseOrderLimit(g: VgGame, player: PlayerId, by: number): void {
    g.cite('11.8.2.1.1.1');
    setPlayerFact(g, player, 'moreOrders', g.state.facts.ofPlayer[player].moreOrders + by);
    emit(g, 'orderLimitRaised', { player, amount: by });
  },

  /** 1.3.3: by a prohibition on the card or on the player. */
  isKeptFromOrder: (g: VgGame, player: PlayerId, card: CardState): boolean =>
    g.rules.isProhibited(g, card, 'order') || g.rules.isProhibitedToPlayer(g, player, 'order'),

  hasOrderLeft: (g: VgGame, player: PlayerId): boolean =>
    g.state.facts.ofPlayer[player].ordersPlayed < g.rules.orderLimit(g, player),

  canPlayOrder(g: VgGame, player: PlayerId, card: CardState, timing: OrderTiming, added?: CardState): boolean {
    const ability = g.rules.textOfOrder(g, card, added);
    return (
      g.rules.isOrderFor(g, card, timing) &&
      gradeOf(g, card) <= g.rules.highestGrade(g, player) &&
      !g.rules.isKeptFromOrder(g, player, card) &&
      (ability === undefined || g.rules.mayActivateNow(g, player, card, ability))
    );
  },

  /** 9.9.2.3, 10.5.1.2.5 */
  isOrderFor: (_g: VgGame, card: CardState, timing: OrderTiming): boolean =>
    (sideOf(card).subtype === 'blitz') === (timing === 'guard'),

  playOrder(g: VgGame, player: PlayerId, card: CardState, clauseOfLimit: string, added?: CardState): Procedure {
    return g.rules.resolveOrder(g, player, card, {
      clauseOfLimit,
      added,
      ability: g.rules.textOfOrder(g, card, added),
    });
  },

  /** 11.8.2, 11.8.3: it lies in the order area until all of its effect has been carried out. */
  *resolveOrder(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    { clauseOfLimit, ability, added }: PlayedOrder,
  ): Procedure {
    yield* g.rules.beginOrder(g, player, card, clauseOfLimit);
    if (added) yield* g.rules.addOrder(g, player, card, added);
    if (ability?.if) g.cite('11.8.2.4.2');
    if (ability) yield* g.rules.activateAndResolve(g, player, card, ability);
    yield* g.rules.layOrder(g, card);
    g.rules.rememberRegalisPiece(g, player, card);
  },

  /** 11.8.2.1.1: the order limit holds for it as well; 11.8.2.4.2: so do its conditions, and its cost unless it is free. */
  canPlayByEffect(g: VgGame, player: PlayerId, card: CardState, isFree: boolean): boolean {
    if (!isOrder(card) || !g.rules.hasOrderLeft(g, player) || g.rules.isKeptFromOrder(g, player, card)) return false;
    const ability = g.rules.textByEffect(g, card, isFree);
    return ability === undefined || g.rules.mayActivateNow(g, player, card, ability);
  },

  textByEffect(g: VgGame, card: CardState, isFree: boolean): Ability | undefined {
    const ability = g.rules.textOfOrder(g, card);
    if (!ability || !isFree) return ability;
    const { cost: _unpaid, ...rest } = ability;
    return rest;
  },

  *playOrderByEffect(g: VgGame, { player }: EffectContext, card: CardState, isFree: boolean): Procedure {
    if (!g.rules.canPlayByEffect(g, player, card, isFree)) return;
    const ability = g.rules.textByEffect(g, card, isFree);
    yield* g.rules.resolveOrder(g, player, card, { clauseOfLimit: '11.8.2.1.1', ability });
  },

  /** 11.8.2.1.1 */
  *beginOrder(g: VgGame, player: PlayerId, card: CardState, clauseOfLimit: string): Procedure {
    g.cite(clauseOfLimit, ...(isTicket(card) ? ['15.5.1', '15.5.4'] : []), '4.16.1', '11.8.2.1.1.1', '11.8.2.1.1');
    g.rules.countOrder(g, player, card);
    yield* perform(g, { card, to: { zone: 'orderArea', face: 'up' } });
    g.rules.emitOrderPlayed(g, player, card);
  },

  countOrder(g: VgGame, player: PlayerId, _card: CardState): void {
    setPlayerFact(g, player, 'ordersPlayed', g.state.facts.ofPlayer[player].ordersPlayed + 1);
  },

  /** 11.8.2.4.3, 11.8.3.3.1: a cost in the middle of a text. @returns false: it was not paid */
  *payInText(g: VgGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    g.cite('11.8.2.4.3');
    const paid = (yield* g.rules.wantsToPay(g, context, cost)) && (yield* g.rules.pay(g, context, cost));
    if (!paid) g.cite('11.8.3.3.1');
    return paid;
  },

  *wantsToPay(g: VgGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    if (!g.rules.isPayable(g, { ...context, paying: true }, cost)) return false;
    return yield* chooseAnswer(g, { player: context.player, kind: 'may', answers: [true, false], pass: false });
  },

  /** 9.9.2.4 */
  *activateMain(g: VgGame, player: PlayerId, action: Action): Procedure {
    const before = g.state.stamp;
    g.rules.showSource(g, g.card(action.card!));
    yield* activatedAbilities.activateMain(g, player, action);
    g.rules.looksEnd(g, before);
  },

  emitActivation(g: VgGame, player: PlayerId, card: CardState, ability: Ability): void {
    if (ability.type === g.rules.activatedType) g.rules.citeActivation(g, card, ability);
    g.rules.emitAbilityPlayed(g, player, card, ability);
  },

  /** 1.3.7.1 */
  emitAbilityPlayed(g: VgGame, player: PlayerId, { id: card }: CardState, { type: what }: Ability): void {
    g.cite(...(CLAUSES_OF_PLAYS[what] ?? []), '1.3.7.1');
    emit(g, 'effectActivated', { player, card, what });
  },

  emitOrderPlayed(g: VgGame, player: PlayerId, card: CardState): void {
    g.cite('11.8.2.1.1', '1.3.7.1');
    emit(g, 'orderPlayed', { player, card: card.id });
  },

  /** 11.8.3.1 */
  resolveEffect(g: VgGame, context: EffectContext): Procedure {
    for (const resolution of g.rules.resolutions) {
      const own = resolution(g, context);
      if (own) return own;
    }
    return activation.resolveEffect(g, context);
  },

  /** 11.8.3.2, 11.8.3.3 */
  *layOrder(g: VgGame, card: CardState): Procedure {
    if (card.zone !== 'orderArea') return;
    const isSpent = g.citing(g.rules.isSpentRegalisPiece(g, card));
    if (isMusic(card) && !isSpent) return yield* g.rules.layMusic(g, card);
    if (isArms(card) && !isSpent) return yield* g.rules.layArms(g, card);
    const isSet = sideOf(card).subtype === 'set' && !isSpent;
    g.cite(isSet ? '11.8.3.3' : '11.8.3.2');
    yield* perform(g, { card, to: { zone: isSet ? 'orderZone' : 'drop', player: card.owner } });
  },
} satisfies Section<'activatedType' | 'activateMain' | 'emitActivation' | 'resolveEffect'>;
