/** 7.35 to 7.38, 7.47, 7.48. Damage, attacks that texts order, changes of targets, drives, boosts. */
import type { Handle, PlayerId } from '../../schemas/common';
import { addEffect, emit, endEffects, setBattle, setFact, setPlayerCounter } from '../kernel/changes';
import { boosted } from '../kernel/procedures/battle';
import { unitsOfOrder, type UnitsOfOrder } from '../kernel/procedures/ordered-attacks';
import { perform } from '../kernel/events/perform';
import { offerToReplacements } from '../kernel/events/replacement';
import { chooseCards } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { NOTHING, refTo, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import type { OrderedAttack } from '../kernel/state/battle';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { NO_BATTLE, type VgGame } from './game';
import type { Section } from './packs';

export const attackActions = {
  vanguardDamage: (g: VgGame, player: PlayerId): number => g.state.players[player].counters.vanguardDamage ?? 0,

  /** 7.35.1.1: to each of several vanguards. */
  *damageVanguards(g: VgGame, player: PlayerId, amount: number, cause?: CauseOf): Procedure {
    const vanguards = g.rules.vanguardsOf(g, player);
    if (vanguards.length > 1) g.cite('7.35.1.1');
    yield* g.rules.damageUnits(g, vanguards, amount, cause);
  },

  /** 11.10.1: the damage that is about to be dealt to each vanguard can be replaced. */
  *damageUnits(g: VgGame, vanguards: readonly CardState[], amount: number, cause?: CauseOf): Procedure {
    if (amount <= 0) return;
    const dealt = vanguards.map((card) => ({
      ...{ card, player: g.rules.masterOf(g, card), events: ['damageDealt'], amount },
      ...(cause && { details: { cause } }),
    }));
    const left = yield* offerToReplacements(g, dealt);
    for (const { player } of left) g.rules.dealDamageTo(g, player, amount, cause);
  },

  /** 7.35.1: a number; cards move by rule actions (13.6). `player` is the master of the vanguard. */
  dealDamageTo(g: VgGame, player: PlayerId, amount: number, cause?: CauseOf): void {
    if (amount <= 0) return;
    g.cite('7.35.1');
    g.consult('7.35.1.2');
    g.rules.emitDamage(g, player, amount, cause);
    setPlayerCounter(g, player, 'vanguardDamage', g.rules.vanguardDamage(g, player) + amount);
  },

  /**
   * 10.2: an attack from its attack step to its close step.
   * @param isOrdered an instruction orders it, so that its units are specified (7.36) @returns false: it was called off
   * (10.4.1.3.1)
   */
  *attackWith(
    g: VgGame,
    player: PlayerId,
    attackers: readonly Handle[],
    targets: readonly Handle[],
    isOrdered = false,
  ): Procedure<boolean> {
    g.cite('10.1.3', '10.4.1.1');
    const ordered = isOrdered ? [...attackers, ...targets].map((id) => refTo(g.card(id))) : [];
    setFact(g, 'battle', { ...NO_BATTLE, chosen: { attackers, target: targets[0] ?? null }, ordered });
    g.rules.beginBattle(g, [], []);
    g.rules.countBattle(g, player);
    const since = g.journal.length;
    yield* g.rules.fight(g);
    return g.journal.slice(since).some(({ type }) => type === 'battleEnding');
  },

  /** 10.1.3: the events of the turn tell how many battles it has had. */
  countBattle(g: VgGame, player: PlayerId): void {
    emit(g, 'battleBegan', { player });
  },

  /** 7.36.1.1: one unit after the other. */
  *attackAsOrdered(g: VgGame, order: OrderedAttack, { attackers, targets }: UnitsOfOrder): Procedure {
    const left = attackers.filter((card) => g.rules.orderedTargets(g, card, targets).length > 0);
    const attacker = yield* g.rules.nextOrdered(g, order.player, left);
    if (!attacker) {
      g.cite('7.36.1.1');
      return g.rules.endOrder(g, order);
    }
    if (g.rules.isRestrained(g, attacker)) g.cite('14.6.2');
    if (g.journal.some(({ type }) => type === 'battleBegan')) g.cite('7.36.2');
    yield* g.rules.attackWhileAble(g, order, attacker);
    const rest = { ...order, attackers: order.attackers.filter(({ id }) => id !== attacker.id) };
    if (rest.attackers.length > 0) yield* g.rules.attackAsOrdered(g, rest, unitsOfOrder(g, rest));
    else g.rules.endOrder(g, order);
  },

  /** 7.36.4: what lasts for "that attack" ends with the attack that the same effect has ordered. */
  endOrder(g: VgGame, order: OrderedAttack): void {
    const ends = (effect: ContinuousEffect) => g.rules.endsWithOrder(g, effect, order);
    if (g.state.effects.some(ends)) g.cite('7.36.4');
    endEffects(g, ends);
    g.rules.endDominationOfOrder(g, order);
  },

  endsWithOrder: (_g: VgGame, { until, source }: ContinuousEffect, order: OrderedAttack): boolean =>
    until === 'thatAttack' && source === order.source,

  /** 7.36.1.2: a unit that stands again attacks again. */
  *attackWhileAble(g: VgGame, order: OrderedAttack, attacker: CardState): Procedure {
    const { attackers, targets } = unitsOfOrder(g, order);
    const from = attackers.includes(attacker) ? g.rules.orderedTargets(g, attacker, targets) : [];
    if (from.length === 0) return;
    const player = g.rules.masterOf(g, attacker);
    const [target] = yield* chooseCards(g, {
      player: order.player,
      kind: 'target',
      from,
      min: 1,
      max: 1,
      clause: '7.36.1.1',
    });
    g.cite('7.36.1', '7.36.1.1', '7.36.1.2');
    yield* g.rules.attackWith(g, player, [attacker.id], [target!.id], true);
    yield* g.rules.attackWhileAble(g, order, attacker);
  },

  /** 7.36.1.1: the units that this one can attack, whatever their row. */
  orderedTargets: (g: VgGame, attacker: CardState, targets: readonly CardState[]): CardState[] =>
    g.rules.isUnit(g, attacker) && g.rules.canAttack(g, attacker)
      ? targets.filter((card) => g.rules.isUnit(g, card) && g.rules.canBeAttacked(g, card, attacker))
      : [],

  /** 7.36.3: those of the turn player come first, and each player says which of the own attacks next. */
  *nextOrdered(g: VgGame, _player: PlayerId, left: readonly CardState[]): Procedure<CardState | undefined> {
    const ofTurnPlayer = left.filter((card) => g.rules.masterOf(g, card) === g.state.turnPlayer);
    const from = ofTurnPlayer.length > 0 ? ofTurnPlayer : left;
    if (from.length === 0) return undefined;
    if (left.length > 1) g.cite('7.36.3');
    const player = g.rules.masterOf(g, from[0]!);
    const [next] = yield* chooseCards(g, { player, kind: 'attacker', from, min: 1, max: 1, clause: '7.36.3' });
    return next;
  },

  /** 7.38.1, 7.38.1.1 */
  redirect(g: VgGame, _player: PlayerId, card: CardState): void {
    const fought = g.state.battle;
    if (!fought || fought.targets.length === 0 || !g.rules.isUnit(g, card)) return;
    if (g.citing(g.rules.isSpared(g, card))) return;
    g.cite('7.38.1');
    if (fought.targets.length > 1) g.cite('7.38.1.1');
    g.cite('10.1.5');
    g.rules.setTargets(g, [], [card]);
  },

  /** 7.37.1, 10.4.1.8.3: these units are attacked as well; 10.2.3: but for those that cannot be. */
  battleAlso(g: VgGame, units: readonly CardState[]): void {
    const attacker = g.rules.attackerOf(g);
    if (!attacker) return;
    const attacked = g.rules.attackedUnits(g);
    const added = units.filter((card) => !attacked.includes(card) && g.rules.isUnit(g, card));
    const able = added.filter((card) => g.rules.canBeAttacked(g, card, attacker));
    if (able.length < added.length) g.cite('10.2.3');
    if (able.length === 0) return;
    g.cite('7.37.1', '10.4.1.8.3', '10.4.1.8.4');
    g.rules.setTargets(g, g.state.battle!.targets, able);
    for (const card of able) emit(g, 'isAttacked', { player: g.rules.masterOf(g, card), card: card.id });
  },

  /** 7.47: in this battle, with a drive of this number. */
  performDrive(g: VgGame, { player, source }: EffectContext, units: readonly CardState[], drive: number): void {
    const targets = units.map(({ id }) => id);
    const modification = { kind: 'stat', stat: 'performedDrive', to: drive } as const;
    if (g.state.battle && targets.length > 0)
      addEffect(g, { player, source: source.id, targets, modification, until: 'battle' });
  },

  /** 10.7.1.8 */
  hitAnyway(g: VgGame, { player, source }: EffectContext, units: readonly CardState[]): void {
    const targets = units.map(({ id }) => id);
    const modification = { kind: 'stat', stat: 'hitsAnyway', to: 1 } as const;
    if (g.state.battle && targets.length > 0)
      addEffect(g, { player, source: source.id, targets, modification, until: 'battle' });
  },

  /** 7.22.1: it is none of those of the drive step. */
  driveCheckByEffect(g: VgGame, unit: CardState): Procedure {
    g.cite('7.22.1');
    return g.rules.mayDriveCheck(g, unit) ? g.rules.driveCheck(g, unit) : NOTHING;
  },

  /** 7.48.1.1, 7.48.1.2, 14.5.2; each pair of units is a boost of its own (7.48.1.2.1). */
  *boost(g: VgGame, booster: CardState, attacker: Handle, cause?: CauseOf): Procedure {
    const isAttacking = g.rules.attackersOf(g).some(({ id }) => id === attacker);
    const isAble =
      isAttacking && g.rules.canSupport(g, booster) && !g.rules.isProhibited(g, g.card(attacker), 'beBoosted');
    if (!g.rules.canSupport(g, booster)) g.cite('7.39.6');
    if (booster.state !== 'stand' || !isAble) return g.cite('7.48.1.1');
    g.cite('7.48.1.2.1', '7.48.1.2');
    yield* perform(g, { card: booster, state: 'rest', ...(cause && { cause }) });
    if (!g.rules.isBoosting(g, booster)) setBattle(g, boosted(g.state.battle!, g.card(booster.id), attacker));
    g.rules.emitBoosts(g, booster, attacker, cause);
    g.rules.emitBoosted(g, attacker, booster.id);
  },

  /** 1.3.7.2: the unit boosts already when abilities look at the event. */
  emitBoosts(g: VgGame, booster: CardState, target: Handle, cause?: CauseOf): void {
    g.cite('7.48.1.2', '1.3.7.2');
    emit(g, 'boosts', { player: g.rules.masterOf(g, booster), card: booster.id, target, ...(cause && { cause }) });
  },

  /** 7.48.1.2.1: a unit that boosts the attacker once more lends its power once. */
  isBoosting: (g: VgGame, booster: CardState): boolean => g.rules.boostersOfBattle(g).includes(booster),

  emitBoosted(g: VgGame, attacker: Handle, target: Handle): void {
    g.cite('1.3.7.3');
    emit(g, 'isBoosted', { player: g.rules.masterOf(g, g.card(attacker)), card: attacker, target });
  },
} satisfies Section<'attackAsOrdered' | 'redirect'>;
