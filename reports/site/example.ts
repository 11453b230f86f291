/** Renders a scenario as an example: its steps, the events and clauses after each, and the board where it changed. */
import { glossOf, whyRefused } from '../../runner/event-lines';
import { narrate, type Narrated } from '../../runner/narration';
import type { GameId } from '../../schemas/common';
import type { Scenario } from '../../runner/features';
import type { RestsOn } from '../../runner/rests-on';
import type { RecordedStep } from '../../runner/step-recorder';
import type { Observation } from '../../schemas/protocol';
import { boardSvg } from '../board';
import { changesBetween } from '../board-changes';
import { boardAsText, changesHtml } from '../html-board';
import { markup, type Html } from '../html-template';
import { restsOnHtml } from '../rests-on';
import { plural } from '../text';
import type { ClauseLinks } from './links';
import type { Standing } from './model';

export interface Played {
  readonly scenario: Scenario;
  readonly steps: readonly RecordedStep[];
  readonly restsOn: RestsOn;
}

/** What an example shows besides its steps. */
export interface ExampleFrame {
  /** its place on the page */
  readonly anchor: string;
  /** level of the scenario's heading */
  readonly level: 2 | 3;
  readonly links: ClauseLinks;
  /** Answers of publishers that the scenario follows. */
  readonly answers: readonly string[];
  readonly standings: readonly Standing[];
  /** Missing if there is no playground. */
  readonly play?: string;
}

/** Greatest number of characters for the pictures of one example; a larger one shows only its first and last board. */
const MOST_OF_PICTURES = 40_000;
/** Greatest number of events shown of one step, as loops have thousands. */
const MOST_EVENTS = 40;

export function exampleHtml(played: Played, frame: ExampleFrame): string {
  const full = storyHtml(played, frame, () => true);
  if (full.length <= MOST_OF_PICTURES) return full;
  const last = boardsOf(played.scenario.game, played.steps).length - 1;
  return storyHtml(played, frame, (board) => board === 0 || board === last);
}

function storyHtml(played: Played, frame: ExampleFrame, isDrawn: (board: number) => boolean): string {
  const { anchor, level, links, answers, standings, play } = frame;
  const { scenario } = played;
  const others = scenario.clauses.slice(scenario.rule ? 1 : 0);
  const heading = markup`<a href="#${anchor}">${scenario.name}</a>`;
  return markup`<article class="example" id="${anchor}">
    ${level === 2 ? markup`<h2>${heading}</h2>` : markup`<h3>${heading}</h3>`}
    <p class="marks">${scenario.reading && markup`<span class="chip reading">◇ ambiguous rule</span>`} ${standings.map(standingHtml)}
      ${play !== undefined && markup`<a class="play" href="${play}">Play it</a>`}</p>
    ${restsOnHtml(played.restsOn)}
    <ol class="tale">${stepsHtml(played, frame, isDrawn)}</ol>
    <p class="note foot">${others.length > 0 && markup`About ${links.list(others)} as well. `}
      ${answers.length > 0 && markup`After the publisher’s ${answers.length === 1 ? 'answer' : 'answers'} ${answers.join(', ')}. `}
      <span class="place">${scenario.uri}:${scenario.line}</span></p>
  </article>`.text;
}

export const standingHtml = ({ engine, state, symbol, word }: Standing): Html =>
  markup`<span class="chip ${state}"><span aria-hidden="true">${symbol}</span> ${engine}: ${word}</span> `;

interface Board {
  readonly step: number;
  readonly isStart: boolean;
  readonly seen: Observation;
  /** What differs from the board before. */
  readonly changes: ReturnType<typeof changesBetween>;
}

/** Finds the board of the start, and the last board of each step that changed it. */
function boardsOf(game: GameId, steps: readonly RecordedStep[]): Board[] {
  const boards: Board[] = [];
  for (const [step, { frames }] of steps.entries()) {
    const seen = frames.map(({ observation }) => observation as Observation);
    const start = boards.length === 0 ? seen.shift() : undefined;
    if (start) boards.push({ step, isStart: true, seen: start, changes: changesBetween(game, undefined, start) });
    const last = seen.at(-1);
    if (!last) continue;
    const changes = changesBetween(game, boards.at(-1)?.seen, last);
    if (changes.words.length > 0) boards.push({ step, isStart: false, seen: last, changes });
  }
  return boards;
}

