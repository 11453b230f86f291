/** Conditions and shapes that misreadings of section 7 share. */
import { setBattle } from '../../kernel/changes';
import { duelOf } from '../../kernel/packs/leader-games/duels';
import { opponentOf } from '../../kernel/state';
import type { PendingAbility } from '../../kernel/state/waiting';
import { beforehand, moved } from '../../kernel/testing/doing';
import { result, type Misreading } from '../../kernel/testing/misreadings';
import { isBlocked, type OpGame, type OpRules } from '../game';

/** Says whether attacker and target are still the cards that joined the battle. */
export const bothRemain = (g: OpGame): boolean => {
  const battle = g.state.battle!;
  return (
    g.rules.remainsInBattle(g, battle, battle.attackers[0]!) && g.rules.remainsInBattle(g, battle, battle.targets[0]!)
  );
};

export const answersAnAttack = ({ event: { type } }: PendingAbility): boolean =>
  type === 'opponentAttacks' || type === 'whenAttacked';

/** Abilities that answer an attack resolve after all others. */
export const answersComeLast = result<OpRules, 'resolutionPriority'>(
  'resolutionPriority',
  (priority, _g, waiting) => priority + (answersAnAttack(waiting) ? 1_000 : 0),
);

/** Effects of attacking trigger only after this step. */
export const attackEmittedAfter = (step: 'blockStep' | 'damageStep'): Misreading<OpRules> =>
  moved('emitAttack', (emit) => (rules) => ({
    *[step](g: OpGame) {
      const { attacker, target } = duelOf(g);
      yield* rules[step](g);
      emit(g, g.state.turnPlayer, attacker, target);
      yield* g.rules.runCheckpoint(g);
    },
  }));

/** Effects of blocking trigger only before this part of the battle. */
export const blockEmittedBefore = (part: 'damageStep' | 'endOfBattle'): Misreading<OpRules> =>
  moved('emitBlock', (emit) =>
    beforehand(part, (g) => {
      if (isBlocked(g)) emit(g, opponentOf(g.state.turnPlayer), g.card(duelOf(g).target));
    }),
  );

/** Returns what `keepInBattle` has stored under the name, or undefined outside of a battle. */
export const kept = <T>(g: OpGame, name: string): T | undefined =>
  (g.state.battle as unknown as Readonly<Record<string, T>> | null)?.[name];

/** Stores a note of a misreading in the battle, so that it is gone when the battle ends. */
export function keepInBattle(g: OpGame, more: object): void {
  const battle = { ...g.state.battle!, ...more };
  setBattle(g, battle);
}
