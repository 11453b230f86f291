/** 11.10. Replacement effects. */
import { replacements as kernel } from '../kernel/procedures/replacement-order';
import type { EffectContext } from '../kernel/rules';
import type { VgGame } from './game';
import type { Section } from './packs';
import type { Replacement } from '../kernel/changes/intended';

export const replacements = {
  /** What happens to each of several cards at one moment is an event of its own (11.10.2.1). */
  replacesEach: true as boolean,

  /** 11.10.3: only an optional one is left where it cannot be carried out; any other does what it can (11.10.1). */
  canReplace(g: VgGame, context: EffectContext): boolean {
    return context.ability.may !== true || kernel.canReplace(g, context);
  },

  /** 11.10.1, 11.10.1.1 */
  beforeReplacement(g: VgGame, replacement: Replacement): void {
    g.cite('11.10.1.1', '11.10.1');
    kernel.beforeReplacement(g, replacement);
    g.cite('11.10.1');
  },
} satisfies Section<'canReplace' | 'beforeReplacement'>;
