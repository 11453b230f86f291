/** Changes to the battle in progress and to the list of attacks that effects have ordered. */
import type { Handle } from '../../../schemas/common';
import { isAmong, type CardState } from '../state';
import { participant, type Battle, type OrderedAttack, type Role } from '../state/battle';
import type { StateGame } from '../state/rules';
import { write } from './writing';

/** Replaces the battle in progress; null ends it. */
export function setBattle(game: StateGame, battle: Battle | null): void {
  write(game).battle = battle;
  game.values.minorChanges.facts += 1;
  game.changed();
}

/**
 * Gives the roles of one card in the battle to another (DBS 7-1-4, BS 20-3-4). A card that has left and come back has
 * no role to give.
 * @param old the card as it was when it had the role, where it has left since (BS FAQ-11-3)
 */
export function transferRoles(game: StateGame, from: Handle, to: Handle, old: CardState = game.card(from)): void {
  const { battle } = game.state;
  if (!battle) return;
  const ref = participant(game.card(to));
  const helps = ({ card }: Role) => isAmong([card], old);
  const hasJoined = isAmong(battle.joined, old);
  if (!hasJoined && !battle.guards.some(helps) && !battle.boosts.some(helps)) return;
  const heir = (id: Handle) => (hasJoined && id === from ? to : id);
  const inRole = (role: Role) => ({ card: helps(role) ? ref : role.card, target: heir(role.target) });
  setBattle(game, {
    attackers: battle.attackers.map(heir),
    targets: battle.targets.map(heir),
    guards: battle.guards.map(inRole),
    boosts: battle.boosts.map(inRole),
    hits: battle.hits && battle.hits.map(heir),
    joined: [...battle.joined, ref],
  });
}

export function setOrderedAttacks(game: StateGame, attacks: readonly OrderedAttack[]): void {
  write(game).orderedAttacks = attacks;
}
