/**
 * Random games of Cardfight!! Vanguard with plain units and trigger units, from presenting decks with ride decks to a
 * loss. The player calls and attacks more often than not, since a fight in which nobody attacks ends with an empty deck.
 */
import type { VgCard } from '../schemas/vanguard';
import type { Action, Deck, PlacedCard } from '../schemas/protocol';
import type { PlayerId } from '../schemas/common';
import type { GameModule } from '../oracle/kernel/module';
import type { Definition, Question } from '../oracle/kernel/state';
import { vanguard } from '../oracle/vanguard';
import { FIGHT_DECK } from '../oracle/vanguard/fight-deck';
import { anyAnswer, PASS, pick, type Random, type RandomGames } from './random-player';

const CARDS: Readonly<Record<string, VgCard>> = Object.fromEntries(
  [...FIGHT_DECK.main, ...FIGHT_DECK.ride].map((card) => [card.number, card]),
);

const placed = (player: PlayerId, part: string, cards: readonly VgCard[]): PlacedCard[] =>
  cards.map(({ number }, index) => ({ id: `${player}${part}${index}`, card: number }));

const deckOf = (player: PlayerId): Deck => ({
  main: placed(player, 'm', FIGHT_DECK.main),
  ride: placed(player, 'r', FIGHT_DECK.ride),
});

const DECKS = { A: deckOf('A'), B: deckOf('B') };

const plainGames: RandomGames = {
  name: 'Cardfight!! Vanguard, plain cards',
  module: vanguard as unknown as GameModule,
  target: 400,
  round: 400,
  decks: () => DECKS,
  definition: (key) => CARDS[key] as unknown as Definition,
  propose: (_game, question, random) => propose(question, random),
};

export const randomGames: readonly RandomGames[] = [plainGames];

/** Kinds of decision at which the player passes rarely. */
const EAGER: Readonly<Record<string, number>> = { ride: 0, attack: 0.1, main: 0.3, boost: 0.2, guard: 0.6 };

function propose(question: Question, random: Random): Action {
  const passes = EAGER[question.kind];
  if (passes === undefined) return anyAnswer(question, random);
  const options = question.options();
  return options.length === 0 || random() < passes ? PASS : pick(random, options);
}
