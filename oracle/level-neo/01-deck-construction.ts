/** 1. Deck construction. */
import type { LnCard } from '../../schemas/level-neo';
import { copyViolations, type DeckViolation } from '../kernel/procedures/deck-check';
import type { LnRules } from './game';
import type { Section } from './packs';

/**
 * The functions of this section receive the printed cards of a deck, one for each copy. They receive the rule table in
 * force, because there is no game yet.
 */
export const deckConstruction = {
  deckSize: 40,
  copyLimit: 3,
  mainTurnCost: 1,

  /** Returns no violation if the deck is legal. */
  deckViolations(rules: LnRules, deck: readonly LnCard[]): DeckViolation[] {
    return [
      ...rules.sizeViolations(rules, deck),
      ...rules.mainCharacterViolations(rules, deck),
      ...rules.copyViolations(rules, deck),
    ];
  },

  /** 1-1 */
  sizeViolations(rules: LnRules, deck: readonly LnCard[]): DeckViolation[] {
    if (deck.length === rules.deckSize) return [];
    return [{ clause: '1-1', reason: `${deck.length} cards where exactly ${rules.deckSize} are needed` }];
  },

  /** 1-2 */
  mainCharacterViolations(rules: LnRules, deck: readonly LnCard[]): DeckViolation[] {
    if (deck.some((card) => rules.mayBeMainCharacter(rules, card))) return [];
    return [{ clause: '1-2', reason: `no character of turn cost ${rules.mainTurnCost} to be the Main Character` }];
  },

  mayBeMainCharacter(rules: LnRules, card: LnCard): boolean {
    return card.category === 'character' && card.turnCost === rules.mainTurnCost;
  },

  /** 1-4: cards are the same if they have the same card number. */
  copyViolations(rules: LnRules, deck: readonly LnCard[]): DeckViolation[] {
    const key = (card: LnCard) => rules.copyKey(rules, card);
    return copyViolations(deck, key, () => rules.copyLimit, '1-4');
  },

  copyKey(_rules: LnRules, card: LnCard): string {
    return card.number;
  },
} satisfies Section;
