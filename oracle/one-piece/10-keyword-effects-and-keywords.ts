/** 10. Keyword effects and keywords. */
import { checkActivation } from '../kernel/procedures/activation';
import { checkPayment } from '../kernel/procedures/payment';
import { guarded } from '../kernel/procedures/battle';
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { OpKeyword } from '../../schemas/one-piece';
import { chooseAnswer } from '../kernel/questions';
import { endLooks, startLook, emit, setBattle } from '../kernel/changes';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { perform } from '../kernel/events/perform';
import { asItIs } from './08-activating-and-resolving-effects';
import { contextOf } from '../kernel/procedures/contexts';
import { NO, type Ability, type CardState, type CauseOf, type Procedure, type Refusal } from '../kernel/state';

import { byRule, hasNote, isActive, isCharacter, type OpGame } from './game';
import type { Section } from './packs';
import { duelOf } from '../kernel/packs/leader-games/duels';
import type { Destination } from '../kernel/changes/intended';

export const keywords = {
  /** 10-1; 2-8-4-1: the text in parentheses explains the keyword. */
  citeKeyword(g: OpGame, card: CardState, keyword: string, has: boolean): void {
    if (hasNote(card)) g.consult('2-8-4-1');
    if (has) g.consult(CLAUSE_OF_KEYWORD[keyword as OpKeyword]);
  },

  // --- [Blocker]: 10-1-4 --------------------------------------------------------------------------------------------

  /** 10-1-4-1: the [Blocker] is active and is not the attacked card. */
  blockerRefusal(g: OpGame, card: CardState): Refusal | null {
    const clause = '10-1-4-1';
    const blocker = g.rules.keywordAbility(g, card, 'blocker');
    if (!blocker) return { clause, reason: `"${card.id}" has no [Blocker]` };
    if (!isActive(card)) return { clause, reason: `"${card.id}" is rested` };
    if (!g.rules.isOther(g, card)) return { clause, reason: `"${card.id}" is the attacked card and cannot block` };
    return g.rules.forbiddenBlockRefusal(g, card) ?? g.rules.blockRequirementRefusal(g, card, blocker);
  },

  /** 10-1-4-1, 1-3-3: a card that cannot be rested cannot block. */
  forbiddenBlockRefusal(g: OpGame, card: CardState): Refusal | null {
    const [player, source] = [g.rules.masterOf(g, card), card.id];
    const isForbidden =
      g.rules.isProhibited(g, card, 'block', byRule(player)) ||
      g.rules.isProhibited(g, card, 'rest', { kind: 'cost', player, source }) ||
      g.rules.cannotTakeTargetPlace(g, card, { kind: 'effect', player, source });
    return isForbidden ? { clause: '1-3-3', reason: `an effect forbids "${card.id}" to block` } : null;
  },

  /**
   * 1-3-3, 10-1-4-1, as read here: a card that this attacker may not attack cannot block, because it would be attacked.
   */
  cannotTakeTargetPlace(g: OpGame, card: CardState, cause: CauseOf): boolean {
    return g.rules.attackIsForbidden(g, g.card(duelOf(g).attacker), card, cause);
  },

  isOther(g: OpGame, card: CardState): boolean {
    return duelOf(g).target !== card.id;
  },

  /** 10-1-7-1 */
  cannotBeBlocked(g: OpGame): boolean {
    return g.rules.hasKeyword(g, g.card(duelOf(g).attacker), 'unblockable');
  },

  /** 8-4-1-1, 8-3-1-3: other effects may add conditions and costs. */
  blockRequirementRefusal(g: OpGame, card: CardState, blocker: Ability): Refusal | null {
    return g.rules.activationRefusal(g, g.rules.masterOf(g, card), card, blocker, { before: g.rules.costOfBlocking });
  },

  /** 10-1-4-1, 7-1-2-1: the [Blocker] rests as its cost (8-3-1-7), then it becomes the target. */
  *block(g: OpGame, player: PlayerId, card: CardState): Procedure {
    const blocker = g.rules.keywordAbility(g, card, 'blocker')!;
    g.cite('7-1-2-1', '10-1-4-1');
    setBattle(g, guarded(g.state.battle!, card, duelOf(g).target));
    const cost = [...g.rules.costOfBlocking, ...g.rules.costToActivate(g, card, blocker)];
    // The keyword has no instructions, because the rules carry it out.
    const context = contextOf(g, player, card, { ...blocker, effect: [] });
    if (yield* g.rules.pay(g, context, cost)) {
      g.rules.takeTargetPlace(g, card);
      g.cite('7-1-2-1');
      emit(g, 'effectActivated', { player, card: card.id });
      g.rules.emitBlock(g, player, card);
    }
    yield* g.rules.runCheckpoint(g);
  },

  /** 10-1-4-1 */
  costOfBlocking: [{ do: 'setState', target: { self: true }, state: 'rested' }] as readonly Instruction[],

  /** 10-1-4-1 */
  takeTargetPlace(g: OpGame, card: CardState): void {
    g.rules.becomesTarget(g, card);
  },

  /** 7-1-2-2 */
  emitBlock(g: OpGame, player: PlayerId, card: CardState): void {
    g.cite('10-1-4-1');
    emit(g, 'blocked', { player, card: card.id });
    if (g.state.pending.length > 0) g.cite('7-1-2-2');
  },

  // --- [Trigger]: 10-1-5 --------------------------------------------------------------------------------------------

  /** 10-1-5-1, 10-1-5-2, 4-6-3: the player may activate the [Trigger] instead of adding the card to the hand. */
  offersTrigger(g: OpGame, player: PlayerId, card: CardState): Procedure<boolean> {
    const trigger = g.rules.triggerOf(g, card);
    if (!trigger) return NO;
    if (g.rules.mayActivateTrigger(g, player, card, trigger)) return wantsTrigger(g, player, card);
    checkActivation(g, player, card, trigger);
    return NO;
  },

  /** 8-3-1-3, 8-4-1-3, as read here: a [Trigger] whose cost cannot be paid is not activated. */
  mayActivateTrigger(g: OpGame, player: PlayerId, card: CardState, trigger: Ability): boolean {
    return g.rules.mayActivateNow(g, player, card, trigger);
  },

  triggerOf(g: OpGame, card: CardState): Ability | undefined {
    return abilitiesOf(g, card).find((ability) => ability.type === 'trigger');
  },

  /**
   * 8-6-2-1, 10-1-5-3: further damage waits. The card is in no area while its effect resolves, and is trashed
   * afterwards if it is still there.
   */
  *executeTrigger(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf = byRule(player)): Procedure {
    const trigger = g.rules.triggerOf(g, card)!;
    const bearer = asItIs(g, card);
    g.rules.reveal(g, card);
    g.cite('10-1-5-3', '8-6-2-1');
    yield* g.rules.takeFromLife(g, card, g.rules.placeOfTrigger, cause);
    if (checkPayment(g, player, card, trigger, bearer) && (yield* g.rules.wantsTo(g, player, card, trigger)))
      yield* g.rules.activateAndResolve(g, player, card, trigger, { bearer });
    if (card.zone === g.rules.placeOfTrigger.zone) yield* g.rules.afterTrigger(g, card);
  },

  /** 10-1-5-3: the card is in no area. */
  placeOfTrigger: { zone: 'resolving', face: 'up' } as Destination,

  afterTrigger(g: OpGame, card: CardState): Procedure {
    g.cite('10-1-5-3');
    return g.rules.trash(g, [card], { kind: 'rule', player: card.owner });
  },

  /** 10-1-3-1 */
  *banishLife(g: OpGame, card: CardState, cause: CauseOf): Procedure {
    g.cite('10-1-3-1');
    yield* perform(g, { card, to: g.rules.trashOf(g, card), events: ['tookLife', 'trashed'], cause });
  },

  // --- K.O.: 10-2-1 -------------------------------------------------------------------------------------------------

  /** 10-2-1-1 */
  wordsOfKo: ['removed', 'koed', 'trashed'] as readonly string[],

  /** 10-2-1-1, 10-2-1-2: only Characters in the Character area can be K.O.'d. */
  canBeKoed(_g: OpGame, card: CardState): boolean {
    return isCharacter(card);
  },
} satisfies Section<'citeKeyword' | 'wordsOfKo' | 'canBeKoed'>;

function* wantsTrigger(g: OpGame, player: PlayerId, card: CardState): Procedure<boolean> {
  g.consult('8-6-2-1');
  g.cite('2-11-1', '4-6-3');
  const before = g.state.stamp;
  startLook(g, player, [card.id]);
  const yes = yield* chooseAnswer(g, { player, kind: 'trigger', answers: [true, false], pass: false });
  endLooks(g, before);
  g.cite(yes ? '10-1-5-1' : '10-1-5-2');
  return yes;
}

const CLAUSE_OF_KEYWORD: Readonly<Record<OpKeyword, string>> = {
  rush: '10-1-1-1',
  doubleAttack: '10-1-2-1',
  banish: '10-1-3-1',
  blocker: '10-1-4-1',
  rushCharacter: '10-1-6-1',
  unblockable: '10-1-7-1',
  attacksActive: '7-1-1-2',
};
