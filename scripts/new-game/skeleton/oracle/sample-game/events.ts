/** What the journal of Sample Game tells besides what every game's does. */
import { event, kernelEvents, type UnusedKernelEvents } from '../kernel/events/journal-events';

export const events = {
  ...kernelEvents,
  turnStarted: event('A turn begins.', ['player', 'turn']),
};

/** Members of events that no other game has: `member<Type>('what it says')`, declared into `EventMembers` as other games do. */
export const sampleGameMembers = {};

/** Events of the kernel that no scenario comes to. */
export const unusedKernelEvents: UnusedKernelEvents = [];
