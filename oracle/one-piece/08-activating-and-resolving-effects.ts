/**
 * 8. Activating and resolving effects: auto effects, activation, and the order in which effects resolve (8-4 to 8-6).
 * 08-kinds-and-costs.ts has the kinds of effects, validity, costs and conditions (8-1 to 8-3).
 */
import { checkActivation } from '../kernel/procedures/activation';
import { checkPayment } from '../kernel/procedures/payment';
import type { CitedAnswer } from '../kernel/clauses';
import type { Instruction } from '../../schemas/ability';
import { type PlayerId } from '../../schemas/common';
import { emit } from '../kernel/changes';
import { abilitiesOf, requirementsOf, wholeOf } from '../kernel/continuous/abilities';
import { triggeredBy } from '../kernel/continuous/kinds-of-abilities';
import { mayBeInPlay } from '../kernel/continuous/sources';
import { isTriggerOf } from '../kernel/reading/trigger-events';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, CauseOf, JournalEvent, Procedure, LastKnownCard } from '../kernel/state';
import { withGeneration } from '../kernel/events/triggers';
import type { PendingAbility } from '../kernel/state/waiting';
import { isOnKo, numberOfConditions } from './08-kinds-and-costs';
import { asOp, byRule, hasNote, type OpGame } from './game';
import type { Section } from './packs';
import type { Occasion } from '../kernel/procedures/activation';
import { executeEffect } from '../kernel/events/execute-effect';
import type { EvaluationContext } from '../kernel/state/effect-context';

