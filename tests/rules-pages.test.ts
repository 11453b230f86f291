/** docs/rules-<game>.md: every clause that scenarios test stands there in our words, beside the Rule that says it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAYED } from '../games/registry';
import { loadCatalogue } from '../runner/catalogue';
import { projectRoot } from '../runner/root';
import { rulesPage } from '../scripts/make-rules-pages';

const docs = join(projectRoot(), 'docs');
const textOf = (path: string): string => readFileSync(path, 'utf8');

describe.each(PLAYED)('%s', (game) => {
  const page = textOf(join(docs, `rules-${game}.md`));

  it('is what npm run docs makes', () => {
    expect(page).toBe(rulesPage(game));
  });

  it('has every tested clause once, and leads to the line of its Rule, or of a scenario', () => {
    const entries = [...page.matchAll(/^- \*\*([\w.-]+)\*\* \[(.*?)\]\((\.\.\/[^)#]*)#L(\d+)\)/gm)];
    const tested = loadCatalogue(game).clauses.filter(({ kind }) => kind === 'testable');
    expect(entries.map(([, clause]) => clause)).toEqual(tested.map(({ id }) => id));
    const wrong = entries.filter(([, clause, title, path, line]) => {
      const rule = textOf(join(docs, path!)).split('\n')[Number(line) - 1]!;
      return !(rule.trim().startsWith('|') || [`Rule: ${clause} ${title}`, `Scenario: ${title}`].includes(rule.trim()));
    });
    expect(wrong.map(([entry]) => entry)).toEqual([]);
  });

  it('gives interpretations, and why a clause has no scenario', () => {
    const { clauses } = loadCatalogue(game);
    const interpretations = page.match(/^ {2}- interpretation: \S/gm)!;
    expect(interpretations).toHaveLength(clauses.filter(({ reading }) => reading !== undefined).length);
    for (const { id, kind } of clauses)
      if (!['testable', 'heading'].includes(kind)) expect(page).toMatch(new RegExp(`^- \\*\\*${id}\\*\\* \\S`, 'm'));
  });
});

it('the page of the protocol and the index of the pages lead to them', () => {
  for (const game of PLAYED)
    for (const path of [join(docs, 'protocol.md'), join(docs, 'README.md')])
      expect(textOf(path)).toMatch(new RegExp(`\\]\\((docs/)?rules-${game}\\.md\\)`));
});
