/** Turns one of a user's feature files into scenarios, each with its mistakes. */
import type * as messages from '@cucumber/messages';
import type { FileFault } from '../schemas/report';
import { readDocument, scenariosAmong, type FileContext } from './features';

/** @param read the part of the text that could be read, and the faults of the rest */
export function readOwnDocument(
  { document, faults }: { document: messages.GherkinDocument; faults: readonly FileFault[] },
  file: Omit<FileContext, 'own'>,
): void {
  const own = new Map<string, FileFault[]>();
  charge(faults, document, file.uri, own, file.features.problems);
  readDocument(document, { ...file, own });
}

/** Assigns each fault to the scenario around it, a Background's to all that share it, and any other to the file. */
function charge(
  faults: readonly FileFault[],
  { feature }: messages.GherkinDocument,
  uri: string,
  own: Map<string, FileFault[]>,
  problems: string[],
): void {
  const places = placesOf(feature!.children);
  for (const fault of faults) {
    const scenarios = places.findLast(({ line }) => line <= fault.line)?.scenarios ?? [];
    for (const { id } of scenarios) own.set(id, [...(own.get(id) ?? []), fault]);
    if (scenarios.length === 0) problems.push(`${uri}:${fault.line}: ${fault.text}`);
  }
}

/** Lists the lines from which faults belong to which scenarios. */
function placesOf(
  children: readonly messages.FeatureChild[],
): { line: number; scenarios: readonly messages.Scenario[] }[] {
  return children.flatMap(({ background, scenario, rule }) => {
    if (background) return [{ line: background.location.line, scenarios: scenariosAmong(children) }];
    if (scenario) {
      const first = Math.min(scenario.location.line, ...scenario.tags.map(({ location }) => location.line));
      return [{ line: first, scenarios: [scenario] }];
    }
    return [{ line: rule!.location.line, scenarios: [] }, ...placesOf(rule!.children)];
  });
}
