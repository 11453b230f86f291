/**
 * 8. Activating and resolving effects: auto effects, activation, the order in which effects are resolved (8-4 to 8-6). The kinds of
 * effects, validity, costs and conditions (8-1 to 8-3): 08-kinds-and-costs.ts.
 */
import type { Instruction } from '../../schemas/ability';
import { type PlayerId } from '../../schemas/common';
import { emit } from '../kernel/changes';
import { abilitiesOf, wholeOf } from '../kernel/continuous/abilities';
import { triggeredBy } from '../kernel/continuous/kinds-of-abilities';
import { mayBeInPlay } from '../kernel/continuous/sources';
import { executeEffect } from '../kernel/language/instructions';
import { isTriggerOf } from '../kernel/language/trigger-events';
import type { LastKnownCard } from '../kernel/events/last-known';
import type { EffectContext } from '../kernel/rules';
import { type EvaluationContext } from '../kernel/language/select';
import type { Ability, CardState, CauseOf, JournalEvent, Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { isOnKo, numberOfConditions } from './08-kinds-and-costs';
import { asOp, byRule, hasNote, type OpGame } from './game';
import type { Occasion } from '../kernel/procedures/activation';
import { asItIs } from '../kernel/procedures/payment';

export const effects = {
  // --- auto effects: 8-1-3-1, 8-4-5, 8-6 ----------------------------------------------------------------------------

  /** 8-1-3-3-5, 11-1-1-1 */
  beforePending(g: OpGame): void {
    g.rules.checkContinuous(g);
  },

  /** 8-1-3-1-3, 8-4-5: those that left, with the abilities that can notice it. */
  cardsThatNotice(g: OpGame, event: JournalEvent, leaving: readonly LastKnownCard[]): readonly LastKnownCard[] {
    if (event.type === 'koed' && abilitiesOf(g, g.card(event.card!)).some(isOnKo)) g.cite('10-2-17-1');
    return leaving.map((gone) =>
      g.rules.noticesAsItLeaves(g, gone, event) && g.rules.arrivesOpenly(g, gone, event)
        ? gone
        : { ...gone, abilities: [] },
    );
  },

  /** 8-4-5: an effect of a card that moves activates only where the card comes to lie in an open area. */
  arrivesOpenly(g: OpGame, gone: LastKnownCard, event: JournalEvent): boolean {
    if (gone.abilities.some((ability) => ability.when?.event === event.type)) g.cite('8-4-5');
    return !g.rules.isSecret(g, gone.card.zone, gone.card.face);
  },

  /** 8-4-5 is about the effects of the card that moves: those of others notice a move to a secret area as well. */
  isNoticedByOthers(g: OpGame, { type, card, to }: JournalEvent): boolean {
    const isHidden = card !== undefined && g.rules.isSecret(g, to, g.card(card).face);
    if (isHidden && mayBeInPlay(g, triggeredBy(type))) g.cite('8-4-5');
    return true;
  },

  /** 8-1-3-1-3: a card that leaves is not there any more for what happens to others, only for its own leaving (10-2-17). */
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

  /** 8-1-3-1-3: what cannot be activated any more is gone, and nobody is asked when it would come. */
  isCancelled(g: OpGame, waiting: PendingAbility): boolean {
    if (waiting.delayed || !g.rules.hasMovedSince(g, g.card(waiting.card), waiting)) return false;
    g.cite('8-1-3-1-3', ...(isOnKo(waiting.ability) ? ['10-2-17-1'] : []));
    return true;
  },

  /** 8-2-1-1: what waits on the field is not there any more when it comes to it. */
  wasNegatedSince(g: OpGame, card: CardState, { ability, event, lastKnown }: PendingAbility): boolean {
    if (lastKnown?.id === card.id || !g.zonesWith.abilities.includes(card.zone)) return false;
    const isSameTrigger = (one: Ability) => wholeOf(one) === wholeOf(ability) && isTriggerOf(one.when!, event.type);
    return !abilitiesOf(g, card).some((one) => one === ability || (one.when !== undefined && isSameTrigger(one)));
  },

  // --- activating: 8-3, 8-4 -----------------------------------------------------------------------------------------

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

  /** 8-2-1-2: what its own cost has made invalid on the field, having taken the DON!! cards that it needs, is not activated. */
  isStillValid(g: OpGame, card: CardState, ability: Ability): boolean {
    return !g.rules.isInItsArea(g, card) || g.rules.keywordConditionsHold(g, card, asOp(ability));
  },

  /** 8-4-1-4: from here on the effect has been activated, whatever comes of it. */
  emitActivation(g: OpGame, player: PlayerId, card: CardState, ability: Ability): void {
    emit(g, 'effectActivated', { player, card: card.id });
    if (ability.type === 'trigger') emit(g, 'triggerActivated', { player, card: card.id });
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
    return executeEffect(g, context);
  },

  // --- [Activate: Main] and Events: 8-1-3-2, 8-4-2 ------------------------------------------------------------------

  /**
   * The [Main] or [Counter] effects for which an Event of the hand can be used now. Whether their costs can be paid is asked when
   * it has been: a card is activated apart from its effect (8-5-4).
   */
  eventAbilities(g: OpGame, card: CardState, timing: EventTiming, cause?: CauseOf): readonly Ability[] {
    const [abilities, player] = [abilitiesOf(g, card), g.rules.masterOf(g, card)];
    for (const { type } of abilities) if (type !== timing) g.cite(...(CLAUSES_OF_EVENT_TIMING[type] ?? []));
    return abilities.filter(
      (ability) =>
        ability.type === timing && g.rules.refusalApartFromCost(g, player, card, ability, { cause }) === null,
    );
  },

  /** 8-4-2, 2-2-5, 3-5-1: the Event goes to the trash, then its effect is carried out; 8-3-1-3: if its cost can be paid. */
  *activateEvent(g: OpGame, player: PlayerId, card: CardState, timing: EventTiming, cause?: CauseOf): Procedure {
    const abilities = g.rules.eventAbilities(g, card, timing, cause);
    g.cite(timing === 'main' ? '10-2-3-1' : '10-2-4-1');
    const bearer = asItIs(g, card);
    yield* g.rules.trashEvent(g, player, card);
    if (!g.rules.activatesEvent(g, card)) return;
    g.cite('8-5-4');
    emit(g, 'eventActivated', { player, card: card.id });
    const ability = abilities.find((one) => g.rules.canPay(g, player, card, one, [], bearer));
    if (!ability || !(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, { bearer });
  },

  /** 8-4-2, 2-2-5, 3-5-1 */
  trashEvent(g: OpGame, player: PlayerId, card: CardState): Procedure {
    g.cite('8-4-2', '2-2-5', '3-5-1');
    return g.rules.trash(g, [card], byRule(player));
  },

  /** 2-7-3, 7-1-3-2-2, as read here: it is trashed to be activated, so it is not where something else happened to it. */
  activatesEvent(_g: OpGame, card: CardState): boolean {
    return card.zone === 'trash';
  },

  /** 10-2-3-1-1, 10-2-4-1-1, 10-2-4-1-2: an effect activates the [Main] or [Counter] of a card; its cost is still to be paid. */
  *activateNamedEffect(g: OpGame, player: PlayerId, card: CardState, of: EffectNamed, cause?: CauseOf): Procedure {
    const ability = g.rules.abilityOfType(g, card, of, player);
    if (!ability) return;
    g.cite(...CLAUSES_OF_NAMED[of]);
    if (isEventTiming(of) && g.rules.isUsedFromHand(g, card)) {
      if (g.rules.eventAbilities(g, card, of, cause).length > 0)
        yield* g.rules.activateEvent(g, player, card, of, cause);
      return;
    }
    if (!g.rules.mayActivateNow(g, player, card, ability, { cause })) return;
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /** 8-4-2, 8-5-4: to use an Event of the hand is to activate it, also where an effect says so; its own cost is not paid (2-7-1). */
  isUsedFromHand(_g: OpGame, card: CardState): boolean {
    return card.zone === 'hand';
  },

  /** 10-2-4-1-2: only what says "[Counter]" reaches a [Counter]. Of several it is one that can be activated. */
  abilityOfType(
    g: OpGame,
    card: CardState,
    of: EffectNamed,
    player: PlayerId = g.rules.masterOf(g, card),
  ): Ability | undefined {
    const abilities = abilitiesOf(g, card);
    if (of === 'main' && abilities.some((one) => one.type === 'counter')) g.cite('10-2-4-1-2');
    const named = abilities.filter((one) => isNamed(one, of));
    return named.find((one) => named.length === 1 || g.rules.mayActivateNow(g, player, card, one)) ?? named[0];
  },
};

/** For what an Event is used. */
export type EventTiming = 'main' | 'counter';

/** Which of its effects a card is to carry out. */
export type EffectNamed = EventTiming | 'onPlay' | 'onKo';

const isEventTiming = (of: EffectNamed): of is EventTiming => of === 'main' || of === 'counter';

/** 8-5-4: of an Event, which is activated only where it is used from the hand. */
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

/** An Event that has only the other of the two is not used now. */
const CLAUSES_OF_EVENT_TIMING: Readonly<Record<string, readonly string[]>> = {
  main: ['10-2-3-1'],
  counter: ['10-2-4-1'],
};

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
