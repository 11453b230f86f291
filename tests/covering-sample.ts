/**
 * Selects the scenarios that `npm test` plays on engines unlike the oracle: as few as cover everything in a game in
 * which such an engine can differ. `npm run test:full` plays every scenario.
 */
import { matchSteps, type Planned } from '../runner/plan';
import { recordingOf } from '../runner/record';
import type { ScenarioRecord } from '../runner/recording';
import type { GameId } from '../schemas/common';
import { isFull } from './extent';

/** Stands for a scenario without a decision, or without a need. */
const NOTHING = 'nothing';

/**
 * @returns scenarios of each game that contain every pair of a sentence, a kind of decision and a need that occurs in
 * any scenario
 */
export async function coveringSample(planned: readonly Planned[]): Promise<readonly Planned[]> {
  if (isFull) return planned;
  const games = new Set(planned.map(({ scenario }) => scenario.game));
  const samples = await Promise.all(
    [...games].map((game) =>
      sampleOfGame(
        game,
        planned.filter(({ scenario }) => scenario.game === game),
      ),
    ),
  );
  const chosen = new Set(samples.flat());
  return planned.filter((one) => chosen.has(one));
}

async function sampleOfGame(game: GameId, planned: readonly Planned[]): Promise<Planned[]> {
  const records = new Map((await recordingOf(game)).scenarios.map((record) => [record.id, record]));
  const sentences = matchSteps(game, new Set(planned.flatMap(textsOf)));
  const covered = planned.map((one): [Planned, Set<string>] => {
    const record = records.get(one.scenario.id);
    if (!record) throw new Error(`${one.scenario.id} has not been recorded`);
    return [one, pairsOf(new Set(textsOf(one).flatMap((text) => sentences.get(text) ?? [])), record)];
  });
  return covering(new Map(covered));
}

const textsOf = ({ scenario }: Planned): string[] => scenario.pickle.steps.map(({ text }) => text);

/** Pairs each sentence with each kind of decision and each need, and these with each other. */
function pairsOf(sentences: ReadonlySet<string>, record: ScenarioRecord): Set<string> {
  const decisions = record.decisions.length > 0 ? record.decisions : [NOTHING];
  const needs = needsOf(record);
  const pairs = new Set<string>();
  for (const decision of decisions) for (const need of needs) pairs.add(`${decision} | ${need}`);
  for (const sentence of sentences) for (const other of [...decisions, ...needs]) pairs.add(`${sentence} | ${other}`);
  return pairs;
}

function needsOf({ capabilities, positionFields, facts, zones }: ScenarioRecord): string[] {
  const needs = [
    ...capabilities,
    ...positionFields.map((field) => `position ${field}`),
    ...facts.map((fact) => `shown ${fact}`),
    ...zones.map((zone) => `cards in ${zone}`),
  ];
  return needs.length > 0 ? needs : [NOTHING];
}

/** Covers all elements greedily with few items; of two that add equally many, it takes the earlier. */
export function covering<T>(elementsOf: ReadonlyMap<T, ReadonlySet<string>>): T[] {
  const holders = new Map<string, T[]>();
  for (const [item, elements] of elementsOf)
    for (const element of elements) {
      const known = holders.get(element);
      if (known) known.push(item);
      else holders.set(element, [item]);
    }
  const brings = new Map([...elementsOf].map(([item, { size }]) => [item, size]));
  const chosen: T[] = [];
  while (holders.size > 0) {
    const best = [...brings].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
    chosen.push(best);
    for (const element of elementsOf.get(best)!) {
      for (const item of holders.get(element) ?? []) brings.set(item, brings.get(item)! - 1);
      holders.delete(element);
    }
  }
  return chosen;
}
