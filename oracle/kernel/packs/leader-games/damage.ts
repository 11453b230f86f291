/**
 * Damage to a player is dealt point by point; what it triggers waits until the last point. Each entry calls the next:
 *
 * - `hitLeader`: an attack hits a leader (packs/leader-games/duels.ts); the instruction `damage` begins with the next.
 * - `dealDamage`, `dealDamageToAll`: how much, to whom. DBS makes strikes of it that effects may replace (`strikePlayer`).
 * - `dealDamageAtOnce`: one moment, with its event. A player whom the damage defeats takes none (`damageDefeats`).
 * - `allTakeDamage`: one player after the other.
 * - `takeDamage`: one player, point by point.
 * - `takeDamagePoint`: the card that one point takes; `moveLifeToHand` of the game moves it.
 */
import type { KernelRules } from '../../rules';
import type { PlayerId } from '../../../../schemas/common';
import { emit } from '../../changes';
import { NOTHING, oneByOne, type CauseOf, type Procedure } from '../../state';
import type { Game } from '../../game';
import type { TableFor } from '../../procedures/tables';
import type { RuleProcessingTables } from '../../procedures/rule-processing';
import type { ChooseOrderTables } from '../../procedures/choose-order';

/** The tables whose entries these procedures call. */
export type DamageTables = typeof damage & RuleProcessingTables & ChooseOrderTables;

interface DamageRules extends Omit<KernelRules, keyof DamageTables>, DamageTables {}
export type DamageGame = Game<DamageRules, object>;

export interface DamageOptions {
  readonly cause: CauseOf;
  /** true: the cards are lost instead of taken. */
  readonly banish?: boolean;
}

export const damage = {
  /** Deals damage to one player. */
  dealDamage(g: DamageGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    return g.rules.dealDamageAtOnce(g, [player], amount, options);
  },

  /** Deals the same damage to each of the players. */
  dealDamageToAll(g: DamageGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    return g.rules.dealDamageAtOnce(g, players, amount, options);
  },

  /** All players receive the damage at one moment. Nothing is dealt if one of them loses by it instead. */
  *dealDamageAtOnce(g: DamageGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    if (amount <= 0) return g.citePoint('damagePoint');
    g.citePoint('damage');
    const defeated = players.filter((player) => g.rules.damageDefeats(g, player, options));
    if (defeated.length > 0) return yield* g.rules.processRules(g);
    for (const player of players)
      emit(g, 'damageDealt', { player, card: g.rules.cardOfPlayer(g, player)?.id, amount, cause: options.cause });
    yield* g.rules.allTakeDamage(g, players, amount, options);
    if (g.state.pending.length > 0) g.citePoint('damageFirst');
  },

  /** The players take their damage in the given order. */
  *allTakeDamage(g: DamageGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    for (const player of players) yield* g.rules.takeDamage(g, player, amount, options);
  },

  /** Returns whether the damage makes the player lose instead of taking it. */
  damageDefeats(_g: DamageGame, _player: PlayerId, _options: DamageOptions): boolean {
    return false;
  },

  /** The number of points is fixed beforehand. */
  takeDamage(g: DamageGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    return oneByOne(amount, () => {
      g.citePoint('damagePoint');
      return g.rules.takeDamagePoint(g, player, options);
    });
  },

  /** The player takes one point of damage, as the game says. */
  takeDamagePoint(_g: DamageGame, _player: PlayerId, _options: DamageOptions): Procedure {
    return NOTHING;
  },
} satisfies TableFor<KernelRules>;
