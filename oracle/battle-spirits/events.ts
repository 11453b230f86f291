/** The events of Battle Spirits beyond those of every game. */
import type { BsSide } from '../../schemas/battle-spirits';
import {
  event,
  kernelEvents,
  member,
  wordFor,
  type UnusedKernelEvents,
  type ValuesOf,
} from '../kernel/state/journal-events';

/** Members of events that no other game has. */
export const battleSpiritsMembers = {
  sideOfBrave: member<BsSide>('the side of the Imagine Brave that the host is on'),
};

declare module '../kernel/state/journal-events' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is extended
  interface EventMembers extends ValuesOf<typeof battleSpiritsMembers> {}
}

export const events = {
  ...kernelEvents,
  stepStarted: event('A step of the turn begins.', ['player', 'phase']),
  used: event('A card has been used (24-2-3).', ['player', 'card']),
  summoned: wordFor('A Spirit, an Ultimate or a Brave has been summoned.'),
  deployed: wordFor('A Nexus has been deployed.'),
  adventBegun: event('A player has revealed the card and performs an Advent with it.', ['player', 'card']),
  advented: wordFor('A card has been put onto another one by Advent.'),
  manifested: wordFor('A card has been Manifested.'),
  attackDeclared: event('A card attacks.', ['player', 'card']),
  blocked: event('A card blocks.', ['player', 'card']),
  battleResolving: event('Battle Resolution begins. `card` is the attacking card.', ['player', 'card']),
  battleEnding: event('A battle ends. `card` is the attacking card.', ['player', 'card', 'zoneChangeCount']),
  battleEnded: event('A battle is over. `card` is the attacking card.', ['player', 'card', 'zoneChangeCount']),
  destroyed: wordFor('A card has been destroyed.'),
  depleted: wordFor('A card has been Depleted.'),
  returned: wordFor('A card returns to the Hand or the Deck.'),
  leftField: wordFor('A card has left the Field.'),
  lifeReduced: wordFor("A player's Life has been reduced."),
  lifeIncreased: wordFor("A player's Life has increased."),
  handIncreased: wordFor("An effect has put a card into a player's Hand."),
  discarded: wordFor('A card has been discarded from a Hand.'),
  exhausted: wordFor('A card has been Exhausted.'),
  heavyExhausted: wordFor('A card has been Heavy Exhausted.'),
  refreshed: wordFor('A card has been Refreshed.'),
  combined: event('A Brave has been combined with a host.', ['player', 'card', 'host'], ['sideOfBrave']),
  separated: event(
    'A Brave has been separated. It left one host and stays combined with another, or it went into Spirit state or to the Trash.',
    ['player', 'card'],
    ['host', 'from', 'to', 'cause'],
  ),
  swapped: event('A Brave has been swapped to another host.', ['player', 'card', 'host']),
  burstSet: wordFor('A Burst has been set.'),
  burstActivated: event('A Burst has been turned face up to be resolved.', ['player', 'card']),
  mirageSet: wordFor('A Mirage has been set.'),
  sealed: wordFor('The Soul Core has been Sealed.'),
  countChanged: wordFor("A player's Count has changed."),
  sideUp: event('A card now has its other side up.', ['player', 'card']),
  rebirthed: event('A card has undergone Rebirth.', ['player', 'card']),
  soulState: event('A card has entered Soul State.', ['player', 'card']),
  uTriggerHit: event('A U-Trigger has hit.', ['player', 'card']),
  uTriggerGuarded: event('A U-Trigger has been guarded.', ['player', 'card']),
  tokenPut: wordFor('A Token has been put onto the Field.'),
};

export const unusedKernelEvents: UnusedKernelEvents = [
  'rested',
  'setActive',
  'created',
  'erased',
  'placeCreated',
  'placeRemoved',
  'placeChanged',
  'counterSet',
  'replaced',
  'declared',
  'negated',
  'damageDealt',
];
