/** What several faults of section 7 look at. */
import { setBattle } from '../../kernel/changes';
import type { OpGame } from '../game';

/** Are attacker and target where they joined the battle? */
export const bothThere = (g: OpGame): boolean => {
  const battle = g.state.battle!;
  return g.rules.isStillThere(g, battle, battle.attackers[0]!) && g.rules.isStillThere(g, battle, battle.targets[0]!);
};

/** The battle keeps something more, which a misreading goes by later. */
export function keepInBattle(g: OpGame, more: object): void {
  const battle = { ...g.state.battle!, ...more };
  setBattle(g, battle);
}
