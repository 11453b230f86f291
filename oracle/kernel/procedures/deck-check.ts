/** What checks of decks share: what is wrong with a deck, cards counted by what makes them copies, and limits that texts state. */
import type { Amount, CardFilter } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { RulePoints } from '../clauses';
import { EVERY_WORD } from '../continuous/information';
import { InputError } from '../errors';
import { cardsIn, type AnyGame } from '../game';
import type { WithRules } from '../rules';
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

/** One card of each number. */
export function oneOfEach<Card extends { readonly number: string }>(cards: readonly Card[]): Card[] {
  const first = new Map<string, Card>();
  for (const card of cards) if (!first.has(card.number)) first.set(card.number, card);
  return [...first.values()];
}

/** So many cards of a kind are the most that the text of a card lets into the deck. */
export interface DeckLimit<Card> {
  readonly by: Card;
  readonly of: CardFilter;
  readonly max: number;
}

/** What is asked of a table by these checks: there is no game, only the table in force. */
export interface DeckTable<Card> {
  readonly clauses: RulePoints;
  readonly categoriesInDeck: readonly string[];
  readonly copyLimit: number;
  copyKey(rules: DeckTable<Card>, card: Card): string;
  copiesAllowed(rules: DeckTable<Card>, card: Card): number;
  limitsOf(rules: DeckTable<Card>, cards: readonly Card[]): DeckLimit<Card>[];
  isPrintedAs(rules: DeckTable<Card>, filter: CardFilter, card: Card): boolean;
  namesOf(g: WithRules<DeckTable<Card>>, card: Card): readonly string[];
  printedStat(rules: DeckTable<Card>, card: Card, stat: string): number | undefined;
}

/** A game in which a deck is presented. */
interface Presenting<Card> extends AnyGame {
  readonly rules: AnyGame['rules'] & { deckViolations(rules: unknown, cards: readonly Card[]): DeckViolation[] };
}

/** Cards of a deck: their categories, how many copies of each, and how many of a kind. */
export const deckChecks = <Card extends CardOfDeck>() => ({
  leaderCount: 1,
  copyLimit: 4,

  categoryViolations(rules: DeckTable<Card>, { deck }: { readonly deck: readonly Card[] }): DeckViolation[] {
    const others = deck.filter((card) => !rules.categoriesInDeck.includes(card.category));
    return oneOfEach(others).map(({ number, name, category }) => ({
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

  limitViolations(rules: DeckTable<Card>, { leaders, deck }: Record<'leaders' | 'deck', readonly Card[]>) {
    return rules.limitsOf(rules, [...leaders, ...deck]).flatMap(({ by, of, max }) => {
      // "Other" cards are all but the one that says so.
      const itself = of.other ? deck.indexOf(by) : -1;
      const copies = deck.filter((card, index) => index !== itself && rules.isPrintedAs(rules, of, card));
      const reason = `"${by.name}" lets no more than ${max} such cards into the deck`;
      return tooMany(copies, max, rules.clauses.deckLimits[0]!, reason);
    });
  },

  /** Each text once, however many copies of its card there are. */
  limitsOf(_rules: DeckTable<Card>, cards: readonly Card[]): DeckLimit<Card>[] {
    return oneOfEach(cards).flatMap((by) =>
      (by.abilities ?? []).flatMap(({ deckLimit }) => (deckLimit ? [{ by, ...deckLimit }] : [])),
    );
  },

  /** Does a printed card fit a filter, outside of any game? */
  isPrintedAs(rules: DeckTable<Card>, filter: CardFilter, card: Card): boolean {
    const { category, name, nameContains = '', number, stat = {} } = filter;
    const names = rules.namesOf({ rules }, card);
    return (
      (category === undefined || category === card.category) &&
      (name === undefined || names.includes(name) || names.includes(EVERY_WORD)) &&
      names.some((one) => one.includes(nameContains) || one === EVERY_WORD) &&
      (number === undefined || number === card.number) &&
      Object.entries(stat).every(([asked, range]) => isWithin(rules.printedStat(rules, card, asked), range))
    );
  },

  /** A value as it stands on the card, where it has one. */
  printedStat(_rules: DeckTable<Card>, card: Card, stat: string): number | undefined {
    return (card as unknown as Record<string, number | undefined>)[stat];
  },

  /** @throws {InputError} a deck that breaks a rule */
  presentDeck(g: Presenting<Card>, player: PlayerId): void {
    const cards = cardsIn(g, player, g.rules.commonZones.deck).map(({ definition }) => definition);
    const [violation] = g.rules.deckViolations(g.rules, cards as unknown as readonly Card[]);
    g.citePoint('deckPresented');
    if (violation) throw new InputError(`decks.${player}: ${violation.reason} (${violation.clause})`);
  },
});

function isWithin(value: number | undefined, range: { readonly min?: Amount; readonly max?: Amount } = {}): boolean {
  return value !== undefined && value >= fixed(range.min, -Infinity) && value <= fixed(range.max, Infinity);
}

/** Nothing is counted outside of a game: a counted limit is none. */
const fixed = (limit: Amount | undefined, otherwise: number): number => (typeof limit === 'number' ? limit : otherwise);

interface CardOfDeck extends Pick<Definition, 'name' | 'number' | 'category'> {
  readonly abilities?: readonly {
    readonly type: string;
    readonly copies?: number | 'any';
    readonly deckLimit?: Omit<DeckLimit<unknown>, 'by'>;
  }[];
}

/** One violation for each number, where there are more than so many of them. */
export const tooMany = (
  cards: readonly { readonly number: string }[],
  max: number,
  clause: string,
  reason: string,
): DeckViolation[] =>
  cards.length <= max ? [] : oneOfEach(cards).map(({ number }) => ({ clause, card: number, reason }));

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
