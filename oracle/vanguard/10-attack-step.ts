/** 10.1 to 10.4. The battle phase: start step and attack step. */
import type { PlayerId } from '../../schemas/common';
import type { VgBattleStep } from '../../schemas/vanguard';
import type { Action } from '../../schemas/protocol';
import { emit, markAttacked } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { chooseAction } from '../kernel/questions';
import { opponentOf, type CardState, type Procedure } from '../kernel/state';
import type { VgGame } from './game';

export const attackSteps = {
  /** 10.3.1: attack after attack; 10.3.2: none in the first turn of the player who goes first. */
  *battlePhase(g: VgGame, player: PlayerId): Procedure {
    g.cite('10.3.1.1');
    yield* g.rules.beginPhase(g, 'battle');
    if (g.rules.isVeryFirstTurn(g)) return g.cite('10.3.2');
    while (yield* g.rules.startStep(g, player));
  },

  /** 10.3.1.2 to 10.3.1.4. @returns false: the player does not attack */
  *startStep(g: VgGame, player: PlayerId): Procedure<boolean> {
    const among = g.rules.attacks(g, player);
    if (among.length === 0) g.cite('10.3.2');
    const refusal = {
      clause: '10.4.1.3',
      reason: 'a standing unit of the front row attacks one of the other front row',
    };
    const action = yield* chooseAction(g, { player, kind: 'attack', among, refusal });
    if (!action) {
      g.cite('10.3.1.4');
      return false;
    }
    g.cite('10.3.1.2', '10.3.1.3', '10.4.1.3', '10.4.1.6');
    yield* g.rules.checkTiming(g);
    yield* g.rules.attackWith(g, player, action.attackers!, [action.target!]);
    return true;
  },

  /** 10.4.1.3, 10.4.1.6 */
  attacks(g: VgGame, player: PlayerId): Action[] {
    const attackers = g.rules.frontOf(g, player).filter((card) => g.rules.canAttack(g, card));
    const targets = g.rules.frontOf(g, opponentOf(player));
    return attackers.flatMap((attacker) =>
      targets
        .filter((target) => g.rules.canBeAttacked(g, target, attacker))
        .map((target) => ({ type: 'attack', attackers: [attacker.id], target: target.id })),
    );
  },

  battleSteps: ['attack', 'guard', 'drive', 'damage'] as readonly VgBattleStep[],

  battleStep(g: VgGame, step: VgBattleStep): Procedure {
    switch (step) {
      case 'attack':
        return g.rules.attackStep(g);
      case 'guard':
        return g.rules.guardStep(g);
      case 'drive':
        return g.rules.driveStep(g);
      case 'damage':
        return g.rules.damageStep(g);
    }
  },

  /** The beginning of a step of a battle; the check timing is the caller's. */
  beginStep(g: VgGame, step: VgBattleStep | 'close'): void {
    emit(g, 'stepBegan', { player: g.state.turnPlayer, step });
  },

  /** The unit that attacks; a legion has its leader first. undefined: it attacks no more (10.4.1.5.1). */
  attackerOf: (g: VgGame): CardState | undefined =>
    g.state.battle ? g.rules.attackersLeft(g, g.state.battle)[0] : undefined,

  /** The units that are attacked (10.4.1.8). */
  attackedUnits: (g: VgGame): CardState[] => (g.state.battle ? g.rules.targetsLeft(g, g.state.battle) : []),

  /** 10.4.1.2 to 10.4.1.13 */
  *attackStep(g: VgGame): Procedure {
    g.cite('10.4.1.2');
    g.rules.beginStep(g, 'attack');
    yield* g.rules.checkTiming(g);
    const attacker = g.rules.attackerOf(g);
    if (!attacker) return;
    yield* g.rules.beginAttack(g, attacker);
    yield* g.rules.boostStep(g, attacker);
    g.cite('10.4.1.13');
    yield* g.rules.checkTiming(g);
  },

  /** 10.4.1.5, 10.4.1.8: it rests and attacks. */
  *beginAttack(g: VgGame, attacker: CardState): Procedure {
    g.cite('10.4.1.5');
    markAttacked(g, attacker.id);
    yield* perform(g, { card: attacker, state: 'rest', events: 'attacks' });
    for (const { id: card } of g.rules.attackedUnits(g)) {
      emit(g, 'isAttacked', { player: g.rules.masterOf(g, g.card(card)), card });
    }
  },

  /** 10.4.1.11 */
  *boostStep(g: VgGame, attacker: CardState): Procedure {
    const among = g.rules.boostersFor(g, attacker).map(({ id }) => ({ type: 'boost', card: id }));
    if (among.length === 0) return;
    const refusal = { clause: '10.4.1.11', reason: 'a standing unit with Boost behind the attacker boosts it' };
    const action = yield* chooseAction(g, { player: g.rules.masterOf(g, attacker), kind: 'boost', among, refusal });
    if (!action) return;
    g.cite('10.4.1.11', '14.5.2');
    yield* g.rules.boost(g, g.card(action.card!), attacker.id);
  },
};
