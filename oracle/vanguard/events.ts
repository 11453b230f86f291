/** What the journal of Cardfight!! Vanguard tells besides what every game's does. */
import { kernelEvents, wordFor, type UnusedKernelEvents } from '../kernel/events/journal-events';

export const events = {
  ...kernelEvents,
  placed: wordFor('A unit has been placed on a circle.'),
  called: wordFor('A unit has been called.'),
  rode: wordFor('A unit has been ridden.'),
  retired: wordFor('A unit has been retired.'),
  discarded: wordFor('A card of the hand has been discarded.'),
};

export const vanguardMembers = {};

/** Events of the kernel that no scenario comes to. */
export const unusedKernelEvents: UnusedKernelEvents = [];
