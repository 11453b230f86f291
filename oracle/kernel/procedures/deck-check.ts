/** What checks of decks share: what is wrong with a deck, and cards counted by what makes them copies. */
import type { RulePoints } from '../clauses';
import type { Definition } from '../state';

/** One thing that is wrong with a deck. */
export interface DeckViolation {
  readonly reason: string;
  readonly clause: string;
  /** The number of the card, where it is about one. */
  readonly card?: string;
}

/** The cards of each key, in the order in which the keys come up. */
function grouped<Card>(cards: readonly Card[], key: (card: Card) => string): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(key(card));
    if (group) group.push(card);
    else groups.set(key(card), [card]);
  }
  return groups;
}

/** One card of each key. */
export function oneOfEach<Card>(cards: readonly Card[], key: (card: Card) => string): Card[] {
  const first = new Map<string, Card>();
  for (const card of cards) if (!first.has(key(card))) first.set(key(card), card);
  return [...first.values()];
}

/** What is asked of a table by these checks: there is no game, only the table in force. */
export interface DeckTable<Card> {
  readonly clauses: RulePoints;
  readonly categoriesInDeck: readonly string[];
  readonly copyLimit: number;
  copyKey(rules: DeckTable<Card>, card: Card): string;
  copiesAllowed(rules: DeckTable<Card>, card: Card): number;
}

/** Cards of a deck: their categories, and how many copies of each. */
export const deckChecks = <Card extends CardOfDeck>() => ({
  leaderCount: 1,
  copyLimit: 4,

  categoryViolations(rules: DeckTable<Card>, { deck }: { readonly deck: readonly Card[] }): DeckViolation[] {
    const others = deck.filter((card) => !rules.categoriesInDeck.includes(card.category));
    return oneOfEach(others, ({ number }) => number).map(({ number, name, category }) => ({
      clause: rules.clauses.deckCategories[0]!,
      card: number,
      reason: `"${name}" is a ${category} card`,
    }));
  },

  copyViolations(rules: DeckTable<Card>, deck: readonly Card[]): DeckViolation[] {
    const key = (card: Card) => rules.copyKey(rules, card);
    return copyViolations(deck, key, (card) => rules.copiesAllowed(rules, card), rules.clauses.deckCopies[0]!);
  },

  copyKey(_rules: DeckTable<Card>, card: Card): string {
    return card.number;
  },

  /** A text of the card itself replaces the limit. */
  copiesAllowed(rules: DeckTable<Card>, card: Card): number {
    const said = card.abilities?.find(({ type, copies }) => type === 'byRules' && copies !== undefined);
    return said?.copies === 'any' ? Infinity : (said?.copies ?? rules.copyLimit);
  },
});

interface CardOfDeck extends Pick<Definition, 'name' | 'number' | 'category'> {
  readonly abilities?: readonly { readonly type: string; readonly copies?: number | 'any' }[];
}

/** Those of which there are more copies than are allowed. @param key what makes cards copies of each other */
export const copyViolations = <Card>(
  cards: readonly Card[],
  key: (card: Card) => string,
  allowed: (card: Card) => number,
  clause: string,
): DeckViolation[] =>
  [...grouped(cards, key)].flatMap(([card, copies]) => {
    const most = allowed(copies[0]!);
    const reason = `${copies.length} copies where ${most} are allowed`;
    return copies.length > most ? [{ clause, card, reason }] : [];
  });
