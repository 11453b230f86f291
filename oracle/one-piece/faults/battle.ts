/** What several faults of section 7 look at. */
import { setFact } from '../../kernel/changes';
import type { OpGame } from '../game';

/** Are attacker and target where they joined the battle? */
export const bothThere = (g: OpGame): boolean => {
  const battle = g.state.facts.battle!;
  return g.rules.isStillThere(g, battle, battle.attacker) && g.rules.isStillThere(g, battle, battle.target);
};

/** The battle keeps something more, which a misreading goes by later. */
export function keepInBattle(g: OpGame, more: object): void {
  const battle = { ...g.state.facts.battle!, ...more };
  setFact(g, 'battle', battle);
}
