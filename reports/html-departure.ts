/**
 * Shows lockstep in the HTML report: where the implementation and the oracle part, and the events of each up to there.
 */
import { eventLines } from '../runner/event-lines';
import type { GameId } from '../schemas/common';
import type { GameEvent } from '../schemas/protocol';
import type { Departure } from '../schemas/report';
import { departureFacts, departureWords } from './departures';
import { citationsHtml, part, type ClauseTitles } from './html-parts';
import { markup, type Html } from './html-template';
import { oneLine } from './text';

export function departureHtml(departure: Departure, titles: ClauseTitles, game: GameId): Html {
  const { citations, oracleJournal, adapterJournal } = departure;
  return part(
    'The first difference from the oracle',
    markup`<div class="departure">
      <p>${departureWords(departure)}</p>
      ${factsHtml(departureFacts(departure, game))}
      ${citations.length > 0 && markup`<p class="note">The oracle cites since both last agreed:</p>${citationsHtml(citations, titles)}`}
      ${eventsHtml('Events of the oracle', oracleJournal, game)} ${eventsHtml('Events of this implementation', adapterJournal, game)}
    </div>`,
  );
}

const MOST_FACTS = 12;

function factsHtml(facts: readonly string[]): Html {
  const left = facts.length - MOST_FACTS;
  return markup`<ul class="lines">${facts.slice(0, MOST_FACTS).map((fact) => markup`<li>${cut(fact)}.</li>`)}
    ${left > 0 && markup`<li>${left} more only in report.json</li>`}</ul>`;
}

/** Keeps a page small however long a game was: it shows the last events, which are nearest to the difference. */
const MOST_EVENTS = 40;
const MOST_CHARACTERS = 300;

function eventsHtml(title: string, events: readonly unknown[], game: GameId): Html {
  if (events.length === 0) return markup`<p class="note">${title}: none reported.</p>`;
  const lines = linesOf(events, game);
  const left = lines.length - MOST_EVENTS;
  return markup`<details class="events">
    <summary>${title} (${events.length})</summary>
    ${left > 0 && markup`<p class="note">The first ${left} only in report.json.</p>`}
    <ol start="${Math.max(left, 0) + 1}">${lines.slice(-MOST_EVENTS).map((line) => markup`<li>${cut(line)}</li>`)}</ol>
  </details>`;
}

/** Tells the events as sentences; what an adapter reports that is no event is shown as JSON. */
function linesOf(events: readonly unknown[], game: GameId): string[] {
  const isEvent = (one: unknown): one is GameEvent =>
    typeof one === 'object' && one !== null && typeof (one as { type?: unknown }).type === 'string';
  return events.every(isEvent) ? eventLines(game, events) : events.map(said);
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

function cut(long: string): string {
  const line = oneLine(long);
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}
