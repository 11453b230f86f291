/**
 * Renders report.html: one file that needs nothing else, asks no network and is readable without JavaScript.
 * The page's policy allows only its own script, so that text from an adapter could not run even if it were not escaped.
 */
import type { ClauseResult, GameReport, Report, ScenarioResult } from '../schemas/report';
import { capitalised } from '../texts/words';
import { causesHtml } from './html-causes';
import { gameHtml, sectionAnchor, sectionTally, type Page } from './html-game';
import { shortened } from './html-position';
import { issueHtml } from './html-parts';
import { commandHtml } from './html-scenario';
import { SCRIPT } from './html-script';
import { Packing } from './html-packed';
import { pageHtml } from './html-page';
import { type Html, markup } from './html-template';
import { allOf, byClause, isDeviation, isKnown, totalClauses, totalReadings } from './model';
import {
  departedSentence,
  editionSentences,
  trivialAdaptersSentence,
  outcomeWords,
  partlySentence,
  scenarioSentence,
  sectionName,
  selectionText,
  setupProblem,
  setupSentence,
  STATE_ORDER,
  STATE_WORDS,
  type Warning,
  verdictSentence,
  warningsOf,
} from './text';

/**
 * Greatest number of failing scenarios shown in full, new failures first; for the others the page has the message and
 * the command.
 */
const STORIES = 600;

export function htmlPage(report: Report): string {
  const clauses = report.games.flatMap(clausesOf);
  const page: Page = {
    scenarios: byClause(report.scenarios),
    questions: report.scenarios.filter(({ clauses }) => clauses.length === 0),
    titles: new Map(clauses.map((clause) => [clause.id, clause.title])),
    inFull: shownInFull(report),
    adapter: report.adapter.command,
    packing: new Packing(),
  };
  const games = report.games.map((game) => gameHtml(game, page));
  const body = markup`<a class="skip" href="#clauses">Skip to the clauses</a>
    ${headerHtml(report)} ${toolsHtml(report)} ${page.packing.note()}
    <div class="wide columns">
      <nav class="contents" aria-label="Sections">${report.games.map((game) => contentsHtml(game))}</nav>
      <main id="clauses">${brokenHtml(clauses)} ${knownHtml(report)} ${departedHtml(report)} ${games}</main>
    </div>
    <footer>
      <div class="wide">
        Made by ${report.suite.name} ${report.suite.version}. Clauses are stated in the suite’s own words; the rulebook
        decides. The same results stand in report.json, report.md and junit.xml beside this file.
      </div>
    </footer>
    ${page.packing.html()}`;
  const title = `${report.adapter.name} ${report.adapter.version}: conformance report`;
  return pageHtml({ title, body, script: SCRIPT });
}

function headerHtml(report: Report): Html {
  const { adapter, suite } = report;
  const { state, symbol, word } = outcomeWords(report);
  return markup`<header class="top">
    <div class="wide">
      <p class="kicker">Conformance report · ${suite.name} ${suite.version}</p>
      <h1>${adapter.name} <small>${adapter.version}</small></h1>
      ${setupHtml(report)}
      <p class="verdict ${state}">
        <span class="symbol" aria-hidden="true">${symbol}</span>
        <span><strong>${word}</strong> <span>${capitalised(verdictSentence(report))}.</span></span>
      </p>
      <p class="note">${capitalised(scenarioSentence(report))}.</p>
      ${causesHtml(report)}
      ${warningsOf(report).map(warningHtml)}
      ${barHtml(report)} ${factsHtml(report)}
    </div>
  </header>`;
}

/** Shows problems of the setup, above the verdict. */
function setupHtml(report: Report): Html | null {
  const sentence = setupSentence(report);
  if (sentence === undefined) return null;
  return markup`<div class="alert" role="note">
    <b aria-hidden="true">!</b>
    <div>
      <strong>${sentence}.</strong>
      <ul>
        ${(report.setup ?? []).map((one) => markup`<li>${setupProblem(one)}. <span class="note">${one.advice}</span></li>`)}
      </ul>
    </div>
  </div>`;
}

