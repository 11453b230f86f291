/** What several faults of section 7 look at. */
import { setBattle } from '../../kernel/changes';
import { duelOf } from '../../kernel/packs/duels';
import { opponentOf } from '../../kernel/state';
import type { PendingAbility } from '../../kernel/state/waiting';
import { beforehand, moved } from '../../kernel/testing/doing';
import { result, type Misreading } from '../../kernel/testing/misreadings';
import { isBlocked, type OpGame, type OpRules } from '../game';

/** Are attacker and target where they joined the battle? */
export const bothRemain = (g: OpGame): boolean => {
  const battle = g.state.battle!;
  return (
    g.rules.remainsInBattle(g, battle, battle.attackers[0]!) && g.rules.remainsInBattle(g, battle, battle.targets[0]!)
  );
};

/** Does it wait as an answer to an attack? */
export const answersAnAttack = ({ event: { type } }: PendingAbility): boolean =>
  type === 'opponentAttacks' || type === 'whenAttacked';

/** Of the answers to an attack, last of all. */
export const answersComeLast = result<OpRules, 'resolutionPriority'>(
  'resolutionPriority',
  (priority, _g, waiting) => priority + (answersAnAttack(waiting) ? 1_000 : 0),
);

/** The effects of attacking come only then. */
export const attackEmittedAfter = (step: 'blockStep' | 'damageStep'): Misreading<OpRules> =>
  moved('emitAttack', (emit) => (rules) => ({
    *[step](g: OpGame) {
      const { attacker, target } = duelOf(g);
      yield* rules[step](g);
      emit(g, g.state.turnPlayer, attacker, target);
      yield* g.rules.resolvePending(g);
    },
  }));

/** The effects of blocking come only then. */
export const blockEmittedBefore = (part: 'damageStep' | 'endOfBattle'): Misreading<OpRules> =>
  moved('emitBlock', (emit) =>
    beforehand(part, (g) => {
      if (isBlocked(g)) emit(g, opponentOf(g.state.turnPlayer), g.card(duelOf(g).target));
    }),
  );

/** What the battle has been made to keep; undefined: nothing, or there is no battle. */
export const kept = <T>(g: OpGame, name: string): T | undefined =>
  (g.state.battle as unknown as Readonly<Record<string, T>> | null)?.[name];

/** The battle keeps something more, which a misreading goes by later. */
export function keepInBattle(g: OpGame, more: object): void {
  const battle = { ...g.state.battle!, ...more };
  setBattle(g, battle);
}
