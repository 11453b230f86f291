/** Reads facts of scenarios from the recording of a game. */
import type { GameModule } from '../oracle/kernel/session/module';
import type { Planned } from '../runner/plan';
import { recordingOf } from '../runner/record';
import { isRead, replacedIn } from '../runner/rule-reads';
import type { GameId } from '../schemas/common';

type Reads = ReadonlyMap<string, ReadonlySet<string>>;

const known = new Map<GameId, Promise<Reads>>();

/** Maps the id of each scenario to the entries of the rule table that it reads. */
function readsIn(game: GameId): Promise<Reads> {
  const reads = known.get(game) ?? collectReads(game);
  known.set(game, reads);
  return reads;
}

async function collectReads(game: GameId): Promise<Reads> {
  const { scenarios } = await recordingOf(game);
  return new Map(scenarios.map(({ id, reads }) => [id, new Set(reads)]));
}

/**
 * Finds the scenarios that read a replaced entry of their game's rule table: no other can have another result.
 * @param replacement the new entries
 */
export async function scenariosConcerned(
  { id, rules }: GameModule,
  replacement: object,
  planned: readonly Planned[],
): Promise<Planned[]> {
  const reads = await readsIn(id);
  const paths = replacedIn(rules, replacement).map(({ path }) => path);
  return planned.filter(({ scenario }) => paths.some((path) => isRead(path, reads.get(scenario.id)!)));
}
