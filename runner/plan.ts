/** Builds the test case of every scenario from its sentences, with Cucumber's own building blocks. */
import { buildSupportCode, makeTestPlan, type AssembledTestCase, type SupportCodeLibrary } from '@cucumber/core';
import type { Argument } from '@cucumber/cucumber-expressions';
import { IdGenerator, type Envelope } from '@cucumber/messages';
import type { GameId } from '../schemas/common';
import { vocabularyOf } from '../games/registry';
import type { StepDefinition, StepLibrary } from '../steps/registry';
import { shared } from '../steps/shared';
import type { Terms } from '../steps/terms';
import type { World } from '../steps/world';
import type { Features, Scenario } from './features';

export interface Planned {
  readonly scenario: Scenario;
  readonly testCase: AssembledTestCase;
}

export interface Plan {
  readonly planned: readonly Planned[];
  /** Cucumber Messages that describe the sources, the scenarios and the step definitions. */
  readonly envelopes: readonly Envelope[];
}

const RUN_ID = 'run';

/** @param selected scenarios of `features`; games without step definitions cannot be planned */
export function planScenarios(features: Features, selected: readonly Scenario[]): Plan {
  const newId = IdGenerator.incrementing();
  const envelopes: Envelope[] = [];
  const planned: Planned[] = [];
  for (const game of new Set(selected.map((scenario) => scenario.game))) {
    const supportCodeLibrary = supportCode(game);
    envelopes.push(...supportCodeLibrary.toEnvelopes());
    for (const { uri, source, document } of features.documents.filter((candidate) => candidate.game === game)) {
      const scenarios = selected.filter((scenario) => scenario.document === document);
      if (scenarios.length === 0) continue;
      const pickles = scenarios.map((scenario) => scenario.pickle);
      const plan = makeTestPlan(
        { testRunStartedId: RUN_ID, gherkinDocument: document, pickles, supportCodeLibrary },
        { newId },
      );
      envelopes.push(
        { source: { uri, data: source, mediaType: 'text/x.cucumber.gherkin+plain' as never } },
        { gherkinDocument: document },
      );
      envelopes.push(...pickles.map((pickle) => ({ pickle })), ...plan.toEnvelopes());
      planned.push(...plan.testCases.map((testCase, index) => ({ testCase, scenario: scenarios[index]! })));
    }
  }
  return { planned, envelopes };
}

/** Maps each sentence to the expressions of the step definitions that match; there should be exactly one. */
export function matchSteps(game: GameId, texts: Iterable<string>): Map<string, string[]> {
  const library = supportCode(game);
  return new Map(
    [...texts].map((text) => [text, library.findAllStepsBy(text).map(({ def }) => String(def.expression.raw))]),
  );
}

/** The texts that occur in one placeholder of a sentence, with their counts, and its parameter type. */
export interface SaidInPlace {
  readonly type: string;
  readonly counts: Map<string, number>;
}

export interface SaidOfSentence {
  uses: number;
  readonly places: readonly SaidInPlace[];
}

/** Counts, by expression, how often the texts use each sentence and with which words in its placeholders. */
export function saidIn(game: GameId, texts: readonly string[]): Map<string, SaidOfSentence> {
  const library = supportCode(game);
  const said = new Map<string, SaidOfSentence>();
  for (const text of texts) {
    const [match] = library.findAllStepsBy(text);
    if (!match) continue;
    const expression = String(match.def.expression.raw);
    const places = match.args.map(({ parameterType }) => ({ type: parameterType.name!, counts: new Map() }));
    const known = said.get(expression) ?? { uses: 0, places };
    said.set(expression, known);
    known.uses += 1;
    for (const [index, { group }] of match.args.entries()) {
      const { counts } = known.places[index]!;
      counts.set(group.value ?? '', (counts.get(group.value ?? '') ?? 0) + 1);
    }
  }
  return said;
}

/** Returns the definitions of a game by their expressions, those of former sentences among them. */
export function definitionsOf(game: GameId): Map<string, StepDefinition> {
  const libraries = [shared, vocabularyOf(game)?.library].filter((library) => library !== undefined);
  return new Map(libraries.flatMap(({ steps }) => steps.map((step) => [step.expression, step] as const)));
}

/** Returns the definitions to list and suggest. */
export const sentencesOf = (game: GameId): Map<string, StepDefinition> =>
  new Map([...definitionsOf(game)].filter(([, { isFormer }]) => !isFormer));

const libraries = new Map<GameId, SupportCodeLibrary>();

/** The ids have a prefix, so that they cannot collide with those of the plan. */
function supportCode(game: GameId): SupportCodeLibrary {
  const known = libraries.get(game);
  if (known) return known;
  const number = IdGenerator.incrementing();
  const builder = buildSupportCode({ newId: () => `${game}-${number()}` });
  const vocabulary = vocabularyOf(game);
  for (const library of vocabulary ? [shared, vocabulary.library] : [shared]) addLibrary(builder, library);
  const library = matchingOnce(builder.build());
  libraries.set(game, library);
  return library;
}

/** Caches matches, because most sentences recur and matching is slow. */
function matchingOnce(library: SupportCodeLibrary): SupportCodeLibrary {
  const known = new Map<string, ReturnType<SupportCodeLibrary['findAllStepsBy']>>();
  const match = library.findAllStepsBy.bind(library);
  library.findAllStepsBy = (text) => {
    const matches = known.get(text) ?? match(text);
    known.set(text, matches);
    return matches;
  };
  return library;
}

function addLibrary(builder: ReturnType<typeof buildSupportCode>, library: StepLibrary): void {
  const sourceReference = { uri: 'steps' };
  for (const type of library.parameterTypes) {
    builder.parameterType({
      ...type,
      transformer: type.transformer as (...match: string[]) => unknown,
      sourceReference,
    });
  }
  for (const definition of library.steps) {
    builder.step({ pattern: definition.expression, fn: stepFunction(definition), sourceReference });
  }
}

/** Adapts a step definition to Cucumber, which passes the world as `this`. */
export function stepFunction(definition: StepDefinition): (this: World, ...args: unknown[]) => unknown {
  return function (this: World, ...args: unknown[]) {
    const plain = args.map((arg) => withHandles(this.terms, plainArgument(this, arg))) as never[];
    this.beforeSentence(definition.kind, () => definition.givenAsThen?.(...plain));
    return definition.run(this, ...plain);
  };
}

/** Unwraps an argument: the value of a placeholder, the rows of a data table, or a doc string. */
function plainArgument(world: World, arg: unknown): unknown {
  if (typeof arg !== 'object' || arg === null) return arg;
  // instanceof fails if both the ES modules and the CommonJS modules of the package are loaded.
  if ('getValue' in arg) return (arg as Argument).getValue(world);
  return 'raw' in arg ? (arg as { raw(): string[][] }).raw() : arg;
}

/** Puts the handles of numbered cards for their names, wherever an argument names cards. */
function withHandles(terms: Terms, arg: unknown): unknown {
  if (typeof arg === 'string') return arg.startsWith('player ') ? terms.handleOf(arg) : arg;
  if (Array.isArray(arg)) return arg.map((one) => withHandles(terms, one));
  if (typeof arg !== 'object' || arg === null || !('name' in arg)) return arg;
  return { ...arg, name: withHandles(terms, arg.name) };
}

export { RUN_ID };
