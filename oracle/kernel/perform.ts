/**
 * From what is meant to happen to what has happened: the only way in which procedures change cards.
 * A group happens at one moment: abilities of cards that leave are looked at as they were before it, all others as they are after it.
 */
import { moveCard, setFace, setState, tellOf, type Destination } from './changes';
import { workingAbilities } from './characteristics';
import type { AnyGame } from './game';
import type { Ability, CardState, Face, Procedure } from './state';

/** Something that is meant to happen to one card. `told`: a further event by which the game calls it. */
export type Change = { readonly card: CardState; readonly told?: string } & (
  { readonly to: Destination } | { readonly state: string } | { readonly face: Face }
);

/** A card's triggered abilities as they were before a group took it out of play. */
export interface Leaver {
  readonly card: CardState;
  readonly player: CardState['controller'];
  readonly abilities: readonly Ability[];
}

/** Carries out a group of changes as one moment. */

export function* perform(game: AnyGame, ...group: readonly Change[]): Procedure {
  if (game.bearers.length === 0) {
    for (const change of group) write(game, change);
    return;
  }
  const leavers = leaversOf(game, group);
  const events = game.atOnce(() => {
    for (const change of group) write(game, change);
  });
  for (const event of events) game.rules.happened(game, event, leavers);
}

function write(game: AnyGame, change: Change): void {
  const { card, told } = change;
  const player = 'to' in change ? (change.to.player ?? card.controller) : card.controller;
  if ('to' in change) moveCard(game, card.id, change.to);
  else if ('state' in change) setState(game, card.id, change.state);
  else setFace(game, card.id, change.face);
  if (told !== undefined) tellOf(game, told, player, card.id);
}

function leaversOf(game: AnyGame, group: readonly Change[]): Leaver[] {
  const leaving = group.filter((change) => 'to' in change && game.rules.playZones.includes(change.card.zone));
  return leaving
    .map(({ card }) => ({
      card,
      player: card.controller,
      abilities: workingAbilities(game, card, (ability) => game.rules.isTriggered(ability)),
    }))
    .filter((leaver) => leaver.abilities.length > 0);
}
