/** Attacks ordered by effects are made when the effect and the battle around it have ended (VG 7.36). */
import type { KernelRules } from '../rules';
import { setOrderedAttacks } from '../changes';
import { playersInTurnOrder } from '../game';
import { isAmong, NOTHING, type CardState, type ObjectRef, type Procedure } from '../state';
import type { OrderedAttack } from '../state/battle';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type OrderedAttacksTables = typeof orderedAttacks;

interface OrderedAttacksRules extends Omit<KernelRules, keyof OrderedAttacksTables>, OrderedAttacksTables {}
export type OrderedAttacksGame = Game<OrderedAttacksRules, object>;

/** The units that an effect orders to attack, and those that they may attack. */
export type UnitsOfOrder = Readonly<Record<'attackers' | 'targets', readonly CardState[]>>;

export const orderedAttacks = {
  /** Queues the attack, since none is made in the middle of an effect or of another battle (VG 7.36.1, 7.36.2). */
  orderAttack(g: OrderedAttacksGame, attack: OrderedAttack): void {
    setOrderedAttacks(g, [...g.state.orderedAttacks, attack]);
  },

  /** Makes the attacks one by one, the turn player's first (VG 7.36.3); attacks that they order are made last. */
  *executeOrderedAttacks(g: OrderedAttacksGame): Procedure {
    while (!g.state.battle && g.state.orderedAttacks.length > 0) {
      const next = g.rules.nextOrderedAttack(g, g.state.orderedAttacks);
      setOrderedAttacks(
        g,
        g.state.orderedAttacks.filter((one) => one !== next),
      );
      yield* g.rules.attackAsOrdered(g, next, unitsOfOrder(g, next));
    }
  },

  nextOrderedAttack(g: OrderedAttacksGame, all: readonly OrderedAttack[]): OrderedAttack {
    const [first] = playersInTurnOrder(g);
    return all.find(({ player }) => player === first) ?? all[0]!;
  },

  /**
   * Lets each attacker that can attack a target that can be attacked; makes no attack if there is none (VG 7.36.1.1).
   */
  attackAsOrdered(_g: OrderedAttacksGame, _attack: OrderedAttack, _units: UnitsOfOrder): Procedure {
    return NOTHING;
  },
} satisfies TableFor<KernelRules>;

/** Returns the attackers and the targets that are still the objects they were when the attack was ordered. */
export const unitsOfOrder = (g: OrderedAttacksGame, { attackers, targets }: OrderedAttack): UnitsOfOrder => ({
  attackers: stillSame(g, attackers),
  targets: stillSame(g, targets),
});

const stillSame = (g: OrderedAttacksGame, refs: readonly ObjectRef[]): readonly CardState[] =>
  refs.map(({ id }) => g.card(id)).filter((card) => isAmong(refs, card));
