/** What checks of decks share: what is wrong with a deck, and cards counted by what makes them copies. */

/** One thing that is wrong with a deck. */
export interface DeckViolation {
  readonly reason: string;
  readonly clause?: string;
  /** The number of the card, where it is about one. */
  readonly card?: string;
}

/** The cards of each key, in the order in which the keys come up. */
export function grouped<Card>(cards: readonly Card[], key: (card: Card) => string): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(key(card));
    if (group) group.push(card);
    else groups.set(key(card), [card]);
  }
  return groups;
}

/** One card of each key. */
export const oneOfEach = <Card>(cards: readonly Card[], key: (card: Card) => string): Card[] =>
  [...grouped(cards, key).values()].map(([first]) => first!);

/** Those of which there are more than are allowed, with how many there are. */
export const tooManyCopies = <Card>(
  cards: readonly Card[],
  key: (card: Card) => string,
  allowed: (card: Card) => number,
): { readonly card: Card; readonly copies: number; readonly allowed: number }[] =>
  [...grouped(cards, key).values()].flatMap((copies) => {
    const most = allowed(copies[0]!);
    return copies.length > most ? [{ card: copies[0]!, copies: copies.length, allowed: most }] : [];
  });
