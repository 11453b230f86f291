/** 5. Game preparation: decks, and the steps before the first turn. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import type { CardFilter } from '../../schemas/ability';
import type { DbsCard } from '../../schemas/dragon-ball-super';
import { setFact, setFirstPlayer, emit } from '../kernel/changes';
import type { PresentedViolation } from '../kernel/errors';
import { perform } from '../kernel/events/perform';
import { tooMany, type DeckViolation } from '../kernel/procedures/deck-check';
import { type Procedure } from '../kernel/state';
import { cardsIn, categoryOf, definitionOf, leaderOf, type DbsGame, type DbsRules } from './game';
import { packs, type Section } from './packs';

/** Limits how many cards with a keyword a deck may hold. */
export interface KeywordLimit {
  readonly clause: string;
  readonly reason: string;
  readonly max: number;
  isMatch(card: DbsCard): boolean;
}

export interface Brought {
  readonly leaders: readonly DbsCard[];
  readonly deck: readonly DbsCard[];
}

export const gamePreparation = {
  deckSize: 50,
  openingHand: 6,
  lifeCount: 8,

  /** 5-2-1-7 */
  lifeValue(g: DbsGame, _player: PlayerId): number {
    return g.rules.lifeCount;
  },

  placeOfLife: 'bottom' as 'top' | 'bottom',

  // --- 5-1 ----------------------------------------------------------------------------------------------------------

  /** Lists the ways in which the cards break deck rules, each with its clause. */
  deckViolations(rules: DbsRules, cards: readonly DbsCard[]): DeckViolation[] {
    const brought = rules.partsOf(rules, cards);
    return [
      ...rules.leaderViolations(rules, brought),
      ...rules.sizeViolations(rules, brought),
      ...rules.categoryViolations(rules, brought),
      ...rules.copyViolations(rules, brought.deck),
      ...rules.keywordViolations(rules, brought),
      ...rules.limitViolations(rules, brought),
    ];
  },

  /** A surplus Leader Card counts as part of the deck, where it is a violation. */
  partsOf(rules: DbsRules, cards: readonly DbsCard[]): Brought {
    const leaders = cards.filter(({ category }) => category === 'leader').slice(0, rules.leaderCount);
    return { leaders, deck: cards.filter((card) => !leaders.includes(card)) };
  },

  /** 5-1-2 */
  leaderViolations(rules: DbsRules, { leaders }: Brought): DeckViolation[] {
    if (leaders.length === rules.leaderCount) return [];
    return [{ clause: '5-1-2', reason: 'there is no Leader Card' }];
  },

  /** 5-1-3 */
  sizeViolations(rules: DbsRules, { deck }: Brought): DeckViolation[] {
    if (deck.length === rules.deckSize) return [];
    return [{ clause: '5-1-3', reason: `${deck.length} cards in the deck where exactly ${rules.deckSize} are needed` }];
  },

  /** 5-1-3 */
  categoriesInDeck: ['battle', 'extra'] as readonly string[],

  /** 5-1-3-1, 5-1-3-2, 5-1-3-2-1, 10-31-1: a [Permanent] of the card itself replaces the limit. */
  copiesAllowed(rules: DbsRules, card: DbsCard): number {
    const { copyLimit } = rules;
    const allowed = packs.copiesAllowed(rules, card);
    return allowed === copyLimit && rules.hasDeckKeyword(rules, card, 'dragonBall') ? Infinity : allowed;
  },

  /** 5-1-3-2-1: looks for a [Permanent] about deck construction. */
  affectsDecks(_rules: DbsRules, { abilities = [] }: DbsCard): boolean {
    return abilities.some(({ copies, deckLimit }) => copies !== undefined || deckLimit !== undefined);
  },

  hasDeckKeyword(_rules: DbsRules, { abilities = [] }: DbsCard, keyword: string): boolean {
    return abilities.some((ability) => ability.type === 'keyword' && ability.keyword === keyword);
  },

  /** 10-14-1, 10-17, 10-31-1 */
  keywordViolations(rules: DbsRules, { leaders, deck }: Brought): DeckViolation[] {
    return rules
      .keywordLimits(rules, [...leaders, ...deck])
      .flatMap(({ clause, reason, max, isMatch }) => tooMany(deck.filter(isMatch), max, clause, reason));
  },

  /** @param _cards the deck and the Leader Card */
  keywordLimits(rules: DbsRules, _cards: readonly DbsCard[]): KeywordLimit[] {
    return rules.deckKeywords.map(({ keyword, max, clause, said }) => ({
      clause,
      max,
      reason: `no more than ${max} cards with [${said}] may be in the deck`,
      isMatch: (card: DbsCard) => rules.hasDeckKeyword(rules, card, keyword),
    }));
  },

  /** 10-14-1, 10-17, 10-31-1 */
  deckKeywords: [
    { keyword: 'ultimate', max: 1, clause: '10-14-1', said: 'Ultimate' },
    { keyword: 'superCombo', max: 4, clause: '10-17', said: 'Super Combo' },
    { keyword: 'dragonBall', max: 7, clause: '10-31-1', said: 'Dragon Ball' },
  ] as readonly { keyword: string; max: number; clause: string; said: string }[],

  /** 5-1-3-2-1: checks a printed card against a filter, outside of any game. */
  isPrintedAs(rules: DbsRules, filter: CardFilter, card: DbsCard): boolean {
    const [printed, { character, trait, color }] = [{ rules }, filter];
    return (
      packs.isPrintedAs(rules, filter, card) &&
      (character === undefined || rules.charactersOf(printed, card).includes(character)) &&
      (trait === undefined || rules.traitsOf(printed, card).includes(trait)) &&
      (color === undefined || rules.colorsOf(printed, card).includes(color))
    );
  },

  // --- 5-2 ----------------------------------------------------------------------------------------------------------

  /** 5-2-1: carries out the steps in order. @throws {IllegalDecks} if a deck breaks a rule of 5-1 (5-2-1-1) */
  *prepare(g: DbsGame): Procedure {
    g.rules.presentDecks(g);
    for (const player of PLAYERS) yield* g.rules.placeLeader(g, player);
    yield* g.rules.leadersArePlaced(g);
    for (const player of PLAYERS) yield* g.rules.placeDeck(g, player);
    g.rules.decideFirstPlayer(g);
    yield* g.rules.layOut(g);
    setFact(g, 'begun', true);
  },

  /** 5-2-1-1, 5-1-3-2, 5-1-3-2-2 */
  presentDeck(g: DbsGame, player: PlayerId): PresentedViolation[] {
    if (cardsIn(g, player, 'deck').some((card) => g.rules.affectsDecks(g.rules, definitionOf(card))))
      g.cite('5-1-3-2', '5-1-3-2-2');
    return packs.presentDeck(g, player);
  },

  /** 5-2-1-2, 3-5-1: a Leader Card starts with its front side up. */
  *placeLeader(g: DbsGame, player: PlayerId): Procedure {
    const leader = cardsIn(g, player, 'deck').find((card) => categoryOf(card) === 'leader')!;
    g.cite('5-2-1-2', '3-5-1', '2-3-2-1');
    yield* perform(g, { card: leader, to: { zone: 'leader', face: 'up', sheet: 'front', state: 'active' } });
  },

  /** 5-2-1-3 */
  *leadersArePlaced(g: DbsGame): Procedure {
    for (const player of PLAYERS) emit(g, 'placedAsLeader', { player, card: leaderOf(g, player).id });
    if (g.state.pending.length > 0) g.cite('5-2-1-3');
    yield* g.rules.runCheckpoint(g);
  },

  /** 5-2-1-4, 3-2-1 */
  *placeDeck(g: DbsGame, player: PlayerId): Procedure {
    g.cite('5-2-1-4', '3-2-1');
    yield* g.rules.shuffle(g, player);
  },

  /** 5-2-1-5, 5-2-1-5-1: chance decides who goes first, and no player chooses. */
  decideFirstPlayer(g: DbsGame): void {
    g.cite('5-2-1-5', '5-2-1-5-1');
    setFirstPlayer(g, g.rules.lotWinner(g));
  },
} satisfies Section<
  'openingHand' | 'lifeValue' | 'placeOfLife' | 'copiesAllowed' | 'isPrintedAs' | 'prepare' | 'presentDeck'
>;
