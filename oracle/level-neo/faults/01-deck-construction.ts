/** Misreadings of section 1. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const deckFaults: readonly Fault<LnRules>[] = [
  {
    id: 'deck-of-at-least-40',
    clause: '1-1',
    title: 'more than 40 cards are allowed',
    replace: (rules) => ({ sizeViolations: (deck) => (deck.length > 40 ? [] : rules.sizeViolations(deck)) }),
  },
  {
    id: 'deck-of-at-most-40',
    clause: '1-1',
    title: 'fewer than 40 cards are allowed',
    replace: (rules) => ({ sizeViolations: (deck) => (deck.length < 40 ? [] : rules.sizeViolations(deck)) }),
  },
  {
    id: 'main-beside-the-40',
    clause: '1-1',
    title: 'the deck is 40 cards and the Main Character besides',
    replace: (rules) => ({ sizeViolations: (deck) => rules.sizeViolations(deck.slice(1)) }),
  },
  {
    id: 'deck-without-main',
    clause: '1-2',
    title: 'no card that could be the Main Character is needed',
    replace: () => ({ mainCharacterViolations: () => [] }),
  },
  {
    id: 'event-counts-as-main',
    clause: '1-2',
    title: 'any card of turn cost 1 will do, an event too',
    replace: (rules) => ({
      mainCharacterViolations: (deck) =>
        deck.some((card) => card.turnCost === 1) ? [] : rules.mainCharacterViolations(deck),
    }),
  },
  {
    id: 'main-of-any-cost',
    clause: '1-2',
    title: 'a character of any turn cost will do',
    replace: (rules) => ({
      mainCharacterViolations: (deck) =>
        deck.some((card) => card.category === 'character') ? [] : rules.mainCharacterViolations(deck),
    }),
  },
  {
    id: 'only-one-main',
    clause: '1-2',
    title: 'there may be no second character of turn cost 1',
    replace: (rules) => ({
      mainCharacterViolations: (deck) =>
        rules.mainCharacterViolations(deck.filter((card) => rules.mayBeMainCharacter(card)).length > 1 ? [] : deck),
    }),
  },
  {
    id: 'four-copies',
    clause: '1-4',
    title: 'four copies of a card are allowed',
    replace: () => ({ copyLimit: 4 }),
  },
  {
    id: 'two-copies',
    clause: '1-4',
    title: 'a third copy of a card is refused',
    replace: () => ({ copyLimit: 2 }),
  },
  {
    id: 'main-is-no-copy',
    clause: '1-4',
    title: 'the Main Character is not counted among the copies',
    replace: (rules) => ({
      copyViolations(deck) {
        const main = deck.findIndex((card) => rules.mayBeMainCharacter(card));
        return rules.copyViolations.call(
          this,
          deck.filter((_, index) => index !== main),
        );
      },
    }),
  },
  {
    id: 'events-without-limit',
    clause: '1-4',
    title: 'only characters are limited to three copies',
    replace: (rules) => ({
      copyViolations(deck) {
        return rules.copyViolations.call(
          this,
          deck.filter((card) => card.category === 'character'),
        );
      },
    }),
  },
];
