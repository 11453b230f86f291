/** Renders the HTML page of a comparison: what changed, and the implementations side by side by section and clause. */
import { capitalised } from '../texts/words';
import { conforming, resultWord, type Change, type Comparison, type Matrix, type MatrixSection } from './compare';
import type { ClauseResult } from '../schemas/report';
import { pageHtml } from './html-page';
import { chip } from './html-scenario';
import { type Html, markup } from './html-template';
import { scenarioWords, STATE_ORDER, STATE_WORDS } from './text';

export function matrixPage(matrix: Matrix, comparison?: Comparison): string {
  const title = matrix.columns.join(' · ');
  const body = markup`<header class="top">
      <div class="wide">
        <p class="kicker">Comparison of conformance reports</p>
        <h1>${title}</h1>
        ${comparison?.warnings.map((warning) => markup`<div class="alert"><b aria-hidden="true">!</b><div>${capitalised(warning)}.</div></div>`)}
        ${legendHtml(matrix)}
      </div>
    </header>
    <main class="wide matrix">${comparison && changesHtml(comparison)} ${matrix.games.map((game) => gameHtml(matrix, game))}</main>`;
  return pageHtml({ title: `${title}: comparison`, body });
}

/** Explains the symbols, since on a narrow screen the table shows nothing else. */
function legendHtml({ games }: Matrix): Html {
  const present = new Set(
    games.flatMap(({ sections }) =>
      sections.flatMap(({ rows }) => rows.flatMap(({ results }) => results.map((result) => result?.state))),
    ),
  );
  return markup`<ul class="legend-list">
    ${STATE_ORDER.filter((state) => present.has(state)).map((state) => markup`<li>${chip({ state, ...STATE_WORDS[state] })}</li>`)}
  </ul>`;
}

function changesHtml({ newlyFailing, newlyPassing, otherwise, gone, added }: Comparison): Html {
  const groups: [string, readonly Change[]][] = [
    ['Newly failing', newlyFailing],
    ['Newly passing', newlyPassing],
    ['Changed otherwise', otherwise],
    ['Gone', gone],
    ['New', added],
  ];
  const filled = groups.filter(([, changes]) => changes.length > 0);
  if (filled.length === 0) return markup`<p>No scenario changed its verdict.</p>`;
  return markup`${filled.map(
    ([title, changes]) =>
      markup`<section class="broken">
        <h2>${title} (${changes.length})</h2>
        <ul>
          ${changes.map((change) => markup`<li><span>${verdicts(change)}</span> <span>${change.name}</span></li>`)}
        </ul>
      </section>`,
  )}`;
}

/** Shows the old verdict, an arrow and the new one; only one of them if the scenario is gone or new. */
function verdicts({ before, after }: Change): Html {
  return markup`${before && chip(scenarioWords(before))}${before && after && ' → '}${after && chip(scenarioWords(after))}`;
}

function gameHtml({ columns }: Matrix, { title, sections }: Matrix['games'][number]): Html {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  return markup`<section>
    <h2>${title}</h2>
    <div class="sheet" tabindex="0" role="group" aria-label="${title}, by clause">
      <table>
        <thead>
          <tr>
            <th scope="col">Clause</th>
            ${columns.map((column) => markup`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>${tallyHtml(
          'All clauses',
          filled.flatMap(({ rows }) => rows),
          columns,
        )}</tbody>
        ${filled.map((section) => sectionHtml(section, columns))}
      </table>
    </div>
  </section>`;
}

function sectionHtml({ title, rows }: MatrixSection, columns: readonly string[]): Html {
  return markup`<tbody>
    ${tallyHtml(title, rows, columns)} ${rows.map(rowHtml)}
  </tbody>`;
}

/** Counts the conforming clauses of a group for each implementation. */
function tallyHtml(title: string, rows: MatrixSection['rows'], columns: readonly string[]): Html {
  return markup`<tr class="section">
    <th scope="rowgroup">${title}</th>
    ${columns.map((_, column) => markup`<td>${conforming(rows, column)} of ${rows.length}</td>`)}
  </tr>`;
}

/** Renders a clause; the row stands out where the implementations differ. */
function rowHtml({ clause, title, results }: MatrixSection['rows'][number]): Html {
  const differ = new Set(results.map((result) => result && resultWord(result))).size > 1;
  return markup`<tr class="${differ && 'differ'}">
    <th scope="row"><span class="id">${clause}</span> <span>${title}</span></th>
    ${results.map((result) => markup`<td>${result && resultHtml(result)}</td>`)}
  </tr>`;
}

function resultHtml(result: ClauseResult): Html {
  const { state } = result;
  return markup`<span class="chip ${state}"><span aria-hidden="true">${STATE_WORDS[state].symbol}</span><span class="word"> ${resultWord(result)}</span></span>`;
}
