/**
 * An engine that makes a forced choice by itself never reaches the code that asks the player, where bugs hide. So a
 * scenario with a single legal choice is run again with a second candidate: a decoy. features/<game>/decoys.json
 * names the card that gets a decoy and the answers that the scenario then needs; `npm run docs`
 * (scripts/make-decoys.ts) writes it. The embedded oracle plays these scenarios only with `--thorough` and in
 * `npm run test:full`; every other adapter always plays them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PickleStepType, type Pickle, type PickleStep } from '@cucumber/messages';
import type { GameId } from '../schemas/common';
import type { Scenario } from './features';

/** Names the card that gets a decoy, and the added answers: each goes before a step of the scenario, counted from 0. */
export interface Decoy {
  readonly of: string;
  readonly answers: readonly (readonly [before: number, sentence: string])[];
}

export const hasDecoy = ({ decoy }: Pick<Scenario, 'decoy'>): boolean => decoy !== undefined;

export const withoutDecoys = <S extends Pick<Scenario, 'decoy'>>(scenarios: readonly S[]): S[] =>
  scenarios.filter((scenario) => !hasDecoy(scenario));

/** Keyed by the feature's path under `features/<game>/`, then by the scenario's name as `placesOf` gives it. */
export type Decoys = Readonly<Record<string, Readonly<Record<string, Decoy>>>>;

export const decoysFile = (folder: string, game: GameId): string => join(folder, game, 'decoys.json');

export function readDecoys(folder: string, game: GameId): Decoys {
  const file = decoysFile(folder, game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Decoys) : {};
}

export const fileOf = (uri: string): string => uri.replace(/^features\/[^/]*\//, '');

/** A name that occurs again in a file (in another Rule, or from another row) gets " #2", " #3" and so on. */
export function placesOf(scenarios: readonly Scenario[]): Map<Scenario, { file: string; name: string }> {
  const seen = new Map<string, number>();
  const places = new Map<Scenario, { file: string; name: string }>();
  for (const scenario of scenarios) {
    const file = fileOf(scenario.uri);
    const count = (seen.get(`${file} ${scenario.name}`) ?? 0) + 1;
    seen.set(`${file} ${scenario.name}`, count);
    places.set(scenario, { file, name: count === 1 ? scenario.name : `${scenario.name} #${count}` });
  }
  return places;
}

export function withDecoy(scenario: Scenario, { of, answers }: Decoy, newId: () => string): Scenario {
  const { steps } = scenario.pickle;
  const given = steps.findIndex(({ type }) => type === PickleStepType.ACTION || type === PickleStepType.OUTCOME);
  const added = [[given, `"${of}" has a decoy`] as const, ...answers];
  const all = steps.flatMap((step, index) => [
    ...added
      .filter(([before]) => before === index)
      .map(([before, text]) => stepLike(steps[Math.max(0, before - 1)]!, text, newId)),
    { ...step, id: newId() },
  ]);
  const name = `${scenario.name} (with a decoy)`;
  const pickle: Pickle = { ...scenario.pickle, id: newId(), name, steps: all };
  return { ...scenario, id: `${scenario.id}+bystander`, name, decoy: of, pickle };
}

/** The step gets the keyword of the step before it. */
const stepLike = ({ astNodeIds, type }: PickleStep, text: string, newId: () => string): PickleStep => ({
  astNodeIds,
  id: newId(),
  text,
  ...(type && { type }),
});
