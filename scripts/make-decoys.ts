/**
 * Writes features/<game>/decoys.json: the scenarios that get a decoy, a second candidate beside a forced choice,
 * and where they answer.
 * Each named card of each scenario gets a decoy. If a player now has to choose, the answer is the card of the scenario.
 * The first decoy that does not change the scenario's result is kept.
 */
import { writeFileSync } from 'node:fs';
import { PickleStepType, IdGenerator } from '@cucumber/messages';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, PLAYED, vocabularyOf } from '../games/registry';
import { decoysFile, placesOf, withDecoy, type Decoy, type Decoys } from '../runner/decoys';
import { featuresFolder } from '../runner/catalogue';
import { connect, type Connection } from '../runner/connection';
import { loadFeatures } from '../runner/feature-files';
import type { Features, Scenario } from '../runner/features';
import { passedByTrivial } from '../runner/trivial-adapters';
import { planScenarios, type Planned } from '../runner/plan';
import { runScenario } from '../runner/scenario';
import type { GameId } from '../schemas/common';
import type { Decision } from '../schemas/protocol';
import { formattedJson } from './formatter';

const SEED = 1;
/** Greatest number of choices answered in one scenario. */
const MOST_ANSWERS = 4;

/** @param among selects files; by default all */
export async function makeDecoys(game: GameId, among: (file: string) => boolean = () => true): Promise<Decoys> {
  const features = loadFeatures([game], { decoys: false });
  const oracle = await connect(() => new InProcessAdapter(oracleModules([game])));
  const all: Record<string, Record<string, Decoy>> = {};
  for (const [scenario, { file, name }] of placesOf(features.scenarios)) {
    const found = scenario.reading || !among(file) ? undefined : await decoyOf(features, scenario, oracle);
    if (found) (all[file] ??= {})[name] = found;
  }
  await oracle.adapter.close();
  return all;
}

async function decoyOf(features: Features, scenario: Scenario, oracle: Connection): Promise<Decoy | undefined> {
  for (const of of namedCards(scenario)) {
    const found = await answered(features, scenario, of, oracle);
    if (found) return found;
  }
  return undefined;
}

/** Finds the cards that the Givens of a scenario name. */
function namedCards({ pickle }: Scenario): Set<string> {
  const givens = pickle.steps.filter(({ type }) => type === PickleStepType.CONTEXT).map(({ text }) => text);
  return new Set(
    givens.flatMap((text) =>
      [...text.replace(/\(probe "[^"]*"\)/g, '').matchAll(/"([^"]*)"/g)].map(([, name]) => name!),
    ),
  );
}

/**
 * Adds a decoy and answers each forced choice.
 * @returns undefined if no choice comes up, or the result changes
 */
async function answered(
  features: Features,
  scenario: Scenario,
  of: string,
  oracle: Connection,
): Promise<Decoy | undefined> {
  let decoy: Decoy = { of, answers: [] };
  for (;;) {
    const planned = planOf(features, withDecoy(scenario, decoy, IdGenerator.incrementing()));
    const outcome = await runScenario(planned, oracle, SEED);
    if (outcome.verdict === 'passed') {
      // With a decoy the board may look the same at the end as at the start, so that an adapter that does nothing would
      // pass.
      const isCase = decoy.answers.length > 0 && (await passedByTrivial([planned])).length === 0;
      return isCase ? decoy : undefined;
    }
    const sentence = outcome.world && sentenceFor(outcome.world.decision, of, scenario.game);
    const failed = outcome.steps.findIndex(({ status }) => status === 'failed');
    if (!sentence || decoy.answers.length === MOST_ANSWERS) return undefined;
    decoy = { of, answers: [...decoy.answers, [failed - 1 - decoy.answers.length, sentence]] };
  }
}

const planOf = (features: Features, scenario: Scenario): Planned =>
  planScenarios({ ...features, scenarios: [scenario] }, [scenario]).planned[0]!;

/** Returns the sentence that chooses the card. Only playing it shows whether the choice is legal. */
function sentenceFor(decision: Decision | null, of: string, game: GameId): string | undefined {
  const { choosing = {} } = vocabularyOf(game)!;
  if (!decision || decision.optional) return undefined;
  if (decision.kind !== 'choose' && !choosing[decision.kind]) return undefined;
  return `player ${decision.player} ${choosing[decision.kind]?.(of) ?? `chooses "${of}"`}`;
}

async function main(): Promise<void> {
  for (const game of PLAYED) {
    const decoys = await makeDecoys(game);
    const count = Object.values(decoys).reduce((sum, ofFile) => sum + Object.keys(ofFile).length, 0);
    if (count === 0) continue;
    writeFileSync(decoysFile(featuresFolder(), game), formattedJson(decoys));
    console.log(`${game}: ${count} scenarios with a decoy`);
  }
}

if (require.main === module) void main();
