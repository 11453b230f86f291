/** Runs users' questions in tests: a scenario in a folder of its own, on the oracle or on an adapter. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from '../adapters/adapter';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import type { ScenarioResult } from '../schemas/report';
import { commandHere, scratchFolder, type Ended } from './command';
import { played } from './played';

const RULES = {
  'one-piece': ['@OP-7-1-1-1', 'Rule: 7-1-1-1 Attacking'],
  'level-neo': ['@LN-5-1', 'Rule: 5-1 Attacking'],
} as const;

export type QuestionGame = keyof typeof RULES;

const scratch = scratchFolder('question');
let folders = 0;

/**
 * Writes a scenario whose steps begin in line 7.
 * @param lines without indentation
 */
function written(game: QuestionGame, [tag, rule]: readonly [string, string], lines: readonly string[]): string {
  const folder = join(scratch, `${++folders}`);
  mkdirSync(join(folder, game), { recursive: true });
  const head = `@${tag.slice(1, 3)}\nFeature: Own\n\n  ${tag}\n  ${rule}\n    Scenario: own\n`;
  writeFileSync(join(folder, game, 'own.feature'), `${head}${lines.map((line) => `      ${line}\n`).join('')}`);
  return folder;
}

/** Asks the oracle through the command. */
export async function asked(game: QuestionGame, ...lines: string[]): Promise<Ended> {
  const folder = written(game, RULES[game], lines);
  return commandHere(['run', '--features', folder, '--out', join(folder, 'report')]);
}

/**
 * Asks an adapter.
 * @param rule tag and title of the scenario's rule
 */
export async function askedOf(
  makeAdapter: () => Adapter,
  lines: readonly string[],
  rule: readonly [string, string] = RULES['one-piece'],
): Promise<ScenarioResult> {
  const folder = written('one-piece', rule, lines);
  const features = loadFeatures(['one-piece'], {
    folder,
    catalogues: loadCatalogues(['one-piece']),
    decoys: false,
  });
  const { planned } = planScenarios(features, features.scenarios);
  return (await played(planned, { makeAdapter }))[0]!;
}

/** Returns the data of a card as a doc string. */
export const data = (name: string, json: string): string[] => [`Given "${name}" has this data:`, '"""', json, '"""'];
