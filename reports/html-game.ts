/** Shows one game in the HTML report: its sections with every clause, its readings, and what was not tested. */
import type { ClauseResult, GameReport, ScenarioResult, SectionResult } from '../schemas/report';
import { capitalised } from '../texts/words';
import { allOf, isDeviation, type ClauseScenarios } from './model';
import { markup, type Html } from './html-template';
import { clauseLink } from './html-parts';
import { chip, scenarioArticle, scenarioLine, type ReportContext } from './html-scenario';
import {
  countsSentence,
  passedShort,
  plural,
  readingsSentence,
  sectionName,
  scenarioWords,
  STATE_ORDER,
  STATE_WORDS,
  mergedSentence,
  unlockSentence,
} from './text';

/** State that the parts of a page share. */
export interface Page extends ReportContext {
  scenarios: ReadonlyMap<string, ClauseScenarios>;
  /** the user's own questions, which have no clause */
  questions: readonly ScenarioResult[];
}

const NO_SCENARIOS: ClauseScenarios = { own: [], concerned: [], readings: [] };

export function gameHtml(game: GameReport, page: Page): Html {
  return markup`<section class="game" aria-labelledby="${game.game}">
    <header>
      <h2 id="${game.game}">${game.title}</h2>
      <p class="note">${game.edition} · level: <strong>${game.level}</strong> · ${countsSentence(game.clauses)}</p>
    </header>
    ${questionsHtml(game, page)} ${game.sections.map((section) => sectionHtml(section, game, page))} ${readingsHtml(game, page)}
    ${unsupportedHtml(game)}
  </section>`;
}

/** Returns the id of a section's heading. It cannot equal a clause id, as those start with the game's tag. */
export const sectionAnchor = (game: GameReport, section: SectionResult): string => `${game.game}-section-${section.id}`;

/** Counts the clauses of a section in each state: "1 ✗ 7 ✓". */
export function sectionTally(section: SectionResult): Html[] {
  return STATE_ORDER.map((state) => ({
    state,
    count: section.clauses.filter((clause) => clause.state === state).length,
  }))
    .filter(({ state, count }) => count > 0 && state !== 'notTestable')
    .map(
      ({ state, count }) =>
        markup`<span class="tally ${state}" title="${count} ${STATE_WORDS[state].word}">
          ${count}<span aria-hidden="true">&#8239;${STATE_WORDS[state].symbol}</span>
          <span class="hidden">${STATE_WORDS[state].word}</span>
        </span>`,
    );
}

function sectionHtml(section: SectionResult, game: GameReport, page: Page): Html {
  const anchor = sectionAnchor(game, section);
  return markup`<section class="rules" aria-labelledby="${anchor}">
    <h3 id="${anchor}">${sectionName(section)} <span class="tallies">${sectionTally(section)}</span></h3>
    ${section.clauses.map((clause) => clauseHtml(clause, page))}
  </section>`;
}

function clauseHtml(clause: ClauseResult, page: Page): Html {
  const scenarios = page.scenarios.get(clause.id) ?? NO_SCENARIOS;
  const head = markup`${chip({ state: clause.state, ...STATE_WORDS[clause.state] })}
    <span class="id">${clause.id}</span>
    <span class="title">${clause.title || untitled(clause)}</span>
    <span class="score">${score(clause)}</span>`;
  const body = clauseBody(clause, scenarios, page);
  const attributes = markup`class="clause ${clause.state}" id="${clause.id}" data-state="${clause.state}"`;
  if (body.length === 0) return markup`<div ${attributes}><div class="head">${head}</div></div>\n`;
  return markup`<details ${attributes}>
    <summary class="head">${head}</summary>
    <div class="body">${body}</div>
  </details>\n`;
}

function untitled({ kind }: ClauseResult): Html {
  return markup`<i>${kind === 'testable' ? 'no scenario yet' : kind}</i>`;
}

/** Returns "3 of 4 passed, 1 unsupported"; empty if none of the scenarios was run. */
function score({ counts }: ClauseResult): string {
  return !counts || counts.notRun === allOf(counts) ? '' : passedShort(counts);
}

function clauseBody(clause: ClauseResult, scenarios: ClauseScenarios, page: Page): Html[] {
  const written = scenarios.own.filter(isWorthShowing);
  const lines = scenarios.own.filter((scenario) => !isWorthShowing(scenario));
  return [
    ...(clause.why
      ? [markup`<p class="why">${clause.state === 'notTestable' ? '' : 'Interpretation: '}${clause.why}</p>`]
      : []),
    ...written.map((scenario) => scenarioArticle(scenario, page)),
    ...lineList(lines.map((scenario) => scenarioLine(scenario, page))),
    ...concernedHtml(scenarios.concerned, page),
  ];
}

