/** 10.7. The damage step: powers are compared, a vanguard takes damage, guardians and rear-guards are retired. */
import type { Handle } from '../../schemas/common';
import { emit, setBattle } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { opponentOf, type CardState, type Procedure } from '../kernel/state';
import { powerOf, type VgGame } from './game';

export const damageSteps = {
  *damageStep(g: VgGame): Procedure {
    g.rules.beginStep(g, 'damage');
    g.cite('10.7.1.1');
    yield* g.rules.checkTiming(g);
    g.cite('10.7.1.2');
    const hits = g.rules.unitsHit(g).map(({ id }) => id);
    setBattle(g, { ...g.state.battle!, hits });
    g.cite('10.7.1.3');
    yield* g.rules.checkTiming(g);
    g.rules.dealBattleDamage(g, hits);
    g.cite('10.7.1.5');
    yield* g.rules.checkTiming(g);
    g.rules.emitHits(g, hits);
    g.cite('10.7.1.9');
    yield* g.rules.checkTiming(g);
    yield* g.rules.retireAfterBattle(g, hits);
    g.cite('10.7.1.11');
    yield* g.rules.checkTiming(g);
  },

  /** 10.7.1.2, 10.7.1.2.1 */
  unitsHit(g: VgGame): CardState[] {
    const attacker = g.rules.attackerOf(g);
    if (!attacker) return [];
    return g.rules.attackedUnits(g).filter((unit) => powerOf(g, unit) <= powerOf(g, attacker));
  },

  /** 10.7.1.4, 10.7.1.4.1, 10.7.1.4.2 */
  dealBattleDamage(g: VgGame, hits: readonly Handle[]): void {
    const attacker = g.rules.attackerOf(g);
    if (!attacker) return;
    for (const unit of hits.map((id) => g.card(id))) {
      if (!g.rules.isVanguard(g, unit)) continue;
      g.cite('10.7.1.4');
      g.rules.dealDamageTo(g, g.rules.masterOf(g, unit), statOf(g, attacker, 'critical'));
    }
  },

  /** 10.7.1.6, 10.7.1.7 */
  emitHits(g: VgGame, hits: readonly Handle[]): void {
    const [card] = g.state.battle!.attackers;
    if (card === undefined) return;
    const player = g.rules.masterOf(g, g.card(card));
    g.cite(hits.length > 0 ? '10.7.1.6' : '10.7.1.7');
    for (const target of hits) emit(g, 'hits', { player, card, target });
    emit(g, hits.length > 0 ? 'attackHits' : 'didNotHit', { player, card });
  },

  /** 10.7.1.10: guardians, then rear-guards that were hit. */
  *retireAfterBattle(g: VgGame, hits: readonly Handle[]): Procedure {
    g.cite('10.7.1.10');
    yield* g.rules.retire(g, g.rules.unitsOn(g, opponentOf(g.state.turnPlayer), 'guardian'));
    yield* g.rules.retire(
      g,
      hits.map((id) => g.card(id)).filter((unit) => g.rules.isRearGuard(g, unit)),
    );
  },
};
