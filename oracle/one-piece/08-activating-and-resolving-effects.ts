/** 8. Activating and resolving effects: conditions, activation costs, the order in which effects are resolved. */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { OpAbility } from '../../schemas/one-piece';
import type { Action } from '../../schemas/protocol';
import { tell } from '../kernel/changes';
import { abilitiesOf, bearersOf, requirementsFor } from '../kernel/characteristics';
import { carryOutAll, carryOutEffect } from '../kernel/instructions';
import { countUse, wasUsedThisTurn } from '../kernel/limits';
import type { Leaver } from '../kernel/perform';
import type { Replacement } from '../kernel/replacement';
import type { EffectContext } from '../kernel/rules';
import { holds, type Reader } from '../kernel/select';
import {
  opponentOf,
  type Ability,
  type CardState,
  type JournalEvent,
  type PendingAbility,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import { carryOutWaiting, chooseWaiting, collectTriggers } from '../kernel/triggers';
import { canBeDone } from './feasibility';
import { abilitiesPrintedOn, asOp, cardsIn, type OpGame } from './game';

/** Why an ability is carried out. */
interface Occasion {
  readonly event?: JournalEvent;
  /** The card of the event as it was before it left the field. */
  readonly was?: CardState;
}

export const effects = {
  // --- kinds of effects: 8-1-3 --------------------------------------------------------------------------------------

  /** 8-1-3-3 */
  isContinuous(ability: Ability): boolean {
    return ability.type === 'permanent';
  },

  /** 8-1-3-1; [End of ...] effects are activated by the End Phase itself (6-6-1-1). */
  isTriggered(ability: Ability): boolean {
    return ability.type === 'auto' && !isOfEndPhase(ability);
  },

  /** 8-1-3-4 */
  isReplacement(ability: Ability): boolean {
    return ability.type === 'instead';
  },

  /** 2-8-2, and of the conditions those that the keywords state (8-3-2). */
  abilityIsValid(g: OpGame, card: CardState, ability: Ability): boolean {
    return (
      g.rules.isInItsArea(g, card) &&
      g.rules.keywordConditionsHold(g, card, asOp(ability)) &&
      (!isOnKo(ability) || !ability.if || holds(g, readerOf(card), ability.if))
    );
  },

  /** 2-8-2 */
  isInItsArea(g: OpGame, card: CardState): boolean {
    return g.rules.playZones.includes(card.zone) && card.face === 'up';
  },

  /** 8-3-2-1: all of them. */
  keywordConditionsHold(g: OpGame, card: CardState, ability: OpAbility): boolean {
    return g.rules.donConditionHolds(g, card, ability) && g.rules.turnConditionHolds(g, card, ability);
  },

  /** 8-3-2-3, 10-2-9-1: at least so many. */
  donConditionHolds(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (ability.don === undefined) return true;
    g.cite('8-3-2-3', '10-2-9-1');
    return g.rules.donGivenTo(g, card).length >= ability.don;
  },

  /** 8-3-2-4, 8-3-2-5, 10-2-11-1, 10-2-12-1 */
  turnConditionHolds(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (ability.turn === undefined) return true;
    g.cite(...(ability.turn === 'your' ? ['8-3-2-4', '10-2-11-1'] : ['8-3-2-5', '10-2-12-1']));
    return (card.controller === g.state.turnPlayer) === (ability.turn === 'your');
  },

  /** 8-1-3-3-2, 8-3-2: the condition that the ability itself states. */
  conditionHolds(g: OpGame, reader: Reader, ability: Ability): boolean {
    return !ability.if || holds(g, reader, ability.if);
  },

  // --- auto effects: 8-1-3-1, 8-4-5, 8-6 ----------------------------------------------------------------------------

  happened(g: OpGame, event: JournalEvent, leavers: readonly Leaver[] = []): void {
    if (g.rules.goesUnnoticed(g, event)) return;
    const concerned = leavers.map((leaver) =>
      g.rules.noticesAsItLeaves(leaver, event) ? leaver : { ...leaver, abilities: [] },
    );
    collectTriggers(g, event, concerned);
  },

  /** 8-4-5: a move to a secret area activates nothing. */
  goesUnnoticed(g: OpGame, event: JournalEvent): boolean {
    return event.type === 'removed' && g.rules.isSecret(event.to, g.card(event.card!).face);
  },

  /** 8-1-3-1-3: a card that leaves is not there any more for what happens to others, only for its own leaving (10-2-17). */
  noticesAsItLeaves(leaver: Leaver, event: JournalEvent): boolean {
    return event.card === leaver.card.id;
  },

  /** 8-6: carries out what waits until nothing does. */
  *settle(g: OpGame): Procedure {
    if (g.state.pending.length === 0) return;
    for (let next = g.rules.nextPending(g); next; next = g.rules.nextPending(g)) {
      const waiting = yield* chooseWaiting(g, next.player, next.among);
      yield* carryOutWaiting(g, waiting, () => g.rules.carryOutPending(g, waiting));
    }
  },

  /** 8-6-1, 8-6-1-1, 10-2-16-1: what came first, the turn player's before the other's; those that answer an attack last. */
  nextPending(g: OpGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
    const { pending, turnPlayer } = g.state;
    if (pending.length === 0) return null;
    if (pending.length > 1) g.cite('8-6-1', '8-6-1-1');
    const first = Math.min(...pending.map((waiting) => g.rules.rankOf(waiting)));
    const next = pending.filter((waiting) => g.rules.rankOf(waiting) === first);
    for (const player of g.rules.playersToResolve(turnPlayer)) {
      const among = next.filter((waiting) => waiting.player === player);
      if (among.length > 0) return { player, among };
    }
    return null;
  },

  /** 8-6-1 */
  playersToResolve(turnPlayer: PlayerId): readonly PlayerId[] {
    return [turnPlayer, opponentOf(turnPlayer)];
  },

  /** The lower it is, the earlier. */
  rankOf(waiting: PendingAbility): number {
    return waiting.generation + (this.answersAnAttack(waiting.ability) ? AFTER_ALL : 0);
  },

  /** 7-1-1-3, 10-2-16-1 */
  answersAnAttack(ability: Ability): boolean {
    return ability.when?.event === 'opponentAttacks' || ability.when?.event === 'whenAttacked';
  },

  *carryOutPending(g: OpGame, waiting: PendingAbility): Procedure {
    const { ability, event, player, was } = waiting;
    const card = g.card(waiting.card);
    if (g.rules.hasMovedSince(card, waiting)) return g.cite('8-1-3-1-3');
    g.cite('8-1-3-1', ...clausesOfTiming(ability));
    yield* g.rules.activateAuto(g, player, card, ability, { event, was });
  },

  /** 8-1-3-1-3 */
  hasMovedSince(card: CardState, waiting: PendingAbility): boolean {
    return card.identity !== waiting.identity;
  },

  /** 8-4-1, 8-1-2: an auto effect, which only a word of choice lets its player decline. */
  *activateAuto(g: OpGame, player: PlayerId, card: CardState, ability: Ability, occasion: Occasion = {}): Procedure {
    if (!g.rules.mayActivateNow(g, player, card, ability, occasion)) return g.cite('8-4-1-1');
    if (ability.may) {
      g.cite('8-1-2', ...(asOp(ability).cost ? ['8-3-1-4'] : []));
      if (!(yield* g.rules.goesOn(g, player, card, ability))) return;
    }
    yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
  },

  // --- activating: 8-3, 8-4 -----------------------------------------------------------------------------------------

  /** 8-4-1-1, 8-3-1-3, 10-2-13-1: conditions, the limit per turn, and a cost that can be paid. */
  mayActivateNow(g: OpGame, player: PlayerId, card: CardState, ability: Ability, occasion: Occasion = {}): boolean {
    return (
      g.rules.conditionsForActivation(g, player, card, ability, occasion) &&
      !g.rules.wasUsed(g, card, asOp(ability)) &&
      !g.rules.isProhibited(g, card, 'activateEffect') &&
      g.rules.canPay(g, player, card, ability)
    );
  },

  /** 8-4-1-1, 8-3-2-2; those of [On K.O.] were looked at on the field (10-2-17-1). */
  conditionsForActivation(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    { event }: Occasion,
  ): boolean {
    const reader: Reader = { player, source: card, event, chosen: [] };
    const added = requirementsFor(g, card, ability).every(
      (one) => !one.if || holds(g, { ...reader, player: one.player }, one.if),
    );
    if (!added) g.cite('8-3-2-2');
    if (event?.type === 'koed' && event.card === card.id) return added;
    return added && g.rules.keywordConditionsHold(g, card, asOp(ability)) && g.rules.conditionHolds(g, reader, ability);
  },

  /** 8-3-1-3: all of it, looked at before anything is paid. */
  canPay(g: OpGame, player: PlayerId, card: CardState, ability: Ability): boolean {
    const cost = g.rules.costToActivate(g, card, ability);
    if (cost.length === 0) return true;
    g.cite('8-3-1-3');
    return canBeDone(g, contextOf(player, card, ability), cost);
  },

  /** 8-3-1-1, 8-3-1-2: the printed cost in its order, then what effects added, in the order of those effects. */
  costToActivate(g: OpGame, card: CardState, ability: Ability): readonly Instruction[] {
    const added = requirementsFor(g, card, ability).flatMap((one) => one.cost ?? []);
    if (added.length > 0) g.cite('8-3-1-2');
    return [...(asOp(ability).cost ?? []), ...added];
  },

  /** 8-4-1-3, 8-4-1-4, 8-4-1-5 */
  *activateAndResolve(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    { event, was }: Occasion = {},
  ): Procedure {
    const context: EffectContext = { ...contextOf(player, card, ability), event, subjects: was && [was] };
    g.cite('8-4-1', '8-4-1-2', '8-4-1-3');
    const paid = yield* g.rules.pay(g, context, g.rules.costToActivate(g, card, ability));
    g.rules.useUp(g, card, asOp(ability), paid);
    if (!paid) return;
    g.cite('8-4-1-4');
    tell(g, 'effectActivated', { player, card: card.id });
    g.cite('8-4-1-5', '8-4-6', ...(g.rules.playZones.includes(card.zone) ? ['8-4-3'] : []));
    yield* g.rules.resolve(g, context);
  },

  /** 8-4-1-5, 1-3-7, 2-8-3: from the top of the text to its end. */
  resolve(g: OpGame, context: EffectContext): Procedure {
    return carryOutEffect(g, context);
  },

  /**
   * 8-3-1, 8-3-1-1: part by part in their order.
   * @returns false where the cost was not paid as it is written: a part was replaced (8-3-1-7) or had become impossible (8-3-1-3-1)
   */
  *pay(g: OpGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    if (cost.length === 0) return true;
    let asWritten = true;
    const paying: EffectContext = { ...context, paying: true };
    for (const part of cost) {
      g.cite('8-3-1', '8-3-1-1');
      if (!(yield* g.rules.payPart(g, paying, part))) asWritten = false;
    }
    context.chosen = paying.chosen;
    return asWritten;
  },

  *payPart(g: OpGame, paying: EffectContext, part: Instruction): Procedure<boolean> {
    const possible = canBeDone(g, paying, [part]);
    if (!possible) g.cite('8-3-1-3-1');
    const before = g.journal.length;
    yield* carryOutAll(g, paying, [part]);
    const replaced = g.journal.slice(before).some((event) => event.type === 'replaced');
    if (replaced) g.cite('8-3-1-7');
    return possible && !g.rules.replacedPaymentFails(replaced);
  },

  /** 8-3-1-7 */
  replacedPaymentFails(replaced: boolean): boolean {
    return replaced;
  },

  // --- [Once Per Turn]: 10-2-13 -------------------------------------------------------------------------------------

  /** 10-2-13-1, 10-2-13-3 */
  wasUsed(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (!ability.oncePerTurn) return false;
    g.cite('10-2-13-1', '10-2-13-3');
    return wasUsedThisTurn(g, g.rules.abilityKey(g, card, ability));
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
    return `${g.rules.bearerKey(card)}:${index < 0 ? JSON.stringify(ability) : index}`;
  },

  bearerKey(card: CardState): string {
    return `${card.id}@${card.identity}`;
  },

  // --- [Activate: Main] and Events: 8-1-3-2, 8-4-2 ------------------------------------------------------------------

  /** What the player could try to activate on the own field. */
  activations(g: OpGame, player: PlayerId): Action[] {
    if (g.bearers.length === 0) return [];
    return bearersOf(g)
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
    if (!found) return { clause: '6-5-4-1', reason: 'there is no such [Activate: Main] on the own field' };
    const { card, ability } = found;
    if (g.rules.wasUsed(g, card, asOp(ability))) {
      return { clause: '10-2-13-1', reason: 'it was activated in this turn already' };
    }
    if (!g.rules.conditionsForActivation(g, player, card, ability, {})) {
      return { clause: '8-4-1-1', reason: 'its conditions are not met' };
    }
    if (!g.rules.canPay(g, player, card, ability)) {
      return { clause: '8-3-1-3', reason: 'its activation cost cannot be paid' };
    }
    return g.rules.isProhibited(g, card, 'activateEffect') ? { clause: '1-3-3', reason: 'an effect forbids it' } : null;
  },

  /** 6-5-4-1, 8-1-3-2, 10-2-2-1 */
  *activateMain(g: OpGame, player: PlayerId, action: Action): Procedure {
    const { card, ability } = activationOf(g, player, action)!;
    g.cite('6-5-4-1', '8-1-3-2', '10-2-2-1');
    yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /** The [Main] or [Counter] of an Event of the hand that can be activated now. */
  eventAbility(g: OpGame, card: CardState, timing: 'main' | 'counter'): Ability | undefined {
    return abilitiesOf(g, card).find(
      (ability) => ability.type === timing && g.rules.mayActivateNow(g, card.controller, card, ability),
    );
  },

  /** 8-4-2, 2-2-5, 3-5-1: the Event goes to the trash, then its effect is carried out. */
  *activateEvent(g: OpGame, player: PlayerId, card: CardState, timing: 'main' | 'counter'): Procedure {
    const ability = abilitiesOf(g, card).find((one) => one.type === timing)!;
    g.cite('8-4-2', '2-2-5', '3-5-1', timing === 'main' ? '10-2-3-1' : '10-2-4-1');
    yield* g.rules.trash(g, [card], { kind: 'rule', player });
    g.cite('8-5-4');
    tell(g, 'eventActivated', { player, card: card.id });
    if (ability.may && !(yield* g.rules.goesOn(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /** 10-2-3-1-1, 10-2-4-1-1, 10-2-4-1-2: an effect activates the [Main] or [Counter] of a card; its cost is still to be paid. */
  *useEventAbility(g: OpGame, player: PlayerId, card: CardState, of: 'main' | 'counter' | 'trigger'): Procedure {
    const ability = abilitiesOf(g, card).find((one) => one.type === of);
    if (!ability || !g.rules.mayActivateNow(g, player, card, ability)) return;
    g.cite(of === 'counter' ? '10-2-4-1-1' : '10-2-3-1-1');
    if (ability.may && !(yield* g.rules.goesOn(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /** 8-4-4-2: where the choice depends on what a hidden card is nobody can be held to have found one. */
  mayChooseNone(g: OpGame, context: EffectContext, from: import('../../schemas/ability').CardFilter): boolean {
    if (context.paying || !from.zone?.some((zone) => g.rules.isSecret(zone, from.face))) return false;
    const { player: _p, zone: _z, top: _t, looked: _l, face: _f, ...asked } = from;
    if (Object.keys(asked).length === 0) return false;
    g.cite('8-4-4-2');
    return true;
  },

  // --- replacement effects: 8-1-3-4 ---------------------------------------------------------------------------------

  /** 8-1-3-4-2: that of the card itself, then the turn player's, then the other's, each in the order that player likes. */
  nextReplacement(g: OpGame, found: readonly Replacement[]): { player: PlayerId; among: readonly Replacement[] } {
    g.cite('8-1-3-4-2');
    const own = found.filter(({ source, covers }) => covers.some((card) => card.id === source.id));
    const first = own.length > 0 ? own : found;
    const { turnPlayer } = g.state;
    const among = first.filter(({ player }) => player === turnPlayer);
    return among.length > 0 ? { player: turnPlayer, among } : { player: opponentOf(turnPlayer), among: first };
  },

  /** 8-1-3-4-5, 10-2-13-1 */
  replacementIsPossible(g: OpGame, { source, player, ability, covers }: Replacement): boolean {
    if (g.rules.wasUsed(g, source, asOp(ability))) return false;
    g.cite('8-1-3-4-5');
    return g.rules.canReplace(g, { ...contextOf(player, source, ability), subjects: covers });
  },

  canReplace(g: OpGame, context: EffectContext): boolean {
    return canBeDone(g, context, context.ability.effect);
  },

  *afterReplacement(g: OpGame, { source, ability }: Replacement): Procedure {
    g.cite('8-1-3-4-4', '8-1-3-4-7');
    g.rules.useUp(g, source, asOp(ability), true);
  },
};

/** Later than any generation. */
const AFTER_ALL = 1_000_000;

const isOfEndPhase = (ability: Ability): boolean =>
  ability.when?.event === 'endOfYourTurn' || ability.when?.event === 'endOfOpponentsTurn';

/** [On K.O.]: about the K.O. of the card itself. */
const isOnKo = ({ type, when }: Ability): boolean =>
  type === 'auto' && when?.event === 'koed' && (when.subject ?? 'self') === 'self';

const readerOf = (card: CardState): Reader => ({ player: card.controller, source: card, chosen: [] });

export const contextOf = (player: PlayerId, source: CardState, ability: Ability): EffectContext => ({
  ...{ player, source, ability, chosen: [], defaultDuration: 'turn' },
});

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

function activationOf(
  g: OpGame,
  player: PlayerId,
  { card: id, ability }: Action,
): { card: CardState; ability: Ability } | undefined {
  const card = ['leader', 'character', 'stage']
    .flatMap((zone) => cardsIn(g, player, zone))
    .find((one) => one.id === id);
  if (!card) return undefined;
  const found = abilitiesOf(g, card).filter((one, index) => one.type === 'activate' && (ability ?? index) === index);
  return found[0] && { card, ability: found[0] };
}
