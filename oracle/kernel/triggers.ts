/** Automatic abilities: each event is held against them as it happens; what triggers waits until the game's rules carry it out. */
import { addPending } from './changes';
import { bearersOf, workingAbilities } from './characteristics';
import type { AnyGame } from './game';
import type { Leaver } from './perform';
import { matches, playersOf } from './select';
import type { Ability, CardState, JournalEvent } from './state';

/**
 * Finds the abilities that an event triggers, and makes them wait.
 * @param leavers cards that left play in the same moment, with the abilities they had there
 */
export function collectTriggers(game: AnyGame, event: JournalEvent, leavers: readonly Leaver[] = []): void {
  for (const { card, player, abilities } of leavers) {
    for (const ability of abilities) wait(game, card, player, ability, event);
  }
  for (const card of bearersOf(game)) {
    if (leavers.some((leaver) => leaver.card.id === card.id)) continue;
    for (const ability of workingAbilities(game, card, (candidate) => candidate.when?.event === event.type)) {
      if (game.rules.isTriggered(ability)) wait(game, card, card.controller, ability, event);
    }
  }
}

function wait(
  game: AnyGame,
  card: CardState,
  player: CardState['controller'],
  ability: Ability,
  event: JournalEvent,
): void {
  if (!isTriggeredBy(game, card, player, ability, event)) return;
  addPending(game, { card: card.id, identity: card.identity, player, ability, event });
}

function isTriggeredBy(
  game: AnyGame,
  card: CardState,
  owner: CardState['controller'],
  ability: Ability,
  event: JournalEvent,
): boolean {
  const { event: type, subject = 'self', player } = ability.when!;
  if (type !== event.type) return false;
  if (player && !(event.player && playersOf(game, owner, player).includes(event.player))) return false;
  if (event.card === undefined || subject === 'any') return true;
  if (subject === 'self') return event.card === card.id;
  return matches(game, { player: owner, source: card, event, chosen: [] }, subject, game.card(event.card));
}
