/** Shares what the random players of all games have in common. */
import type { PlayerId } from '../schemas/common';
import type { Action, Deck, PlacedCard } from '../schemas/protocol';
import type { GameModule } from '../oracle/kernel/session/module';
import type { Definition, Question } from '../oracle/kernel/state';
import type { AnyGame } from '../oracle/kernel/rules';

export type Random = () => number;

export interface RandomGames {
  readonly name: string;
  readonly module: GameModule;
  /** Wanted games a second; undefined if there is no target. */
  readonly target: number | undefined;
  /** Number of games in a round of the measurement. */
  readonly round: number;
  decks(random: Random): Record<PlayerId, Deck | readonly PlacedCard[]>;
  definition(key: string): Definition;
  /** Returns an action that the asked player might take. */
  propose(game: AnyGame, question: Question, random: Random): Action;
}

export const PASS: Action = { type: 'pass' };

export const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
export const pickOrPass = <T>(random: Random, things: readonly T[]): T | undefined =>
  things[Math.floor(random() * (things.length + 1))];

/** Answers a question that names cards to choose from, or lists its answers. */
export function anyAnswer(question: Question, random: Random): Action {
  const { from, min = 0, max = 0, optional } = question;
  if (!from) return (optional ? pickOrPass : pick)(random, question.options()) ?? PASS;
  const left = from.map((card) => card.id);
  const cards: string[] = [];
  for (let wanted = min + Math.floor(random() * (max - min + 1)); wanted > 0; wanted--) {
    cards.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return cards.length === 0 ? PASS : { type: 'choose', cards };
}
