/** The texts of probe cards: what a card says is made from what it does, so that the two cannot differ. */
import { gameOf } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { Part } from './words';

/** Probe cards with something in parentheses, which is about how a text is printed (One Piece 2-8-4): text to text. */
const PRINTED: Readonly<Record<string, (text: string) => string>> = {
  'blocker-explained': (text) => `${text} (Rest this card to become the target of the attack.)`,
  'on-play-draw-and-draw': (text) => text.replace(/Draw 1 card\.$/, '(Then, draw 1 card.)'),
};

/** @throws {Error} a word of the card's abilities has no text */
export function probeText(game: GameId, probe: string, card: Part): string {
  const entry = gameOf(game);
  if (!entry) throw new Error(`there are no texts for ${game}`);
  const text = entry.textOf(card);
  return PRINTED[probe]?.(text) ?? text;
}
