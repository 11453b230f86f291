/** What keeps a card from attacking, or from being attacked: effects that forbid it. */
import { byRule, type CardState, type CauseOf, type Refusal } from '../state';
import type { EffectGame } from './types';

/** It is a player who attacks by a rule, with a card under the own control. */
const byItsMaster = (g: EffectGame, attacker: CardState): CauseOf => byRule(g.rules.masterOf(g, attacker));

export const attacking = {
  /** An attack is declared by resting the card: one that cannot be rested does not attack. */
  forbiddenRestRefusal(g: EffectGame, attacker: CardState): Refusal | null {
    return g.rules.stateIsForbidden(g, attacker, g.rules.restedState, byItsMaster(g, attacker))
      ? g.refused('prohibition', `an effect keeps "${attacker.id}" from being rested`)
      : null;
  },

  forbiddenAttackRefusal(g: EffectGame, attacker: CardState): Refusal | null {
    return g.rules.isProhibited(g, attacker, 'attack', byItsMaster(g, attacker))
      ? g.refused('prohibition', 'an effect forbids it to attack')
      : null;
  },

  forbiddenTargetRefusal(g: EffectGame, attacker: CardState, target: CardState): Refusal | null {
    return g.rules.attackIsForbidden(g, attacker, target, byItsMaster(g, attacker))
      ? g.refused('prohibition', 'an effect forbids this attack')
      : null;
  },

  /** What is said of the card attacked, or of the attacker and cards like that one. */
  attackIsForbidden(g: EffectGame, attacker: CardState, target: CardState, cause: CauseOf): boolean {
    return g.rules.isProhibited(g, target, 'beAttacked', cause) || g.rules.mayNotAttackSuch(g, attacker, target, cause);
  },

  mayNotAttackSuch(_g: EffectGame, _attacker: CardState, _target: CardState, _cause: CauseOf): boolean {
    return false;
  },
};
