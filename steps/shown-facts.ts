/**
 * Remembers which facts of cards, such as `power`, an adapter has shown in a run. A fact that it never shows is one that
 * it does not support. A fact that it shows of other cards must not be missing.
 */
import { PLAYERS, type GameId } from '../schemas/common';
import type { Observation } from '../schemas/protocol';

export class ShownFacts {
  private readonly facts = new Map<GameId, Set<string>>();

  note(game: GameId, { players }: Observation): void {
    let known = this.facts.get(game);
    if (!known) this.facts.set(game, (known = new Set()));
    for (const player of PLAYERS)
      for (const { cards = [] } of Object.values(players[player].zones))
        for (const card of cards)
          for (const [fact, value] of Object.entries(card)) if (value !== undefined) known.add(fact);
  }

  has(game: GameId, fact: string): boolean {
    return this.facts.get(game)?.has(fact) ?? false;
  }
}