export const effects = {
  // --- auto effects: 8-1-3-1, 8-4-5, 8-6 ----------------------------------------------------------------------------

  /** 8-1-3-3-5, 11-1-1-1 */
  beforePending(g: OpGame): void {
    g.rules.checkContinuous(g);
  },

  /** 8-1-3-1-3, 8-4-5: returns the cards that left, each with only the abilities that can notice the event. */
  cardsThatNotice(g: OpGame, event: JournalEvent, leaving: readonly LastKnownCard[]): readonly LastKnownCard[] {
    if (event.type === 'koed' && abilitiesOf(g, g.card(event.card!)).some(isOnKo)) g.consult('10-2-17-1');
    return leaving.map((gone) =>
      g.rules.noticesAsItLeaves(g, gone, event) && g.rules.arrivesOpenly(g, gone, event)
        ? gone
        : { ...gone, abilities: [] },
    );
  },

  /** 8-4-5: an effect of a card that moves can be activated only if the card arrives in an open area. */
  arrivesOpenly(g: OpGame, gone: LastKnownCard, event: JournalEvent): boolean {
    if (gone.abilities.some((ability) => ability.when?.event === event.type)) g.cite('8-4-5');
    return !g.rules.isSecret(g, gone.card.zone, gone.card.face);
  },

  /**
   * 8-4-5 covers only effects of the card that moves. Effects of other cards notice a move to a secret area as well.
   * They do not notice the draws of the preparations, in which only "At the start of the game" works (5-2-1-5-1).
   */
  isNoticedByOthers(g: OpGame, { type, card, to }: JournalEvent): CitedAnswer {
    if (type === 'drew' && !g.state.facts.begun) return false;
    const isHidden = card !== undefined && g.rules.isSecret(g, to, g.card(card).face);
    return isHidden && mayBeInPlay(g, triggeredBy(type)) ? ['8-4-5'] : true;
  },

  /** 8-1-3-1-3: a card that leaves at the same time notices only its own leaving (10-2-17). */
  noticesAsItLeaves(_g: OpGame, gone: LastKnownCard, event: JournalEvent): boolean {
    return event.card === gone.card.id;
  },

  *resolveWaitingAbility(g: OpGame, waiting: PendingAbility): Procedure {
    if (waiting.delayed) return yield* g.rules.resolveDelayed(g, waiting.delayed);
    const { ability, event, player, lastKnown } = waiting;
    const card = g.card(waiting.card);
    if (g.rules.wasNegatedSince(g, card, waiting)) return g.cite('8-2-1-1');
    if (lastKnown?.id === card.id) g.cite('8-1-3-1-3');
    g.cite('8-1-3-1', ...(g.rules.isInItsArea(g, card) ? ['2-8-2'] : []), ...clausesOfTiming(ability));
    yield* g.rules.activateAuto(g, player, card, ability, { event, lastKnown });
  },

  /** 8-1-3-1-3: an effect that can no longer be activated is dropped, without asking its player. */
  isCancelled(g: OpGame, waiting: PendingAbility): CitedAnswer {
    if (waiting.delayed || !g.rules.hasMovedSince(g, g.card(waiting.card), waiting)) return false;
    return ['8-1-3-1-3', ...(isOnKo(waiting.ability) ? ['10-2-17-1'] : [])];
  },

  /** 8-2-1-1: a waiting effect of a card on the field is not activated if it has been negated since. */
  wasNegatedSince(g: OpGame, card: CardState, { ability, event, lastKnown }: PendingAbility): boolean {
    if (lastKnown?.id === card.id || !g.zonesWith.abilities.includes(card.zone)) return false;
    const isSameTrigger = (one: Ability) => wholeOf(one) === wholeOf(ability) && isTriggerOf(one.when!, event.type);
    return !abilitiesOf(g, card).some((one) => one === ability || (one.when !== undefined && isSameTrigger(one)));
  },

  // --- activating: 8-3, 8-4 -----------------------------------------------------------------------------------------

  /**
   * 8-4-1-1, 8-3-2-2: conditions of [On K.O.], and keyword conditions of a card that left the field, were checked while
   * the card was on the field (10-2-17-1).
   */
  conditionsForActivation(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    { event, lastKnown }: Occasion,
  ): boolean {
    const reader: EvaluationContext = { player, source: card, event, chosen: [] };
    const added = g.rules.addedConditionsHold(g, reader, card, ability);
    if (numberOfConditions(asOp(ability)) > 0) g.consult('8-4-1-1');
    if (isOnKo(ability) && event?.type === 'koed' && event.card === card.id) return added;
    const hold = lastKnown?.id === card.id || g.rules.keywordConditionsHold(g, card, asOp(ability));
    return added && hold && g.rules.conditionHolds(g, reader, ability);
  },

  /** 8-2-1-2: an effect on the field is not activated if paying its cost has taken DON!! cards that it needs. */
  isStillValid(g: OpGame, card: CardState, ability: Ability): boolean {
    return !g.rules.isInItsArea(g, card) || g.rules.keywordConditionsHold(g, card, asOp(ability));
  },

  /** 8-4-1-4: the effect counts as activated from here on, whatever comes of it. */
  emitActivation(g: OpGame, player: PlayerId, card: CardState, ability: Ability): void {
    emit(g, 'effectActivated', { player, card: card.id });
    if (ability.type === 'trigger') emit(g, 'triggerActivated', { player, card: card.id });
  },

  /**
   * 8-4-1, 8-4-4-3: an effect that names no card refers to its own card, and an effect that names no player refers to
   * the player of that card.
   */
  originOf(g: OpGame, player: PlayerId, card: CardState, ability: Ability): { player: PlayerId; card: CardState } {
    g.consult('8-4-1');
    if (ability.effect.some(namesNobody)) g.consult('8-4-4-3');
    return { player, card };
  },

  /** 8-4-1-5, 1-3-7, 2-8-3: the text is carried out from top to bottom. */
  resolveEffect(g: OpGame, context: EffectContext): Procedure {
    if (context.ability.effect.length > 1) g.cite('1-3-7', '2-8-3');
    if (hasNote(context.source)) g.cite('2-8-4-2');
    return executeEffect(g, context);
  },

  // --- [Activate: Main] and Events: 8-1-3-2, 8-4-2 ------------------------------------------------------------------

  /**
   * Lists the [Main] or [Counter] effects for which an Event can be used from the hand now. Their costs are checked
   * after the Event has been activated, because that is separate from activating its effect (8-5-4).
   */
  eventAbilities(g: OpGame, card: CardState, timing: EventTiming, cause?: CauseOf): readonly Ability[] {
    const [abilities, player] = [abilitiesOf(g, card), g.rules.masterOf(g, card)];
    for (const { type } of abilities) if (type !== timing) g.consult(...(CLAUSES_OF_EVENT_TIMING[type] ?? []));
    return abilities.filter(
      (ability) =>
        ability.type === timing && g.rules.refusalApartFromCost(g, player, card, ability, { cause }) === null,
    );
  },

  /**
   * 8-4-2, 2-2-5, 3-5-1: the Event is trashed, then its effect is carried out. 8-3-1-3: the cost of the effect must be
   * payable.
   */
  *activateEvent(g: OpGame, player: PlayerId, card: CardState, timing: EventTiming, cause?: CauseOf): Procedure {
    const abilities = g.rules.eventAbilities(g, card, timing, cause);
    const clause = timing === 'main' ? '10-2-3-1' : '10-2-4-1';
    g.consult(clause);
    const bearer = asItIs(g, card);
    yield* g.rules.trashEvent(g, player, card);
    if (!g.rules.activatesEvent(g, card)) return;
    g.cite('8-5-4', clause);
    emit(g, 'eventActivated', { player, card: card.id });
    const ability = abilities.find((one) => checkPayment(g, player, card, one, bearer));
    if (!ability || !(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, { bearer });
  },

  /** 8-4-2, 2-2-5, 3-5-1 */
  trashEvent(g: OpGame, player: PlayerId, card: CardState): Procedure {
    g.cite('8-4-2', '2-2-5', '3-5-1');
    return g.rules.trash(g, [card], byRule(player));
  },

  /**
   * 2-7-3, 7-1-3-2-2, as read here: an Event is activated by trashing it, so it is not activated if the trashing was
   * replaced.
   */
  activatesEvent(_g: OpGame, card: CardState): boolean {
    return card.zone === 'trash';
  },

  /**
   * 10-2-3-1-1, 10-2-4-1-1, 10-2-4-1-2: another effect activates an effect of a card. The cost of that effect must
   * still be paid.
   */
  *activateNamedEffect(g: OpGame, player: PlayerId, card: CardState, of: EffectNamed, cause?: CauseOf): Procedure {
    const ability = g.rules.abilityOfType(g, card, of, player);
    if (!ability) return;
    g.cite(...CLAUSES_OF_NAMED[of]);
    if (isEventTiming(of) && g.rules.isUsedFromHand(g, card)) {
      if (g.rules.eventAbilities(g, card, of, cause).length > 0)
        yield* g.rules.activateEvent(g, player, card, of, cause);
      return;
    }
    if (!checkActivation(g, player, card, ability, { cause })) return;
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /**
   * 8-4-2, 8-5-4: using an Event from the hand activates it, even if an effect says so. Its cost as a card is not paid
   * (2-7-1).
   */
  isUsedFromHand(_g: OpGame, card: CardState): boolean {
    return card.zone === 'hand';
  },

  /**
   * 10-2-4-1-2: only a text that says "[Counter]" reaches a [Counter]. If the card has several, one that can be
   * activated is taken.
   */
  abilityOfType(
    g: OpGame,
    card: CardState,
    of: EffectNamed,
    player: PlayerId = g.rules.masterOf(g, card),
  ): Ability | undefined {
    const abilities = abilitiesOf(g, card);
    if (of === 'main' && abilities.some((one) => one.type === 'counter')) g.consult('10-2-4-1-2');
    const named = abilities.filter((one) => isNamed(one, of));
    return named.find((one) => named.length === 1 || g.rules.mayActivateNow(g, player, card, one)) ?? named[0];
  },
} satisfies Section<
  | 'beforePending'
  | 'cardsThatNotice'
  | 'isNoticedByOthers'
  | 'resolveWaitingAbility'
  | 'conditionsForActivation'
  | 'isStillValid'
  | 'emitActivation'
  | 'originOf'
  | 'resolveEffect'
>;

export type EventTiming = 'main' | 'counter';

/** Names the effect that a card is to carry out. */
export type EffectNamed = EventTiming | 'onPlay' | 'onKo';

const isEventTiming = (of: EffectNamed): of is EventTiming => of === 'main' || of === 'counter';

/** 8-5-4: an Event is activated only if it is used from the hand. */
const CLAUSES_OF_NAMED: Readonly<Record<EffectNamed, readonly string[]>> = {
  main: ['8-5-4', '10-2-3-1-1'],
  counter: ['8-5-4', '10-2-4-1-1'],
  onPlay: [],
  onKo: [],
};

const isNamed = (ability: Ability, of: EffectNamed): boolean =>
  of === 'onKo' ? isOnKo(ability) : of === 'onPlay' ? isOnPlay(ability) : ability.type === of;

const isOnPlay = ({ type, when }: Ability): boolean =>
  type === 'auto' && when?.event === 'played' && (when.subject ?? 'self') === 'self';

/** An Event that has only the other timing cannot be used now. */
const CLAUSES_OF_EVENT_TIMING: Readonly<Record<string, readonly string[]>> = {
  main: ['10-2-3-1'],
  counter: ['10-2-4-1'],
};

/** Resolves the waiting abilities that match until none is left. */
export function* resolvePendingMatching(g: OpGame, isMatch: (waiting: PendingAbility) => boolean): Procedure {
  for (let next = g.state.pending.find(isMatch); next; next = g.state.pending.find(isMatch)) {
    const waiting = next;
    yield* withGeneration(g, waiting, () => g.rules.resolveWaitingAbility(g, waiting));
  }
}

/**
 * Returns the card with the costs and conditions that effects add to it now, for use after it has moved to be
 * activated.
 */
export const asItIs = (g: OpGame, card: CardState): CardState => ({
  ...card,
  snapshot: { ...card.snapshot, requirements: requirementsOf(g, card) },
});

/** Says whether the instruction affects a card or a player that its text does not name. */
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
