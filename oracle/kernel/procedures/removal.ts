/** Removal: a card leaves the zones that a text refers to without naming one ("the field"), wherever it goes. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { CardState, CauseOf } from '../state';
import type { EffectGame } from './types';

export const removal = {
  /** @param to the zone that the card would go to. Omitted: out of these zones */
  removalIsForbidden(g: EffectGame, card: CardState, cause?: CauseOf, to?: string): boolean {
    if (!isRemoval(g, card, to) || !g.rules.isProhibited(g, card, 'remove', cause)) return false;
    decidedRemoval(g, card);
    return true;
  },

  /** Returns the extra event type of a removal. */
  wordsOfRemoval(g: EffectGame, card: CardState, to: string): readonly string[] {
    if (!isRemoval(g, card, to)) return [];
    decidedRemoval(g, card);
    return ['removed'];
  },
} satisfies TableFor<KernelRules>;

function isRemoval({ zonesWith: { implied } }: EffectGame, card: CardState, to?: string): boolean {
  return implied.includes(card.zone) && (to === undefined || !implied.includes(to));
}

function decidedRemoval(g: EffectGame, card: CardState): void {
  g.citePoint('removal');
  if (!g.zonesWith.abilities.includes(card.zone)) g.citePoint('removalOfOthers');
}
