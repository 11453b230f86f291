/** One scenario in the HTML report: a line where it went well, the whole story where it did not. */
import type { Failure, ScenarioResult, StepRecord } from '../schemas/report';
import { actionHtml, cardNames, jsonHtml, positionHtml, shortened, type CardNames } from './html-position';
import { markup, type Html } from './html-template';
import { messageOf, scenarioWords } from './text';

/** Where a clause id leads to, and what it says in our words. */
export type ClauseTitles = ReadonlyMap<string, string>;

/** Symbol and word of a verdict or state, coloured by `state`. */
export function chip({ state, symbol, word }: { state: string; symbol: string; word: string }): Html {
  return markup`<span class="chip ${state}"><span aria-hidden="true">${symbol}</span> ${word}</span>`;
}

/** A link to a clause on this page; ids that the page does not have stay plain. */
export function clauseLink(id: string, titles: ClauseTitles): Html {
  if (!titles.has(id)) return markup`<code>${id}</code>`;
  return markup`<a href="#${id}">${id}</a> <span class="note">${titles.get(id)}</span>`;
}

/** "features/level-neo/09-battle-judgement.feature:42" */
const place = (scenario: ScenarioResult): Html => markup`<span class="place">${scenario.uri}:${scenario.line}</span>`;

/** A scenario of which only the verdict and the reason are worth a line. */
export function scenarioLine(scenario: ScenarioResult): Html {
  const reason = scenario.verdict === 'unsupported' && scenario.reason;
  return markup`<li>
    ${chip(scenarioWords(scenario))} <span class="name">${scenario.name}</span>
    ${reason && markup`<span class="note">lacking: ${reason}</span>`} ${place(scenario)}
  </li>`;
}

/** A scenario that did not go well, with everything that is known of it. */
export function scenarioArticle(scenario: ScenarioResult, titles: ClauseTitles): Html {
  const { failure } = scenario;
  const others = scenario.clauses.slice(1);
  return markup`<article class="scenario ${scenarioWords(scenario).state}">
    <header>
      <h4 class="name">${scenario.name}</h4>
      <p>${chip(scenarioWords(scenario))} ${place(scenario)}</p>
    </header>
    <p class="message">${messageOf(scenario)}</p>
    ${others.length > 0 && alsoConcerns(others)}
    ${failure && failureHtml(failure, titles)}
  </article>`;
}

function alsoConcerns(clauses: string[]): Html {
  return markup`<p class="note">Also concerns ${clauses.map((id) => markup`<a href="#${id}">${id}</a> `)}</p>`;
}

/** A scenario that did not go well, after so many others that its story stays in report.json. */
export function scenarioSummary(scenario: ScenarioResult): Html {
  return markup`<article class="scenario ${scenarioWords(scenario).state}">
    <header>
      <h4 class="name">${scenario.name}</h4>
      <p>${chip(scenarioWords(scenario))} ${place(scenario)}</p>
    </header>
    <p class="message">${messageOf(scenario)}</p>
    ${scenario.failure && commandHtml(scenario.failure.reproduce)}
  </article>`;
}

function failureHtml(failure: Failure, titles: ClauseTitles): Html {
  const { steps, position, actions, citations, evidence } = failure;
  return markup`
    ${steps.length > 0 && part('Steps', markup`<ol class="steps">${steps.map(stepHtml)}</ol>`)}
    ${comparisonHtml(failure)}
    ${position !== undefined && part('Position', positionHtml(position))}
    ${actions?.length ? part('Actions', actionsHtml(actions, cardNames(position))) : ''}
    ${citations?.length ? part('Clauses that the oracle cites here', citationsHtml(citations, titles)) : ''}
    ${evidence !== undefined && part('Evidence', jsonHtml(evidence))}
    ${part('Reproduce', commandHtml(failure.reproduce))}`;
}

function part(title: string, content: Html): Html {
  return markup`<h5>${title}</h5>
    ${content}`;
}

const STEP_SYMBOLS: Record<StepRecord['status'], string> = { passed: '✓', failed: '✗', skipped: '–' };

function stepHtml({ keyword, text, status }: StepRecord): Html {
  return markup`<li class="${status}">
    <span class="symbol" aria-hidden="true">${STEP_SYMBOLS[status]}</span>
    <span><b>${keyword.trim()}</b> ${text} <small class="${status === 'passed' && 'hidden'}">${status}</small></span>
  </li>`;
}

/** Two short values side by side, longer ones as a diff. */
function comparisonHtml({ diff, expected, actual }: Failure): Html | null {
  if (diff && !(isShort(expected) && isShort(actual))) return part('Expected against actual', diffHtml(diff));
  if (expected === undefined && actual === undefined) return null;
  return markup`<div class="pair">
    <div>${part('Expected', jsonHtml(expected))}</div>
    <div>${part('Actual', jsonHtml(actual))}</div>
  </div>`;
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' ? !value.includes('\n') : typeof value === 'number' || typeof value === 'boolean';
}

const DIFF_HEADER = /^(Index: |={3,}|--- |\+\+\+ )/;

/** Lines of a unified diff; the sign at their start stays, so that colour only repeats it. */
function diffHtml(diff: string): Html {
  const lines = shortened(diff)
    .split('\n')
    .filter((line) => line !== '' && !DIFF_HEADER.test(line));
  const kinds: Record<string, string> = { '-': 'del', '+': 'ins', '@': 'hunk' };
  return markup`<p class="note legend"><span class="del">− expected</span> <span class="ins">+ actual</span></p>
    <pre class="diff" tabindex="0">${lines.map(
      (line) => markup`<span class="${kinds[line.charAt(0)] ?? 'same'}">${line}</span>`,
    )}</pre>`;
}

function actionsHtml(actions: unknown[], names: CardNames): Html {
  return markup`<ol class="actions">${actions.map((action) => actionHtml(action, names))}</ol>`;
}

function citationsHtml(citations: string[], titles: ClauseTitles): Html {
  const distinct = [...new Set(citations)];
  return markup`<ul class="citations">${distinct.map((id) => markup`<li>${clauseLink(id, titles)}</li>`)}</ul>`;
}

/** A command line with a button that copies it; without JavaScript the button stays away. */
export function commandHtml(command: string): Html {
  return markup`<div class="command">
    <code>${command}</code>
    <button type="button" class="copy" hidden>Copy</button>
  </div>`;
}
