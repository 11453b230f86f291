/** Damage to a player: point by point, and what it triggers waits until the last of it. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { emit } from '../changes';
import { NOTHING, oneByOne, type CauseOf, type Procedure } from '../state';
import type { EffectGame } from './types';

export interface DamageOptions {
  readonly cause: CauseOf;
  /** true: the cards are lost rather than taken. */
  readonly banish?: boolean;
}

export const damage = {
  dealDamage(g: EffectGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    return g.rules.dealDamageAtOnce(g, [player], amount, options);
  },

  dealDamageToAll(g: EffectGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    return g.rules.dealDamageAtOnce(g, players, amount, options);
  },

  /** Once it is determined that it is dealt, to all of them at one moment. */
  *dealDamageAtOnce(g: EffectGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    if (amount <= 0) return g.citePoint('damagePoint');
    g.citePoint('damage');
    const defeated = players.filter((player) => g.rules.damageDefeats(g, player, options));
    if (defeated.length > 0) return yield* g.rules.processRules(g);
    for (const player of players)
      emit(g, 'damageDealt', { player, card: g.rules.cardOfPlayer(g, player)?.id, amount, cause: options.cause });
    yield* g.rules.allTakeDamage(g, players, amount, options);
    if (g.state.pending.length > 0) g.citePoint('damageFirst');
  },

  /** What each takes comes in this order. */
  *allTakeDamage(g: EffectGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    for (const player of players) yield* g.rules.damageProcessing(g, player, amount, options);
  },

  /** Does the player lose by it rather than take it? */
  damageDefeats(_g: EffectGame, _player: PlayerId, _options: DamageOptions): boolean {
    return false;
  },

  /** Point by point; the number was fixed before. */
  damageProcessing(g: EffectGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    return oneByOne(amount, () => {
      g.citePoint('damagePoint');
      return g.rules.takeOneDamage(g, player, options);
    });
  },

  takeOneDamage(_g: EffectGame, _player: PlayerId, _options: DamageOptions): Procedure {
    return NOTHING;
  },
} satisfies TableFor<KernelRules>;
