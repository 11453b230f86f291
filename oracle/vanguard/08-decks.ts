/** 8.1. Preparing the decks: what a deck breaks, each with its clause. */
import type { PlayerId } from '../../schemas/common';
import type { VgCard } from '../../schemas/vanguard';
import { InputError } from '../kernel/errors';
import type { DeckViolation } from '../kernel/procedures/deck-check';
import { cardsIn, definitionOf, type VgGame, type VgRules } from './game';

/** The parts of a deck. The ride deck is a part of the main deck (8.1.11.1). */
export interface Brought {
  readonly main: readonly VgCard[];
  readonly ride: readonly VgCard[];
  readonly G: readonly VgCard[];
}

/** The clauses that a deck check decides. */
export const DECK_CLAUSES = ['8.1.4', '8.1.11.1', '8.1.11.2'];

const GRADES = [0, 1, 2, 3];

export const decks = {
  /** 8.1.4, 8.1.11.1 */
  mainDeckSize: 50,
  gDeckSize: 16,
  rideDeckSize: 4,

  /** Each check is a function of its own in this list. */
  deckViolations: (rules: VgRules, brought: Brought): DeckViolation[] => [
    ...rules.sizeViolations(rules, brought),
    ...rules.rideDeckViolations(rules, brought),
  ],

  sizeViolations(rules: VgRules, { main, ride, G }: Brought): DeckViolation[] {
    const size = main.length + ride.length;
    const { mainDeckSize, gDeckSize } = rules;
    return [
      ...(size === mainDeckSize
        ? []
        : [{ clause: '8.1.4', reason: `${size} cards in a main deck of ${mainDeckSize}` }]),
      ...(G.length <= gDeckSize ? [] : [{ clause: '8.1.4', reason: `${G.length} cards in a G deck of ${gDeckSize}` }]),
    ];
  },

  rideDeckViolations(rules: VgRules, { ride }: Brought): DeckViolation[] {
    if (ride.length === 0) return [];
    if (ride.length !== rules.rideDeckSize)
      return [{ clause: '8.1.11.1', reason: `${ride.length} cards in a ride deck of ${rules.rideDeckSize}` }];
    const missing = GRADES.filter((grade) => !ride.some((card) => card.category === 'unit' && card.grade === grade));
    return missing.map((grade) => ({ clause: '8.1.11.2', reason: `no unit of grade ${grade} in the ride deck` }));
  },

  /** 8.2.1.1. @throws {InputError} if the deck breaks a rule */
  presentDeck(g: VgGame, player: PlayerId): void {
    const printed = (zone: string) => cardsIn(g, player, zone).map(definitionOf);
    const brought = { main: printed('deck'), ride: printed('rideDeck'), G: printed('gZone') };
    const [violation] = g.rules.deckViolations(g.rules, brought);
    g.cite('8.2.1.1');
    if (violation) throw new InputError(`decks.${player}: ${violation.reason} (${violation.clause})`);
  },
};
