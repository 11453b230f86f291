/** Misreadings of section 1: decks. */
import { always, another, args, faultTable } from '../../kernel/testing/misreadings';
import type { LnRules } from '../game';

export const deckConstructionFaults = faultTable<LnRules>({
  '1-1': {
    'more than 40 cards are allowed': always('sizeViolations', [], (_rules, deck) => deck.length > 40),
    'fewer than 40 cards are allowed': always('sizeViolations', [], (_rules, deck) => deck.length < 40),
    'the deck is 40 cards and the Main Character besides': args('sizeViolations', (rules, deck) => [
      rules,
      deck.slice(1),
    ]),
    'a game is played with whatever decks are presented': always('presentDeck', []),
    "only player B's deck is looked at": always('presentDeck', [], (_g, player) => player !== 'B'),
  },
  '1-2': {
    'no card that could be the Main Character is needed': always('mainCharacterViolations', []),
    'any card of turn cost 1 will do, an event too': always('mainCharacterViolations', [], (_rules, deck) =>
      deck.some((card) => card.turnCost === 1),
    ),
    'a character of any turn cost will do': always('mainCharacterViolations', [], (_rules, deck) =>
      deck.some((card) => card.category === 'character'),
    ),
    'a character of turn cost 0 will do as well': another(
      'mayBeMainCharacter',
      (rules, card) => card.category === 'character' && card.turnCost <= rules.mainTurnCost,
    ),
    'there may be no second character of turn cost 1': (rules) => ({
      mainCharacterViolations: (inForce, deck) =>
        rules.mainCharacterViolations(
          inForce,
          deck.filter((card) => inForce.mayBeMainCharacter(inForce, card)).length > 1 ? [] : deck,
        ),
    }),
  },
  '1-4': {
    'four copies of a card are allowed': another('copyLimit', 4),
    'a third copy of a card is refused': another('copyLimit', 2),
    'the Main Character is not counted among the copies': (rules) => ({
      copyViolations(inForce, deck) {
        const main = deck.findIndex((card) => inForce.mayBeMainCharacter(inForce, card));
        return rules.copyViolations(
          inForce,
          deck.filter((_, index) => index !== main),
        );
      },
    }),
    'only characters are limited to three copies': (rules) => ({
      copyViolations(inForce, deck) {
        return rules.copyViolations(
          inForce,
          deck.filter((card) => card.category === 'character'),
        );
      },
    }),
  },
});
