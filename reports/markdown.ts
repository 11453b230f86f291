/** Writes report.md: the short summary for a comment on a pull request. */
import type { ClauseState, GameReport, Report, ScenarioResult, Verdict } from '../schemas/report';
import { capitalised } from '../texts/words';
import { causeList } from './causes';
import { departed, departureInFull } from './departures';
import { asksBeyondClauses, isKnown, isOwn, standingOf, totalReadings } from './model';
import { questionsShown } from './questions';
import { restingOn } from './rests-on';
import {
  clausesIn,
  departedSentence,
  editionSentences,
  differingReadings,
  otherReasonSentence,
  reviewSentence,
  knownWhy,
  fullMessageOf,
  trivialAdaptersSentence,
  oneLine,
  outcomeWords,
  partlySentence,
  passedSentence,
  plural,
  readingsSentence,
  scenarioWords,
  sectionName,
  setupProblem,
  setupSentence,
  STATE_ORDER,
  STATE_WORDS,
  mergedSentence,
  unlockSentence,
  verdictSentence,
  VERDICT_WORDS,
  warningsOf,
} from './text';

const FAILURES_SHOWN = 20;
const REASONS_SHOWN = 5;
const QUESTIONS_SHOWN = 50;

export function markdown(report: Report): string {
  const { symbol, word } = outcomeWords(report);
  const adapter = literal(`${report.adapter.name} ${report.adapter.version}`);
  return [
    setupList(report),
    `## ${symbol} ${adapter}: ${word}`,
    `**${verdictSentence(report)}.**`,
    warningsOf(report)
      .map(({ message }) => `> ${literal(message)}`)
      .join('\n>\n'),
    editionSentences(report).map(literal).join('\n\n'),
    causeList(report, literal),
    failureList(report),
    ...(asksBeyondClauses(report) ? [] : report.games.map(gameTable)),
    isOwn(report) ? questionList(report) : '',
    knownList(report),
    partlyList(report),
    readingsList(report),
    departedList(report),
    otherReasonParagraph(report),
    reviewList(report),
    unsupportedList(report),
    `Trivial adapters: ${literal(trivialAdaptersSentence(report))}. Seed ${report.seed}. Made by \`${codeText(report.command)}\`.`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function setupList(report: Report): string {
  const sentence = setupSentence(report);
  if (sentence === undefined) return '';
  return [
    `> **${sentence}.**`,
    '>',
    ...(report.setup ?? []).map((one) => `> - ${literal(setupProblem(one))}. ${literal(one.advice)}`),
  ].join('\n');
}

function gameTable(game: GameReport): string {
  return [
    `### ${literal(game.title)} (${literal(game.edition)}): level ${game.level}`,
    '',
    row(
      'Section',
      STATE_ORDER.map((state) => STATE_WORDS[state].word),
    ),
    row(
      ':--',
      STATE_ORDER.map(() => '--:'),
    ),
    ...game.sections.map((section) =>
      row(
        literal(sectionName(section)),
        STATE_ORDER.map((state) => countState(section.clauses, state)),
      ),
    ),
    row(
      `**All ${game.clauses.total} clauses**`,
      STATE_ORDER.map((state) => `**${game.clauses[state]}**`),
    ),
  ].join('\n');
}

function row(name: string, cells: (string | number)[]): string {
  return `| ${[name, ...cells].join(' | ')} |`;
}

function countState(clauses: { state: ClauseState }[], state: ClauseState): number {
  return clauses.filter((clause) => clause.state === state).length;
}

/** Verdicts that a reader should look at, in this order: broken rules, then errors of the run. */
const LISTED: Verdict[] = ['failed', 'adapterError', 'suiteError'];

function failureList(report: Report): string {
  const listed = LISTED.flatMap((verdict) =>
    report.scenarios.filter((scenario) => standingOf(scenario) === verdict && !scenario.reading),
  );
  if (listed.length === 0) return '';
  return list(`### ${plural(listed.length, 'scenario')} to look at`, listed, failureItem);
}

/** Lists every scenario of the user's own features with its answer. */
function questionList(report: Report): string {
  const { relevant, more } = questionsShown(report, QUESTIONS_SHOWN);
  return [
    `### ${plural(report.scenarios.length, 'question')}`,
    '',
    ...relevant.flatMap(({ symbol, heads, lines }) => [
      ...heads.map((head) => `- ${symbol} ${literal(head)}`),
      ...lines.map((line) => `  - ${literal(line)}`),
    ]),
    ...(more > 0 ? [`- and ${more} more, in report.html`] : []),
  ].join('\n');
}

function knownList(report: Report): string {
  const known = report.scenarios.filter(isKnown);
  if (known.length === 0) return '';
  return list(`### ${plural(known.length, 'known failure')}`, known, (scenario) => {
    const { symbol } = VERDICT_WORDS.known;
    return `- ${symbol} **${literal(scenario.clauses[0] ?? '')}** ${literal(scenario.name)}: ${literal(knownWhy(scenario))}`;
  });
}

function partlyList(report: Report): string {
  const sentence = partlySentence(report);
  if (!sentence) return '';
  return list(`### ${literal(sentence)}`, clausesIn(report, 'partly'), ({ id, title, counts }) => {
    const { symbol } = STATE_WORDS.partly;
    return `- ${symbol} **${literal(id)}** ${literal(title)}${counts ? `: ${passedSentence(counts)}` : ''}`;
  });
}

/** Lists readings that are played differently: no failures, but worth knowing. */
function readingsList(report: Report): string {
  const sentence = readingsSentence(totalReadings(report));
  const differing = differingReadings(report);
  if (!sentence) return '';
  if (differing.length === 0) return `${capitalised(sentence)}.`;
  return list(`### ${capitalised(sentence)}`, differing, (scenario) => {
    const { symbol, word } = scenarioWords(scenario);
    return `- ${symbol} **${literal(scenario.clauses[0] ?? '')}** ${literal(scenario.name)} (${word})`;
  });
}

function otherReasonParagraph(report: Report): string {
  const sentence = otherReasonSentence(report);
  return sentence ? `${capitalised(sentence)}: a note, no failure; report.html shows which.` : '';
}

function reviewList(report: Report): string {
  const sentence = reviewSentence(report);
  if (sentence === undefined) return '';
  const open = report.scenarios.filter(({ needsReview }) => needsReview);
  return list(
    `### ⚑ ${capitalised(sentence)}`,
    open,
    ({ needsReview, name }) => `- **${needsReview!.join(', ')}** ${literal(name)}`,
  );
}

/** Lists the lockstep differences that no scenario noticed. */
function departedList(report: Report): string {
  const sentence = departedSentence(report);
  if (sentence === undefined) return '';
  return list(`### ${capitalised(sentence)}`, departed(report), ({ clauses: [clause = ''], name, game, departure }) => {
    const text = literal(departureInFull(departure, game));
    return `- ≠ **${literal(clause)}** ${literal(name)}  \n  ${text}`;
  });
}

function list<T>(title: string, items: T[], item: (one: T) => string): string {
  const more = items.length - FAILURES_SHOWN;
  return [
    title,
    '',
    ...items.slice(0, FAILURES_SHOWN).map(item),
    ...(more > 0 ? [`- and ${more} more, in report.html`] : []),
  ].join('\n');
}

function failureItem(scenario: ScenarioResult): string {
  const { symbol, word } = VERDICT_WORDS[scenario.verdict];
  const reproduce = scenario.failure ? `  \n  \`${codeText(scenario.failure.reproduce)}\`` : '';
  const clause = literal(scenario.clauses[0] ?? '');
  const { departure } = scenario.failure ?? {};
  const left = departure
    ? `  \n  The first difference from the oracle: ${literal(departureInFull(departure, scenario.game))}`
    : '';
  return `- ${symbol} **${clause}** ${literal(scenario.name)} (${word}): ${literal(fullMessageOf(scenario))}${left}${reproduce}${restsOnList(scenario)}`;
}

/** Lists what the scenario rests on, below its item. */
function restsOnList(scenario: ScenarioResult): string {
  return restingOn(scenario)
    .map((line) => `\n${line.startsWith(' ') ? '    ' : '  '}- ${literal(line)}`)
    .join('');
}

function unsupportedList(report: Report): string {
  const reasons = report.games.flatMap((game) => game.unsupported);
  if (reasons.length === 0) return '';
  const shown = reasons.slice(0, REASONS_SHOWN).map((lacking) => `- ${literal(unlockSentence(lacking))}`);
  const more = reasons.length - REASONS_SHOWN;
  const merged = report.games.flatMap((game) => game.merged ?? []);
  return [
    '### Not supported',
    '',
    ...shown,
    ...(more > 0 ? [`- and ${plural(more, 'more reason')}`] : []),
    ...merged.map((one) => `- the decision ${literal(mergedSentence(one))}`),
  ].join('\n');
}

/** Escapes text so that Markdown shows it as it is, on one line: it makes no links, mentions, HTML or table borders. */
export function literal(text: string): string {
  return oneLine(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_{}[\]#|~!]/g, '\\$&')
    .replace(/@/g, '@<!-- -->');
}

/** Replaces backticks for a code span, which has no escapes. */
function codeText(text: string): string {
  return oneLine(text).replace(/`/g, "'");
}
