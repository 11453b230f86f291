/** Secret areas: what is shown on the way from one to another, and in whose order cards lie there. */
import type { PlayerId } from '../../../schemas/common';
import { chooseCards } from '../ask';
import type { Destination } from '../changes';
import type { EffectContext } from '../rules';
import type { CardState, Procedure } from '../state';
import type { EffectGame } from './types';

export const secrecy = {
  /** Is it an area whose cards not everybody sees? */
  isSecret(_g: EffectGame, _zone: string | undefined, _face?: 'up' | 'down'): boolean {
    return false;
  },

  /** Cards that an effect names go from one secret area to another in sight of both players, until it is done. */
  revealNamed(g: EffectGame, _context: EffectContext, cards: readonly CardState[], to: Destination): void {
    const shown = g.rules.goneBetweenSecrets(g, cards, to);
    if (shown.length > 0) g.decided('revealNamed');
    for (const card of shown) g.rules.show(g, card);
  },

  /** Those that leave a secret area for another one. */
  goneBetweenSecrets(g: EffectGame, cards: readonly CardState[], to: Destination): readonly CardState[] {
    if (!g.rules.isSecret(g, to.zone, to.face)) return [];
    return cards.filter((card) => card.zone !== to.zone && g.rules.isSecret(g, card.zone, card.face));
  },

  /** The player says how the cards lie: the first one named uppermost. */
  *arrange(g: EffectGame, player: PlayerId, cards: readonly CardState[]): Procedure<readonly CardState[]> {
    if (cards.length < 2) return cards;
    const { length } = cards;
    g.decided('arrange');
    const clause = g.clauseOf('arrange');
    return yield* chooseCards(g, { player, kind: 'arrange', from: cards, min: length, max: length, clause });
  },
};
