/** The HTML page of a comparison: what changed, and the implementations side by side by section and clause. */
import type { Change, Comparison, Matrix, MatrixSection } from './compare';
import { pageHtml } from './html-page';
import { type Html, markup } from './html-template';
import { STATE_WORDS, VERDICT_WORDS } from './text';

export function matrixPage(matrix: Matrix, comparison?: Comparison): string {
  const title = matrix.columns.join(' · ');
  const body = markup`<header class="top">
      <div class="wide">
        <p class="kicker">Comparison of conformance reports</p>
        <h1>${title}</h1>
        ${comparison?.warnings.map((warning) => markup`<div class="alert"><b aria-hidden="true">!</b><div>${warning}</div></div>`)}
      </div>
    </header>
    <main class="wide matrix">${comparison && changesHtml(comparison)} ${matrix.games.map((game) => gameHtml(matrix, game))}</main>`;
  return pageHtml({ title: `${title}: comparison`, body });
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
      markup`<section>
        <h2>${title} (${changes.length})</h2>
        <ul>
          ${changes.map((change) => markup`<li>${change.name}: ${verdict(change.before)} → ${verdict(change.after)}</li>`)}
        </ul>
      </section>`,
  )}`;
}

const verdict = (result: Change['before']): string => (result ? VERDICT_WORDS[result.verdict].word : 'not there');

function gameHtml({ columns }: Matrix, { title, sections }: Matrix['games'][number]): Html {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  return markup`<section>
    <h2>${title}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">clause</th>
          ${columns.map((column) => markup`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      ${filled.map((section) => sectionHtml(section, columns))}
    </table>
  </section>`;
}

function sectionHtml({ title, rows }: MatrixSection, columns: readonly string[]): Html {
  const conforming = (column: number) => rows.filter((row) => row.states[column] === 'conforms').length;
  return markup`<tbody>
    <tr class="section">
      <th scope="rowgroup">${title}</th>
      ${columns.map((_, column) => markup`<td>${conforming(column)} of ${rows.length}</td>`)}
    </tr>
    ${rows.map(
      (row) =>
        markup`<tr>
          <th scope="row"><span class="id">${row.clause}</span> ${row.title}</th>
          ${row.states.map((state) =>
            state
              ? markup`<td><span class="chip ${state}"><span aria-hidden="true">${STATE_WORDS[state].symbol}</span> ${STATE_WORDS[state].word}</span></td>`
              : markup`<td></td>`,
          )}
        </tr>`,
    )}
  </tbody>`;
}
