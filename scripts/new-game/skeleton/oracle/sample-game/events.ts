/** The events of Sample Game besides those of every game. */
import { event, kernelEvents, type UnusedKernelEvents } from '../kernel/state/journal-events';

export const events = {
  ...kernelEvents,
  turnStarted: event('A turn begins.', ['player', 'turn']),
};

/**
 * Members of events that no other game has: `member<Type>('what it says')`, declared into `EventMembers` as other games
 * do.
 */
export const sampleGameMembers = {};

/** Events of the kernel that happen in no scenario. */
export const unusedKernelEvents: UnusedKernelEvents = [];
