/** A card attacks by being rested; it attacks a leader or a rested card (OP 7-1-1, DBS 7-1). */
import type { KernelRules } from '../../rules';
import type { PlayerId } from '../../../../schemas/common';
import type { Action } from '../../../../schemas/protocol';
import { perform } from '../../events/perform';
import type { Game } from '../../game';
import { combineTables, type TableFor } from '../../procedures/tables';
import { quoted } from '../../reasons';
import { byRule, opponentOf, type CardState, type CauseOf, type Procedure, type Refusal } from '../../state';
import { attackCost } from '../attack-cost';
import type { LeaderRules } from './leader-game';

type Attacks = typeof attacks;
export interface AttackRules extends Omit<LeaderRules, keyof Attacks>, Attacks {}
export type AttackGame = Game<AttackRules, object>;

/** Prohibitions see an attack as made by its player under a rule, not by an effect. */
const byItsMaster = (g: AttackGame, attacker: CardState): CauseOf => byRule(g.rules.masterOf(g, attacker));

const attacking = {
  /** Returns the cards of a player that can attack and be attacked. */
  fightersOf(_g: AttackGame, _player: PlayerId): readonly CardState[] {
    return [];
  },

  attackRefusal(g: AttackGame, player: PlayerId, action: Action): Refusal | null {
    const attacker = g.rules.fightersOf(g, player).find(({ id }) => id === action.card);
    if (!attacker)
      return g.refused('attackers', `${quoted(action.card)} is not a card of player ${player} that can attack`);
    const opponent = opponentOf(player);
    const target = g.rules.fightersOf(g, opponent).find(({ id }) => id === action.target);
    if (!target)
      return g.refused('targets', `${quoted(action.target)} is not a card of player ${opponent} that can be attacked`);
    return g.rules.attackerRefusal(g, attacker) ?? g.rules.targetRefusal(g, attacker, target);
  },

  attackerRefusal(g: AttackGame, attacker: CardState): Refusal | null {
    return (
      g.rules.restedRefusal(g, attacker) ??
      g.rules.forbiddenRestRefusal(g, attacker) ??
      g.rules.forbiddenAttackRefusal(g, attacker) ??
      g.rules.unpaidAttackRefusal(g, attacker)
    );
  },

  restedRefusal(g: AttackGame, attacker: CardState): Refusal | null {
    return attacker.state === g.rules.initialState ? null : g.refused('attackers', `"${attacker.id}" is rested`);
  },

  targetRefusal(g: AttackGame, attacker: CardState, target: CardState): Refusal | null {
    return g.rules.activeTargetRefusal(g, attacker, target) ?? g.rules.forbiddenTargetRefusal(g, attacker, target);
  },

  /** A leader may always be attacked, another card only while it is rested or by an attacker with `attacksActive`. */
  activeTargetRefusal(g: AttackGame, attacker: CardState, target: CardState): Refusal | null {
    if (g.rules.isLeader(g, target) || target.state !== g.rules.initialState) return null;
    return g.rules.hasKeyword(g, attacker, 'attacksActive') ? null : g.refused('targets', `"${target.id}" is active`);
  },

  /** Lists attacks for the player to try; a listed target may still be refused. */
  possibleAttacks(g: AttackGame, player: PlayerId): Action[] {
    const targets = g.rules.fightersOf(g, opponentOf(player));
    return g.rules
      .fightersOf(g, player)
      .filter((attacker) => g.withoutCiting(() => g.rules.attackerRefusal(g, attacker)) === null)
      .flatMap((attacker) => targets.map(({ id }) => ({ type: 'attack', card: attacker.id, target: id })));
  },

  restAttacker(g: AttackGame, player: PlayerId, card: CardState): Procedure {
    return perform(g, { card, state: g.rules.restedState, cause: byRule(player) });
  },

  /** A card is rested to declare its attack, so one that cannot be rested cannot attack. */
  forbiddenRestRefusal(g: AttackGame, attacker: CardState): Refusal | null {
    return g.rules.stateIsForbidden(g, attacker, g.rules.restedState, byItsMaster(g, attacker))
      ? g.refused('prohibition', `an effect keeps "${attacker.id}" from being rested`)
      : null;
  },

  forbiddenAttackRefusal(g: AttackGame, attacker: CardState): Refusal | null {
    return g.rules.isProhibited(g, attacker, 'attack', byItsMaster(g, attacker))
      ? g.refused('prohibition', `an effect forbids "${attacker.id}" to attack`)
      : null;
  },

  forbiddenTargetRefusal(g: AttackGame, attacker: CardState, target: CardState): Refusal | null {
    return g.rules.attackIsForbidden(g, attacker, target, byItsMaster(g, attacker))
      ? g.refused('prohibition', 'an effect forbids this attack')
      : null;
  },

  /** Checks what effects say about the target, then what they say about the attacker. */
  attackIsForbidden(g: AttackGame, attacker: CardState, target: CardState, cause: CauseOf): boolean {
    return (
      g.rules.isProhibited(g, target, 'beAttacked', cause) || g.rules.mayNotAttackTarget(g, attacker, target, cause)
    );
  },

  mayNotAttackTarget(_g: AttackGame, _attacker: CardState, _target: CardState, _cause: CauseOf): boolean {
    return false;
  },
} satisfies TableFor<KernelRules>;

/** Requires `leaderGame` and `restedCards`. */
export const attacks = combineTables(attacking, attackCost);
