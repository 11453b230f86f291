/**
 * Scenarios with a bystander: an engine that makes a forced choice by itself never takes the way on which a player is asked, and
 * on which things go wrong afterwards. So a scenario in which one card must be chosen, and only one can, is run again with a
 * second candidate beside it. Which card that is, and where it is answered, stands in features/<game>/bystanders.json, made by
 * `npm run docs` (scripts/make-bystanders.ts). They are made for engines: the embedded oracle plays them on demand
 * (`--thorough`), every other adapter always, and `npm run test:full`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PickleStepType, type Pickle, type PickleStep } from '@cucumber/messages';
import type { GameId } from '../schemas/common';
import type { Scenario } from './features';

/** The card beside which another one like it is, and the answers: each before one of the scenario's own steps, counted from 0. */
export interface Bystander {
  readonly of: string;
  readonly answers: readonly (readonly [before: number, sentence: string])[];
}

export const hasBystander = ({ bystander }: Pick<Scenario, 'bystander'>): boolean => bystander !== undefined;

export const withoutBystanders = <S extends Pick<Scenario, 'bystander'>>(scenarios: readonly S[]): S[] =>
  scenarios.filter((scenario) => !hasBystander(scenario));

/** By the path of the feature under `features/<game>/`, then by the name of the scenario, see `placeOf`. */
export type Bystanders = Readonly<Record<string, Readonly<Record<string, Bystander>>>>;

export const bystandersFile = (folder: string, game: GameId): string => join(folder, game, 'bystanders.json');

export function readBystanders(folder: string, game: GameId): Bystanders {
  const file = bystandersFile(folder, game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bystanders) : {};
}

/** A feature file as `bystanders.json` calls it. */
export const fileOf = (uri: string): string => uri.replace(/^features\/[^/]*\//, '');

/** How `bystanders.json` calls the scenarios of a file: by name, the second of a name (another Rule, another row) with " #2". */
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

/** The same scenario with a second candidate. */
export function withBystander(scenario: Scenario, { of, answers }: Bystander, newId: () => string): Scenario {
  const { steps } = scenario.pickle;
  const given = steps.findIndex(({ type }) => type === PickleStepType.ACTION || type === PickleStepType.OUTCOME);
  const added = [[given, `"${of}" has a bystander`] as const, ...answers];
  const all = steps.flatMap((step, index) => [
    ...added
      .filter(([before]) => before === index)
      .map(([before, text]) => stepLike(steps[Math.max(0, before - 1)]!, text, newId)),
    { ...step, id: newId() },
  ]);
  const name = `${scenario.name}, with a bystander`;
  const pickle: Pickle = { ...scenario.pickle, id: newId(), name, steps: all };
  return { ...scenario, id: `${scenario.id}+bystander`, name, bystander: of, pickle };
}

/** With the keyword of the step before it. */
const stepLike = ({ astNodeIds, type }: PickleStep, text: string, newId: () => string): PickleStep => ({
  astNodeIds,
  id: newId(),
  text,
  ...(type && { type }),
});
