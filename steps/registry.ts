/**
 * Where step definitions are kept: written once, run by our runner and by cucumber-js alike.
 * A definition is a Cucumber Expression and a function of the scenario's world and the arguments.
 */
import type { PlayerId } from '../schemas/common';
import type { Act } from './vocabulary';
import type { World } from './world';

/** The number of its parameters says whether something stands below its sentence. */
export type StepFunction = (world: World, ...args: never[]) => void | Promise<void>;

/** What a sentence is for: to describe where a scenario begins, to let something happen, or to look what came of it. */
export type StepKind = 'given' | 'when' | 'then';

export interface StepDefinition {
  kind: StepKind;
  expression: string;
  run: StepFunction;
  /** Given: the sentence that looks at what this one describes, made from the same arguments. */
  givenAsThen?: ((...args: never[]) => string) | undefined;
}

/** What a sentence wants below it: a text between lines of """, a table, or nothing. */
export function standsBelow({ expression, run }: StepDefinition): 'nothing' | 'text' | 'table' {
  const taken = (expression.match(/\{/g) ?? []).length;
  if (run.length - 1 === taken) return 'nothing';
  return expression.endsWith('order:') ? 'table' : 'text';
}

export interface ParameterType {
  name: string;
  regexp: RegExp | RegExp[];
  transformer: (...groups: string[]) => unknown;
}

/** One file of sentences. Games add theirs to the shared ones. */
export interface StepLibrary {
  parameterTypes: ParameterType[];
  steps: StepDefinition[];
}

type Define = (expression: string, run: StepFunction) => void;

export interface Steps extends StepLibrary {
  given: (expression: string, run: StepFunction, givenAsThen?: StepDefinition['givenAsThen']) => void;
  when: Define;
  then: Define;
  /** Two sentences of one action: the player does it, and tries to. `act` is given what follows the player in the sentence. */
  action: (does: string, triesTo: string, act: (...args: never[]) => Act) => void;
  parameterType: (type: ParameterType) => void;
}

export function stepLibrary(): Steps {
  const parameterTypes: ParameterType[] = [];
  const steps: StepDefinition[] = [];
  return {
    parameterTypes,
    steps,
    given: (expression, run, givenAsThen) => void steps.push({ kind: 'given', expression, run, givenAsThen }),
    when: (expression, run) => void steps.push({ kind: 'when', expression, run }),
    then: (expression, run) => void steps.push({ kind: 'then', expression, run }),
    action(does, triesTo, act) {
      const doing = (attempt: 'perform' | 'tryTo'): StepFunction => {
        const run = (world: World, player: PlayerId, ...args: never[]) => {
          const { kinds, action } = act(...args);
          return world[attempt](player, kinds, action);
        };
        return Object.defineProperty(run, 'length', { value: 2 + act.length });
      };
      steps.push({ kind: 'when', expression: does, run: doing('perform') });
      steps.push({ kind: 'when', expression: triesTo, run: doing('tryTo') });
    },
    parameterType: (type) => void parameterTypes.push(type),
  };
}
