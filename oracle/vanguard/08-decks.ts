/** 8.1. Preparing the decks: what a deck breaks, each with its clause. */
import type { PlayerId } from '../../schemas/common';
import type { VgCard, VgTrigger } from '../../schemas/vanguard';
import type { PresentedViolation } from '../kernel/errors';
import { deckChecks, presentingDecks, printedIn, tooMany, type DeckViolation } from '../kernel/procedures/deck-check';
import type { VgGame, VgRules } from './game';
import type { Section } from './packs';

/** The parts of a deck. The ride deck is a part of the main deck (8.1.11.1). */
export interface Brought {
  readonly main: readonly VgCard[];
  readonly ride: readonly VgCard[];
  readonly G: readonly VgCard[];
}

/** The clauses that a deck check decides. */
export const DECK_CLAUSES = [
  '1.3.1',
  ...['8.1.1', '8.1.2', '8.1.3', '8.1.4', '8.1.5', '8.1.6', '8.1.6.1', '8.1.6.2', '8.1.6.3', '8.1.7', '8.1.7.1'],
  ...['8.1.7.2', '8.1.8', '8.1.9', '8.1.10', '8.1.11', '8.1.11.1', '8.1.11.2', '8.1.11.3'],
  ...['2.1.2', '2.15.2', '2.16.2', '14.10.2', '14.54.2.1'],
];

const GRADES = [0, 1, 2, 3];

/** At most so many cards of a kind may be in the main deck. */
interface Limit {
  readonly clause: string;
  readonly max: number;
  readonly said: string;
  isMatch(card: VgCard): boolean;
}

const ofTrigger = (trigger: VgTrigger, max: number, clause: string): Limit => ({
  clause,
  max,
  said: `${trigger} triggers`,
  isMatch: (card) => card.trigger === trigger,
});

const ofKeyword = (keyword: string, max: number, clause: string): Limit => ({
  clause,
  max,
  said: `cards with ${keyword}`,
  isMatch: ({ abilities = [] }) => abilities.some((ability) => ability.keyword === keyword),
});

const { copyLimit } = deckChecks<VgCard>();

type VgDeckPart = keyof Brought;

const inPart = (part: VgDeckPart, violations: readonly DeckViolation[]): DeckViolation[] =>
  violations.map((violation) => ({ ...violation, part }));

/** 15.2.1.1: tokens, tickets and other markers. */
export const isNoCardOfDecks = ({ category, subtype, specialType }: VgCard): boolean =>
  category === 'marker' || subtype === 'token' || specialType !== undefined;

