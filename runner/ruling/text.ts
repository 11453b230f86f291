/**
 * A ruling as a feature: question and answer are the description of the Feature, the scenarios that decide it stand below.
 * Pure, without modules of Node, so that a page in a browser makes the same text. `rulingText` makes it, `questionIn` and
 * `originAbove` read it back.
 */

/** A card that a ruling is about; with neither probe nor data it is a plain one. */
export interface RulingCard {
  readonly name: string;
  /** id of the probe card that it is */
  readonly probe?: string;
  /** its data in the notation of the game: JSON as it is written */
  readonly data?: string;
}

export interface RulingParts {
  /** of the game, as its rulebook.yaml has it: `OP` */
  readonly tag: string;
  /** what it is about, in a few words */
  readonly title: string;
  /** ends with a question mark */
  readonly question: string;
  readonly answer: string;
  /** ids without the tag of the game */
  readonly clauses: readonly string[];
  /** when it was answered: `2026-11-23` */
  readonly date?: string;
  /** whose answer it is: an id such as `OP01-001#1`, an address, a judge */
  readonly source?: string;
  readonly cards?: readonly RulingCard[];
  /** of the whole ruling, besides that of the game: `@until-1.1.8` */
  readonly tags?: readonly string[];
  /** where the rulebook leaves it open: choices by the id of the reading */
  readonly readings?: Readonly<Record<string, string>>;
  /** a feature, or what stands below its description, or only the steps of one scenario */
  readonly steps: string;
}

/** @returns the text of the file */
export function rulingText(ruling: RulingParts): string {
  const { tag, title, question, answer, clauses, date, source, cards = [], tags = [], readings = {} } = ruling;
  const named = clauses.map((clause) => `@${tag}-${clause}`);
  const read = Object.entries(readings).map(([id, choice]) => `Given the reading "${id}" is "${choice}"`);
  const own = [...tags, ...(read.length > 0 ? ['@reading'] : []), ...tagsOfFeature(ruling.steps)];
  return [
    ...(date ? [`# date: ${date}`] : []),
    ...(source ? [`# answers: ${onOneLine(source)}`] : []),
    [...new Set([`@${tag}`, ...own])].join(' '),
    `Feature: ${onOneLine(title)}`,
    ...[question, ...answer.split(/\n\s*\n/)].map((paragraph) => `${wrapped(paragraph)}\n`),
    ...bodyLines(ruling, [...read, ...cards.flatMap(cardLines)], named),
    '',
  ].join('\n');
}

export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

// --- what stands below the description ------------------------------------------------------------------------------

