/** Changes of the battle in progress, and of the attacks that effects have ordered. */
import type { Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { refTo } from '../state';
import type { Battle, OrderedAttack, Role } from '../state/battle';
import { write } from './writing';

/** null: the battle is over. */
export function setBattle(game: AnyGame, battle: Battle | null): void {
  write(game).battle = battle;
  game.values.minorChanges.facts += 1;
  game.changed();
}

/** One card takes over what another is in the battle (DBS 7-1-4, BS 20-3-4). */
export function handOnRoles(game: AnyGame, from: Handle, to: Handle): void {
  const { battle } = game.state;
  const takesPart = (one: Role) => one.card.id === from || one.target === from;
  if (
    !battle?.joined.some(({ id }) => id === from) &&
    !battle?.guards.some(takesPart) &&
    !battle?.boosts.some(takesPart)
  )
    return;
  const heir = (id: Handle) => (id === from ? to : id);
  const ref = refTo(game.card(to));
  const inRole = ({ card, target }: Role) => ({ card: card.id === from ? ref : card, target: heir(target) });
  setBattle(game, {
    attackers: battle.attackers.map(heir),
    targets: battle.targets.map(heir),
    guards: battle.guards.map(inRole),
    boosts: battle.boosts.map(inRole),
    hits: battle.hits && battle.hits.map(heir),
    joined: [...battle.joined, ref],
  });
}

export function setOrderedAttacks(game: AnyGame, attacks: readonly OrderedAttack[]): void {
  write(game).orderedAttacks = attacks;
}
