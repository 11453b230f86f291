/** One card battles another: the attacker wins if its value is not lower (OP 7-1-4, DBS 7-4-1-4). */
import type { KernelRules, AnyGame } from '../../rules';
import type { Handle, PlayerId } from '../../../../schemas/common';
import { statOf } from '../../continuous/values';
import type { Game } from '../../game';
import { NOTHING, type CardState, type CauseOf, type Procedure } from '../../state';
import type { Battle } from '../../state/battle';
import { combineTables, type TableFor } from '../../procedures/tables';
import type { LeaderRules } from './leader-game';

type Duels = ReturnType<typeof duels>;
export interface DuelRules extends Omit<LeaderRules, keyof Duels>, Duels {}
export type DuelGame = Game<DuelRules, object>;

export const duelOf = (g: AnyGame): { readonly attacker: Handle; readonly target: Handle } => {
  const { attackers, targets } = g.state.battle!;
  return { attacker: attackers[0]!, target: targets[0]! };
};

/** Returns the cause of whatever the battle does, which counts as done by the attacker. */
export const byBattle = (g: AnyGame, attacker: CardState): CauseOf => ({
  kind: 'battle',
  player: g.rules.masterOf(g, attacker),
  source: attacker.id,
});

/**
 * Requires `leaderGame`.
 * @param needs the value of cards that is compared
 */
export const duels = <Stat extends string = never>({ stat }: { readonly stat: NoInfer<Stat> }) =>
  combineTables(judging, {
    powerInBattle(g: DuelGame, card: CardState): number {
      return statOf(g, card, stat);
    },
  } satisfies TableFor<KernelRules>);

const judging = {
  /** Compares the powers as they are at this moment. */
  judgeBattle(g: DuelGame): Procedure {
    const { attacker, target } = duelOf(g);
    const [attacking, attacked] = [g.card(attacker), g.card(target)];
    g.citePoint('powersCompared');
    if (!g.rules.attackerWins(g, g.rules.powerInBattle(g, attacking), g.rules.powerInBattle(g, attacked))) {
      g.citePoint('attackerLoses');
      return g.rules.attackerLoses(g, attacking, attacked);
    }
    g.citePoint('attackerWins');
    return g.rules.isLeader(g, attacked)
      ? g.rules.hitLeader(g, attacking, g.rules.masterOf(g, attacked))
      : g.rules.defeat(g, attacking, attacked);
  },

  attackerWins(_g: DuelGame, attacking: number, attacked: number): boolean {
    return attacking >= attacked;
  },

  attackerLoses(_g: DuelGame, _attacker: CardState, _attacked: CardState): Procedure {
    return NOTHING;
  },

  hitLeader(_g: DuelGame, _attacker: CardState, _player: PlayerId): Procedure {
    return NOTHING;
  },

  damageOfAnAttack: 1,

  defeat(g: DuelGame, attacker: CardState, attacked: CardState): Procedure {
    g.citePoint('attackedIsDefeated');
    return g.rules.ko(g, [attacked], byBattle(g, attacker));
  },

  /** Returns whether the battle has reached the step that decides it. */
  hasFought(_g: DuelGame, fought: Battle): boolean {
    return fought.hits !== null;
  },
} satisfies TableFor<KernelRules>;
