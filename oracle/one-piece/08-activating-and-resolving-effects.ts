/**
 * 8. Activating and resolving effects: auto effects, activation, the order in which effects are resolved (8-4 to 8-6). The kinds of
 * effects, validity, costs and conditions (8-1 to 8-3): 08-kinds-and-costs.ts.
 */
import type { CardFilter, CardsToChoose, Instruction } from '../../schemas/ability';
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { OpAbility } from '../../schemas/one-piece';
import type { Action } from '../../schemas/protocol';
import { endEffects, tell } from '../kernel/changes';
import {
  abilitiesOf,
  abilitySourcesWith,
  mayBeInPlay,
  grantedBy,
  triggeredBy,
} from '../kernel/continuous/characteristics';
import { carryOutEffect, isDescribed } from '../kernel/language/instructions';
import { countUse, wasUsedThisTurn } from '../kernel/limits';
import type { LastKnownInformation } from '../kernel/events/perform';
import type { EffectContext } from '../kernel/rules';
import { fitsTrigger, playersOf, withinReach, type EvaluationContext } from '../kernel/language/select';
import type { Choice } from '../kernel/language/subset-selection';
import {
  NOTHING,
  opponentOf,
  type Ability,
  type CardState,
  type CauseOf,
  type ContinuousEffect,
  type JournalEvent,
  type PendingAbility,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import { chooseNext } from '../kernel/ask';
import { withLineage, type UsedReplacement } from '../kernel/events/replacement';
import { maxSelection } from '../kernel/language/subset-selection';
import { carryOutWaiting, collectTriggers } from '../kernel/events/triggers';
import { knows } from '../kernel/views';
import { asItIs, contextOf, isOnKo, isToBeDoneInFull, numberOfConditions } from './08-kinds-and-costs';
import { abilitiesPrintedOn, asOp, byRule, cardsInZones, hasNote, type OpGame } from './game';

/** Why an ability is carried out. */
interface Occasion {
  readonly event?: JournalEvent;
  /** The card of the event as it was before it left the field. */
  readonly lastKnown?: CardState;
  /** What is paid before the activation cost: the cost of the Event. */
  readonly before?: readonly Instruction[];
  /** Who or what activates it; left out: its player does. */
  readonly cause?: CauseOf;
  /** The card as it was before it went elsewhere to be activated: what is asked for of it there is to be paid. */
  readonly bearer?: CardState;
}

export const effects = {
  // --- auto effects: 8-1-3-1, 8-4-5, 8-6 ----------------------------------------------------------------------------

  happened(g: OpGame, event: JournalEvent, departed: readonly LastKnownInformation[] = []): void {
    if (!g.rules.othersNotice(g, event)) return;
    if (event.type === 'koed' && abilitiesOf(g, g.card(event.card!)).some(isOnKo)) g.cite('10-2-17-1');
    collectTriggers(g, event, departed.length === 0 ? departed : g.rules.concerned(g, event, departed));
    if (g.state.effects.some(({ orUntil }) => orUntil)) g.rules.endBy(g, event, departed);
  },

  /** What lasts until the next time that something happens has lasted. */
  endBy(g: OpGame, event: JournalEvent, departed: readonly LastKnownInformation[]): void {
    const lastKnown = departed.find(({ card }) => card.id === event.card)?.lastKnown;
    const reader = ({ player, source }: ContinuousEffect) => ({ player, source: g.card(source) });
    endEffects(
      g,
      (effect) => effect.orUntil !== undefined && fitsTrigger(g, reader(effect), effect.orUntil, event, lastKnown),
    );
  },

  /** 8-1-3-1-3, 8-4-5: those that left, with the abilities that can notice it. */
  concerned(
    g: OpGame,
    event: JournalEvent,
    departed: readonly LastKnownInformation[],
  ): readonly LastKnownInformation[] {
    return departed.map((gone) =>
      g.rules.noticesAsItLeaves(gone, event) && g.rules.arrivesInTheOpen(g, gone, event)
        ? gone
        : { ...gone, abilities: [] },
    );
  },

  /** 8-4-5: an effect of a card that moves activates only where the card comes to lie in an open area. */
  arrivesInTheOpen(g: OpGame, gone: LastKnownInformation, event: JournalEvent): boolean {
    if (gone.abilities.some((ability) => ability.when?.event === event.type)) g.cite('8-4-5');
    return !g.rules.isSecret(gone.card.zone, gone.card.face);
  },

  /** 8-4-5, as read here: effects of other cards notice a move to a secret area as well. */
  othersNotice(g: OpGame, { type, card, to }: JournalEvent): boolean {
    const isHidden = card !== undefined && g.rules.isSecret(to, g.card(card).face);
    if (isHidden && mayBeInPlay(g, triggeredBy(type))) g.cite('8-4-5');
    return true;
  },

  /** 8-1-3-1-3: a card that leaves is not there any more for what happens to others, only for its own leaving (10-2-17). */
  noticesAsItLeaves(gone: LastKnownInformation, event: JournalEvent): boolean {
    return event.card === gone.card.id;
  },

  /** 8-6: carries out what waits until nothing does. */
  resolvePending(g: OpGame): Procedure {
    g.rules.checkPermanents(g);
    return g.state.pending.length === 0 ? NOTHING : g.rules.carryOutAllPending(g);
  },

  *carryOutAllPending(g: OpGame): Procedure {
    for (let next = g.rules.nextPending(g); next; next = g.rules.nextPending(g)) {
      const waiting = yield* chooseNext(g, next.player, next.among);
      yield* carryOutWaiting(
        g,
        waiting,
        () => g.rules.carryOutPending(g, waiting),
        g.rules.resolutionPriority(waiting),
      );
    }
  },

  /** 8-6-1, 8-6-1-1, 10-2-16-1: what came first, the turn player's before the other's; those that answer an attack last. */
  nextPending(g: OpGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
    const { pending, turnPlayer } = g.state;
    if (pending.length === 0) return null;
    const first = Math.min(...pending.map((waiting) => g.rules.resolutionPriority(waiting)));
    const next = pending.filter((waiting) => g.rules.resolutionPriority(waiting) === first);
    if (next.length < pending.length) g.cite(...clausesOfGenerations(pending));
    if (new Set(next.map((waiting) => waiting.player)).size > 1) g.cite('8-6-1');
    for (const player of g.rules.playersToResolve(turnPlayer)) {
      const among = next.filter((waiting) => waiting.player === player);
      if (among.length > 1) g.cite('8-6-1-1');
      if (among.length > 0) return { player, among };
    }
    return null;
  },

  /** 8-6-1 */
  playersToResolve(turnPlayer: PlayerId): readonly PlayerId[] {
    return [turnPlayer, opponentOf(turnPlayer)];
  },

  /** The lower it is, the earlier. */
  resolutionPriority(waiting: PendingAbility): number {
    return waiting.generation + (this.answersAnAttack(waiting) ? AFTER_EVERYTHING : 0);
  },

  /** 7-1-1-3, 10-2-16-1: whatever else could have triggered it. */
  answersAnAttack({ event: { type } }: PendingAbility): boolean {
    return type === 'opponentAttacks' || type === 'whenAttacked';
  },

  *carryOutPending(g: OpGame, waiting: PendingAbility): Procedure {
    if (waiting.delayed) return yield* g.rules.carryOutDelayed(g, waiting.delayed);
    const { ability, event, player, lastKnown } = waiting;
    const card = g.card(waiting.card);
    if (g.rules.hasMovedSince(card, waiting)) return g.cite('8-1-3-1-3', ...(isOnKo(ability) ? ['10-2-17-1'] : []));
    if (g.rules.wasNegatedSince(g, card, waiting)) return g.cite('8-2-1-1');
    if (lastKnown?.id === card.id) g.cite('8-1-3-1-3');
    g.cite('8-1-3-1', ...(g.rules.isInItsArea(g, card) ? ['2-8-2'] : []), ...clausesOfTiming(ability));
    yield* g.rules.activateAuto(g, player, card, ability, { event, lastKnown });
  },

  /** 8-1-3-1-3 */
  hasMovedSince(card: CardState, waiting: PendingAbility): boolean {
    return card.zoneChangeCount !== waiting.zoneChangeCount;
  },

  /** 8-2-1-1: what waits on the field is not there any more when it comes to it. */
  wasNegatedSince(g: OpGame, card: CardState, { ability, lastKnown }: PendingAbility): boolean {
    return (
      lastKnown?.id !== card.id && g.rules.playZones.includes(card.zone) && !abilitiesOf(g, card).includes(ability)
    );
  },

  /** 8-4-1, 8-1-2: an auto effect, which only a word of choice lets its player decline. */
  *activateAuto(g: OpGame, player: PlayerId, card: CardState, ability: Ability, occasion: Occasion = {}): Procedure {
    if (!g.rules.mayActivateNow(g, player, card, ability, occasion)) return g.cite('8-4-1-1');
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
  },

  /** 8-1-2, 8-3-1-4: only a word of choice lets a player decline; who does not pay does not activate it. */
  *wantsTo(g: OpGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
    g.cite('8-1-2');
    if (!g.rules.isOptional(ability)) return true;
    if (asOp(ability).cost) g.cite('8-3-1-4');
    return yield* g.rules.goesOn(g, player, card, ability);
  },

  /** 8-1-2, 8-3-1-4 */
  isOptional(ability: Ability): boolean {
    return ability.may === true;
  },

  // --- activating: 8-3, 8-4 -----------------------------------------------------------------------------------------

  /** 8-4-1-1, 8-3-1-3, 10-2-13-1: conditions, the limit per turn, and a cost that can be paid. */
  mayActivateNow(g: OpGame, player: PlayerId, card: CardState, ability: Ability, occasion: Occasion = {}): boolean {
    return g.rules.activationRefusal(g, player, card, ability, occasion) === null;
  },

  /** 8-4-1-1, 8-3-2-2; those of [On K.O.], and the keywords of what left the field, were looked at on the field (10-2-17-1). */
  conditionsForActivation(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    { event, lastKnown }: Occasion,
  ): boolean {
    const reader: EvaluationContext = { player, source: card, event, chosen: [] };
    const added = g.rules.addedConditionsHold(g, reader, card, ability);
    if (numberOfConditions(asOp(ability)) > 0) g.cite('8-4-1-1');
    if (isOnKo(ability) && event?.type === 'koed' && event.card === card.id) return added;
    const hold = lastKnown?.id === card.id || g.rules.keywordConditionsHold(g, card, asOp(ability));
    return added && hold && g.rules.conditionHolds(g, reader, ability);
  },

  activateAndResolve(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Procedure {
    const { event, lastKnown } = occasion;
    const origin = g.rules.originOf(g, player, card, ability);
    const subjectIsGone = g.rules.subjectIsGone(g, event);
    const context = contextOf(origin.player, origin.card, ability, {
      event,
      subjects: lastKnown && [lastKnown],
      subjectIsGone,
    });
    return withLineage(g, g.rules.lineageOfActivation(g), () =>
      g.rules.carryOutActivation(g, player, card, context, bearerOf(card, occasion)),
    );
  },

  /** 8-1-3-4-3: an effect that is activated is a process of its own, also in the middle of what happens instead of something. */
  lineageOfActivation(g: OpGame): readonly UsedReplacement[] {
    if (g.lineage.length > 0) g.cite('8-1-3-4-3');
    return [];
  },

  /** 3-1-6: what the event was about has become a new card before the effect comes to it. */
  subjectIsGone(g: OpGame, event: JournalEvent | undefined): boolean {
    if (event?.card === undefined || event.zoneChangeCount === undefined) return false;
    return g.rules.isAnotherNow(g, { id: event.card, zoneChangeCount: event.zoneChangeCount }, g.card(event.card));
  },

  /** 8-4-1-3, 8-4-1-4, 8-4-1-5. @param bearer the card as it is asked for what effects have added to the cost */
  *carryOutActivation(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    context: EffectContext,
    bearer: CardState,
  ): Procedure {
    const { ability } = context;
    g.cite('8-4-1', '8-4-1-2', '8-4-1-3');
    const paid = yield* g.rules.pay(g, context, g.rules.costToActivate(g, bearer, ability));
    g.rules.useUp(g, card, asOp(ability), paid);
    if (!paid) return;
    g.cite('8-4-1-4');
    g.rules.tellOfActivation(g, player, card, ability);
    g.cite('8-4-1-5', '8-4-6', ...(g.rules.playZones.includes(card.zone) ? ['8-4-3'] : []));
    yield* g.rules.resolve(g, context);
    if (g.state.pending.length > 0) g.cite('8-6-3');
  },

  /** 8-4-1-4: from here on the effect has been activated, whatever comes of it. */
  tellOfActivation(g: OpGame, player: PlayerId, card: CardState, ability: Ability): void {
    tell(g, 'effectActivated', { player, card: card.id });
    if (ability.type === 'trigger') tell(g, 'triggerActivated', { player, card: card.id });
  },

  /** 8-4-4-3: what an effect that names no card is about is the card that it is of, and no player, the player of it. */
  originOf(g: OpGame, player: PlayerId, card: CardState, ability: Ability): { player: PlayerId; card: CardState } {
    if (ability.effect.some(namesNobody)) g.cite('8-4-4-3');
    return { player, card };
  },

  /** 8-4-1-5, 1-3-7, 2-8-3: from the top of the text to its end. */
  resolve(g: OpGame, context: EffectContext): Procedure {
    if (context.ability.effect.length > 1) g.cite('1-3-7', '2-8-3');
    if (hasNote(context.source)) g.cite('2-8-4-2');
    return carryOutEffect(g, context);
  },

  // --- [Once Per Turn]: 10-2-13 -------------------------------------------------------------------------------------

  /** 10-2-13-1, 10-2-13-3 */
  wasUsed(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (!ability.oncePerTurn) return false;
    const used = wasUsedThisTurn(g, g.rules.abilityKey(g, card, ability));
    if (g.citesNothing) return used;
    g.cite('10-2-13-1', ...(used ? ['10-2-13-3'] : g.rules.clausesOfOtherUses(g, card, ability)));
    return used;
  },

  /** 10-2-13-2: another card has used its own; 10-2-13-4: this one has as the card that it was before it moved. */
  clausesOfOtherUses(g: OpGame, card: CardState, ability: OpAbility): readonly string[] {
    const effect = g.rules.abilityKey(g, card, ability).slice(g.rules.bearerKey(card).length);
    const isUsed = (bearer: CardState) => wasUsedThisTurn(g, g.rules.bearerKey(bearer) + effect);
    const { number } = card.definition;
    const copies = Object.values(g.state.cards).filter((one) => one.id !== card.id && one.definition.number === number);
    const before = Array.from({ length: card.zoneChangeCount - 1 }, (_, index) => ({
      ...card,
      zoneChangeCount: index + 1,
    }));
    return [...(copies.some(isUsed) ? ['10-2-13-2'] : []), ...(before.some(isUsed) ? ['10-2-13-4'] : [])];
  },

  /** 10-2-13-1; 10-2-13-5: also where the payment failed half way. */
  useUp(g: OpGame, card: CardState, ability: OpAbility, paid: boolean): void {
    if (!ability.oncePerTurn || !g.rules.isUsedUp(paid)) return;
    g.cite(paid ? '10-2-13-1' : '10-2-13-5');
    countUse(g, g.rules.abilityKey(g, card, ability));
  },

  isUsedUp(_paid: boolean): boolean {
    return true;
  },

  /** 10-2-13-2, 10-2-13-4: each card counts apart, and a card that has moved is another one. */
  abilityKey(g: OpGame, card: CardState, ability: OpAbility): string {
    const index = abilitiesPrintedOn(card.definition).indexOf(ability);
    return `${g.rules.bearerKey(card)}:${index < 0 ? g.rules.nameOfGained(ability) : index}`;
  },

  /** 10-2-13-1: of two effects in equal words, gained from two cards, each is an effect. */
  nameOfGained(ability: OpAbility): string {
    return grantedBy(ability as Ability) ?? JSON.stringify(ability);
  },

  bearerKey(card: CardState): string {
    return `${card.id}@${card.zoneChangeCount}`;
  },

  // --- [Activate: Main] and Events: 8-1-3-2, 8-4-2 ------------------------------------------------------------------

  /** What the player could try to activate on the own field. */
  activations(g: OpGame, player: PlayerId): Action[] {
    if (g.abilitySources.length === 0) return [];
    return abilitySourcesWith(g, 'activatedAbility')
      .filter((card) => card.controller === player && g.rules.isInItsArea(g, card))
      .flatMap((card) =>
        abilitiesOf(g, card).flatMap((ability, index): Action[] =>
          ability.type === 'activate' ? [{ type: 'activate', card: card.id, ability: index }] : [],
        ),
      );
  },

  /** 6-5-4-1, 8-1-3-2, 10-2-2-1 */
  activateRefusal(g: OpGame, player: PlayerId, action: Action): Refusal | null {
    const found = activationOf(g, player, action);
    if (!found) return g.rules.noActivationRefusal(g, player, action);
    return g.rules.activationRefusal(g, player, found.card, found.ability);
  },

  /** Why an effect that is there cannot be activated now. */
  activationRefusal(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    if (!g.rules.conditionsForActivation(g, player, card, ability, occasion)) {
      return { clause: '8-4-1-1', reason: 'its conditions are not met' };
    }
    if (g.rules.wasUsed(g, card, asOp(ability))) {
      return { clause: '10-2-13-1', reason: 'it was activated in this turn already' };
    }
    if (g.rules.isProhibited(g, card, 'activateEffect', occasion.cause ?? byRule(player))) {
      return { clause: '1-3-3', reason: 'an effect forbids it' };
    }
    return g.rules.canPay(g, player, card, ability, occasion.before, bearerOf(card, occasion))
      ? null
      : { clause: '8-3-1-3', reason: 'its activation cost cannot be paid' };
  },

  /** 6-5-4-1; 8-2-1-1: what is negated is not there. */
  noActivationRefusal(g: OpGame, player: PlayerId, action: Action): Refusal {
    const card = fieldOf(g, player).find((one) => one.id === action.card);
    if (card && abilitiesPrintedOn(card.definition).some((ability) => ability.type === 'activate')) {
      return { clause: '8-2-1-1', reason: 'its effect is negated' };
    }
    return { clause: '6-5-4-1', reason: 'there is no such [Activate: Main] on the own field' };
  },

  /** 6-5-4-1, 8-1-3-2, 10-2-2-1 */
  *activateMain(g: OpGame, player: PlayerId, action: Action): Procedure {
    const { card, ability } = activationOf(g, player, action)!;
    g.cite('6-5-4-1', '8-1-3-2', '10-2-2-1');
    yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /** The [Main] or [Counter] of an Event of the hand that can be activated now. @param occasion before or after its cost is paid */
  eventAbility(
    g: OpGame,
    card: CardState,
    timing: 'main' | 'counter',
    occasion: Occasion = g.rules.asPlayed(g, card),
  ): Ability | undefined {
    const abilities = abilitiesOf(g, card);
    for (const { type } of abilities) if (type !== timing) g.cite(...(CLAUSES_OF_EVENT_TIMING[type] ?? []));
    return abilities.find(
      (ability) => ability.type === timing && g.rules.mayActivateNow(g, card.controller, card, ability, occasion),
    );
  },

  /** 2-7-3: its cost is paid before. */
  asPlayed(g: OpGame, card: CardState): Occasion {
    return { before: [{ do: 'restDon', count: g.rules.costOf(g, card) }] };
  },

  /** 8-4-2, 2-2-5, 3-5-1: the Event goes to the trash, then its effect is carried out. */
  *activateEvent(g: OpGame, player: PlayerId, card: CardState, timing: 'main' | 'counter'): Procedure {
    const ability =
      g.rules.eventAbility(g, card, timing, {}) ?? abilitiesOf(g, card).find((one) => one.type === timing)!;
    g.cite(timing === 'main' ? '10-2-3-1' : '10-2-4-1');
    const bearer = asItIs(g, card);
    yield* g.rules.trashEvent(g, player, card);
    if (!g.rules.activatesEvent(card)) return;
    g.cite('8-5-4');
    tell(g, 'eventActivated', { player, card: card.id });
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, { bearer });
  },

  /** 8-4-2, 2-2-5, 3-5-1 */
  trashEvent(g: OpGame, player: PlayerId, card: CardState): Procedure {
    g.cite('8-4-2', '2-2-5', '3-5-1');
    return g.rules.trash(g, [card], byRule(player));
  },

  /** 2-7-3, 7-1-3-2-2, as read here: it is trashed to be activated, so it is not where something else happened to it. */
  activatesEvent(card: CardState): boolean {
    return card.zone === 'trash';
  },

  /** 10-2-3-1-1, 10-2-4-1-1, 10-2-4-1-2: an effect activates the [Main] or [Counter] of a card; its cost is still to be paid. */
  *activateNamedEffect(g: OpGame, player: PlayerId, card: CardState, of: EffectNamed, cause?: CauseOf): Procedure {
    const ability = g.rules.abilityMeant(g, card, of, player);
    if (!ability) return;
    g.cite(...CLAUSES_OF_NAMED[of]);
    if (!g.rules.mayActivateNow(g, player, card, ability, { cause })) return;
    const bearer = asItIs(g, card);
    if (card.zone === 'hand') {
      yield* g.rules.trashEvent(g, player, card);
      if (!g.rules.activatesEvent(card)) return;
    }
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, { bearer });
  },

  /** 10-2-4-1-2: only what says "[Counter]" reaches a [Counter]. Of several it is one that can be activated. */
  abilityMeant(g: OpGame, card: CardState, of: EffectNamed, player: PlayerId = card.controller): Ability | undefined {
    const abilities = abilitiesOf(g, card);
    if (of === 'main' && abilities.some((one) => one.type === 'counter')) g.cite('10-2-4-1-2');
    const meant = abilities.filter((one) => isNamed(one, of));
    return meant.find((one) => meant.length === 1 || g.rules.mayActivateNow(g, player, card, one)) ?? meant[0];
  },

  /** 8-4-4, 8-4-4-1: as many as there are up to the number, with "up to" also none; and 8-4-4-2. */
  rangeOfChoice(
    g: OpGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number } {
    g.cite('8-4-4', '8-4-4-1');
    const { count, upTo } = choice;
    if (g.rules.isUpTo(g, upTo)) return { min: 0, max: count };
    const certain = g.rules.mayChooseNone(g, context, choice)
      ? fitting.filter((card) => g.rules.isInSight(g, card))
      : fitting;
    return { min: g.rules.fewestOf(count, maxSelection(g, choice, certain, count)), max: count };
  },

  /** 8-4-4-2: everybody sees that a card of an open area, or one that is revealed, fits. */
  isInSight(g: OpGame, card: CardState): boolean {
    return g.withoutCiting(() => PLAYERS.every((player) => knows(g, player, card)));
  },

  /** 8-4-4-1: of fewer than asked for all are chosen. */
  fewestOf(count: number, there: number): number {
    return Math.min(count, there);
  },

  /** 8-4-4-4: who chooses cards of a deck sees those among which to choose. */
  searchedCards(g: OpGame, context: EffectContext, from: CardFilter): readonly Handle[] {
    if (!from.zone?.includes('deck') || from.looked) return [];
    g.cite('8-4-4-4');
    return playersOf(g, context.player, from.player).flatMap((player) => withinReach(from, g.zone(player, 'deck')));
  },

  /** 8-4-4-2, but not where it is to be done in full: where the choice depends on what a hidden card is nobody can be held to have found one. */
  mayChooseNone(g: OpGame, context: EffectContext, choice: CardsToChoose): boolean {
    const { from } = choice;
    const hidden = from.zone?.some((zone) => g.rules.isSecret(zone, from.face)) ?? false;
    const described = isDescribed(choice);
    if (isToBeDoneInFull(context)) {
      if (hidden && described) g.cite(context.paying ? '8-3-1-3' : '8-1-3-4-5');
      return false;
    }
    if (hidden || described) g.cite('8-4-4-2');
    return hidden && described;
  },
};

/** 8-3-1-2: of an effect that was activated on the field as its card left (10-2-17-1) what was asked for there is to be paid. */
const bearerOf = (card: CardState, { lastKnown, bearer }: Occasion): CardState =>
  bearer ?? (lastKnown?.id === card.id ? lastKnown : card);

/** Which of its effects a card is to carry out. */
export type EffectNamed = 'main' | 'counter' | 'onPlay' | 'onKo';

/** 8-5-4: of an Event, which is not activated by it. */
const CLAUSES_OF_NAMED: Readonly<Record<EffectNamed, readonly string[]>> = {
  main: ['10-2-3-1-1', '8-5-4'],
  counter: ['10-2-4-1-1', '8-5-4'],
  onPlay: [],
  onKo: [],
};

const isNamed = (ability: Ability, of: EffectNamed): boolean =>
  of === 'onKo' ? isOnKo(ability) : of === 'onPlay' ? isOnPlay(ability) : ability.type === of;

const isOnPlay = ({ type, when }: Ability): boolean =>
  type === 'auto' && when?.event === 'played' && (when.subject ?? 'self') === 'self';

/** Later than any generation. */
const AFTER_EVERYTHING = 1_000_000;

/** An Event that has only the other of the two is not used now. */
const CLAUSES_OF_EVENT_TIMING: Readonly<Record<string, readonly string[]>> = {
  main: ['10-2-3-1'],
  counter: ['10-2-4-1'],
};

/** Some wait for others: of the two players (8-6-1), or of one player (8-6-1-1). */
function clausesOfGenerations(pending: readonly PendingAbility[]): string[] {
  const players = [...new Set(pending.map((waiting) => waiting.player))];
  const generations = (player: PlayerId) =>
    new Set(pending.flatMap((waiting) => (waiting.player === player ? [waiting.generation] : [])));
  return [
    ...(players.length > 1 ? ['8-6-1'] : []),
    ...(players.some((player) => generations(player).size > 1) ? ['8-6-1-1'] : []),
  ];
}

/** Is it about a card or a player without saying which? */
const namesNobody = (instruction: Instruction): boolean =>
  ('target' in instruction && instruction.target !== undefined && 'self' in instruction.target) ||
  (OF_A_PLAYER.has(instruction.do) && !('player' in instruction));

const OF_A_PLAYER: ReadonlySet<string> = new Set(['draw', 'discard', 'mill', 'addDon', 'returnDon', 'drawUpTo']);

const CLAUSES_OF_TIMING: Readonly<Record<string, string>> = {
  played: '10-2-6-1',
  attackDeclared: '10-2-5-1',
  blocked: '10-2-15-1',
  opponentAttacks: '10-2-16-1',
  koed: '10-2-17-1',
};
const clausesOfTiming = ({ when }: Ability): string[] => {
  const clause = CLAUSES_OF_TIMING[when?.event ?? ''];
  return clause === undefined ? [] : [clause];
};

const fieldOf = (g: OpGame, player: PlayerId): CardState[] => cardsInZones(g, player, ['leader', 'character', 'stage']);

function activationOf(
  g: OpGame,
  player: PlayerId,
  { card: id, ability }: Action,
): { card: CardState; ability: Ability } | undefined {
  const card = fieldOf(g, player).find((one) => one.id === id);
  if (!card) return undefined;
  const found = abilitiesOf(g, card).filter((one, index) => one.type === 'activate' && (ability ?? index) === index);
  return found[0] && { card, ability: found[0] };
}
