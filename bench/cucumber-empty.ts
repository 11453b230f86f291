/**
 * Gives cucumber-js the sentences and hooks of steps/cucumber.ts with empty bodies, to measure the cost of cucumber-js
 * itself.
 */
import '../runner/engine';
import { After, Before, defineParameterType, Given } from '@cucumber/cucumber';
import { vocabularies } from '../games/registry';
import { shared } from '../steps/shared';

// The probe cards belong to the features: they are read whatever the steps do.
for (const vocabulary of vocabularies()) void vocabulary.probes;

for (const { parameterTypes, steps } of [shared, ...vocabularies().map((vocabulary) => vocabulary.library)]) {
  for (const type of parameterTypes) defineParameterType({ ...type, transformer: type.transformer as never });
  for (const { expression, run } of steps) {
    Given(
      expression,
      Object.defineProperty(async () => undefined, 'length', { value: run.length - 1 }),
    );
  }
}

Before(async () => undefined);
After(async () => undefined);