function warningHtml({ message, evidence }: Warning): Html {
  return markup`<div class="alert">
    <b aria-hidden="true">!</b>
    <div>${message} ${evidence && markup`<pre tabindex="0">${shortened(evidence)}</pre>`}</div>
  </div>`;
}

/** Shows every clause once in a bar; the list under it says the same in words. */
function barHtml(report: Report): Html {
  const counts = totalClauses(report);
  const present = STATE_ORDER.filter((state) => counts[state] > 0);
  const partly = partlySentence(report);
  return markup`<div class="bar" aria-hidden="true">
      ${present.map((state) => markup`<span class="${state}" style="flex:${counts[state]}"></span>`)}
    </div>
    <ul class="legend-list">
      ${present.map(
        (state) =>
          markup`<li class="${state}">
            <span class="tally"><span aria-hidden="true">${STATE_WORDS[state].symbol}</span> ${counts[state]}</span>
            ${STATE_WORDS[state].word}
          </li>`,
      )}
    </ul>
    ${
      partly &&
      markup`<p class="note">
        ${partly}. What was run of them went well; a clause conforms when all of its scenarios have passed.
      </p>`
    }`;
}

function factsHtml(report: Report): Html {
  const { adapter, selection } = report;
  const facts: [string, Html | string][] = [
    ['Adapter', markup`${adapter.language && `${adapter.language}, `}<code>${adapter.command}</code>`],
    ['Made by', commandHtml(report.command)],
    [
      'Run',
      markup`<time datetime="${report.startedAt}">${readableTime(report.startedAt)}</time>, ${seconds(report.durationMs)},
        seed ${report.seed}`,
    ],
    ['Selected', selectionText(selection)],
    ['Trivial adapters', trivialAdaptersSentence(report)],
    ['Can do', markup`${Object.keys(adapter.capabilities).map((game) => capabilitiesHtml(report, game))}`],
    ...editionSentences(report).map((sentence): [string, string] => ['Edition', sentence]),
    ['Features', markup`SHA-256 <code title="${report.suite.features}">${report.suite.features.slice(0, 16)}…</code>`],
  ];
  return markup`<details class="about">
    <summary>About this run</summary>
    <dl class="facts">${facts.map(([term, value]) => markup`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
  </details>`;
}

function capabilitiesHtml({ adapter }: Report, game: string): Html {
  const names = (words: readonly string[]) =>
    words.map((word, index) => markup`${index > 0 && ', '}<code>${word}</code>`);
  const declared = adapter.capabilities[game] ?? [];
  const unproven = adapter.unproven?.[game] ?? [];
  return markup`<div>
    ${game}: ${declared.length > 0 ? names(declared) : 'nothing optional'}
    ${unproven.length > 0 && markup`<span class="note">(not exercised by this run: ${names(unproven)})</span>`}
  </div>`;
}

/** Renders filter and search hidden; the script shows them, because they do nothing without it. */
function toolsHtml(report: Report): Html {
  const counts = totalClauses(report);
  return markup`<div class="tools" role="search" hidden>
    <div class="wide">
      <input
        type="search"
        aria-label="Search clauses and scenarios"
        placeholder="Search everything  ( / )"
      />
      <div class="states" role="group" aria-label="Show only these states">
        ${STATE_ORDER.filter((state) => counts[state] > 0).map(
          (state) =>
            markup`<button type="button" class="${state}" data-filter="${state}" aria-pressed="false">
              <span aria-hidden="true">${STATE_WORDS[state].symbol}</span> ${STATE_WORDS[state].word} ${counts[state]}
            </button>`,
        )}
        ${
          allOf(totalReadings(report)) > 0 &&
          markup`<button type="button" class="reading" data-filter="reading" aria-pressed="false">
            <span aria-hidden="true">◇</span> ambiguous rules
          </button>`
        }
      </div>
      <div>
        <button type="button" data-do="open">Open all</button> <button type="button" data-do="close">Close all</button>
      </div>
      <span class="result" role="status"></span>
    </div>
  </div>`;
}

function contentsHtml(game: GameReport): Html {
  const readings = allOf(game.readings) > 0;
  return markup`<strong><a href="#${game.game}">${game.title}</a></strong>
    <ul>
      ${game.sections.map(
        (section) =>
          markup`<li>
            <a href="#${sectionAnchor(game, section)}">${sectionName(section)}</a>
            <span class="tallies">${sectionTally(section)}</span>
          </li>`,
      )}
      ${readings && markup`<li><a href="#${game.game}-readings">Ambiguous rules</a></li>`}
      ${game.unsupported.length > 0 && markup`<li><a href="#${game.game}-unsupported">Not supported</a></li>`}
    </ul>`;
}

/** Lists the rules that the implementation breaks: what its author came for. */
function brokenHtml(clauses: ClauseResult[]): Html | null {
  const broken = clauses.filter((clause) => clause.state === 'fails');
  if (broken.length === 0) return null;
  return markup`<section class="broken" aria-labelledby="broken">
    <h2 id="broken">Rules that it breaks</h2>
    <ul>
      ${broken.map(({ id, title }) => markup`<li data-kind="fails"><a class="id" href="#${id}">${id}</a> <span>${title}</span></li>`)}
    </ul>
  </section>`;
}

/** Lists the known failures, and why they are known. */
function knownHtml({ scenarios }: Report): Html | null {
  const known = scenarios.filter(isKnown);
  if (known.length === 0) return null;
  return markup`<section class="broken known" aria-labelledby="known">
    <h2 id="known">Known failures</h2>
    <p class="note">They stop nothing, and they count as failing.</p>
    <ul>
      ${known.map(
        ({ clauses: [clause = ''], name, expectation }) =>
          markup`<li data-kind="known">
            <a class="id" href="#${clause}">${clause}</a>
            <span>${name} <span class="note">${expectation?.reason}${expectation?.issue && markup` · ${issueHtml(expectation.issue)}`}</span></span>
          </li>`,
      )}
    </ul>
  </section>`;
}

const DEPARTED_SHOWN = 50;

/** Shows the lockstep differences that no scenario noticed. */
function departedHtml(report: Report): Html | null {
  const sentence = departedSentence(report);
  if (!sentence) return null;
  const departed = report.scenarios.filter((scenario) => scenario.departure);
  const more = departed.length - DEPARTED_SHOWN;
  return markup`<section class="broken" aria-labelledby="departed">
    <h2 id="departed">Differences that no scenario noticed</h2>
    <p class="note">${sentence}. Nothing here counts as failing.</p>
    <ul>
      ${departed
        .slice(0, DEPARTED_SHOWN)
        .map(
          ({ clauses: [clause = ''], name }) =>
            markup`<li><a class="id" href="#${clause}">${clause}</a> <span>${name}</span></li>`,
        )}
      ${more > 0 && markup`<li><span class="note">and ${more} more</span></li>`}
    </ul>
  </section>`;
}

function shownInFull({ scenarios }: Report): ReadonlySet<string> {
  const rank = (scenario: ScenarioResult): number => {
    if (!scenario.failure) return 4;
    if (isKnown(scenario)) return 2;
    if (scenario.reading) return 3;
    return isDeviation(scenario.verdict) ? 0 : 1;
  };
  const storied = scenarios.filter(({ failure, departure }) => failure ?? departure);
  storied.sort((one, other) => rank(one) - rank(other));
  return new Set(storied.slice(0, STORIES).map(({ id }) => id));
}

const clausesOf = (game: GameReport): ClauseResult[] => game.sections.flatMap((section) => section.clauses);

/** Returns "2026-03-01 14:05 UTC". */
function readableTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 0)} s`;
