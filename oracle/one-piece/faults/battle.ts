/** What several faults of section 7 look at. */
import { setBattle } from '../../kernel/changes';
import type { PendingAbility } from '../../kernel/state/waiting';
import { result } from '../../kernel/testing/misreadings';
import type { OpGame, OpRules } from '../game';

/** Are attacker and target where they joined the battle? */
export const bothThere = (g: OpGame): boolean => {
  const battle = g.state.battle!;
  return g.rules.isStillThere(g, battle, battle.attackers[0]!) && g.rules.isStillThere(g, battle, battle.targets[0]!);
};

/** Does it wait as an answer to an attack? */
export const answersAnAttack = ({ event: { type } }: PendingAbility): boolean =>
  type === 'opponentAttacks' || type === 'whenAttacked';

/** Of the answers to an attack, last of all. */
export const answersComeLast = result<OpRules, 'resolutionPriority'>(
  'resolutionPriority',
  (priority, _g, waiting) => priority + (answersAnAttack(waiting) ? 1_000 : 0),
);

/** The battle keeps something more, which a misreading goes by later. */
export function keepInBattle(g: OpGame, more: object): void {
  const battle = { ...g.state.battle!, ...more };
  setBattle(g, battle);
}
