/** The default kinds of abilities, by their type. */
import type { TableFor } from '../procedures/tables';
import type { KernelRules } from '../rules';
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
} satisfies TableFor<KernelRules>;
