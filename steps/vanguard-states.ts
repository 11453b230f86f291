/** Sentences about cards that are worn, locked cards, deleted units and gauge. */
import { stepLibrary } from './registry';

export const aboutStates = stepLibrary();
