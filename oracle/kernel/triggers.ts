/** Automatic abilities: each event is held against them as it happens; what triggers waits until the game's rules carry it out. */
import { addPending } from './changes';
import { abilitiesOf, bearersOf } from './characteristics';
import type { AnyGame } from './game';
import { matches, playersOf } from './select';
import type { Ability, CardState, JournalEvent } from './state';

/** Finds the abilities that an event triggers, and makes them wait. */
export function collectTriggers(game: AnyGame, event: JournalEvent, generation = 0): void {
  for (const card of bearersOf(game)) {
    for (const ability of abilitiesOf(game, card)) {
      if (!ability.when || ability.when.event !== event.type || !game.rules.isTriggered(ability)) continue;
      if (!triggers(game, card, ability, event)) continue;
      addPending(game, { card: card.id, identity: card.identity, player: card.controller, ability, event, generation });
    }
  }
}

function triggers(game: AnyGame, card: CardState, ability: Ability, event: JournalEvent): boolean {
  const { subject = 'self', player } = ability.when!;
  const reader = { player: card.controller, source: card, event, chosen: [] };
  if (!game.rules.abilityIsValid(game, card, ability)) return false;
  if (player && !(event.player && playersOf(game, card.controller, player).includes(event.player))) return false;
  if (event.card === undefined || subject === 'any') return true;
  if (subject === 'self') return event.card === card.id;
  return matches(game, reader, subject, game.card(event.card));
}
