/** The events of a game in the words of sentences. */
import { oracleModules } from '../games/registry';
import { wordsOf } from '../games/words';
import type { GameId } from '../schemas/common';
import type { GameModule } from '../oracle/kernel/session/module';

const known = new Map<GameId, readonly string[]>();

/** Returns all events that happen in a game, e.g. `skill activated`. */
export function eventWords(game: GameId): readonly string[] {
  const words = known.get(game) ?? wordsOfEvents(oracleModules([game])[0]!);
  known.set(game, words);
  return words;
}

function wordsOfEvents({ id, rules, journal }: GameModule): string[] {
  const unused: readonly string[] = journal.unusedKernelEvents;
  return Object.keys(rules.events)
    .filter((type) => !unused.includes(type))
    .map((type) => wordsOf(id).word(type));
}
