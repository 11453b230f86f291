/** Runs the same step definitions in cucumber-js, which tests the embedded oracle: `npx cucumber-js`. */
import {
  After,
  Before,
  BeforeStep,
  defineParameterType,
  Given,
  setWorldConstructor,
  World as CucumberWorld,
} from '@cucumber/cucumber';
import '../runner/engine';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, PLAYABLE, vocabularies } from '../games/registry';
import { loadCatalogues } from '../runner/catalogue';
import { connect, supportOf, type Connection } from '../runner/connection';
import { tagsOfEdition } from '../runner/editions';
import { isOfBackground } from '../runner/features';
import { stepFunction } from '../runner/plan';
import { checkCitations, citationsOf } from '../runner/scenario';
import { shared } from './shared';
import { World } from './world';

/** cucumber-js makes its world before it knows the scenario, so the Before hook fills in ours. */
class Holder extends CucumberWorld {
  world!: World;
}
setWorldConstructor(Holder);

const libraries = [shared, ...vocabularies(PLAYABLE).map((vocabulary) => vocabulary.library)];
for (const { parameterTypes, steps } of libraries) {
  for (const type of parameterTypes) defineParameterType({ ...type, transformer: type.transformer as never });
  for (const definition of steps)
    Given(definition.expression, withWorld(stepFunction(definition), definition.run.length - 1));
}

/** The tag of a clause, e.g. `@OP-8-1-3`; runner/features.ts knows which clauses there are, and `run` reports others. */
const CLAUSE_TAG = /^@[A-Z]+-(.+)$/;

/** cucumber-js tells callbacks from promises by the number of parameters, so the function must have the right one. */
function withWorld(
  run: (this: World, ...args: unknown[]) => unknown,
  parameters: number,
): (this: Holder, ...args: unknown[]) => unknown {
  const step = function (this: Holder, ...args: unknown[]) {
    return run.apply(this.world, args);
  };
  return Object.defineProperty(step, 'length', { value: parameters });
}

/** Scenarios of other editions are left out, as in `run`. */
const isOfEdition = new Map(
  loadCatalogues(PLAYABLE).map((catalogue) => [catalogue.game, tagsOfEdition(catalogue)] as const),
);

let connection: Promise<Connection> | undefined;

Before(async function (this: Holder, { pickle }) {
  const id = `${pickle.uri}:${pickle.location!.line}`;
  const [, game] = /^features\/([^/]+)\//.exec(pickle.uri) ?? [];
  const vocabulary = vocabularies(PLAYABLE).find((candidate) => candidate.game === game);
  if (!vocabulary) throw new Error(`${id} is not a scenario of a game with steps`);
  if (!pickle.tags.every(({ name }) => isOfEdition.get(vocabulary.game)!(name))) return 'skipped';
  const clauses = pickle.tags.flatMap(({ name }) => CLAUSE_TAG.exec(name)?.[1] ?? []);
  connection ??= connect(() => new InProcessAdapter(oracleModules(PLAYABLE)));
  const { adapter } = await connection;
  this.world = new World(vocabulary, adapter, supportOf(await connection, vocabulary.game)!, { id, clauses });
});

BeforeStep(function (this: Holder, { pickleStep, gherkinDocument }) {
  this.world.beforeStep(pickleStep.type, isOfBackground(gherkinDocument, pickleStep));
});

After(async function (this: Holder, { result }) {
  if (result?.status === 'SKIPPED') return;
  if (result?.status !== 'PASSED') return this.world.abandon();
  checkCitations(this.world.scenario.clauses, citationsOf(await connection!, this.world));
  await this.world.close();
});
