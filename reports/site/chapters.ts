/** Our words for the headings of a rulebook: the names of the features begin with the clauses that they are about. */
import type { FeatureDocument } from '../../runner/features';

/** "8-3-2 to 8-3-3. Conditions": the first clause, the others if any, the title. */
const NAME = /^([A-Z]*[\d.-]*\d)((?:,| to| and)[^.]*)?\. (.+)$/;

/** Clause to title; of several clauses the first, with all of them behind it. */
export function chaptersOf(documents: readonly FeatureDocument[]): Map<string, string> {
  const names = documents.flatMap(({ document }) => document.feature?.name ?? []);
  return new Map(
    names.flatMap((name): [string, string][] => {
      const [, first, others, title] = NAME.exec(name) ?? [];
      if (first === undefined) return [];
      return [[first, others === undefined ? title! : `${title} (${first}${others})`]];
    }),
  );
}
