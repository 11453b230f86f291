/** What Sample Game takes over from the procedures that games share. */
import { ownReplacementFirst } from '../kernel/procedures/replacement-order';
import { sharedEffects } from '../kernel/procedures';

export const packs = { ...sharedEffects, ...ownReplacementFirst };
