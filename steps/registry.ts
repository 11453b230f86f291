/**
 * Where step definitions are kept: written once, run by our runner and by cucumber-js alike.
 * A definition is a Cucumber Expression and a function of the scenario's world and the arguments.
 */
import type { World } from './world';

export type StepFunction = (world: World, ...args: never[]) => void | Promise<void>;

export interface StepDefinition {
  expression: string;
  run: StepFunction;
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

export function stepLibrary(): StepLibrary & {
  step: (expression: string, run: StepFunction) => void;
  parameterType: (type: ParameterType) => void;
} {
  const parameterTypes: ParameterType[] = [];
  const steps: StepDefinition[] = [];
  return {
    parameterTypes,
    steps,
    step: (expression, run) => void steps.push({ expression, run }),
    parameterType: (type) => void parameterTypes.push(type),
  };
}