function stepsHtml(
  { scenario, steps }: Played,
  { links, anchor }: ExampleFrame,
  isDrawn: (board: number) => boolean,
): Html[] {
  const boards = boardsOf(scenario.game, steps).map((board, index) => ({
    ...board,
    html: boardHtml(board, { game: scenario.game, anchor, isDrawn: isDrawn(index) }),
  }));
  const at = (step: number, isStart: boolean) =>
    boards.filter((board) => board.step === step && board.isStart === isStart).map(({ html }) => html);
  return steps.flatMap((step, index) => [
    ...at(index, true).map((html) => markup`<li class="start">${html}</li>`),
    stepHtml(
      step,
      scenario.pickle.steps[index]!.argument,
      { game: scenario.game, about: scenario.clauses, links },
      at(index, false),
    ),
  ]);
}

type Argument = Scenario['pickle']['steps'][number]['argument'];

function stepHtml(
  step: RecordedStep,
  argument: Argument,
  { game, about, links }: { readonly game: GameId; readonly about: readonly string[]; readonly links: ClauseLinks },
  boards: readonly Html[],
): Html {
  const { keyword, text, events, sent } = step;
  const refused = sent.map(({ answer }) => answer).filter(({ status }) => status !== 'accepted');
  const narrated = narrate(game, events);
  const left = narrated.length - MOST_EVENTS;
  const happened = [
    ...narrated.slice(0, MOST_EVENTS).map((one) => markup`<li>${narratedHtml(one, links, about)}</li>`),
    ...(left > 0 ? [markup`<li>and ${plural(left, 'more event')} of this step</li>`] : []),
    ...refused.map(
      ({ reason, clause }) =>
        markup`<li><b>refused</b>${reason && `: ${whyRefused(game, reason)}`} ${clause !== undefined && links.html(clause)}</li>`,
    ),
  ];
  return markup`<li><p><b>${keyword.trim()}</b> ${text}</p>${argumentHtml(argument)}
    ${happened.length > 0 && markup`<ul class="happened">${happened}</ul>`} ${boards}</li>`;
}

function argumentHtml(argument: Argument): Html | null {
  if (argument?.docString) return markup`<pre tabindex="0">${argument.docString.content}</pre>`;
  if (!argument?.dataTable) return null;
  const rows = argument.dataTable.rows.map(
    ({ cells }) => markup`<tr>${cells.map(({ value }) => markup`<td>${value}</td>`)}</tr>`,
  );
  return markup`<table class="data"><tbody>${rows}</tbody></table>`;
}

/** Renders a sentence with the clause that decided it; the further ones show on request. */
function narratedHtml({ text, clauses }: Narrated, links: ClauseLinks, about: readonly string[]): Html {
  const gloss = glossOf(clauses, links.titles, about);
  if (!gloss) return markup`${text}`;
  const { clause, title, others } = gloss;
  const more =
    others.length > 0 &&
    markup`<details class="further"><summary>+${others.length}</summary>${links.list(others)}</details>`;
  const words = title !== undefined && markup` <span class="note">${title}</span>`;
  return markup`${text} ${links.html(clause)}${words} ${more}`;
}

interface Drawing {
  readonly game: Scenario['game'];
  readonly anchor: string;
  readonly isDrawn: boolean;
}

/** Renders one board. The boards of an example share a name, so that a browser opens one at a time. */
function boardHtml({ isStart, seen, changes }: Board, { game, anchor, isDrawn }: Drawing): Html {
  const caption = isStart ? 'The board at the start' : 'The board after this step';
  const picture = markup`<div class="picture" tabindex="0" role="group" aria-label="${caption}">${boardSvg(game, seen, isStart ? 'the start' : 'this step', changes.cards)}</div>
    <p class="note swipe">The picture scrolls sideways.</p>${boardAsText(game, seen)}`;
  return markup`<details class="board" name="${anchor}-board"${isStart && markup` open`}><summary>${isStart || isDrawn ? caption : 'What changed on the board'}</summary>
    ${!isStart && changesHtml(changes.words)} ${isDrawn && picture}</details>`;
}
