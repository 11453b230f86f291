/** Of what kind an ability is, by its type. */
import type { Ability } from '../state';

export const abilityKinds = {
  isContinuous(_g: unknown, { type }: Ability): boolean {
    return type === 'permanent';
  },

  isTriggered(_g: unknown, { type }: Ability): boolean {
    return type === 'auto';
  },

  isReplacement(_g: unknown, { type }: Ability): boolean {
    return type === 'instead';
  },
};
