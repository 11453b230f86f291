/** Adds the events of the One Piece Card Game to those of every game. */
import type { Handle } from '../../schemas/common';
import {
  OF_FEW_GAMES,
  event,
  kernelEvents,
  member,
  wordFor,
  type UnusedKernelEvents,
  type ValuesOf,
} from '../kernel/state/journal-events';

export const opMembers = {
  attacker: member<Handle>('the card that attacks'),
  don: member<Handle>('the DON!! card'),
};

declare module '../kernel/state/journal-events' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is extended
  interface EventMembers extends ValuesOf<typeof opMembers> {}
}

export const events = {
  ...kernelEvents,
  gameBegun: event('The preparations are over.', ['player']),
  turnStarting: event('A turn begins.', ['player', 'turn']),
  mainPhaseStarting: event('The Main Phase begins.', ['player']),
  played: wordFor('A card has been played to the field.'),
  trashed: wordFor('A card has been placed in the trash.'),
  koed: wordFor('A Character has been K.O.’d.'),
  removed: wordFor('A card has left the field.'),
  addedToLife: wordFor('A card has been added to the Life cards.'),
  tookLife: wordFor('A Life card has been taken.'),
  donReturned: wordFor('A DON!! card has gone back to the DON!! deck.'),
  donReturnedAtOnce: event('Several DON!! cards have gone back to the DON!! deck at the same moment.', [
    'player',
    'amount',
  ]),
  lifeEmptied: event("A player's last Life card has left the Life area.", ['player']),
  donGiven: event('A DON!! card has been given to a card.', ['player', 'card', 'don'], ['cause']),
  attackDeclared: event('A card attacks.', ['player', 'card', 'target']),
  opponentAttacks: event('A card of the opponent attacks. `player` is the attacked player.', [
    'player',
    'card',
    'target',
  ]),
  whenAttacked: event('A card is attacked.', ['player', 'card', 'attacker']),
  isAttacked: event('A card is attacked, and the attack goes on to the Counter Step.', ['player', 'card']),
  blocked: event('A [Blocker] has been activated.', ['player', 'card']),
  targetChanged: event('The attack has a new target, `card`.', ['player', 'card']),
  battled: event('A card has been in a battle that reached the Damage Step.', ['player', 'card']),
  battleEnded: event('A battle ends. `card` is the attacking card.', ['player', 'card', 'zoneChangeCount', 'target']),
  battleOver: event('A battle is over, with everything that ends at its end.', ['player']),
  eventActivated: event('An Event has been activated.', ['player', 'card']),
  triggerActivated: event('A [Trigger] has been activated.', ['player', 'card']),
};

export const unusedKernelEvents: UnusedKernelEvents = ['counterSet', 'turnedOver', 'inherited', ...OF_FEW_GAMES];
