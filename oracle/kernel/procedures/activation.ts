/** Activating an ability: may it be activated, does its player want to, its cost, its effect. */
import type { TableFor } from './tables';
import type { Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { chooseAnswer } from '../questions';
import { emit } from '../changes';
import { isForbidden } from '../continuous/prohibitions';
import { withLineage, type UsedReplacement } from '../events/replacement';
import { executeEffect } from '../language/instructions';
import { holds, type EvaluationContext } from '../language/select';
import type { EffectContext, KernelRules } from '../rules';
import type { Ability, CardState, CauseOf, JournalEvent, Procedure, Refusal } from '../state';
import { changesOfCost, useUpChanges } from './changed-costs';
import { contextOf } from './contexts';
import type { EffectGame } from './types';

/** Why an ability is carried out. */
export interface Occasion {
  readonly event?: JournalEvent;
  /** The card of the event as it was before it left play. */
  readonly lastKnown?: CardState;
  /** What is paid before the activation cost: the cost of the card itself. */
  readonly before?: readonly Instruction[];
  /** Who or what activates it; left out: its player does. */
  readonly cause?: CauseOf;
  /** The card as it was before it went elsewhere to be activated: what is asked for of it there is to be paid. */
  readonly bearer?: CardState;
  /** It has waited, and its card has become another object meanwhile (DBS 8-6-7). */
  readonly sourceIsGone?: boolean;
}

export const activation = {
  /** A prohibition beats what an effect asks for. */
  isProhibited(g: EffectGame, card: CardState, what: string, cause?: CauseOf): boolean {
    if (!isForbidden(g, card, what, cause)) return false;
    g.citePoint('prohibition');
    return true;
  },

  mayActivateNow(g: EffectGame, player: PlayerId, card: CardState, ability: Ability, occasion: Occasion = {}): boolean {
    return g.rules.activationRefusal(g, player, card, ability, occasion) === null;
  },

  /** Conditions, the limit per turn, what effects forbid, and a cost that can be paid. */
  activationRefusal(
    g: EffectGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    const refusal = g.rules.refusalApartFromCost(g, player, card, ability, occasion);
    if (refusal) return refusal;
    return g.rules.canPay(g, player, card, ability, occasion.before, bearerOf(card, occasion), occasion.sourceIsGone)
      ? null
      : g.refused('paymentInFull', 'its activation cost cannot be paid');
  },

  refusalApartFromCost(
    g: EffectGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    if (!g.rules.conditionsForActivation(g, player, card, ability, occasion))
      return g.refused('conditionsUnmet', 'its conditions are not met');
    if (g.rules.wasUsed(g, card, ability)) return g.refused('limit', 'it was activated in this turn already');
    if (g.rules.isProhibited(g, card, 'activateEffect', occasion.cause ?? { kind: 'rule', player }))
      return g.refused('prohibition', 'an effect forbids it');
    return null;
  },

  /** Those of the ability itself, and what effects ask for besides. */
  conditionsForActivation(
    g: EffectGame,
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

  /** A triggered ability, which only a word of choice lets its player decline. */
  *activateAuto(
    g: EffectGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Procedure {
    if (!g.rules.mayActivateNow(g, player, card, ability, occasion)) return g.citePoint('conditionsUnmet');
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
  },

  /** Who does not pay does not activate it. */
  *wantsTo(g: EffectGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
    g.citePoint('optional');
    if (!g.rules.isOptional(g, ability)) return true;
    if (ability.cost) g.citePoint('paymentOptional');
    return yield* g.rules.mayContinue(g, player, card, ability);
  },

  /** Does the player go on with an ability that may be declined? */
  *mayContinue(g: EffectGame, player: PlayerId, _card: CardState, _ability: Ability): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },

  isOptional(_g: EffectGame, ability: Ability): boolean {
    return ability.may === true;
  },

  activateAndResolve(
    g: EffectGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Procedure {
    const { event, lastKnown, sourceIsGone } = occasion;
    const origin = g.rules.originOf(g, player, card, ability);
    const subjectIsGone = g.rules.subjectIsGone(g, event);
    const subjects = lastKnown && [lastKnown];
    const context = contextOf(g, origin.player, origin.card, ability, { event, subjects, subjectIsGone, sourceIsGone });
    return withLineage(g, g.rules.lineageOfActivation(g), () =>
      g.rules.executeActivation(g, player, card, context, bearerOf(card, occasion)),
    );
  },

  /** What an ability that names no card is about is the card that it is of, and no player, the player of it. */
  originOf(
    _g: EffectGame,
    player: PlayerId,
    card: CardState,
    _ability: Ability,
  ): { player: PlayerId; card: CardState } {
    return { player, card };
  },

  /** What is activated is an event of its own, also in the middle of what happens instead of something. */
  lineageOfActivation(g: EffectGame): readonly UsedReplacement[] {
    if (g.lineage.length > 0) g.citePoint('replacementOfNewEvent');
    return [];
  },

  /** What the event was about has become another object before the effect comes to it. */
  subjectIsGone(g: EffectGame, event: JournalEvent | undefined): boolean {
    if (event?.card === undefined || event.zoneChangeCount === undefined) return false;
    const then = { id: event.card, zoneChangeCount: event.zoneChangeCount };
    return g.rules.isAnotherNow(g, then, g.card(event.card));
  },

  /** @param bearer the card as it is asked for what effects have added to the cost */
  *executeActivation(
    g: EffectGame,
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
    const paid = yield* g.rules.pay(g, context, cost);
    if (paid) useUpChanges(g, changes, cost, since);
    g.rules.useUp(g, card, ability, paid);
    if (!paid || !g.rules.isStillValid(g, card, ability)) return;
    g.citePoint('activated');
    g.rules.emitActivation(g, player, card, ability);
    g.citePoint('resolution');
    if (g.zonesWith.abilities.includes(card.zone)) g.citePoint('resolutionInPlay');
    yield* g.rules.resolve(g, context);
    if (g.state.pending.length > 0) g.citePoint('resolutionFirst');
  },

  /** Has the payment left the ability as it must be to be activated? */
  isStillValid(_g: EffectGame, _card: CardState, _ability: Ability): boolean {
    return true;
  },

  emitActivation(g: EffectGame, player: PlayerId, card: CardState, _ability: Ability): void {
    emit(g, 'effectActivated', { player, card: card.id });
  },

  /** From the top of the text to its end. */
  resolve(g: EffectGame, context: EffectContext): Procedure {
    if (context.ability.effect.length > 1) g.citePoint('resolutionInOrder');
    return executeEffect(g, context);
  },
} satisfies TableFor<KernelRules>;

/** Of an ability that was activated in play as its card left what was asked for there is to be paid. */
const bearerOf = (card: CardState, { lastKnown, bearer }: Occasion): CardState =>
  bearer ?? (lastKnown?.id === card.id ? lastKnown : card);
