/** Shows one scenario in the HTML report: a line if it passed, the whole story if it did not. */
import { shellWord } from '../runner/shell';
import type { Failure, ScenarioResult, StepRecord } from '../schemas/report';
import { boardsHtml } from './html-board';
import { departureWords } from './departures';
import { departureHtml } from './html-departure';
import { citationsHtml, diffHtml, fileLink, issueHtml, part, type ClauseTitles } from './html-parts';
import { actionHtml, jsonHtml, positionHtml } from './html-position';
import { failureRestsOn } from '../runner/rests-on';
import { restsOnHtml } from './rests-on';
import type { Packing } from './html-packed';
import { markup, type Html } from './html-template';
import { contrastOf, diffOf, messageOf, plural, scenarioWords, sidesApart } from './text';

/** Renders the symbol and word of a verdict or state, coloured by `state`. */
export function chip({ state, symbol, word }: { state: string; symbol: string; word: string }): Html {
  return markup`<span class="chip ${state}"><span aria-hidden="true">${symbol}</span> ${word}</span>`;
}

/** Renders "features/level-neo/05-attacks.feature:42". */
const place = (scenario: ScenarioResult): Html => markup`<span class="place">${scenario.uri}:${scenario.line}</span>`;

/** Facts of the page that rendering a scenario needs. */
export interface ReportContext {
  titles: ClauseTitles;
  /** ids of the scenarios shown in full; for the others the page has the message and the command */
  inFull: ReadonlySet<string>;
  /** the command that starts the adapter */
  adapter: string;
  packing: Packing;
}

/** Renders a scenario of which only the verdict and the reason matter. */
export function scenarioLine(scenario: ScenarioResult, context: ReportContext): Html {
  const reason = scenario.verdict === 'unsupported' && scenario.reason;
  return markup`<li>
    ${chip(scenarioWords(scenario))} <span class="name">${scenario.name}</span>
    ${reason && markup`<span class="note">lacking: ${reason}</span>`} ${otherReasonHtml(scenario)} ${reviewHtml(scenario)} ${notesHtml(scenario)} ${place(scenario)} ${expectationHtml(scenario)}
    ${departedHtml(scenario, context)}
  </li>`;
}

const otherReasonHtml = ({ otherReason, clauses }: ScenarioResult): Html | null =>
  otherReason === undefined
    ? null
    : markup`<span class="note">refused for ${otherReason}, not ${clauses.join(', ')}</span>`;

const reviewHtml = ({ needsReview }: ScenarioResult): Html | null =>
  needsReview === undefined
    ? null
    : markup`<span class="note">⚑ needs review: a new edition changes ${needsReview.join(', ')}</span>`;

const notesHtml = ({ notes = [] }: ScenarioResult): Html[] =>
  notes.map((note) => markup`<span class="note">note: ${note}</span>`);

/** Shows a lockstep difference that the scenario did not notice. */
function departedHtml({ id, departure, game }: ScenarioResult, { inFull, titles }: ReportContext): Html | null {
  if (!departure) return null;
  if (!inFull.has(id)) return markup`<p class="note">${departureWords(departure)} report.json has the difference.</p>`;
  return markup`<details class="departed">
    <summary>Differs from the oracle all the same</summary>
    ${departureHtml(departure, titles, game)}
  </details>`;
}

/** Renders a scenario that did not pass. */
export function scenarioArticle(scenario: ScenarioResult, context: ReportContext): Html {
  const { failure, id } = scenario;
  return markup`<article class="scenario ${scenarioWords(scenario).state}">
    <header>
      <h4 class="name">${scenario.name}</h4>
      <p>${chip(scenarioWords(scenario))} ${place(scenario)}</p>
    </header>
    <p class="message">${messageOf(scenario)}</p>
    ${expectationHtml(scenario)} ${reviewHtml(scenario)} ${notesHtml(scenario)} ${faultsHtml(scenario)}
    ${
      context.inFull.has(id)
        ? context.packing.put(storyHtml(scenario, context), briefHtml(failure))
        : briefHtml(failure)
    }
  </article>`;
}

/** Shows expected and actual, and the command, of a story that is packed. */
function briefHtml(failure: Failure | undefined): Html | null {
  if (!failure) return null;
  const contrast = contrastOf(failure);
  return markup`${contrast !== undefined && markup`<p>${contrast}</p>`}<code>${failure.reproduce}</code>`;
}

/** Shows every fault of a user's question that cannot be asked. */
function faultsHtml({ uri, failure }: ScenarioResult): Html | null {
  if (!failure?.faults?.length) return null;
  return markup`<ul class="lines">${failure.faults.map(({ line, text }) => markup`<li><span class="place">${uri}:${line}</span> ${text}</li>`)}</ul>`;
}

/** Shows the entry in the author’s list of known failures. */
function expectationHtml({ expectation }: ScenarioResult): Html | null {
  if (!expectation) return null;
  const { state, reason, issue } = expectation;
  const words = state === 'known' ? 'Known failure' : 'On the list of known failures, and it passed';
  return markup`<p class="why">${words}: ${reason}${issue !== undefined && markup` · ${issueHtml(issue)}`}</p>`;
}

