/** Effects may demand a payment before a card attacks. */
import type { TableFor } from '../procedures/tables';
import type { Instruction } from '../../../schemas/ability';
import { requirementsThat } from '../continuous/abilities';
import type { EffectContext, KernelRules } from '../rules';
import type { Game } from '../game';
import { isAmong, refTo, YES, type CardState, type Procedure, type Refusal } from '../state';
import { contextOf } from '../procedures/contexts';
import type { EffectRules } from '../procedures/effects';

type AttackCost = typeof attackCost;
export interface AttackCostRules extends Omit<EffectRules, keyof AttackCost>, AttackCost {}
export type AttackCostGame = Game<AttackCostRules, object>;

export const attackCost = {
  costOfAttacking(g: AttackCostGame, attacker: CardState): readonly Instruction[] {
    const asked = requirementsThat(g, attacker, (of) => of?.action === 'attack');
    return asked.flatMap(({ cost = [] }) => cost);
  },

  /** A card that the attack itself rests cannot be rested again to pay its cost. */
  unpaidAttackRefusal(g: AttackCostGame, attacker: CardState): Refusal | null {
    const cost = g.rules.costOfAttacking(g, attacker);
    const rest: readonly Instruction[] = [{ do: 'setState', target: { self: true }, state: g.rules.restedState }];
    if (cost.length === 0 || g.rules.isPayable(g, attackContext(g, attacker), cost, rest)) return null;
    return g.refused('attackPayment', 'the cost that an effect adds to this attack cannot be paid');
  },

  /**
   * Pays for the attack.
   * @returns false if the cost was not paid, or the payment moved or rested the attacker
   */
  payForAttack(g: AttackCostGame, attacker: CardState): Procedure<boolean> {
    const cost = g.rules.costOfAttacking(g, attacker);
    return cost.length === 0 ? YES : paidForAttack(g, attacker, cost);
  },
} satisfies TableFor<KernelRules>;

function* paidForAttack(g: AttackCostGame, attacker: CardState, cost: readonly Instruction[]): Procedure<boolean> {
  g.citePoint('attackPayment');
  const before = refTo(attacker);
  const paid = yield* g.rules.pay(g, attackContext(g, attacker), cost);
  return paid && isAmong([before], attacker) && attacker.state === g.rules.initialState;
}

const attackContext = (g: AttackCostGame, attacker: CardState): EffectContext => ({
  ...contextOf(g, g.rules.masterOf(g, attacker), attacker, {
    type: 'attack',
    effect: [],
  }),
  paying: true,
});
