/**
 * Writes docs/rules-<game>.md: each clause of a rulebook in our words, with its number and the place in the features
 * that plays it; a clause that no scenario can decide has the reason.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYED } from '../games/registry';
import { plural } from '../reports/text';
import { loadCatalogue } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import type { Features } from '../runner/features';
import { projectRoot } from '../runner/root';
import type { CatalogueClause } from '../schemas/catalogue';
import type { GameId } from '../schemas/common';

/** Returns one line, and a second for an interpretation that we have chosen; a heading without rules has none. */
function linesOf({ rules, scenarios }: Features, clause: CatalogueClause): string[] {
  const { id, kind, untestable, shownBy, reading } = clause;
  const said = rules.filter((rule) => rule.clause === id);
  const tagged = scenarios.filter(({ clauses, decoy }) => clauses.includes(id) && !decoy);
  const own = tagged.filter(({ clauses }) => clauses[0] === id);
  const links = said.map(({ title, uri, line }) => `[${title}](../${uri}#L${line})`);
  const below = reading === undefined ? [] : [`  - interpretation: ${reading.trim().replaceAll(/\s+/g, ' ')}`];
  if (links.length > 0)
    return [`- **${id}** ${links.join('; ')}: ${plural((own.length > 0 ? own : tagged).length, 'scenario')}`, ...below];
  if (untestable === undefined || kind === 'heading') return below;
  return [`- **${id}** ${shownBy ? `explains a term; shown by ${shownBy.join(', ')}` : untestable}`, ...below];
}

export function rulesPage(game: GameId): string {
  const { title, edition, sections, clauses, tag } = loadCatalogue(game);
  const features = loadFeatures([game]);
  const played = clauses.find(({ id }) => features.rules.some(({ clause }) => clause === id))!;
  return [
    `# The rules of ${title} in our words`,
    '',
    'This page restates every clause of the rulebook in one sentence of our own. Use it to find the clause for a question, and the scenarios that play it.',
    `The edition is "${edition}". The numbers are those of the rulebook; its text is not reproduced here.`,
    '',
    '- A tested clause links to the Rule that shows it in examples, or to a scenario of another Rule. The number of its scenarios follows.',
    '- A clause that no scenario can test gives the reason, or the clauses that show its term.',
    '- "Interpretation" says how we rule where the rulebook is silent or contradicts itself.',
    '',
    `\`npx tcg-conformance explain ${tag}-${played.id}\` plays the scenarios of one clause step by step.`,
    '',
    `Made by \`npm run docs\` from \`features/${game}/\`; do not edit.`,
    '',
    ...sections.flatMap(({ id, title: heading }) => [
      `## ${id} ${heading}`,
      '',
      ...clauses.filter(({ section }) => section === id).flatMap((clause) => linesOf(features, clause)),
      '',
    ]),
  ].join('\n');
}

function main(): void {
  for (const game of PLAYED) writeFileSync(join(projectRoot(), 'docs', `rules-${game}.md`), rulesPage(game));
}

if (require.main === module) main();
