/** What several faults of section 7 look at. */
import type { OpGame } from '../game';

/** Are attacker and target where they joined the battle? */
export const bothThere = (g: OpGame): boolean => {
  const battle = g.state.facts.battle!;
  return g.rules.isStillThere(g, battle, battle.attacker) && g.rules.isStillThere(g, battle, battle.target);
};