/** Shows everything known of a scenario that did not pass. */
function storyHtml({ failure, clauses, game }: ScenarioResult, { titles, adapter }: ReportContext): Html {
  const others = clauses.slice(1);
  const concerns = others.length > 0 && alsoConcerns(others);
  if (!failure) return markup`${concerns}`;
  const { steps, because, evidence, departure, frames, transcript } = failure;
  return markup`${comparisonHtml(failure)} ${concerns}
    ${steps.length > 0 && part('Steps', stepsHtml(failure, game))}
    ${citedHtml(failure, titles)}
    ${because?.length ? part('Because', markup`<ol class="steps">${because.map((event) => markup`<li>${event}</li>`)}</ol>`) : ''}
    ${departure && departureHtml(departure, titles, game)}
    ${frames?.length ? part('Board', boardsHtml(frames, game)) : ''}
    ${gameHtml(failure, game)}
    ${evidence !== undefined && part('Evidence', jsonHtml(evidence))}
    ${part('Reproduce', commandHtml(failure.reproduce))}
    ${transcript !== undefined && part('Transcript', transcriptHtml(transcript, adapter))}`;
}

function alsoConcerns(clauses: string[]): Html {
  return markup`<p class="note">Also concerns ${clauses.map((id) => markup`<a href="#${id}">${id}</a> `)}</p>`;
}

/** Shows what the oracle cites at the step that failed; earlier citations are folded away. */
function citedHtml({ citations = [], citedHere = [] }: Failure, titles: ClauseTitles): Html | null {
  if (citations.length === 0) return null;
  const before = citations.filter((clause) => !citedHere.includes(clause));
  if (citedHere.length === 0) return part('Clauses that the oracle cites here', citationsHtml(citations, titles));
  return markup`${part('Clauses that the oracle cites at this step', citationsHtml(citedHere, titles))}
    ${
      before.length > 0 &&
      markup`<details class="cited-before">
        <summary>and ${plural(before.length, 'clause')} on the way there</summary>
        ${citationsHtml(before, titles)}
      </details>`
    }`;
}

/** Puts what the steps rest on beside them. */
function stepsHtml(failure: Failure, game: ScenarioResult['game']): Html {
  const steps = markup`<ol class="steps">${failure.steps.map(stepHtml)}</ol>`;
  const beside = restsOnHtml(failureRestsOn(game, failure));
  return beside ? markup`<div class="with-basis">${steps} ${beside}</div>` : steps;
}

/** Shows position and actions, folded away if boards show the same. */
function gameHtml({ position, actions, frames }: Failure, game: ScenarioResult['game']): Html | null {
  const parts = markup`${position !== undefined && part('Position', positionHtml(position, game))}
    ${actions?.length ? part('Actions', actionsHtml(actions, game)) : ''}`;
  if (!frames?.length) return parts;
  return markup`<details class="facts-of-game">
    <summary>Position, cards and actions</summary>
    ${parts}
  </details>`;
}

/** Links the scenario's messages in a file beside the page, with the command that replays them. */
function transcriptHtml(file: string, adapter: string): Html {
  const path = file.replaceAll('\\', '/');
  const command = ['npx tcg-conformance replay', shellWord(path), '--adapter', shellWord(adapter)].join(' ');
  return markup`<p class="note">Its messages are in ${fileLink(path)}. To play them again, in the folder of this report:</p>
    ${commandHtml(command)}`;
}

const STEP_SYMBOLS: Record<StepRecord['status'], string> = { passed: '✓', failed: '✗', skipped: '–' };

function stepHtml({ keyword, text, status }: StepRecord): Html {
  return markup`<li class="${status}">
    <span class="symbol" aria-hidden="true">${STEP_SYMBOLS[status]}</span>
    <span><b>${keyword.trim()}</b> ${text} <small class="${status === 'passed' && 'hidden'}">${status}</small></span>
  </li>`;
}

/** Shows two short values side by side, longer ones as a diff. */
function comparisonHtml(failure: Failure): Html | null {
  const sides = sidesApart(failure);
  if (!sides) return null;
  const { expected, actual } = sides;
  const diff = diffOf(failure);
  if (diff && !(isShort(expected) && isShort(actual)))
    return part('Expected against actual', diffHtml(diff, ['expected', 'actual']));
  return markup`<div class="pair">
    <div>${part('Expected', jsonHtml(expected))}</div>
    <div>${part('Actual', jsonHtml(actual))}</div>
  </div>`;
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' ? !value.includes('\n') : typeof value === 'number' || typeof value === 'boolean';
}

function actionsHtml(actions: unknown[], game: ScenarioResult['game']): Html {
  return markup`<ol class="actions">${actions.map((action) => actionHtml(action, game))}</ol>`;
}

/** Renders a command line with a button that copies it; without JavaScript there is no button. */
export function commandHtml(command: string): Html {
  return markup`<div class="command">
    <code>${command}</code>
    <button type="button" class="copy" hidden>Copy</button>
  </div>`;
}
