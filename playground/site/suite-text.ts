/** Extracts a scenario of the suite as a text that can be read alone. */
import type { SuiteScenario, SuiteScenarios } from '../engine/messages';

/** Includes everything that contains the scenario: the Feature, its Rule, their Backgrounds. */
export function textOf({ sources }: SuiteScenarios, { source, lines }: SuiteScenario): string {
  const all = sources[source]!.split('\n');
  const parts = lines.map(([from, to]) => all.slice(from - 1, to).join('\n'));
  return `${parts.join('\n\n')}\n`;
}
