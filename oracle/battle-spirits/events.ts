/** What the journal of Battle Spirits tells besides what every game's does. */
import { event, kernelEvents, wordFor, type UnusedKernelEvents } from '../kernel/events/journal-events';

export const events = {
  ...kernelEvents,
  summoned: wordFor('A Spirit has been summoned.'),
  attackDeclared: event('A Spirit attacks.', ['player', 'card']),
  blocked: event('A Spirit blocks.', ['player', 'card']),
  destroyed: wordFor('A Spirit has been destroyed.'),
  depleted: wordFor('A Spirit has been Depleted.'),
  lifeReduced: wordFor('The Life of a player has been reduced.'),
  exhausted: wordFor('A Spirit has been turned to the Exhausted state.'),
  refreshed: wordFor('A Spirit has been Refreshed.'),
};

/** Members of events that no other game has: `member<Type>('what it says')`, declared into `EventMembers` as other games do. */
export const battleSpiritsMembers = {};

/** Events of the kernel that no scenario comes to. */
export const unusedKernelEvents: UnusedKernelEvents = [];
