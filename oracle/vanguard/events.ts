/** The events of Cardfight!! Vanguard beyond those of every game. */
import {
  event,
  kernelEvents,
  member,
  wordFor,
  type UnusedKernelEvents,
  type ValuesOf,
} from '../kernel/state/journal-events';

/** Members of events that no other game has. */
export const vanguardMembers = {
  step: member<string>('the step of a battle'),
  stat: member<string>('the value that changes'),
};

declare module '../kernel/state/journal-events' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is extended
  interface EventMembers extends ValuesOf<typeof vanguardMembers> {}
}

export const events = {
  ...kernelEvents,
  // Circles and zones (4, 7).
  placed: wordFor('A unit has been placed on a circle.'),
  putAsUnit: wordFor('A set card has been put onto a circle as a unit.'),
  movedCircle: wordFor('A unit has been moved to another circle.'),
  retired: wordFor('A unit has been retired.'),
  discarded: wordFor('A card has been discarded from the hand, the deck or the gauge zone.'),
  healed: wordFor('A card in the damage zone has been healed.'),
  bound: wordFor('A card has been bound.'),
  stood: wordFor('A unit has been stood.'),
  putIntoSoul: wordFor('A card has been put into the soul.'),
  putIntoHand: wordFor('A card has been put into a hand.'),
  // Calls and rides (6).
  called: wordFor('A unit has been called.'),
  rode: wordFor('A unit has been ridden.'),
  personaRode: event('A unit has been ridden by a persona ride.', ['player', 'card']),
  rodeUpon: wordFor('Another unit has been ridden on top of this one.'),
  strode: wordFor('A G unit has been put onto the vanguard circle by a stride.'),
  ultimateReturned: wordFor('A G unit of an ultimate stride has returned to the G zone.'),
  leftAsGUnit: wordFor('A Gyze card has left its circle as a G unit.'),
  becameHeart: wordFor('A unit has become a heart.'),
  legioned: wordFor('A unit has gone into the legion state.'),
  // Locked cards and deleted units (7.30 to 7.32).
  locked: wordFor('A unit has been locked.'),
  unlocked: wordFor('A locked card has been unlocked.'),
  deleted: wordFor('A unit has been deleted.'),
  leftDominated: wordFor('A unit has left the circles that the player dominated.'),
  // Units that wear cards (6.7, 6.8).
  overDressed: wordFor('A unit has been placed by overDress.'),
  xoverDressed: wordFor('A unit has been placed by XoverDress.'),
  // Keywords (14).
  becameInHarmony: wordFor('A unit that was not in harmony has come into harmony with another unit.'),
  // Values (1.3.6).
  increased: event('An instruction has increased a value of a unit.', ['player', 'card', 'stat', 'amount']),
  decreased: event('An instruction has decreased a value of a unit.', ['player', 'card', 'stat', 'amount']),
  // The turn (9).
  turnBegan: event('A turn begins. Abilities that trigger at its beginning wait for this event.', ['player']),
  phaseBegan: event('A phase begins. Abilities that trigger at its beginning wait for this event.', [
    'player',
    'phase',
  ]),
  turnEnding: event('A turn ends.', ['player']),
  // Battles (10).
  battleBegan: event('A battle begins.', ['player']),
  stepBegan: event('A step of a battle begins.', ['player', 'step']),
  attacks: event('A unit attacks.', ['player', 'card']),
  isAttacked: event('A unit is attacked.', ['player', 'card']),
  boosts: event('A unit boosts.', ['player', 'card', 'target'], ['cause']),
  isBoosted: event('An attacking unit is boosted. `target` is the unit that boosts it.', ['player', 'card', 'target']),
  guards: event('A guardian guards a unit.', ['player', 'card', 'target']),
  intercepts: event('A unit intercepts.', ['player', 'card']),
  hits: event('An attack has hit a unit.', ['player', 'card', 'target']),
  attackHits: event("A unit's attack has hit.", ['player', 'card']),
  didNotHit: event("A unit's attack did not hit.", ['player', 'card']),
  battleEnding: event('A battle ends. `card` is the unit that attacked.', ['player'], ['card']),
  // Markers (15).
  markerPut: wordFor('A marker has been put on a circle or a unit.'),
  // Cards of the order zone (17).
  imprisoned: wordFor('A card has been imprisoned.'),
  scouted: wordFor('A card has been scouted.'),
  sung: event('A song is sung.', ['player', 'card'], ['cause']),
  operated: event('A product is operated.', ['player', 'card'], ['cause']),
  armed: event('A unit has been armed with an arms order, `target`.', ['player', 'card', 'target'], ['cause']),
  // Looks (7.7).
  deckLooked: event('A player has looked at cards of a deck.', ['player', 'cards']),
  // Plays (11.8).
  orderPlayed: event('An order is played.', ['player', 'card']),
  orderLimitRaised: event('A player may play more orders this turn.', ['player', 'amount']),
  // Checks (2.8, 10.6, 13.6).
  driveChecked: wordFor('A drive check has put the card into the trigger zone.'),
  damageChecked: wordFor('A damage check has put the card into the trigger zone.'),
  triggerRevealed: wordFor('A trigger unit has been revealed by a check.'),
  triggerEffectGiven: event('A trigger effect has been given to a unit.', [
    'player',
    'card',
    'stat',
    'amount',
    'until',
  ]),
};

/** Events of the kernel that no scenario comes to. */
export const unusedKernelEvents: UnusedKernelEvents = [
  'countersMoved',
  'declared',
  'inherited',
  'leaving',
  'negated',
  'setActive',
  'stayed',
  'turnOrderChosen',
];
