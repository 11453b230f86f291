/** 4-11-2. Removal: a card leaves the zones that a text refers to without naming one ("the field"), wherever it goes. */
import type { CardState, CauseOf } from '../kernel/state';
import type { OpGame } from './game';
import type { Section } from './packs';

export const removal = {
  /** @param to the zone that the card would go to. Omitted: out of these zones */
  removalIsForbidden(g: OpGame, card: CardState, cause?: CauseOf, to?: string): boolean {
    if (!isRemoval(g, card, to) || !g.rules.isProhibited(g, card, 'remove', cause)) return false;
    citeRemoval(g, card);
    return true;
  },

  /** Returns the extra event type of a removal. */
  wordsOfRemoval(g: OpGame, card: CardState, to: string): readonly string[] {
    if (!isRemoval(g, card, to)) return [];
    citeRemoval(g, card);
    return ['removed'];
  },
} satisfies Section;

function isRemoval({ zonesWith: { implied } }: OpGame, card: CardState, to?: string): boolean {
  return implied.includes(card.zone) && (to === undefined || !implied.includes(to));
}

/** 3-1-2: it may leave a zone in which no abilities work. */
function citeRemoval(g: OpGame, card: CardState): void {
  g.consult('4-11-2');
  if (!g.zonesWith.abilities.includes(card.zone)) g.consult('3-1-2');
}
