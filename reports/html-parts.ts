/** Renders pieces that several parts of a scenario's story use. */
import { shortened } from './html-position';
import { markup, type Html } from './html-template';

/** Maps the clause ids that have a place on this page to their titles in our words. */
export type ClauseTitles = ReadonlyMap<string, string>;

/** Links to a clause on this page; an id that the page does not have stays plain. */
export function clauseLink(id: string, titles: ClauseTitles): Html {
  if (!titles.has(id)) return markup`<code>${id}</code>`;
  return markup`<a href="#${id}">${id}</a> <span class="note">${titles.get(id)}</span>`;
}

export function citationsHtml(citations: readonly string[], titles: ClauseTitles): Html {
  const distinct = [...new Set(citations)];
  return markup`<ul class="citations">${distinct.map((id) => markup`<li>${clauseLink(id, titles)}</li>`)}</ul>`;
}

/** Shows where a failure is tracked, as a link if it is one. */
export function issueHtml(issue: string): Html {
  return /^https?:\/\/\S+$/i.test(issue) ? markup`<a href="${issue}" rel="noreferrer">${issue}</a>` : markup`${issue}`;
}

/** Links to a file beside the page; anything but a relative path of plain words stays plain. */
export function fileLink(path: string): Html {
  const isPlain = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path);
  return isPlain ? markup`<a href="${path}"><code>${path}</code></a>` : markup`<code>${path}</code>`;
}

export function part(title: string, content: Html): Html {
  return markup`<h5>${title}</h5>
    ${content}`;
}

const DIFF_HEADER = /^(Index: |={3,}|--- |\+\+\+ |\\ No newline)/;

/**
 * Renders the lines of a unified diff. The sign at the start of each line stays, so that colour only repeats it.
 * @param sides the labels of lines with a minus and lines with a plus
 */
export function diffHtml(diff: string, [minus, plus]: readonly [string, string]): Html {
  const lines = shortened(diff)
    .split('\n')
    .filter((line) => line !== '' && !DIFF_HEADER.test(line));
  const kinds: Record<string, string> = { '-': 'del', '+': 'ins', '@': 'hunk' };
  return markup`<p class="note legend"><span class="del">− ${minus}</span> <span class="ins">+ ${plus}</span></p>
    <pre class="diff" tabindex="0">${lines.map(
      (line) => markup`<span class="${kinds[line.charAt(0)] ?? 'same'}">${line}</span>`,
    )}</pre>`;
}
