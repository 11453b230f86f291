/** Makes the texts of probe cards from their abilities, so that the two cannot differ. */
import { gameOf } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { Part } from './words';

/**
 * Parentheses in printed texts, added to the texts of these probe cards (One Piece 2-8-4, Dragon Ball Super 2-12-3).
 */
const PRINTED: Partial<Record<GameId, Readonly<Record<string, (text: string) => string>>>> = {
  'one-piece': {
    'blocker-explained': (text) => `${text} (Rest this card to become the target of the attack.)`,
    'on-play-draw-and-draw': (text) => text.replace(/Draw 1 card\.$/, '(Then, draw 1 card.)'),
  },
  'dragon-ball-super': {
    'blocker-explained': (text) => `${text} (Switch this card to Rest Mode to become the target of the attack.)`,
    'double-strike-explained': (text) => `${text} (This card deals 2 damage instead of 1.)`,
    'draws-in-parentheses': (text) => text.replace(/Your Leader Card.*$/, '($&)'),
  },
};

/** @throws {Error} if a word of the card's abilities has no text */
export function probeText(game: GameId, probe: string, card: Part): string {
  const entry = gameOf(game);
  if (!entry) throw new Error(`there are no texts for ${game}`);
  const text = entry.textOf(card);
  return PRINTED[game]?.[probe]?.(text) ?? text;
}
