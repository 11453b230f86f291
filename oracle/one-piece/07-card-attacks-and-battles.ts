/** 7. Card attacks and battles. */
import { isActive } from './game';
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { acted, toAct } from '../kernel/questions';
import { addEffect, emit, setBattle } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { citeGainsAndLosses } from '../kernel/continuous/abilities';
import { performEffectChange } from '../kernel/events/perform';
import { isYours } from '../kernel/mastery';
import { byBattle, duelOf } from '../kernel/packs/leader-games/duels';
import { actAlone } from '../kernel/procedures/windows';
import { cannotAct, notInHand, quoted } from '../kernel/reasons';
import {
  andThen,
  NOTHING,
  refTo,
  opponentOf,
  type Ability,
  type CardState,
  type CauseOf,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import type { Battle } from '../kernel/state/battle';

import { byRule, cardsInZones, fightersOf, isCharacter, isLeader, type OpGame, isBlocked } from './game';
import type { Section } from './packs';

export const attacksAndBattles = {
  // --- may it attack, and what? -------------------------------------------------------------------------------------

  fightersOf,

  attackerRefusal(g: OpGame, attacker: CardState): Refusal | null {
    return (
      g.rules.firstTurnRefusal(g, g.rules.masterOf(g, attacker)) ??
      g.rules.restedRefusal(g, attacker) ??
      g.rules.forbiddenRestRefusal(g, attacker) ??
      g.rules.playedThisTurnRefusal(g, attacker) ??
      g.rules.forbiddenAttackRefusal(g, attacker) ??
      g.rules.unpaidAttackRefusal(g, attacker)
    );
  },

  /** 6-5-6-1: players cannot battle on their own first turn. */
  firstTurnRefusal(g: OpGame, player: PlayerId): Refusal | null {
    if (!g.rules.isOwnFirstTurn(g, player)) return null;
    return { clause: '6-5-6-1', reason: `player ${player} cannot battle on their first turn` };
  },

  isOwnFirstTurn(g: OpGame, player: PlayerId): boolean {
    return g.state.facts.turnsOver[player] === 0;
  },

  /** 3-7-4, 10-1-1-1, 10-1-6-1 */
  playedThisTurnRefusal(g: OpGame, attacker: CardState): Refusal | null {
    if (!isCharacter(attacker)) return null;
    if (!g.rules.isNewcomer(g, attacker)) return null;
    if (g.rules.hasKeyword(g, attacker, 'rush') || g.rules.hasKeyword(g, attacker, 'rushCharacter')) return null;
    return { clause: '3-7-4', reason: `"${attacker.id}" was played this turn` };
  },

  /** 7-1-1-2: the target is the Leader or a rested Character. */
  targetRefusal(g: OpGame, attacker: CardState, target: CardState): Refusal | null {
    return (
      g.rules.activeTargetRefusal(g, attacker, target) ??
      g.rules.rushTargetRefusal(g, attacker, target) ??
      g.rules.forbiddenTargetRefusal(g, attacker, target)
    );
  },

  /** 10-1-6-1: the attacker can attack only Characters in the turn in which it was played. */
  rushTargetRefusal(g: OpGame, attacker: CardState, target: CardState): Refusal | null {
    if (!isCharacter(attacker) || !isLeader(target) || !g.rules.isNewcomer(g, attacker)) return null;
    if (g.rules.hasKeyword(g, attacker, 'rush')) return null;
    return { clause: '10-1-6-1', reason: `"${attacker.id}" was played this turn and can attack only Characters` };
  },

  /** 1-3-3 */
  mayNotAttackTarget(g: OpGame, attacker: CardState, target: CardState, cause: CauseOf): boolean {
    return isLeader(target) && g.rules.isProhibited(g, attacker, 'attackLeader', cause);
  },

  // --- the battle goes over to another card -------------------------------------------------------------------------

  /** 7-1-1-2: an effect names a new target. */
  redirect(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf): void {
    if (!g.state.battle || g.rules.redirectIsForbidden(g, card, cause)) return;
    if (!g.rules.becomesTarget(g, card)) return;
    emit(g, 'targetChanged', { player, card: card.id });
  },

  /** 1-3-3, as read here: a card that this attacker may not attack cannot become the target either. */
  redirectIsForbidden(g: OpGame, card: CardState, cause: CauseOf): boolean {
    return g.rules.attackIsForbidden(g, g.card(duelOf(g).attacker), card, cause);
  },

  // --- the battle ---------------------------------------------------------------------------------------------------

  /** 7-1, 6-5-6: the battle goes to its end as soon as one of the two cards has left its area. */
  *attack(g: OpGame, player: PlayerId, action: Action): Procedure {
    if (g.card(action.card!).enteredOnTurn > 0) g.consult('3-7-4');
    g.cite('7-1');
    if (!(yield* g.rules.payForAttack(g, g.card(action.card!)))) return;
    yield* g.rules.attackStep(g, player, action.card!, action.target!);
    yield* g.rules.fight(g);
  },

  battleSteps: ['block', 'counter', 'damage'] as readonly BattleStep[],

  battleStep(g: OpGame, step: BattleStep): Procedure {
    if (step === 'block') return g.rules.blockStep(g);
    return step === 'counter' ? g.rules.counterStep(g) : g.rules.damageStep(g);
  },

  /** 7-1-1-4, 7-1-2-3, 7-1-3-3: the check comes after the step before and all its effects. */
  battleContinues(g: OpGame, next: BattleStep): boolean {
    const continues = g.rules.bothSidesRemain(g);
    // After a change of target, these clauses make the new target the one that counts.
    const hasChanged = g.state.battle!.joined.length > 2;
    if (!continues || hasChanged) g.cite({ block: '7-1-1-4', counter: '7-1-2-3', damage: '7-1-3-3' }[next]);
    return continues;
  },

  /** 7-1-1-1, 7-1-1-2, 7-1-1-3 */
  attackStep(g: OpGame, player: PlayerId, attacker: string, target: string): Procedure {
    const joined = [refTo(g.card(attacker)), refTo(g.card(target))];
    if (isActive(g.card(target)) && !isLeader(g.card(target))) g.citePoint('attacksActive');
    g.cite('7-1-1-1');
    return andThen(g.rules.restAttacker(g, player, g.card(attacker)), () => {
      g.cite('7-1-1-2');
      g.rules.beginBattle(g, [attacker], [target], joined);
      g.rules.emitAttack(g, player, attacker, target);
      if (g.state.pending.some(({ ability }) => g.rules.isOfAttackStep(g, ability))) g.cite('7-1-1-3');
      return g.rules.runCheckpoint(g);
    });
  },

  /** 7-1-1-3 */
  isOfAttackStep(_g: OpGame, { when }: Ability): boolean {
    return when !== undefined && ['attackDeclared', 'opponentAttacks', 'whenAttacked'].includes(when.event);
  },

  /** 7-1-1-3: the timing of [When Attacking] comes first, then [On Your Opponent's Attack] and [When Attacked]. */
  emitAttack(g: OpGame, player: PlayerId, attacker: string, target: string): void {
    emit(g, 'attackDeclared', { player, card: attacker, target });
    emit(g, 'opponentAttacks', { player: opponentOf(player), card: attacker, target });
    emit(g, 'whenAttacked', { player: opponentOf(player), card: target, attacker });
  },

  // --- 7-1-2 --------------------------------------------------------------------------------------------------------

  /** 7-1-2-1: only one [Blocker] can be activated. */
  *blockStep(g: OpGame): Procedure {
    const player = opponentOf(g.state.turnPlayer);
    while (g.rules.mayBlockAgain(g) && g.rules.possibleBlockers(g, player).length > 0) {
      const action = acted(
        yield toAct(g, {
          player,
          kind: 'block',
          refusal: (answer) => g.rules.blockRefusal(g, player, answer),
          candidates: () => g.rules.possibleBlockers(g, player).map(({ id }) => ({ type: 'block', card: id })),
        }),
      );
      if (!action) return;
      yield* g.rules.block(g, player, g.card(action.card!));
    }
  },

  /** 7-1-2-1 */
  mayBlockAgain(g: OpGame): boolean {
    return !isBlocked(g);
  },

  possibleBlockers(g: OpGame, player: PlayerId): CardState[] {
    if (g.isPlain) return [];
    const cards = cardsInZones(g, player, g.zonesWith.abilities);
    const able = g.withoutCiting(() => cards.filter((card) => g.rules.blockerRefusal(g, card) === null));
    for (const card of cards) if (!able.includes(card)) citeGainsAndLosses(g, card, isBlocker);
    return able.length > 0 && g.rules.cannotBeBlocked(g) ? [] : able;
  },

  blockRefusal(g: OpGame, player: PlayerId, action: Action): Refusal | null {
    const clause = '10-1-4-1';
    if (action.type !== 'block') return { clause, reason: cannotAct(player, action.type) };
    const card = action.card === undefined ? undefined : g.state.cards[action.card];
    if (!card || !isYours(g, { player }, card) || !g.zonesWith.abilities.includes(card.zone)) {
      return { clause, reason: `${quoted(action.card)} is not on player ${player}'s field` };
    }
    return g.rules.blockerRefusal(g, card);
  },

  // --- 7-1-3 --------------------------------------------------------------------------------------------------------

  /**
   * 7-1-3-1, 7-1-3-2: "when attacked" without brackets comes first, then the attacked player acts as often as they
   * like.
   */
  counterStep(g: OpGame): Procedure {
    const player = opponentOf(g.state.turnPlayer);
    g.rules.emitAttacked(g, player);
    return andThen(g.rules.runCheckpoint(g), () =>
      actAlone(g, 'counter', player, () => g.rules.counterAction(g, player)),
    );
  },

  /** 7-1-3-1: the card that is the target now is attacked, even if it became the target during the battle. */
  emitAttacked(g: OpGame, player: PlayerId): void {
    emit(g, 'isAttacked', { player, card: duelOf(g).target });
    if (g.state.pending.length > 0) g.cite('7-1-3-1');
  },

  /**
   * 7-1-3-2
   * @returns false if the player is done
   */
  *counterAction(g: OpGame, player: PlayerId): Procedure<boolean> {
    if (g.zone(player, 'hand').length === 0) return false;
    const action = acted(
      yield toAct(g, {
        player,
        kind: 'counter',
        refusal: (answer) => g.rules.counterRefusal(g, player, answer),
        candidates: () => counterActions(g, player),
      }),
    );
    if (!action) return false;
    g.cite('7-1-3-2');
    if (action.type === 'counter') yield* g.rules.useCounter(g, player, action);
    else yield* g.rules.playCounterEvent(g, player, action);
    return true;
  },

  counterRefusal(g: OpGame, player: PlayerId, action: Action): Refusal | null {
    if (action.type === 'play') return g.rules.playRefusal(g, player, action, 'counter');
    if (action.type === 'activate')
      return { clause: '10-2-2-1', reason: `${quoted(action.card)} cannot be activated during a battle` };
    if (action.type !== 'counter') return { clause: '7-1-3-2', reason: cannotAct(player, action.type) };
    return g.rules.counterCardRefusal(g, player, action) ?? g.rules.counterTargetRefusal(g, player, action);
  },

  /** 7-1-3-2-1, 2-10-2: the card is a Character card in the hand with a (Symbol) Counter. */
  counterCardRefusal(g: OpGame, player: PlayerId, action: Action): Refusal | null {
    const clause = '7-1-3-2-1';
    const card = g.zone(player, 'hand').includes(action.card ?? '') ? g.card(action.card!) : undefined;
    if (!card) return { clause, reason: notInHand(player, action.card) };
    if (!g.rules.hasStat(g, card, 'counter') || statOf(g, card, 'counter') === 0) {
      return { clause, further: ['2-10-2'], reason: `"${card.id}" has no (Symbol) Counter` };
    }
    return g.rules.isProhibited(g, card, 'counter', byRule(player))
      ? { clause: '1-3-3', reason: `an effect forbids activating the (Symbol) Counter of "${card.id}"` }
      : null;
  },

  /** 7-1-3-2-1: the target is the player's Leader or one of their Characters, whether attacked or not. */
  counterTargetRefusal(g: OpGame, player: PlayerId, action: Action): Refusal | null {
    if (fightersOf(g, player).some((card) => card.id === action.target)) return null;
    return {
      clause: '7-1-3-2-1',
      reason: `${quoted(action.target)} is not player ${player}'s Leader or one of their Characters`,
    };
  },

  /** 7-1-3-2-1, 2-10-1 */
  useCounter(g: OpGame, player: PlayerId, action: Action): Procedure {
    const card = g.card(action.card!);
    const by = statOf(g, card, 'counter');
    g.consult('2-10-2');
    g.cite('7-1-3-2-1', '2-10-1');
    return andThen(g.rules.trash(g, [card], g.rules.causeOfCounter(g, player, card)), () => {
      if (!g.rules.wasTrashed(g, card)) return NOTHING;
      const modification = { kind: 'stat', stat: 'power', by } as const;
      const until = g.rules.durationOfCounter;
      const targets = [action.target!];
      return performEffectChange(g, () => addEffect(g, { player, source: card.id, targets, modification, until }));
    });
  },

  /** 7-1-3-2-1, 8-1-1, as read here: no card text asks for the trashing, so no effect causes it. */
  causeOfCounter(_g: OpGame, player: PlayerId, _card: CardState): CauseOf {
    return { kind: 'cost', player };
  },

  /** 7-1-3-2-1, 8-3-1-7: if the trashing was replaced, the (Symbol) Counter has not been activated. */
  wasTrashed(_g: OpGame, card: CardState): boolean {
    return card.zone === 'trash';
  },

  durationOfCounter: 'battle',

  /** 7-1-3-2-2 */
  *playCounterEvent(g: OpGame, player: PlayerId, action: Action): Procedure {
    const card = g.card(action.card!);
    g.cite('7-1-3-2-2', '10-2-4-1');
    if (yield* g.rules.payAndMayPlay(g, player, card, action.cards))
      yield* g.rules.activateEvent(g, player, card, 'counter');
  },

  // --- 7-1-4 --------------------------------------------------------------------------------------------------------

  /** 7-1-4-1, 7-1-4-2 */
  damageStep(g: OpGame): Procedure {
    setBattle(g, { ...g.state.battle!, hits: [] });
    return andThen(g.rules.judgeBattle(g), () => g.rules.runCheckpoint(g));
  },

  /** 7-1-4-1-1 */
  hitLeader(g: OpGame, attacker: CardState, player: PlayerId): Procedure {
    g.cite('7-1-4-1-1');
    const amount = g.rules.damageOf(g, attacker);
    if (amount > 1) g.cite('7-1-4-1-1-3');
    const banish = g.rules.hasKeyword(g, attacker, 'banish');
    return g.rules.dealDamage(g, player, amount, { banish, cause: byBattle(g, attacker) });
  },

  /** 10-1-2-1 */
  damageOf(g: OpGame, attacker: CardState): number {
    if (!g.rules.hasKeyword(g, attacker, 'doubleAttack')) return g.rules.damageOfAnAttack;
    g.cite('10-1-2-1');
    return 2;
  },

  // --- 7-1-5 --------------------------------------------------------------------------------------------------------

  *endOfBattle(g: OpGame): Procedure {
    const battle = g.state.battle!;
    g.cite('7-1-5-1');
    g.rules.emitBattleEnd(g, battle);
    for (const part of g.rules.partsOfEnd) yield* g.rules.partOfEnd(g, part);
    g.cite('7-1-5-5');
    setBattle(g, null);
    emit(g, 'battleOver', { player: g.state.turnPlayer });
  },

  partsOfEnd: ['effects', 'turnPlayersDurations', 'othersDurations'] as readonly EndOfBattlePart[],

  partOfEnd(g: OpGame, part: EndOfBattlePart): Procedure {
    if (part === 'effects') return g.rules.effectsAtEndOfBattle(g);
    const { turnPlayer } = g.state;
    const player = part === 'turnPlayersDurations' ? turnPlayer : opponentOf(turnPlayer);
    return performEffectChange(g, () => g.rules.endDuringThisBattle(g, player));
  },

  /** 7-1-5-2: "if this battles" applies only if the battle has reached the Damage Step. */
  emitBattleEnd(g: OpGame, battle: Battle): void {
    const fought = g.rules.hasFought(g, battle);
    const [card, target] = [battle.attackers[0]!, battle.targets[0]!];
    const { zoneChangeCount } = battle.joined.find(({ id }) => id === card)!;
    emit(g, 'battleEnded', { player: g.state.turnPlayer, card, zoneChangeCount, target });
    if (!fought) return;
    for (const id of [card, target]) {
      if (g.rules.remainsInBattle(g, battle, id))
        emit(g, 'battled', { player: g.rules.masterOf(g, g.card(id)), card: id });
    }
  },
} satisfies Section<
  | 'fightersOf'
  | 'attackerRefusal'
  | 'targetRefusal'
  | 'mayNotAttackTarget'
  | 'redirect'
  | 'battleSteps'
  | 'battleStep'
  | 'battleContinues'
  | 'hitLeader'
  | 'endOfBattle'
>;

export type BattleStep = 'block' | 'counter' | 'damage';
export type EndOfBattlePart = 'effects' | 'turnPlayersDurations' | 'othersDurations';

const isBlocker = ({ type, keyword }: Ability): boolean => type === 'keyword' && keyword === 'blocker';

function counterActions(g: OpGame, player: PlayerId): Action[] {
  const targets = fightersOf(g, player);
  return g
    .zone(player, 'hand')
    .flatMap((card): Action[] => [
      { type: 'play', card },
      ...targets.map(({ id }) => ({ type: 'counter', card, target: id })),
    ]);
}
