/** Decks with which no game begins, and what they break. */
import { AdapterError, SuiteError } from '../adapters/adapter';
import type { IllegalDecksData } from '../schemas/protocol';
import { expectWhether } from './checks';
import type { World } from './world';

/**
 * Returns what the adapter says that the decks break; nothing if it does not say, or in another form.
 * @throws {Error} the same error, if it is no answer to the start of a game
 */
export function violationsIn(error: unknown): IllegalDecksData['violations'] {
  const isAnswer = error instanceof SuiteError || (error instanceof AdapterError && error.kind === 'errorAnswer');
  if (!isAnswer) throw error;
  const { violations } = (error.data ?? {}) as Partial<IllegalDecksData>;
  return Array.isArray(violations) && violations.every(isViolation) ? violations : [];
}

/** Tries to begin a game. @throws {Disagreement} if it begins @returns what the decks break, as far as is said */
export async function expectRefusal(world: World): Promise<IllegalDecksData['violations']> {
  world.setup.fromDecks = true;
  const violations = await world.refusalToStart();
  const claim = { about: 'whether a game begins with these decks', subject: 'a game with these decks', verb: 'begin' };
  expectWhether(claim, false, violations === undefined);
  for (const { clause } of violations!) if (clause !== undefined) world.attempts.brokenByDecks.add(clause);
  return violations!;
}

/** Checks the clauses that a deck breaks, if the adapter names any. */
export function expectClauses(
  { attempts }: World,
  violations: readonly { readonly clause?: string }[],
  clauses: readonly string[],
): void {
  const named = [...new Set(violations.flatMap(({ clause }) => clause ?? []))].sort();
  const expected = [...clauses].sort();
  if (named.length > 0 && named.join() !== expected.join())
    attempts.noteReasons(
      { about: 'the clauses that the deck breaks', subject: 'the deck', verb: 'break' },
      expected,
      named,
    );
}

const isViolation = (said: unknown): boolean => typeof (said as { reason?: unknown } | null)?.reason === 'string';
