/**
 * Picks scenarios that together use every sentence of the suite: enough to show that cucumber-js understands them all.
 */
import { PLAYED } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import type { Scenario } from '../runner/features';
import { matchSteps } from '../runner/plan';

/** @returns places in the form of cucumber-js: `features/level-neo/x.feature:12` */
export function sample(): string[] {
  return PLAYED.flatMap((game) => {
    const { scenarios } = loadFeatures([game], { decoys: false });
    const meanings = matchSteps(game, new Set(scenarios.flatMap(textsOf)));
    const said = new Set<string>();
    const isNew = (scenario: Scenario) =>
      textsOf(scenario)
        .flatMap((text) => meanings.get(text) ?? [])
        .filter((sentence) => !said.has(sentence) && said.add(sentence)).length > 0;
    return scenarios.filter(isNew).map(({ uri, line }) => `${uri}:${line}`);
  });
}

const textsOf = ({ pickle }: Scenario): string[] => pickle.steps.map(({ text }) => text);
