/** 5. Game setup: decks and the preparations. */
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { OpCard } from '../../schemas/one-piece';
import { PLAYERS } from '../../schemas/common';
import { chooseNext, type Ordered } from '../kernel/questions';
import { setFact } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { opponentOf, type Procedure } from '../kernel/state';
import {
  abilitiesPrintedOn,
  cardsIn,
  categoryOf,
  definitionOf,
  leaderOf,
  printedStat,
  type OpGame,
  type OpRules,
} from './game';
import { packs, type Section } from './packs';
import { oneOfEach, type DeckViolation } from '../kernel/procedures/deck-check';

/** What a player brings to the game. */
export interface Brought {
  readonly leaders: readonly OpCard[];
  readonly don: readonly OpCard[];
  readonly deck: readonly OpCard[];
}

export const gameSetup = {
  deckSize: 50,
  donDeckSize: 10,
  openingHand: 5,

  /** Returns no violation if all parts are legal. */
  deckViolations(rules: OpRules, cards: readonly OpCard[]): DeckViolation[] {
    const brought = rules.partsOf(rules, cards);
    return [
      ...rules.missingParts(rules, brought),
      ...rules.numberViolations(rules, brought),
      ...rules.categoryViolations(rules, brought),
      ...rules.colorViolations(rules, brought),
      ...rules.copyViolations(rules, brought.deck),
      ...rules.limitViolations(rules, brought),
    ];
  },

  /**
   * 5-1-1: the list holds all three parts. A Leader or DON!! card beyond the needed number counts as part of the deck.
   */
  partsOf(rules: OpRules, cards: readonly OpCard[]): Brought {
    const leaders = cards.filter(({ category }) => category === 'leader').slice(0, rules.leaderCount);
    const needed = rules.donNeeded(rules, leaders);
    const don = cards.filter(({ category }) => category === 'don').slice(0, needed);
    const apart: Record<string, number> = { leader: rules.leaderCount, don: needed };
    const deck = cards.filter(({ category }) => apart[category] === undefined || (apart[category] -= 1) < 0);
    return { leaders, don, deck };
  },

  /** 5-1-2, 1-3-1: the DON!! deck has 10 cards, or as many as the Leader says. */
  donNeeded(rules: OpRules, leaders: readonly OpCard[]): number {
    const said = leaders.flatMap(({ abilities = [] }) => abilities.flatMap(({ donDeck }) => donDeck ?? []));
    return said[0] ?? rules.donDeckSize;
  },

  /** 5-1-1: each of the three parts is needed. */
  missingParts(_rules: OpRules, { leaders, don, deck }: Brought): DeckViolation[] {
    const missing = (what: string, given: readonly OpCard[]): DeckViolation[] =>
      given.length > 0 ? [] : [{ clause: '5-1-1', reason: `there is no ${what}` }];
    return [...missing('Leader card', leaders), ...missing('deck', deck), ...missing('DON!! deck', don)];
  },

  /** 5-1-2: the deck has 50 cards and the DON!! deck 10. A second Leader is one of the 50 (5-1-2-1). */
  numberViolations(rules: OpRules, { leaders, don, deck }: Brought): DeckViolation[] {
    const wrong = (what: string, given: number, needed: number): DeckViolation[] =>
      given === 0 || given === needed
        ? []
        : [{ clause: '5-1-2', reason: `${given} ${what} where exactly ${needed} are needed` }];
    return [
      ...wrong('cards in the deck', deck.length, rules.deckSize),
      ...wrong('DON!! cards', don.length, rules.donNeeded(rules, leaders)),
    ];
  },

  /** 5-1-2-1 */
  categoriesInDeck: ['character', 'event', 'stage'] as readonly string[],

  /** 5-1-2-2: each colour of a card must be a colour of the Leader. A card without a colour never fits. */
  colorViolations(rules: OpRules, { leaders, deck }: Brought): DeckViolation[] {
    const [leader] = leaders;
    if (!leader) return [];
    const own = rules.colorsOf({ rules }, leader);
    return oneOfEach(deck)
      .filter((card) => !rules.colorsFit(rules, rules.colorsOf({ rules }, card), own))
      .map((card) => ({
        clause: '5-1-2-2',
        card: card.number,
        reason: `"${card.name}" is ${rules.colorsOf({ rules }, card).join(' and ') || 'of no colour'}, the Leader ${own.join(' and ')}`,
      }));
  },

  colorsFit(_rules: OpRules, colors: readonly string[], ofLeader: readonly string[]): boolean {
    return colors.length > 0 && colors.every((color) => ofLeader.includes(color));
  },

  /** Checks a printed card without a game: 5-1-2-4-2, 8-1-3-3-3. */
  isPrintedAs(rules: OpRules, filter: CardFilter, card: OpCard): boolean {
    const { has, noBaseEffect } = filter;
    return (
      packs.isPrintedAs(rules, filter, card) &&
      (has === undefined || (card.abilities ?? []).some(({ type, keyword }) => type === has || keyword === has)) &&
      (noBaseEffect === undefined || rules.hasNoBaseEffect({ rules }, card) === noBaseEffect) &&
      rules.fitsWords({ rules }, filter, card)
    );
  },

  printedStat: (_rules: OpRules, card: OpCard, stat: string): number | undefined => printedStat(card, stat),

  /**
   * 5-2-1
   * @throws {IllegalDecks} a deck breaks a rule of 5-1-2 (5-2-1-1)
   */
  *prepare(g: OpGame): Procedure {
    g.cite('5-2-1');
    g.rules.presentDecks(g);
    for (const player of PLAYERS) yield* g.rules.placeDecks(g, player);
    for (const player of PLAYERS) yield* g.rules.placeLeader(g, player);
    const chooser = g.rules.lotWinner(g);
    yield* g.rules.decideTurnOrder(g, chooser);
    yield* g.rules.startOfGame(g, chooser);
    yield* g.rules.layOut(g);
    setFact(g, 'begun', true);
  },

  /** 5-2-1-2, 3-3-1: the DON!! cards are set apart, and the deck is shuffled. */
  *placeDecks(g: OpGame, player: PlayerId): Procedure {
    const don = cardsIn(g, player, 'deck').filter((card) => categoryOf(card) === 'don');
    g.cite('3-3-1');
    yield* perform(g, ...don.map((card) => ({ card, to: { zone: 'donDeck', face: 'down' } as const })));
    yield* g.rules.setLeaderApart(g, player);
    g.cite('5-2-1-2');
    yield* g.rules.shuffle(g, player);
  },

  /** The Leader is no card of the deck, although messages list it there. */
  setLeaderApart(g: OpGame, player: PlayerId): Procedure {
    const leader = cardsIn(g, player, 'deck').find((card) => categoryOf(card) === 'leader')!;
    return perform(g, { card: leader, to: { zone: 'resolving' } });
  },

  /** 5-2-1-3, 3-6-1 */
  placeLeader(g: OpGame, player: PlayerId): Procedure {
    const [leader] = cardsIn(g, player, 'resolving');
    g.cite('5-2-1-3', '3-6-1', '2-2-3', '3-6-2');
    return perform(g, { card: leader!, to: { zone: 'leader', face: 'up' } });
  },

  /** 5-2-1-5-1: the player who chose the turn order carries out all effects before the opponent. */
  *startOfGame(g: OpGame, chooser: PlayerId): Procedure {
    for (const player of g.rules.orderAtStart(g, chooser)) yield* g.rules.startOfGameOf(g, player);
  },

  orderAtStart(_g: OpGame, chooser: PlayerId): readonly PlayerId[] {
    return [chooser, opponentOf(chooser)];
  },

  /** 5-2-1-5-1: the player chooses the order of the effects. */
  *startOfGameOf(g: OpGame, player: PlayerId): Procedure {
    const left = g.rules.effectsAtStart(g, player);
    while (left.length > 0) {
      g.cite('5-2-1-5-1');
      const next = yield* chooseNext(g, player, left);
      left.splice(left.indexOf(next), 1);
      yield* g.rules.executeAtStart(g, player, next);
    }
  },

  /** 5-2-1-5-1: only the Leader has such effects. */
  effectsAtStart(g: OpGame, player: PlayerId): Ordered[] {
    const leader = leaderOf(g, player);
    return abilitiesPrintedOn(definitionOf(leader))
      .filter((ability) => ability.when?.event === 'gameStarting')
      .map((ability) => ({ card: leader.id, ability }));
  },

  *executeAtStart(g: OpGame, player: PlayerId, { card, ability }: Ordered): Procedure {
    const before = g.journal.length;
    yield* g.rules.activateAuto(g, player, g.card(card), ability);
    for (const owner of PLAYERS) if (g.rules.changedDeck(g, before, owner)) yield* g.rules.shuffleChanged(g, owner);
    yield* g.rules.runCheckpoint(g);
  },

  /** 5-2-1-5-2 */
  *shuffleChanged(g: OpGame, owner: PlayerId): Procedure {
    g.cite('5-2-1-5-2');
    yield* g.rules.shuffle(g, owner);
  },

  /** 5-2-1-5-2: says whether a card has left the player's deck or entered it since then. */
  changedDeck(g: OpGame, since: number, player: PlayerId): boolean {
    const isDeckMove = (event: { from?: string; to?: string }) => event.from === 'deck' || event.to === 'deck';
    return g.journal
      .slice(since)
      .some((event) => event.type === 'moved' && isDeckMove(event) && g.card(event.card!).owner === player);
  },

  /** 5-2-1-6-1: the player draws a full hand, whatever has been returned. */
  redrawHand(g: OpGame, player: PlayerId, _returned: number): Procedure {
    return g.rules.takeHand(g, player, g.rules.openingHand);
  },

  /** 5-2-1-7, 2-9-4: the Life of the Leader counts as effects have changed it. */
  lifeValue(g: OpGame, player: PlayerId): number {
    const leader = leaderOf(g, player);
    const life = statOf(g, leader, 'life');
    if (life !== (definitionOf(leader).life ?? 0)) g.consult('2-9-4');
    return life;
  },
} satisfies Section<'openingHand' | 'isPrintedAs' | 'printedStat' | 'prepare' | 'redrawHand' | 'lifeValue'>;
