/** 5. Game setup: decks and the preparations. */
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { OpCard } from '../../schemas/one-piece';
import { PLAYERS } from '../../schemas/common';
import { chooseAnswer } from '../kernel/ask';
import { setFact, setFirstPlayer, tell } from '../kernel/changes';
import { InputError } from '../kernel/errors';
import { shuffleDeck } from '../kernel/instructions';
import { perform } from '../kernel/perform';
import { opponentOf, type CardState, type Procedure } from '../kernel/state';
import { cardsIn, categoryOf, definitionOf, leaderOf, type OpGame, type OpRules } from './game';

export interface DeckViolation {
  reason: string;
  clause: string;
  card?: string;
}

/** The categories that a deck is made of (5-1-2-1). */
const IN_DECK: readonly string[] = ['character', 'event', 'stage'];

export const gameSetup = {
  deckSize: 50,
  donDeckSize: 10,
  leaderCount: 1,
  copyLimit: 4,
  openingHand: 5,

  /** What is wrong with a Leader, a deck and a DON!! deck, one entry for each copy; empty: nothing. */
  deckViolations(this: OpRules, cards: readonly OpCard[]): DeckViolation[] {
    const deck = this.deckOf(cards);
    return [
      ...this.numberViolations(cards, deck),
      ...this.colorViolations(cards, deck),
      ...this.copyViolations(deck),
      ...this.effectViolations(cards, deck),
    ];
  },

  /** 5-1-2-1: what is neither the Leader nor a DON!! card. */
  deckOf(cards: readonly OpCard[]): readonly OpCard[] {
    return cards.filter((card) => IN_DECK.includes(card.category));
  },

  /** 5-1-1, 5-1-2 */
  numberViolations(cards: readonly OpCard[], deck: readonly OpCard[]): DeckViolation[] {
    const count = (category: string) => cards.filter((card) => card.category === category).length;
    const wrong = (what: string, there: number, needed: number): DeckViolation[] =>
      there === needed ? [] : [{ clause: '5-1-2', reason: `${there} ${what} where exactly ${needed} are needed` }];
    return [
      ...wrong('Leader cards', count('leader'), this.leaderCount),
      ...wrong('cards in the deck', deck.length, this.deckSize),
      ...wrong('DON!! cards', count('don'), this.donDeckSize),
    ];
  },

  /** 5-1-2-2: each colour of a card must be a colour of the Leader. */
  colorViolations(this: OpRules, cards: readonly OpCard[], deck: readonly OpCard[]): DeckViolation[] {
    const leader = cards.find((card) => card.category === 'leader');
    if (!leader) return [];
    const own = this.colorsOf(leader);
    return unique(deck.filter((card) => !this.colorsFit(this.colorsOf(card), own))).map((card) => ({
      clause: '5-1-2-2',
      card: card.number,
      reason: `"${card.name}" is ${this.colorsOf(card).join(' and ')}, the Leader ${own.join(' and ')}`,
    }));
  },

  colorsFit(colors: readonly string[], ofLeader: readonly string[]): boolean {
    return colors.every((color) => ofLeader.includes(color));
  },

  /** 5-1-2-3 */
  copyViolations(deck: readonly OpCard[]): DeckViolation[] {
    return unique(deck, (card) => this.copyKey(card)).flatMap((card) => {
      const there = deck.filter((other) => this.copyKey(other) === this.copyKey(card)).length;
      const allowed = this.copiesAllowed(card);
      if (there <= allowed) return [];
      return [{ clause: '5-1-2-3', card: card.number, reason: `${there} copies where ${allowed} are allowed` }];
    });
  },

  copyKey(card: OpCard): string {
    return card.number;
  },

  /** 5-1-2-4, 5-1-2-4-2: an effect of the card itself replaces the limit. */
  copiesAllowed(card: OpCard): number {
    const own = (card.abilities ?? []).find((ability) => ability.type === 'byRules' && ability.copies !== undefined);
    return own?.copies ?? this.copyLimit;
  },

  /** 5-1-2-4, 5-1-2-4-2, 8-1-3-3-3: what an effect of the Leader or of a card in the deck keeps out of the deck. */
  effectViolations(this: OpRules, cards: readonly OpCard[], deck: readonly OpCard[]): DeckViolation[] {
    const bans = cards.flatMap((card) =>
      (card.abilities ?? []).flatMap((ability) =>
        ability.type === 'byRules' && ability.deckForbids ? [{ by: card, filter: ability.deckForbids }] : [],
      ),
    );
    return bans.flatMap(({ by, filter }) =>
      unique(deck.filter((card) => this.isPrintedAs(filter, card))).map((card) => ({
        clause: '5-1-2-4',
        card: card.number,
        reason: `"${by.name}" forbids "${card.name}" in the deck`,
      })),
    );
  },

  /** Does a printed card fit a filter, outside of any game? */
  isPrintedAs(this: OpRules, filter: CardFilter, card: OpCard): boolean {
    const { category, cost, power } = card;
    const fits = (value: number | undefined, range?: { min?: number; max?: number }) =>
      !range || (value !== undefined && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity));
    return (
      (filter.category === undefined || filter.category === category) &&
      this.fitsWords(filter, card) &&
      fits(cost, filter.stat?.cost) &&
      fits(power, filter.stat?.power)
    );
  },

  /** 5-2-1: the steps in their order. @throws {InputError} 5-2-1-1: a deck that breaks a rule of 5-1-2 */
  *prepare(g: OpGame): Procedure {
    g.cite('5-2-1');
    for (const player of PLAYERS) g.rules.presentDeck(g, player);
    for (const player of PLAYERS) yield* g.rules.placeDecks(g, player);
    for (const player of PLAYERS) yield* g.rules.placeLeader(g, player);
    const chooser = g.rules.lotWinner(g);
    yield* g.rules.decideTurnOrder(g, chooser);
    yield* g.rules.startOfGame(g, chooser);
    for (const player of inTurnOrder(g)) yield* g.rules.drawOpeningHand(g, player);
    for (const player of inTurnOrder(g)) yield* g.rules.offerRedraw(g, player);
    for (const player of inTurnOrder(g)) yield* g.rules.placeLife(g, player);
    setFact(g, 'begun', true);
  },

  /** 5-2-1-1 */
  presentDeck(g: OpGame, player: PlayerId): void {
    const [violation] = g.rules.deckViolations(cardsIn(g, player, 'deck').map(definitionOf));
    g.cite('5-2-1-1', '5-1-1', '5-1-2');
    if (violation) throw new InputError(`decks.${player}: ${violation.reason} (${violation.clause})`);
  },

  /** 5-2-1-2, 3-3-1: the DON!! deck apart, the deck shuffled. */
  *placeDecks(g: OpGame, player: PlayerId): Procedure {
    const don = cardsIn(g, player, 'deck').filter((card) => categoryOf(card) === 'don');
    g.cite('3-3-1');
    yield* perform(g, ...don.map((card) => ({ card, to: { zone: 'donDeck', face: 'down' } as const })));
    yield* g.rules.setLeaderApart(g, player);
    g.cite('5-2-1-2', '3-2-4');
    yield* g.rules.shuffle(g, player);
  },

  /** The Leader is no card of the deck, though messages list it with it. */
  setLeaderApart(g: OpGame, player: PlayerId): Procedure {
    const leader = cardsIn(g, player, 'deck').find((card) => categoryOf(card) === 'leader')!;
    return perform(g, { card: leader, to: { zone: 'resolving' } });
  },

  /** 3-2-4 */
  shuffle(g: OpGame, player: PlayerId): Procedure {
    return shuffleDeck(g, player);
  },

  /** 5-2-1-3, 3-6-1 */
  *placeLeader(g: OpGame, player: PlayerId): Procedure {
    const [leader] = cardsIn(g, player, 'resolving');
    g.cite('5-2-1-3', '3-6-1', '2-2-3', '3-6-2');
    yield* perform(g, { card: leader!, to: { zone: 'leader', face: 'up' } });
  },

  /** 5-2-1-4 */
  lotWinner(g: OpGame): PlayerId {
    g.cite('5-2-1-4');
    const winner = g.chance.lot(PLAYERS);
    tell(g, 'lotDrawn', { player: winner });
    return winner;
  },

  /** 5-2-1-5 */
  *decideTurnOrder(g: OpGame, chooser: PlayerId): Procedure {
    const answers = ['first', 'second'] as const;
    const choice = yield* chooseAnswer(g, { player: g.rules.declaresOrder(chooser), kind: 'turnOrder', answers });
    g.cite('5-2-1-5');
    setFirstPlayer(g, choice === 'first' ? chooser : opponentOf(chooser));
    tell(g, 'turnOrderChosen', { player: chooser, choice });
  },

  declaresOrder(chooser: PlayerId): PlayerId {
    return chooser;
  },

  /** 5-2-1-5-1: the one who chose processes the effects of the start of the game first, each player's in any order. */
  *startOfGame(g: OpGame, chooser: PlayerId): Procedure {
    for (const player of g.rules.orderAtStart(g, chooser)) {
      const leader = leaderOf(g, player);
      if (!(leader.definition.abilities ?? []).some((ability) => ability.when?.event === 'gameStarting')) continue;
      const before = g.journal.length;
      g.cite('5-2-1-5-1');
      yield* g.rules.carryOutAtStart(g, leader);
      if (g.rules.changedDeck(g, before, player)) {
        g.cite('5-2-1-5-2');
        yield* g.rules.shuffle(g, player);
      }
    }
  },

  /** Effects of one Leader have one player, who takes them in any order; they stand on one card, so in that of its text. */
  *carryOutAtStart(g: OpGame, leader: CardState): Procedure {
    for (const ability of leader.definition.abilities ?? []) {
      if (ability.when?.event === 'gameStarting') yield* g.rules.activateAuto(g, leader.controller, leader, ability);
    }
  },

  orderAtStart(_g: OpGame, chooser: PlayerId): readonly PlayerId[] {
    return [chooser, opponentOf(chooser)];
  },

  /** 5-2-1-5-2: did a card leave this deck or come to it since then? */
  changedDeck(g: OpGame, since: number, player: PlayerId): boolean {
    const isDeckMove = (event: { from?: string; to?: string }) => event.from === 'deck' || event.to === 'deck';
    return g.journal
      .slice(since)
      .some((event) => event.type === 'moved' && isDeckMove(event) && g.card(event.card!).owner === player);
  },

  /** 5-2-1-6 */
  *drawOpeningHand(g: OpGame, player: PlayerId): Procedure {
    g.cite('5-2-1-6');
    for (let left = g.rules.openingHand; left > 0; left--) yield* g.rules.takeTop(g, player);
  },

  /** Opening hands are no draws that anything could see. */
  takeTop(g: OpGame, player: PlayerId): Procedure {
    const [top] = cardsIn(g, player, 'deck');
    return perform(g, { card: top!, to: { zone: 'hand' } });
  },

  /** 5-2-1-6: once, the player going first decides first. */
  *offerRedraw(g: OpGame, player: PlayerId): Procedure {
    g.cite('5-2-1-6');
    const redraws = yield* chooseAnswer(g, { player, kind: 'redraw', answers: [true, false], pass: false });
    if (redraws) yield* g.rules.redraw(g, player);
  },

  /** 5-2-1-6-1: the whole hand back, a shuffle, five new cards. */
  *redraw(g: OpGame, player: PlayerId): Procedure {
    g.cite('5-2-1-6-1');
    const hand: readonly CardState[] = g.rules.cardsRedrawn(g, player);
    yield* perform(g, ...hand.map((card) => ({ card, to: { zone: 'deck', face: 'down' } as const })));
    yield* g.rules.shuffle(g, player);
    while (g.zone(player, 'hand').length < g.rules.openingHand) yield* g.rules.takeTop(g, player);
  },

  cardsRedrawn(g: OpGame, player: PlayerId): readonly CardState[] {
    return cardsIn(g, player, 'hand');
  },

  /** 5-2-1-7, 2-9-2, 2-9-2-1: one by one from the deck, so that its top card lies at the bottom; nobody looks. */
  *placeLife(g: OpGame, player: PlayerId): Procedure {
    g.cite('5-2-1-7', '2-9-2', '2-9-2-1');
    for (let left = definitionOf(leaderOf(g, player)).life ?? 0; left > 0; left--) {
      const [top] = cardsIn(g, player, 'deck');
      if (top) yield* perform(g, { card: top, to: { zone: 'life', face: 'down', place: g.rules.placeOfLife } });
    }
  },

  placeOfLife: 'top' as 'top' | 'bottom',
};

const inTurnOrder = (g: OpGame): PlayerId[] => [g.state.firstPlayer, opponentOf(g.state.firstPlayer)];

/** One of each kind, by card number unless told otherwise. */
function unique(cards: readonly OpCard[], key = (card: OpCard): string => card.number): OpCard[] {
  return cards.filter((card, index) => cards.findIndex((other) => key(other) === key(card)) === index);
}
