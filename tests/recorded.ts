/** What the recording of a game tells of its scenarios. */
import type { GameModule } from '../oracle/kernel/module';
import type { Planned } from '../runner/plan';
import { recordingOf } from '../runner/record';
import { isRead, replacedIn } from '../runner/rule-reads';
import type { GameId } from '../schemas/common';

type Reads = ReadonlyMap<string, ReadonlySet<string>>;

const known = new Map<GameId, Promise<Reads>>();

/** By the id of a scenario, what it has read of the rule table. */
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
 * The scenarios that come to something of what is replaced in the rule table of their game: no other can go otherwise.
 * @param replacement entries that take the place of others
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
