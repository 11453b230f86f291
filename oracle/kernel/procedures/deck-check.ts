/** What checks of decks share: what is wrong with a deck, and cards counted by what makes them copies. */

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
