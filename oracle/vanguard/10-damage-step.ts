/** 10.7. The damage step: powers are compared, a vanguard takes damage, guardians and rear-guards are retired. */
import type { Handle, PlayerId } from '../../schemas/common';
import { emit, setBattle } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { isAmong, opponentOf, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { powerOf, type VgGame } from './game';
import type { Section } from './packs';

export const damageSteps = {
  *damageStep(g: VgGame): Procedure {
    g.rules.beginStep(g, 'damage');
    yield* g.rules.checkTiming(g, '10.7.1.1');
    g.cite('10.7.1.2');
    const hits = g.rules.unitsHit(g).map(({ id }) => id);
    setBattle(g, { ...g.state.battle!, hits });
    yield* g.rules.checkTiming(g, '10.7.1.3');
    yield* g.rules.dealBattleDamage(g, hits);
    yield* g.rules.checkTiming(g, '10.7.1.5');
    g.rules.emitHits(g, hits);
    yield* g.rules.checkTiming(g, '10.7.1.9');
    yield* g.rules.retireAfterBattle(g, hits);
    g.cite('10.7.1.11');
    yield* g.rules.checkTiming(g);
  },

  /** 10.7.1.2, 10.7.1.2.1 */
  unitsHit(g: VgGame): CardState[] {
    const attacker = g.rules.attackerOf(g);
    if (!attacker || g.rules.attackedUnits(g).length < g.state.battle!.targets.length) g.cite('10.7.1.2.1');
    if (!attacker) return [];
    return g.rules.attackedUnits(g).filter((unit) => g.rules.isHitBy(g, unit, attacker));
  },

  isHitBy: (g: VgGame, unit: CardState, attacker: CardState): boolean =>
    powerOf(g, unit) <= powerOf(g, attacker) && !g.rules.isProhibited(g, unit, 'hit', g.rules.asAttacker(g, attacker)),

  asAttacker: (g: VgGame, attacker: CardState): CauseOf => ({
    ...{ kind: 'battle', player: g.rules.masterOf(g, attacker), source: attacker.id },
  }),

  /** Those that were hit and are still the same cards, wherever they lie on the field (10.7.1.10). */
  hitAndThere: (g: VgGame, hits: readonly Handle[]): CardState[] =>
    hits.map((id) => g.card(id)).filter((card) => isAmong(g.state.battle!.joined, card)),

  /** 10.7.1.4, 10.7.1.4.1, 10.7.1.4.2 */
  *dealBattleDamage(g: VgGame, hits: readonly Handle[]): Procedure {
    const attacker = g.rules.attackerOf(g);
    if (!attacker) return g.cite('10.7.1.4.2');
    if (hits.length > 0) g.cite('10.7.1.4');
    const vanguards = g.rules.hitAndThere(g, hits).filter((unit) => g.rules.isVanguard(g, unit));
    if (vanguards.length === 0) return;
    const critical = statOf(g, attacker, 'critical');
    if (critical <= 0) return g.cite('10.7.1.4.1');
    const cause = g.rules.causeOfBattleDamage(g, attacker);
    yield* g.rules.damageUnits(g, vanguards, critical, cause);
  },

  /** 10.7.1.6, 10.7.1.6.1, 10.7.1.7, 10.7.1.8 */
  emitHits(g: VgGame, hits: readonly Handle[]): void {
    const [leader] = g.state.battle!.attackers as [Handle];
    const others = g.rules.attackersOf(g).filter(({ id }) => id !== leader);
    for (const { id } of [{ id: leader }, ...others]) g.rules.emitHitsOf(g, id, hits);
  },

  emitHitsOf(g: VgGame, card: Handle, hits: readonly Handle[]): void {
    const player = g.rules.masterOf(g, g.card(card));
    if (hits.length > 0) {
      g.cite('10.7.1.6.1', '10.7.1.6');
      for (const target of hits) emit(g, 'hits', { player, card, target });
      emit(g, 'attackHits', { player, card });
    } else {
      g.cite('10.7.1.7');
      emit(g, 'didNotHit', { player, card });
    }
    if (statOf(g, g.card(card), 'hitsAnyway') > 0) g.rules.emitHitAnyway(g, player, card, hits);
  },

  /** 10.7.1.8: what waits for a hit triggers once, also where there was none. */
  emitHitAnyway(g: VgGame, player: PlayerId, card: Handle, hits: readonly Handle[]): void {
    g.cite('10.7.1.8');
    if (hits.length === 0) emit(g, 'attackHits', { player, card });
  },

  /** 10.7.1.10: guardians, then rear-guards that were hit. */
  *retireAfterBattle(g: VgGame, hits: readonly Handle[]): Procedure {
    const clause = '10.7.1.10';
    g.consult(clause);
    yield* g.rules.retire(g, g.rules.unitsOn(g, opponentOf(g.state.turnPlayer), 'guardian'), { clause });
    const hit = g.rules.hitAndThere(g, hits).filter((unit) => g.rules.isRearGuard(g, unit));
    yield* g.rules.retire(g, hit, { clause });
  },
} satisfies Section;
