/** Snapshots of cards for effects and abilities that look back. */
import { linksWith } from '../links';
import type { CardState, CardSnapshot } from '../state';
import { abilitiesOf, requirementsOf } from './abilities';
import { wordsToRemember } from './information';
import { statOf } from './values';
import type { ContinuousGame } from './rules';

/**
 * Returns a copy of the card that keeps everything observable now.
 * @param words its words now; left out: only as far as effects could change words
 */
export function takeSnapshot(game: ContinuousGame, card: CardState, words = wordsToRemember(game, card)): CardState {
  const snapshot: CardSnapshot = {
    stats: game.withoutCiting(() => statsToRemember(game, card)),
    words,
    requirements: requirementsOf(game, card),
    abilities: abilitiesOf(game, card),
    master: game.rules.masterOf(game, card),
    links: linksWith(game, card),
  };
  return { ...card, snapshot };
}

function statsToRemember(game: ContinuousGame, card: CardState): Record<string, number> {
  const stats: Record<string, number> = {};
  for (const name of game.rules.statsToRemember) stats[name] = statOf(game, card, name);
  return stats;
}
