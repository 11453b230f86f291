/** Sentences about values and information of cards. */
import { stepLibrary } from './registry';

export const aboutInformation = stepLibrary();
