/** Shared deck checks: the violations of a deck, the copies of a card, and limits stated by card texts. */
import type { Amount, CardFilter } from '../../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import type { RulePoints } from '../clauses';
import { EVERY_WORD } from '../continuous/information';
import { IllegalDecks, type PresentedViolation } from '../errors';
import { cardsIn } from '../game';
import type { KernelRules, WithRules, AnyGame } from '../rules';
import type { Definition } from '../state';
import type { TableFor } from './tables';

export interface DeckViolation {
  readonly reason: string;
  readonly clause: string;
  /** The number of the card that breaks the rule, if it is a single card. */
  readonly card?: string;
  /** The part of the deck, in a game whose decks have parts. */
  readonly part?: string;
}

/** Groups cards by key, in the order in which the keys first occur. */
function grouped<Card>(cards: readonly Card[], key: (card: Card) => string): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const name = key(card);
    const group = groups.get(name);
    if (group) group.push(card);
    else groups.set(name, [card]);
  }
  return groups;
}

/** Returns the first card of each number. */
export function oneOfEach<Card extends { readonly number: string }>(cards: readonly Card[]): Card[] {
  const first = new Map<string, Card>();
  for (const card of cards) if (!first.has(card.number)) first.set(card.number, card);
  return [...first.values()];
}

/** The text of the card `by` allows at most `max` cards that fit `of` in the deck. */
export interface DeckLimit<Card> {
  readonly by: Card;
  readonly of: CardFilter;
  readonly max: number;
}

/** What the deck checks need from a rule table; they run without a game. */
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

export interface PresentingRules {
  /** Returns what breaks the rules of decks in what a player brings to the game. */
  deckViolations(rules: { readonly clauses: RulePoints }, brought: unknown): DeckViolation[];
}

interface Presenting extends AnyGame {
  readonly rules: AnyGame['rules'] & typeof presentingDecks & PresentingRules;
}

/** Decks are presented before the game begins. */
export const presentingDecks = {
  /** @throws {IllegalDecks} says everything that the decks break */
  presentDecks(g: Presenting): void {
    const violations = PLAYERS.flatMap((player) => g.rules.presentDeck(g, player));
    if (violations.length > 0) throw new IllegalDecks(violations);
  },

  /** Returns what the player's deck breaks. */
  presentDeck(g: Presenting, player: PlayerId): PresentedViolation[] {
    const violations = g.rules.deckViolations(g.rules, g.rules.broughtBy(g, player));
    g.citePoint('deckPresented');
    return violations.map((violation) => ({ player, ...violation }));
  },

  /** Returns the printed cards in the form in which the deck check of the game takes them. */
  broughtBy(g: AnyGame, player: PlayerId): unknown {
    return printedIn(g, player, g.rules.commonZones.deck);
  },
} satisfies TableFor<KernelRules>;

export const printedIn = (g: AnyGame, player: PlayerId, zone: string): Definition[] =>
  cardsIn(g, player, zone).map(({ definition }) => definition);

/** Checks the categories in a deck, the copies of each card, and the limits from card texts. */
export const deckChecks = <Card extends CardOfDeck>() =>
  ({
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

    /** The card's own text may replace the limit on its copies. */
    copiesAllowed(rules: DeckTable<Card>, card: Card): number {
      const said = card.abilities?.find(({ type, copies }) => type === 'byRules' && copies !== undefined);
      return said?.copies === 'any' ? Infinity : (said?.copies ?? rules.copyLimit);
    },

    limitViolations(rules: DeckTable<Card>, { leaders, deck }: Record<'leaders' | 'deck', readonly Card[]>) {
      return rules.limitsOf(rules, [...leaders, ...deck]).flatMap(({ by, of, max }) => {
        // For "other" cards, the card with the text itself does not count.
        const itself = of.other ? deck.indexOf(by) : -1;
        const copies = deck.filter((card, index) => index !== itself && rules.isPrintedAs(rules, of, card));
        const reason = `"${by.name}" lets no more than ${max} such cards into the deck`;
        return tooMany(copies, max, rules.clauses.deckLimits[0]!, reason);
      });
    },

    /** Each text counts once, however many copies of its card are in the deck. */
    limitsOf(_rules: DeckTable<Card>, cards: readonly Card[]): DeckLimit<Card>[] {
      return oneOfEach(cards).flatMap((by) =>
        (by.abilities ?? []).flatMap(({ deckLimit }) => (deckLimit ? [{ by, ...deckLimit }] : [])),
      );
    },

    /** Returns whether a printed card fits a filter, without a game. */
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

    /** Returns a printed value; undefined if the card has none. */
    printedStat(_rules: DeckTable<Card>, card: Card, stat: string): number | undefined {
      return (card as unknown as Record<string, number | undefined>)[stat];
    },
  }) satisfies TableFor<KernelRules>;

function isWithin(value: number | undefined, range: { readonly min?: Amount; readonly max?: Amount } = {}): boolean {
  return value !== undefined && value >= fixed(range.min, -Infinity) && value <= fixed(range.max, Infinity);
}

/** Without a game nothing can be counted, so a counted limit is no limit. */
const fixed = (limit: Amount | undefined, otherwise: number): number => (typeof limit === 'number' ? limit : otherwise);

interface CardOfDeck extends Pick<Definition, 'name' | 'number' | 'category'> {
  readonly abilities?: readonly {
    readonly type: string;
    readonly copies?: number | 'any';
    readonly deckLimit?: Omit<DeckLimit<unknown>, 'by'>;
  }[];
}

/** Returns one violation per card number if there are more than `max` cards. */
export const tooMany = (
  cards: readonly { readonly number: string }[],
  max: number,
  clause: string,
  reason: string,
): DeckViolation[] =>
  cards.length <= max ? [] : oneOfEach(cards).map(({ number }) => ({ clause, card: number, reason }));

/**
 * Returns the cards with more copies than allowed.
 * @param key cards with the same key are copies of each other
 */
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
