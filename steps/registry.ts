/**
 * Keeps step definitions, which are written once and run by our runner and by cucumber-js.
 * A definition is a Cucumber Expression and a function of the scenario's world and the arguments.
 */
import type { PlayerId } from '../schemas/common';
import type { ParameterType } from './parameter-type';
import type { Act } from './vocabulary';
import type { World } from './world';

/** The number of parameters says whether a text or a table stands below the sentence. */
export type StepFunction = (world: World, ...args: never[]) => void | Promise<void>;

/**
 * What a sentence does: describe the position in which a scenario begins, make something happen, or check the result.
 */
export type StepKind = 'given' | 'when' | 'then';

export interface StepDefinition {
  kind: StepKind;
  expression: string;
  run: StepFunction;
  /** For a Given, makes the sentence that checks what it describes, from the same arguments. */
  givenAsThen?: ((...args: never[]) => string) | undefined;
  /** True for a sentence that is understood in existing features, but no longer listed or suggested. */
  isFormer?: true;
}

export const currentSteps = ({ steps }: StepLibrary): StepDefinition[] => steps.filter(({ isFormer }) => !isFormer);

/** Says what must stand below a sentence: a text between lines of """, a table, or nothing. */
export function standsBelow({ expression, run }: StepDefinition): 'nothing' | 'text' | 'table' {
  const taken = (expression.match(/\{/g) ?? []).length;
  if (run.length - 1 === taken) return 'nothing';
  return expression.endsWith('order:') ? 'table' : 'text';
}

/** The sentences of one file. Games add theirs to the shared ones. */
export interface StepLibrary {
  parameterTypes: ParameterType[];
  steps: StepDefinition[];
}

type Define = (expression: string, run: StepFunction) => void;

export interface Steps extends StepLibrary {
  given: (expression: string, run: StepFunction, givenAsThen?: StepDefinition['givenAsThen']) => void;
  /** Defines a sentence that a newer one has replaced, for features that already use it. */
  formerGiven: Define;
  when: Define;
  then: Define;
  /**
   * Defines two sentences for one action: the player does it, and tries to. `act` takes the arguments after the player.
   */
  action: (does: string, triesTo: string, act: (...args: never[]) => Act) => void;
  parameterType: (type: ParameterType) => void;
}

/** The two sentences about an action in the main verb: the player does it, and tries to. */
export const attemptsTo = (verb: string) =>
  [
    [`${verb}s`, 'perform'],
    [`tries to ${verb}`, 'tryTo'],
  ] as const;

export function stepLibrary(): Steps {
  const parameterTypes: ParameterType[] = [];
  const steps: StepDefinition[] = [];
  return {
    parameterTypes,
    steps,
    given: (expression, run, givenAsThen) => void steps.push({ kind: 'given', expression, run, givenAsThen }),
    formerGiven: (expression, run) => void steps.push({ kind: 'given', expression, run, isFormer: true }),
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