const KEYWORD = /^\s*(Background|Rule|Scenario Outline|Scenario Template|Scenario|Example):/;
const SCENARIO = /^\s*(Scenario Outline|Scenario Template|Scenario|Example):/;
const ABOVE = /^\s*[@#]/;
const DOC_STRING = /^\s*("""|```)/;
const FIRST_STEP = /^\s*(Given|And|But|\*)\s/;

function bodyLines(ruling: RulingParts, cards: readonly string[], clauses: readonly string[]): string[] {
  const lines = ruling.steps.replace(/\s+$/, '').split(/\r?\n/);
  const first = lines.findIndex((line) => KEYWORD.test(line));
  if (first < 0) return scenarioOf(ruling, lines, cards, clauses);
  const body = lines.slice(aboveOf(lines, first));
  return tagged(cards.length > 0 ? withCards(body, cards) : body, ruling.tag, clauses);
}

/** Bare steps are one scenario, which describes its cards. */
function scenarioOf(
  { title, steps }: RulingParts,
  lines: readonly string[],
  cards: readonly string[],
  clauses: readonly string[],
): string[] {
  const written = lines.filter((line, at) => line.trim() !== '' || isInText(steps.split(/\r?\n/), at));
  const least = Math.min(...written.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)![0].length));
  const own = written.map((line) => `    ${line.slice(least)}`.trimEnd());
  const follows =
    cards.length > 0 && own[0] !== undefined ? [own[0].replace(FIRST_STEP, '    And '), ...own.slice(1)] : own;
  return [
    ...(clauses.length > 0 ? [`  ${clauses.join(' ')}`] : []),
    `  Scenario: ${onOneLine(title)}`,
    ...cards.map((line, at) => `    ${at === 0 ? line : line.replace(/^Given /, 'And ')}`.trimEnd()),
    ...follows,
  ];
}

/** In the Background that is there, or in one of its own. */
function withCards(body: readonly string[], cards: readonly string[]): string[] {
  const steps = cards.map((line, at) => `    ${at === 0 ? line : line.replace(/^Given /, 'And ')}`.trimEnd());
  const background = body.findIndex((line) => /^\s*Background:/.test(line));
  const rule = body.findIndex((line) => /^\s*Rule:/.test(line));
  if (background < 0 || (rule >= 0 && rule < background)) return ['  Background:', ...steps, '', ...body];
  const next = body.slice(background + 1).map((line, at) => (at === 0 ? line.replace(/^(\s*)Given /, '$1And ') : line));
  return [...body.slice(0, background + 1), ...steps, ...next];
}

const cardLines = ({ name, probe, data }: RulingCard): string[] => {
  if (probe !== undefined) return [`Given "${name}" is the probe card "${probe}"`];
  if (data === undefined) return [];
  return [
    `Given "${name}" has this data:`,
    ...['"""', ...data.trim().split(/\r?\n/), '"""'].map((line) => `  ${line}`),
  ];
};

/** Every scenario that names no clause itself gets these. */
function tagged(body: readonly string[], tag: string, clauses: readonly string[]): string[] {
  if (clauses.length === 0) return [...body];
  return body.flatMap((line, at) => {
    if (!SCENARIO.test(line) || isInText(body, at)) return [line];
    const above = body.slice(aboveOf(body, at), at).join(' ');
    const indent = /^\s*/.exec(line)![0];
    return above.includes(`@${tag}-`) ? [line] : [`${indent}${clauses.join(' ')}`, line];
  });
}

/** The first of the tags and comments that stand right above a line. */
function aboveOf(lines: readonly string[], at: number): number {
  let first = at;
  while (first > 0 && ABOVE.test(lines[first - 1]!)) first--;
  return first;
}

/** Does the line stand between lines of three quotes? */
const isInText = (lines: readonly string[], at: number): boolean =>
  lines.slice(0, at).filter((line) => DOC_STRING.test(line)).length % 2 === 1;

/** Those of a feature that was tried as a question. */
function tagsOfFeature(steps: string): string[] {
  const lines = steps.split(/\r?\n/);
  const feature = lines.findIndex((line) => /^\s*Feature:/.test(line));
  if (feature < 0) return [];
  return lines
    .slice(aboveOf(lines, feature), feature)
    .flatMap((line) => (/^\s*@/.test(line) ? line.trim().split(/\s+/) : []));
}

// --- the description ------------------------------------------------------------------------------------------------

const WIDTH = 118;
/** What would be no line of a description. */
const NO_PROSE = /^(@|#|(Background|Rule|Scenario|Example|Examples):|Scenario (Outline|Template):)/;

/** Whether a text may begin a line of a description. */
export const isProse = (text: string): boolean => !NO_PROSE.test(onOneLine(text));

/** Lines of at most so many characters; none begins with what Gherkin takes for something else. */
function wrapped(paragraph: string): string {
  const lines: string[] = [];
  for (const word of onOneLine(paragraph)
    .replace(/Scenario (?=(Outline|Template):)/g, 'Scenario\0')
    .split(' ')) {
    const last = lines.at(-1);
    const fits = last !== undefined && (last.length + 1 + word.length <= WIDTH || !isProse(word.replace('\0', ' ')));
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `  ${line.replaceAll('\0', ' ')}`).join('\n');
}

/** What a description asks and what it answers; no question: it is some other text. @param description of a Feature or a Scenario */
export function questionIn(description: string): { question?: string; answer: string } {
  const [first = '', ...others] = description
    .split(/\n\s*\n/)
    .map(onOneLine)
    .filter(Boolean);
  const isQuestion = /\?["”»)]?$/.test(first);
  return isQuestion ? { question: first, answer: others.join('\n\n') } : { answer: '' };
}

// --- where an answer comes from -------------------------------------------------------------------------------------

/** Whose answer a scenario is, and when it was given. */
export interface Origin {
  readonly sources: readonly string[];
  readonly date?: string;
}

const SAID = /^\s*#\s*(answers|date): *(.+?)\s*$/;

/** What the comments right above a line say: `# answers: OP01-001#1, OP15-002#1` and `# date: 2026-11-23`. @param line from 1 */
export function originAbove(lines: readonly string[], line: number): Origin {
  const above: string[] = [];
  for (let at = line - 2; at >= 0 && /^\s*#/.test(lines[at]!); at--) above.unshift(lines[at]!);
  const said = above.flatMap((comment) => (SAID.exec(comment) ? [SAID.exec(comment)!] : []));
  const date = said.find(([, word]) => word === 'date')?.[2];
  const sources = said.filter(([, word]) => word === 'answers').flatMap(([, , names]) => names!.split(', '));
  return { sources, ...(date === undefined ? {} : { date }) };
}
