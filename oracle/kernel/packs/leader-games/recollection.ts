/** What players could know from memory. No rule asks for it; interpretations of what a view shows do. */
import type { PlayerId } from '../../../../schemas/common';
import type { CardState } from '../../state';
import type { EffectGame } from '../../procedures/effects';

/**
 * Returns whether the player has put the hidden card where it lies, or has been shown it on its way, and nothing has
 * been shuffled there since. What another player puts there may lie in an order that nobody else knows (OP 3-1-8, DBS
 * 3-1-6-1).
 */
export function remembersCard(g: EffectGame, viewer: PlayerId, card: CardState): boolean {
  const wasSeenIn = (zone: string): boolean =>
    card.owner === viewer && (zone === g.rules.commonZones.hand || !g.rules.isSecret(g, zone));
  let { zone } = card;
  for (let index = g.journal.length - 1; index >= 0; index--) {
    const event = g.journal[index]!;
    if (event.type === 'shuffled' && event.player === card.owner && event.zone === zone) return false;
    if (event.card !== card.id) continue;
    if (event.type === 'revealed') return true;
    if (event.type !== 'moved') continue;
    if (wasSeenIn(event.from!)) return true;
    zone = event.from!;
  }
  return false;
}
