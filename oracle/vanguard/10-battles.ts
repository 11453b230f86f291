/** 10. Attacks and battles: start step, attack step, guard step, drive step, damage step, close step. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { chooseAction } from '../kernel/questions';
import { markAttacked, setBattle, setPlayerCounter } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { inSameColumn, placeOf } from '../kernel/objects/places';
import { boosted, guarded } from '../kernel/procedures/battle';
import { actAlone } from '../kernel/procedures/windows';
import { opponentOf, type CardState, type Procedure } from '../kernel/state';
import { guardianCircle } from './04-circles';
import { cardsIn, hasIcon, type VgGame } from './game';

export const battles = {
  /** 10.3.1: attack after attack; 10.3.2: none in the first turn of the player who goes first. */
  *battlePhase(g: VgGame, player: PlayerId): Procedure {
    if (g.rules.isVeryFirstTurn(g)) return g.cite('10.3.2');
    while (yield* g.rules.startStep(g, player)) yield* g.rules.fight(g);
  },

  /** @returns false: the player does not attack */
  *startStep(g: VgGame, player: PlayerId): Procedure<boolean> {
    const refusal = {
      clause: '10.4.1.3',
      reason: 'a standing unit of the front row attacks one of the other front row',
    };
    const action = yield* chooseAction(g, { player, kind: 'attack', among: g.rules.attacks(g, player), refusal });
    g.cite(...(action ? ['10.3.1.2', '10.4.1.3', '10.4.1.6'] : ['10.3.1.4']));
    if (action) g.rules.beginBattle(g, action.attackers!, [action.target!]);
    return action !== undefined;
  },

  /** 10.4.1.3, 10.4.1.6 */
  attacks(g: VgGame, player: PlayerId): Action[] {
    const standing = g.rules.unitsInFront(g, player).filter(({ state }) => state === 'stand');
    const targets = g.rules.unitsInFront(g, opponentOf(player));
    return standing.flatMap(({ id }) => targets.map((one) => ({ type: 'attack', attackers: [id], target: one.id })));
  },

  battleSteps: ['attack', 'guard', 'drive', 'damage'] as readonly VgStep[],

  battleStep(g: VgGame, step: VgStep): Procedure {
    const [attacker, target] = [g.state.battle!.attackers, g.state.battle!.targets].map(([id]) => g.card(id!));
    switch (step) {
      case 'attack':
        return g.rules.thenCheck(g, '10.4.1.13', g.rules.attackStep(g, attacker!));
      case 'guard':
        return actAlone(g, 'guard', target!.side, () => g.rules.guard(g, target!));
      case 'drive':
        return g.rules.driveStep(g, attacker!);
      case 'damage':
        return g.rules.damageStep(g, attacker!, target!);
    }
  },

  /** 10.4.1.5: it rests and attacks; 10.4.1.11: a unit behind it may boost. */
  *attackStep(g: VgGame, attacker: CardState): Procedure {
    g.cite('10.4.1.5');
    markAttacked(g, attacker.id);
    yield* perform(g, { card: attacker, state: 'rest' });
    const among = g.rules.boostersFor(g, attacker).map(({ id }) => ({ type: 'boost', card: id }));
    if (among.length === 0) return;
    const refusal = { clause: '10.4.1.11', reason: 'a standing unit with Boost behind the attacker boosts it' };
    const action = yield* chooseAction(g, { player: attacker.side, kind: 'boost', among, refusal });
    if (!action) return;
    g.cite('10.4.1.11', '14.5.2');
    yield* perform(g, { card: g.card(action.card!), state: 'rest' });
    setBattle(g, boosted(g.state.battle!, g.card(action.card!), attacker.id));
  },

  boostersFor(g: VgGame, attacker: CardState): CardState[] {
    const standing = cardsIn(g, attacker.side, 'field').filter(
      (card) => card.state === 'stand' && hasIcon(card, 'boost'),
    );
    return standing.filter((card) => inSameColumn(placeOf(g, card)!, placeOf(g, attacker)!));
  },

  /** 10.5.1.2. @returns false: the player passes */
  *guard(g: VgGame, target: CardState): Procedure<boolean> {
    const player = target.side;
    const among = g.zone(player, 'hand').map((card) => ({ type: 'call', assign: [{ card, to: target.id }] }));
    const refusal = { clause: '10.5.1.2.2', reason: 'a unit of the hand guards the unit that is attacked' };
    const action = yield* chooseAction(g, { player, kind: 'guard', among, refusal });
    g.cite(action ? '10.5.1.2.2' : '10.5.1.2.1');
    for (const { card, to } of action?.assign ?? []) {
      yield* g.rules.callCard(g, player, g.card(card), guardianCircle(player));
      g.cite('10.4.1.9', '6.2.4');
      setBattle(g, guarded(g.state.battle!, g.card(card), to));
    }
    return action !== undefined;
  },

  /** 10.6.1.2: a vanguard makes as many drive checks as its drive, which is read again after each. */
  *driveStep(g: VgGame, attacker: CardState): Procedure {
    const isDue = (checks: number) =>
      g.rules.isOnCircle(g, attacker, 'vanguard') && checks < statOf(g, attacker, 'drive');
    for (let checks = 0; isDue(checks); checks++) {
      const card = g.top(attacker.side, 'deck')!;
      g.cite('10.6.1.2.3');
      yield* perform(g, { card, to: { zone: 'trigger' } });
      yield* g.rules.thenCheck(g, '10.6.1.2.5');
      g.cite('10.6.1.2.6');
      yield* perform(g, { card, to: { zone: 'hand' } });
      yield* g.rules.thenCheck(g, '10.6.1.3');
    }
  },

  /** 10.7.1: powers are compared, a vanguard takes damage, guardians and rear-guards that were hit are retired. */
  *damageStep(g: VgGame, attacker: CardState, target: CardState): Procedure {
    g.cite('10.7.1.2');
    const isHit = statOf(g, attacker, 'power') >= statOf(g, target, 'power');
    const isHitOn = (kind: string) => isHit && g.rules.isOnCircle(g, target, kind);
    if (isHitOn('vanguard')) g.rules.dealDamageTo(g, target.side, statOf(g, attacker, 'critical'));
    yield* g.rules.thenCheck(g, '10.7.1.5');
    g.cite('10.7.1.10');
    yield* g.rules.retire(g, g.rules.unitsOn(g, target.side, 'guardian'));
    yield* g.rules.retire(g, isHitOn('rearGuard') ? [target] : []);
    yield* g.rules.thenCheck(g, '10.7.1.11');
  },

  /** 7.35.1: the vanguard damage of its player. */
  dealDamageTo(g: VgGame, player: PlayerId, amount: number): void {
    g.cite('10.7.1.4', '7.35.1');
    setPlayerCounter(g, player, 'vanguardDamage', g.rules.vanguardDamage(g, player) + Math.max(0, amount));
  },

  endOfBattle(g: VgGame): Procedure {
    setBattle(g, null);
    return g.rules.thenCheck(g, '10.8.1.2');
  },
};

type VgStep = 'attack' | 'guard' | 'drive' | 'damage';