/** Shows scenarios of other clauses that also carry this clause's tag and did not pass. */
function concernedHtml(concerned: ScenarioResult[], page: Page): Html[] {
  if (concerned.length === 0) return [];
  const troubled = concerned.filter((scenario) => scenario.verdict !== 'passed');
  const passed = concerned.length - troubled.length;
  const items = troubled.map(
    (scenario) =>
      markup`<li>
        ${chip(scenarioWords(scenario))} <span class="name">${scenario.name}</span>, charged to
        ${clauseLink(scenario.clauses[0] ?? '', page.titles)}
      </li>`,
  );
  return [
    markup`<p class="note">
      Also concerned in ${plural(concerned.length, 'scenario')} of other clauses; ${passed} passed.
    </p>`,
    ...lineList(items),
  ];
}

function lineList(items: Html[]): Html[] {
  return items.length > 0 ? [markup`<ul class="lines">${items}</ul>`] : [];
}

function isWorthShowing(scenario: ScenarioResult): boolean {
  return scenario.verdict !== 'passed' && scenario.verdict !== 'unsupported';
}

function questionsHtml(game: GameReport, page: Page): Html | null {
  const questions = page.questions.filter((scenario) => scenario.game === game.game);
  if (questions.length === 0) return null;
  const anchor = `${game.game}-questions`;
  return markup`<section class="questions" aria-labelledby="${anchor}">
    <h3 id="${anchor}">Questions</h3>
    ${questions.filter(isWorthShowing).map((scenario) => scenarioArticle(scenario, page))}
    ${lineList(questions.filter((scenario) => !isWorthShowing(scenario)).map((scenario) => scenarioLine(scenario, page)))}
  </section>`;
}

function readingsHtml(game: GameReport, page: Page): Html | null {
  const clauses = game.sections
    .flatMap((section) => section.clauses)
    .filter((clause) => page.scenarios.get(clause.id)?.readings.length);
  const sentence = readingsSentence(game.readings);
  if (!sentence) return null;
  const anchor = `${game.game}-readings`;
  return markup`<section class="readings" aria-labelledby="${anchor}">
    <h3 id="${anchor}">Ambiguous rules</h3>
    <p class="note">
      Where the rulebook is silent or contradicts itself, the suite chose an interpretation. A difference here is an
      opinion, not a broken rule: it counts neither for nor against conformance. ${capitalised(sentence)}.
    </p>
    ${clauses.map((clause) => readingHtml(clause, page))}
  </section>`;
}

function readingHtml(clause: ClauseResult, page: Page): Html {
  const { readings } = page.scenarios.get(clause.id) ?? NO_SCENARIOS;
  const differing = readings.filter((scenario) => isDeviation(scenario.verdict));
  const passed = readings.filter((scenario) => scenario.verdict === 'passed');
  const unsupported = readings.filter((scenario) => scenario.verdict === 'unsupported').length;
  const others = readings.length - passed.length - differing.length - unsupported;
  const words = [
    passed.length > 0 && `${passed.length} agree`,
    differing.length > 0 && `${differing.length} differ`,
    unsupported > 0 && `${unsupported} unsupported`,
    others > 0 && `${others} in error`,
  ].filter(Boolean);
  const written = readings.filter(isWorthShowing);
  const lines = readings.filter((scenario) => !isWorthShowing(scenario));
  return markup`<details class="entry" data-kind="reading">
    <summary class="head">
      <span class="id">${clause.id}</span>
      <span class="title">${clause.why ?? clause.title}</span>
      <span class="score">${words.join(', ')}</span>
    </summary>
    <div class="body">
      ${written.map((scenario) => scenarioArticle(scenario, page))}
      ${lineList(lines.map((scenario) => scenarioLine(scenario, page)))}
    </div>
  </details>`;
}

function unsupportedHtml(game: GameReport): Html | null {
  if (game.unsupported.length === 0) return null;
  const anchor = `${game.game}-unsupported`;
  return markup`<section class="unsupported-list" aria-labelledby="${anchor}">
    <h3 id="${anchor}">Not supported</h3>
    <p class="note">These scenarios were not run. They count neither as conforming nor as failing.</p>
    <ul>
      ${game.unsupported.map((lacking) => markup`<li>${capitalised(unlockSentence(lacking))}</li>`)}
      ${game.merged?.map((merged) => markup`<li>The decision ${mergedSentence(merged)}</li>`)}
    </ul>
  </section>`;
}
