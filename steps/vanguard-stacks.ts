/** Sentences about strides, hearts and legions. */
import { stepLibrary } from './registry';

export const aboutStacks = stepLibrary();
