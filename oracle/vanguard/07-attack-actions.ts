/** 7.35 to 7.38, 7.47, 7.48. Damage, attacks that texts order, changes of targets, boosts. */
import type { Handle, PlayerId } from '../../schemas/common';
import { setBattle, setPlayerCounter } from '../kernel/changes';
import { attackOn, boosted } from '../kernel/procedures/battle';
import { perform } from '../kernel/events/perform';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { VgGame } from './game';

export const attackActions = {
  vanguardDamage: (g: VgGame, player: PlayerId): number => g.state.players[player].counters.vanguardDamage ?? 0,

  /** 7.35.1: a number; cards move by rule actions (13.6). `player` is the master of the vanguard. */
  dealDamageTo(g: VgGame, player: PlayerId, amount: number, _cause?: CauseOf): void {
    if (amount <= 0) return;
    g.cite('7.35.1');
    setPlayerCounter(g, player, 'vanguardDamage', g.rules.vanguardDamage(g, player) + amount);
  },

  /** 10.2, 7.36: an attack from its attack step to its close step. By an effect nothing boosts (7.36.1.2). */
  *attackWith(g: VgGame, _player: PlayerId, attackers: readonly Handle[], targets: readonly Handle[]): Procedure {
    g.cite('10.4.1.1');
    g.rules.beginBattle(g, attackers, targets);
    yield* g.rules.fight(g);
  },

  /** 7.36.1.1 */
  *attackAsOrdered(
    g: VgGame,
    { player }: { readonly player: PlayerId },
    { attackers, targets }: Record<'attackers' | 'targets', readonly CardState[]>,
  ): Procedure {
    const attacker = attackers.find((card) => g.rules.canAttack(g, card));
    const target = targets.find((card) => g.rules.canBeAttacked(g, card, attacker));
    if (attacker && target) yield* g.rules.attackWith(g, player, [attacker.id], [target.id]);
  },

  /** 7.38.1, 7.38.1.1 */
  redirect(g: VgGame, _player: PlayerId, card: CardState): void {
    if (!g.state.battle || card.zone !== 'field') return;
    g.cite('7.38.1');
    setBattle(g, attackOn(g.state.battle, [card]));
  },

  /** 7.48.1.1, 7.48.1.2, 14.5.2 */
  *boost(g: VgGame, booster: CardState, attacker: Handle, cause?: CauseOf): Procedure {
    if (booster.state !== 'stand' || !g.state.battle?.attackers.includes(attacker)) return;
    g.cite('7.48.1.2');
    yield* perform(g, { card: booster, state: 'rest', events: 'boosts', ...(cause && { cause }) });
    setBattle(g, boosted(g.state.battle, g.card(booster.id), attacker));
  },
};
