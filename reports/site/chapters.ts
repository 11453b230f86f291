/** Finds our words for the headings of a rulebook: the names of features begin with the clauses that they cover. */
import type { FeatureDocument } from '../../runner/features';

/** Matches "8-3-2 to 8-3-3. Conditions": the first clause, the others if any, the title. */
const NAME = /^([A-Z]*[\d.-]*\d)((?:,| to| and)[^.]*)?\. (.+)$/;

/** Maps clauses to titles; a title for several clauses belongs to the first and names them all. */
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
