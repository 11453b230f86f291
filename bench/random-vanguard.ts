/**
 * Random games of Cardfight!! Vanguard, with plain units and trigger units and with probe cards, from presenting decks
 * with ride decks to a loss. The player calls and attacks more often than not, since a fight in which nobody attacks ends
 * with an empty deck.
 */
import type { VgCard } from '../schemas/vanguard';
import type { Action, Deck, PlacedCard } from '../schemas/protocol';
import type { PlayerId } from '../schemas/common';
import type { GameModule } from '../oracle/kernel/session/module';
import type { Definition, Question } from '../oracle/kernel/state';
import { vanguard } from '../oracle/vanguard';
import { isNoCardOfDecks } from '../oracle/vanguard/08-decks';
import { FIGHT_DECK } from '../oracle/vanguard/fight-deck';
import { loadProbes } from '../steps/probe-files';
import { anyAnswer, PASS, pick, type Random, type RandomGames } from './random-player';

const isTrigger = ({ trigger }: VgCard): boolean => trigger !== undefined;
const TRIGGERS = FIGHT_DECK.main.filter(isTrigger);

/** What a main deck may not hold in any number (8.1.7 to 8.1.9), and what ends the game. */
const LEFT_OUT = /"(regalisPiece|sentinel)"|winGame|loseGame|extraTurn/;

/** Do two such cards, or one alone, go on for ever (18.1)? */
const mayLoop = ({ abilities = [] }: VgCard): boolean =>
  abilities.some(({ type, when }) => {
    const event = when?.event;
    return event === 'rested' || event === 'stood' || (type === 'instead' && event === 'retired');
  });

/** Probe cards that a main deck may hold in any number. */
const PROBES = Object.values(loadProbes('vanguard') as unknown as Record<string, VgCard>).filter(
  (card) =>
    card.subtype !== 'G' &&
    !isNoCardOfDecks(card) &&
    !isTrigger(card) &&
    !LEFT_OUT.test(JSON.stringify(card)) &&
    !mayLoop(card),
);

const CARDS: Readonly<Record<string, VgCard>> = Object.fromEntries(
  [...FIGHT_DECK.main, ...FIGHT_DECK.ride, ...PROBES].map((card) => [card.number, card]),
);

const placed = (player: PlayerId, part: string, cards: readonly VgCard[]): PlacedCard[] =>
  cards.map(({ number }, index) => ({ id: `${player}${part}${index}`, card: number }));

const deckOf = (player: PlayerId, main: readonly VgCard[]): Deck => ({
  main: placed(player, 'm', main),
  ride: placed(player, 'r', FIGHT_DECK.ride),
});

const DECKS = { A: deckOf('A', FIGHT_DECK.main), B: deckOf('B', FIGHT_DECK.main) };

const KINDS_OF_PROBES = 13;

/** The trigger units, and probe cards in the place of plain units: two or three copies of each. */
function probeDeck(player: PlayerId, random: Random): Deck {
  const probes = new Set<VgCard>();
  while (probes.size < KINDS_OF_PROBES) probes.add(pick(random, PROBES));
  const drawn = [...probes];
  const others = FIGHT_DECK.main.length - TRIGGERS.length;
  return deckOf(player, [...TRIGGERS, ...Array.from({ length: others }, (_, index) => drawn[index % drawn.length]!)]);
}

const common = {
  module: vanguard as unknown as GameModule,
  definition: (key: string) => CARDS[key] as unknown as Definition,
  propose: ((_game, question, random) => propose(question, random)) as RandomGames['propose'],
};

const plainGames: RandomGames = {
  ...common,
  name: 'Cardfight!! Vanguard, plain cards',
  target: 400,
  round: 400,
  decks: () => DECKS,
};

const probeGames: RandomGames = {
  ...common,
  name: 'Cardfight!! Vanguard, 13 probe cards',
  target: undefined,
  round: 150,
  decks: (random) => ({ A: probeDeck('A', random), B: probeDeck('B', random) }),
};

export const randomGames: readonly RandomGames[] = [plainGames, probeGames];

/** Kinds of decision at which the player passes rarely. */
const EAGER: Readonly<Record<string, number>> = { ride: 0, attack: 0.1, main: 0.3, boost: 0.2, guard: 0.6 };

function propose(question: Question, random: Random): Action {
  const passes = EAGER[question.kind];
  if (passes === undefined) return anyAnswer(question, random);
  const options = question.options();
  return options.length === 0 || random() < passes ? PASS : pick(random, options);
}
