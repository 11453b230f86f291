/** The events of Dragon Ball Super beyond those of every game. */
import type { Handle } from '../../schemas/common';
import {
  event,
  kernelEvents,
  member,
  wordFor,
  type UnusedKernelEvents,
  type ValuesOf,
} from '../kernel/state/journal-events';

export const dbsMembers = {
  attackedBy: member<Handle>('the attack card'),
};

declare module '../kernel/state/journal-events' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is extended
  interface EventMembers extends ValuesOf<typeof dbsMembers> {}
}

export const events = {
  ...kernelEvents,
  placedAsLeader: event('A Leader Card has been placed in the Leader Area.', ['player', 'card']),
  gameBegun: event('The preparations are over.', ['player']),
  turnStarting: event('A turn begins.', ['player', 'turn']),
  chargePhaseStarting: event('The Charge Phase begins.', ['player']),
  mainPhaseStarting: event('The Main Phase begins.', ['player']),
  mainPhaseEnding: event('The Main Phase ends.', ['player']),
  turnEnding: event('A turn ends.', ['player']),
  attackDeclared: event('A card attacks.', ['player', 'card', 'target']),
  isAttacked: event('A card is attacked.', ['player', 'card', 'attackedBy']),
  targetChanged: event('The battle has a new guard card, `card`.', ['player', 'card']),
  attackNegated: event('An attack has been negated.', ['player', 'card']),
  offenceStepStarting: event('The Offence Step begins.', ['player']),
  defenseStepStarting: event('The Defense Step begins.', ['player']),
  damageStepStarting: event('The Damage Step begins.', ['player']),
  dealsDamage: event('An attack card is about to deal damage.', ['player', 'card']),
  dealtDamage: event('An attack card has dealt damage.', ['player', 'card', 'amount']),
  battleEnding: event('A battle ends. `card` is the attack card.', ['player', 'card', 'zoneChangeCount', 'target']),
  comboBattleEnding: event('A battle ends. `card` was used in a combo in it.', ['player', 'card']),
  battleOver: event('A battle is over, with everything that ends at its end.', ['player']),
  comboed: wordFor('A card has been placed in the Combo Area.'),
  played: wordFor('A card has been played.'),
  extraActivated: event('An Extra Card has been activated.', ['player', 'card']),
  counterActivated: event('A [Counter] has been activated.', ['player', 'card']),
  skillActivated: event('A skill has been activated.', ['player', 'card']),
  awakened: event('A card has awakened.', ['player', 'card']),
  tookLife: wordFor('A card has left the life.'),
  addedToLife: wordFor('A card has been added to the life.'),
  addedToHand: wordFor('A card has been added to the hand.'),
  placedAsEnergy: wordFor('A card has been placed in the Energy Area.'),
  dropped: wordFor('A card has been placed in the Drop Area.'),
  warped: wordFor('A card has been sent to the Warp.'),
  koed: wordFor('A Battle Card has been KO-ed.'),
  removed: wordFor('A card has left the Battle Area.'),
};

export const unusedKernelEvents: UnusedKernelEvents = [
  'counterSet',
  'countersMoved',
  'placeCreated',
  'placeRemoved',
  'placeChanged',
  'leaving',
  'stayed',
  'turnOrderChosen',
  'effectActivated',
  'statusLost',
  'turnedFaceUp',
];
