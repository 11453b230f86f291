/** Sentences about playing and paying. */
import { stepLibrary } from './registry';

export const aboutPlays = stepLibrary();
