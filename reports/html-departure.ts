/**
 * Shows lockstep in the HTML report: where the implementation and the oracle part, and the events of each up to there.
 */
import type { Departure } from '../schemas/report';
import { departureWords } from './departures';
import { citationsHtml, diffHtml, part, type ClauseTitles } from './html-parts';
import { markup, type Html } from './html-template';
import { oneLine, plural, spelledOut } from './text';

export function departureHtml(departure: Departure, titles: ClauseTitles): Html {
  const { diff, citations, oracleJournal, adapterJournal } = departure;
  return part(
    'The first difference from the oracle',
    markup`<div class="departure">
      <p>${departureWords(departure)}</p>
      ${diffHtml(diff, ['oracle', 'this implementation'])}
      ${citations.length > 0 && markup`<p class="note">The oracle cites since both last agreed:</p>${citationsHtml(citations, titles)}`}
      ${journalHtml('What the oracle tells', oracleJournal)} ${journalHtml('What this implementation tells', adapterJournal)}
    </div>`,
  );
}

/** Keeps a page small however long a game was: it shows the last events, which are nearest to the difference. */
const MOST_EVENTS = 40;
const MOST_CHARACTERS = 300;

function journalHtml(title: string, events: readonly unknown[]): Html {
  if (events.length === 0) return markup`<p class="note">${title}: nothing, it reports no events.</p>`;
  const left = events.length - MOST_EVENTS;
  return markup`<details class="journal">
    <summary>${title} (${plural(events.length, 'event')})</summary>
    ${left > 0 && markup`<p class="note">The first ${left} only in report.json.</p>`}
    <ol start="${Math.max(left, 0) + 1}">${events.slice(-MOST_EVENTS).map((event) => markup`<li>${eventHtml(event)}</li>`)}</ol>
  </details>`;
}

/** Shows "rested: player A, card Hero" and the clauses cited; a value that is not an event is shown as JSON. */
function eventHtml(event: unknown): Html {
  if (typeof event !== 'object' || event === null) return markup`${cut(said(event))}`;
  const { type, clauses, consulted: _, ...facts } = event as Record<string, unknown>;
  const words = Object.entries(facts).map(([name, value]) => `${spelledOut(name)} ${said(value)}`);
  const cited = Array.isArray(clauses) ? [...new Set(clauses.map(said))].join(', ') : '';
  return markup`<b>${cut(spelledOut(said(type)))}</b> ${cut(words.join(', '))} ${cited && markup`<span class="note">${cut(cited)}</span>`}`;
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

function cut(long: string): string {
  const line = oneLine(long);
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}
