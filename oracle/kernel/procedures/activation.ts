/** Activating an ability: whether it may be activated, whether its player wants to, its cost and its effect. */
import type { Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { chooseAnswer } from '../questions';
import { emit } from '../changes';
import { isForbidden } from '../continuous/prohibitions';
import { withLineage } from '../events/replacement';
import { holds } from '../reading/select';
import type { EffectContext, KernelRules } from '../rules';
import type { Ability, CardState, CauseOf, JournalEvent, Procedure, Refusal } from '../state';
import type { UsedReplacement } from '../changes/intended';
import { executeEffect } from '../events/execute-effect';
import type { EvaluationContext } from '../state/effect-context';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { changesOfCost, useUpChanges } from './changed-costs';
import { contextOf } from './contexts';
import type { PaymentTables } from './payment';
import type { OncePerTurnTables } from './once-per-turn';

/** The tables whose entries these procedures call. */
export type ActivationTables = typeof activation & PaymentTables & OncePerTurnTables;

interface ActivationRules extends Omit<KernelRules, keyof ActivationTables>, ActivationTables {}
export type ActivationGame = Game<ActivationRules, object>;

/** What leads to an ability being carried out. */
export interface Occasion {
  readonly event?: JournalEvent;
  /** The card of the event as it was before it left play. */
  readonly lastKnown?: CardState;
  /** The cost of the card itself, which is paid before the activation cost. */
  readonly before?: readonly Instruction[];
  /** The cause of the activation. Omitted: its player activates it. */
  readonly cause?: CauseOf;
  /** The card as it was before it went elsewhere to be activated; effects on it there decide what must be paid. */
  readonly bearer?: CardState;
  /** true: the ability has waited, and its card has become another object (DBS 8-6-7). */
  readonly sourceIsGone?: boolean;
}

/** Events that say what is seen or begun and are no changes of the game. */
const NO_CHANGES: readonly string[] = ['effectActivated', 'looked', 'revealed', 'searched'];

/** Checks whether the ability can be activated now, and cites why not. */
export function checkActivation(
  g: ActivationGame,
  player: PlayerId,
  card: CardState,
  ability: Ability,
  occasion: Occasion = {},
): boolean {
  if (g.rules.mayActivateNow(g, player, card, ability, occasion)) return true;
  const refusal = g.withoutCiting(() => g.rules.activationRefusal(g, player, card, ability, occasion));
  if (refusal) g.citeRefusal(refusal);
  return false;
}

export const activation = {
  /**
   * true: a limit is used up only when paying or resolving has changed something (VG 12.3.1.1.1). false: it is used up
   * by the payment.
   */
  usedByChange: false as boolean,

  /** A prohibition overrides what an effect asks for. */
  isProhibited(g: ActivationGame, card: CardState, what: string, cause?: CauseOf): boolean {
    return isForbidden(g, card, what, cause);
  },

  mayActivateNow(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): boolean {
    return g.rules.activationRefusal(g, player, card, ability, occasion) === null;
  },

  /** Checks the conditions, the limit per turn, prohibitions, and that the cost can be paid. */
  activationRefusal(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    const refusal = g.rules.refusalApartFromCost(g, player, card, ability, occasion);
    if (refusal) return refusal;
    const { before, sourceIsGone } = occasion;
    const bearer = bearerOf(card, occasion);
    if (g.rules.canPay(g, player, card, ability, before, bearer, sourceIsGone)) return null;
    const further = g.rules.clausesOfUnpaid(g, player, card, ability, bearer);
    return { ...g.refused('paymentInFull', `the activation cost of "${card.id}" cannot be paid`), further };
  },

  refusalApartFromCost(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    if (!g.rules.conditionsForActivation(g, player, card, ability, occasion))
      return g.refused('conditionsUnmet', `the conditions of "${card.id}" are not met`);
    if (g.rules.wasUsed(g, card, ability))
      return g.refused('limit', `"${card.id}" has already been activated this turn`);
    if (g.rules.isProhibited(g, card, 'activateEffect', occasion.cause ?? { kind: 'rule', player }))
      return g.refused('prohibition', `an effect forbids activating "${card.id}"`);
    return null;
  },

  /** Checks the conditions of the ability itself and those that effects add. */
  conditionsForActivation(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    { event }: Occasion,
  ): boolean {
    const context: EvaluationContext = { player, source: card, event, chosen: [] };
    const isPlayed = ability.when === undefined && ability.activation !== undefined;
    if (isPlayed && !holds(g, context, ability.activation)) return false;
    return g.rules.addedConditionsHold(g, context, card, ability) && g.rules.conditionHolds(g, context, ability);
  },

  /** Only an optional triggered ability may be declined. */
  *activateAuto(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Procedure {
    if (!checkActivation(g, player, card, ability, occasion)) return g.citePoint('conditionsUnmet');
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
  },

  /** Asks whether the player activates an optional ability; not paying its cost means not activating it. */
  *wantsTo(g: ActivationGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
    g.citePoint('optional');
    if (!g.rules.isOptional(g, ability)) return true;
    if (ability.cost) g.citePoint('paymentOptional');
    return yield* g.rules.mayContinue(g, player, card, ability);
  },

  /** Asks the player whether to go on with an optional ability. */
  *mayContinue(g: ActivationGame, player: PlayerId, _card: CardState, _ability: Ability): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },

  isOptional(_g: ActivationGame, ability: Ability): boolean {
    return ability.may === true;
  },

  activateAndResolve(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Procedure {
    const context = g.rules.contextOfActivation(g, player, card, ability, occasion);
    return withLineage(g, g.rules.lineageOfActivation(g), () =>
      g.rules.payAndResolve(g, player, card, context, bearerOf(card, occasion)),
    );
  },

  contextOfActivation(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    { event, lastKnown, sourceIsGone }: Occasion,
  ): EffectContext {
    const origin = g.rules.originOf(g, player, card, ability);
    const subjectIsGone = g.rules.subjectIsGone(g, event);
    const subjects = lastKnown && [lastKnown];
    return contextOf(g, origin.player, origin.card, ability, { event, subjects, subjectIsGone, sourceIsGone });
  },

  /** Returns the player and the card that "you" and "this card" refer to in the ability. */
  originOf(
    _g: ActivationGame,
    player: PlayerId,
    card: CardState,
    _ability: Ability,
  ): { player: PlayerId; card: CardState } {
    return { player, card };
  },

  /** An activation is a new event, even in the middle of a replacement, so no replacement counts as used on it. */
  lineageOfActivation(g: ActivationGame): readonly UsedReplacement[] {
    if (g.lineage.length > 0) g.citePoint('replacementOfNewEvent');
    return [];
  },

  /** Returns whether the event's card has become another object before the effect is carried out. */
  subjectIsGone(g: ActivationGame, event: JournalEvent | undefined): boolean {
    if (event?.card === undefined || event.zoneChangeCount === undefined) return false;
    const then = { id: event.card, zoneChangeCount: event.zoneChangeCount };
    return g.citing(g.rules.isAnotherNow(g, then, g.card(event.card)));
  },

  /** @param bearer the card whose added costs apply */
  *payAndResolve(
    g: ActivationGame,
    player: PlayerId,
    card: CardState,
    context: EffectContext,
    bearer: CardState,
  ): Procedure {
    const { ability } = context;
    g.citePoint('activation');
    const changes = changesOfCost(g, bearer, ability);
    const cost = g.rules.costToActivate(g, bearer, ability);
    const since = g.journal.length;
    const user = { ...card };
    const paid = yield* g.rules.pay(g, context, cost);
    if (paid) useUpChanges(g, changes, cost, since);
    if (!g.rules.usedByChange) g.rules.useUp(g, card, ability, paid);
    if (!paid || !g.rules.isStillValid(g, card, ability)) return;
    g.citePoint('activated');
    g.rules.emitActivation(g, player, card, ability);
    g.citePoint('resolution');
    if (g.zonesWith.abilities.includes(card.zone)) g.citePoint('resolutionInPlay');
    yield* g.rules.resolveEffect(g, context);
    if (g.rules.usedByChange && g.rules.hasChanged(g, since)) g.rules.useUp(g, user, ability, paid);
    if (g.state.pending.length > 0) g.citePoint('resolutionFirst');
  },

  /** Returns whether something has changed since a point in the event log, not only been seen or begun. */
  hasChanged(g: ActivationGame, since: number): boolean {
    return g.journal.slice(since).some(({ type }) => !NO_CHANGES.includes(type));
  },

  /** Returns whether the ability can still be activated after its cost has been paid. */
  isStillValid(_g: ActivationGame, _card: CardState, _ability: Ability): boolean {
    return true;
  },

  emitActivation(g: ActivationGame, player: PlayerId, card: CardState, _ability: Ability): void {
    emit(g, 'effectActivated', { player, card: card.id });
  },

  resolveEffect(g: ActivationGame, context: EffectContext): Procedure {
    if (context.ability.effect.length > 1) g.citePoint('resolutionInOrder');
    return executeEffect(g, context);
  },
} satisfies TableFor<KernelRules>;

/** A card that has left play is charged what effects added to its cost while it was in play. */
const bearerOf = (card: CardState, { lastKnown, bearer }: Occasion): CardState =>
  bearer ?? (lastKnown?.id === card.id ? lastKnown : card);
