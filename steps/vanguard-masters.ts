/** Sentences about dominated units. */
import { stepLibrary } from './registry';

export const aboutMasters = stepLibrary();