export const decks = {
  copyLimit,
  /** 8.1.4, 8.1.11.1 */
  mainDeckSize: 50,
  gDeckSize: 16,
  rideDeckSize: 4,
  /** 8.1.7 */
  triggersInDeck: 16,
  /** 8.1.7.1, 8.1.7.2, 8.1.8, 8.1.9 */
  mainDeckLimits: [
    ofTrigger('heal', 4, '8.1.7.1'),
    ofTrigger('over', 1, '8.1.7.2'),
    ofKeyword('sentinel', 4, '8.1.8'),
    ofKeyword('regalisPiece', 1, '8.1.9'),
  ] as readonly Limit[],

  /** Each check is a function of its own in this list. */
  deckViolations(rules: VgRules, brought: Brought): DeckViolation[] {
    const main = rules.mainDeckOf(rules, brought);
    return [
      ...rules.sizeViolations(rules, brought),
      ...inPart('main', rules.pseudoCardViolations(rules, main)),
      ...rules.subtypeViolations(rules, main, brought.G),
      ...inPart('main', rules.nameViolations(rules, main)),
      ...inPart('G', rules.nameViolations(rules, brought.G)),
      ...inPart('main', rules.triggerViolations(rules, main)),
      ...inPart(
        'main',
        rules.mainDeckLimits.flatMap((limit) => rules.limitViolations(rules, main, limit)),
      ),
      ...inPart('ride', rules.rideDeckViolations(rules, brought)),
    ];
  },

  /** 8.1.11.1 */
  mainDeckOf: (_rules: VgRules, { main, ride }: Brought): readonly VgCard[] => [...main, ...ride],

  /** 8.1.1, 8.1.2, 8.1.4: a G deck is not needed. */
  sizeViolations(rules: VgRules, brought: Brought): DeckViolation[] {
    const [{ length: main }, { length: ofG }] = [rules.mainDeckOf(rules, brought), brought.G];
    const { mainDeckSize, gDeckSize } = rules;
    return [
      ...(main === 0 ? [{ part: 'main', clause: '8.1.1', reason: 'there is no main deck' }] : []),
      ...(main === mainDeckSize
        ? []
        : [{ part: 'main', clause: '8.1.4', reason: `${main} cards in a main deck of ${mainDeckSize}` }]),
      ...(ofG <= gDeckSize ? [] : [{ part: 'G', clause: '8.1.4', reason: `${ofG} cards in a G deck of ${gDeckSize}` }]),
    ];
  },

  /** 8.1.1: decks are of cards, and tokens, tickets and other markers are none (15.2.1.1). */
  pseudoCardViolations(_rules: VgRules, main: readonly VgCard[]): DeckViolation[] {
    return tooMany(main.filter(isNoCardOfDecks), 0, '8.1.1', 'tokens, tickets and markers are no cards of a deck');
  },

  /** 8.1.5 */
  subtypeViolations(_rules: VgRules, main: readonly VgCard[], ofG: readonly VgCard[]): DeckViolation[] {
    const none = (part: VgDeckPart, strangers: readonly VgCard[]) =>
      inPart(part, tooMany(strangers, 0, '8.1.5', 'G units, and no other cards, are in the G deck'));
    return [
      ...none(
        'main',
        main.filter(({ subtype }) => subtype === 'G'),
      ),
      ...none(
        'G',
        ofG.filter(({ subtype }) => subtype !== 'G'),
      ),
    ];
  },

  /** 8.1.6, 8.1.6.3: each name of a card counts. */
  nameViolations(rules: VgRules, deck: readonly VgCard[]): DeckViolation[] {
    const named = new Map<string, VgCard[]>();
    for (const card of deck)
      for (const name of rules.namesInDeck(rules, card)) {
        const cards = named.get(name);
        if (cards) cards.push(card);
        else named.set(name, [card]);
      }
    return [...named].flatMap(([name, cards]) => rules.copyViolations(rules, cards, name));
  },

  namesInDeck: (_rules: VgRules, { name, names = [], abilities = [] }: VgCard): readonly string[] => [
    ...new Set([name, ...names, ...abilities.flatMap((ability) => ability.names ?? [])]),
  ],

  /** 8.1.3: the text of a card replaces the limit for this card; all others of the name keep to it. */
  copyViolations(rules: VgRules, named: readonly VgCard[], name: string): DeckViolation[] {
    const allowed = (card: VgCard) => rules.copiesAllowed(rules, card, named);
    const more = named.filter((card) => allowed(card) !== rules.copyLimit);
    const kept = more.length === 0 ? named : named.filter((card) => !more.includes(card));
    return [
      ...tooMany(kept, rules.copyLimit, '8.1.6', `${kept.length} cards are named "${name}"`),
      ...more.flatMap((card) => {
        const same = more.filter((one) => rules.isThisCard(rules, one, card));
        return tooMany(same, allowed(card), '8.1.3', `"${name}" lets no more than ${allowed(card)} into the deck`);
      }),
    ];
  },

  /** 8.1.3, 8.1.10: what the text of "this card" says, whichever of the cards says it. */
  copiesAllowed(rules: VgRules, card: VgCard, among: readonly VgCard[]): number {
    const said: (number | 'any')[] = [];
    for (const one of among)
      if (one.abilities && rules.isThisCard(rules, one, card))
        for (const { copies } of one.abilities) if (copies !== undefined) said.push(copies);
    if (said.includes('any')) return Infinity;
    return Math.max(rules.copyLimit, ...said.map(Number));
  },

  /** 8.1.10 */
  isThisCard: (_rules: VgRules, one: VgCard, other: VgCard): boolean => collected(one) === collected(other),

  /** 8.1.7 */
  triggerViolations(rules: VgRules, main: readonly VgCard[]): DeckViolation[] {
    const count = main.filter(({ trigger }) => trigger !== undefined).length;
    return count === rules.triggersInDeck
      ? []
      : [{ clause: '8.1.7', reason: `${count} cards with triggers, of which there must be ${rules.triggersInDeck}` }];
  },

  limitViolations: (_rules: VgRules, main: readonly VgCard[], { clause, max, said, isMatch }: Limit): DeckViolation[] =>
    tooMany(main.filter(isMatch), max, clause, `a main deck holds no more than ${max} ${said}`),

  /** 8.1.11.3: none is needed. */
  rideDeckViolations(rules: VgRules, { ride }: Brought): DeckViolation[] {
    if (ride.length === 0) return [];
    const missing = GRADES.filter((grade) => !ride.some((card) => card.category === 'unit' && card.grade === grade));
    const found = missing.map((grade) => ({
      clause: '8.1.11.2',
      reason: `no unit of grade ${grade} in the ride deck`,
    }));
    return ride.length === rules.rideDeckSize
      ? found
      : [{ clause: '8.1.11.1', reason: `${ride.length} cards in a ride deck of ${rules.rideDeckSize}` }, ...found];
  },

  /** 8.2.1.1 */
  presentDeck(g: VgGame, player: PlayerId): PresentedViolation[] {
    g.cite('8.2.1.1');
    return presentingDecks.presentDeck(g, player);
  },

  broughtBy(g: VgGame, player: PlayerId): unknown {
    const printed = (zone: string) => printedIn(g, player, zone);
    return { main: printed('deck'), ride: printed('rideDeck'), G: printed('gZone') };
  },
} satisfies Section<'presentDeck' | 'broughtBy'>;

/** A card without a collection number is the same as another with its card number. */
const collected = ({ collectionNumber, number }: VgCard): string => collectionNumber ?? number;
