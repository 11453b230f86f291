/** 1. Deck construction. */
import type { LnCard } from '../../schemas/level-neo';

export interface DeckViolation {
  reason: string;
  clause: string;
  card?: string;
}

/** The functions of this section look at a list of printed cards, one for each copy; they need no game. */
export const deckConstruction = {
  deckSize: 40,
  copyLimit: 3,
  mainTurnCost: 1,

  /** What is wrong with a deck; empty: nothing. */
  deckViolations(deck: readonly LnCard[]): DeckViolation[] {
    return [...this.sizeViolations(deck), ...this.mainCharacterViolations(deck), ...this.copyViolations(deck)];
  },

  /** 1-1 */
  sizeViolations(deck: readonly LnCard[]): DeckViolation[] {
    if (deck.length === this.deckSize) return [];
    return [{ clause: '1-1', reason: `${deck.length} cards where exactly ${this.deckSize} are needed` }];
  },

  /** 1-2 */
  mainCharacterViolations(deck: readonly LnCard[]): DeckViolation[] {
    if (deck.some((card) => this.mayBeMainCharacter(card))) return [];
    return [{ clause: '1-2', reason: `no character of turn cost ${this.mainTurnCost} to be the Main Character` }];
  },

  mayBeMainCharacter(card: LnCard): boolean {
    return card.category === 'character' && card.turnCost === this.mainTurnCost;
  },

  /** 1-4; the same card: the same card number. */
  copyViolations(deck: readonly LnCard[]): DeckViolation[] {
    const copies = new Map<string, number>();
    for (const card of deck) copies.set(this.copyKey(card), (copies.get(this.copyKey(card)) ?? 0) + 1);
    return [...copies]
      .filter(([, count]) => count > this.copyLimit)
      .map(([key, count]) => ({
        clause: '1-4',
        card: key,
        reason: `${count} copies where ${this.copyLimit} are allowed`,
      }));
  },

  copyKey(card: LnCard): string {
    return card.number;
  },
};
