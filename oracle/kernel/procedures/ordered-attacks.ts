/** Attacks that effects order: made when the effect has ended, and after the battle in which it was (VG 7.36). */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import { setOrderedAttacks } from '../changes';
import { playersInTurnOrder } from '../game';
import { isAmong, NOTHING, type CardState, type ObjectRef, type Procedure } from '../state';
import type { OrderedAttack } from '../state/battle';
import type { CoreGame } from './types';

export const orderedAttacks = {
  /** They wait: an attack is never made in the middle of an effect or of another battle (VG 7.36.1, 7.36.2). */
  orderAttack(g: CoreGame, attack: OrderedAttack): void {
    setOrderedAttacks(g, [...g.state.orderedAttacks, attack]);
  },

  /** One after the other, the turn player's first (VG 7.36.3); what they order themselves comes after the others. */
  *executeOrderedAttacks(g: CoreGame): Procedure {
    while (!g.state.battle && g.state.orderedAttacks.length > 0) {
      const next = g.rules.nextOrderedAttack(g, g.state.orderedAttacks);
      setOrderedAttacks(
        g,
        g.state.orderedAttacks.filter((one) => one !== next),
      );
      yield* g.rules.attackAsOrdered(g, next, {
        attackers: stillSame(g, next.attackers),
        targets: stillSame(g, next.targets),
      });
    }
  },

  nextOrderedAttack(g: CoreGame, all: readonly OrderedAttack[]): OrderedAttack {
    const [first] = playersInTurnOrder(g);
    return all.find(({ player }) => player === first) ?? all[0]!;
  },

  /** Makes the attacks of which there are any: each of the attackers that can, on one of the targets that can be attacked (VG 7.36.1.1). */
  attackAsOrdered(
    _g: CoreGame,
    _attack: OrderedAttack,
    _left: { attackers: readonly CardState[]; targets: readonly CardState[] },
  ): Procedure {
    return NOTHING;
  },
} satisfies TableFor<KernelRules>;

/** Those that are still what they were when it was ordered. */
const stillSame = (g: CoreGame, refs: readonly ObjectRef[]): readonly CardState[] =>
  refs.map(({ id }) => g.card(id)).filter((card) => isAmong(refs, card));
