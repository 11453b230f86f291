/**
 * Writes a ruling as a feature, with question and answer as the description and the deciding scenarios below
 * (`rulingText`), and reads it back (`questionIn`, `originAbove`). It imports no Node module, so that a web page can
 * produce the same text.
 */

import { pinsInWords, readPins, type Pins } from './pins';

/** A card of a ruling; it is a plain one if it has neither probe nor data. */
export interface RulingCard {
  readonly name: string;
  readonly probe?: string;
  /** Its data as JSON, in the game's notation. */
  readonly data?: string;
}

export interface RulingParts {
  /** The tag of the game, from its rulebook.yaml: `OP`. */
  readonly tag: string;
  /** The subject in a few words. */
  readonly title: string;
  /** Ends with a question mark. */
  readonly question: string;
  readonly answer: string;
  /** Ids without the game's tag. */
  readonly clauses: readonly string[];
  /** The date of the answer: `2026-11-23`. */
  readonly date?: string;
  /** The source of the answer: an id such as `OP01-001#1`, an address, a judge. */
  readonly source?: string;
  readonly standing?: Standing;
  readonly pins?: Pins | undefined;
  readonly cards?: readonly RulingCard[];
  /** Tags of the whole ruling besides the game's, such as `@until-1.1.8`. */
  readonly tags?: readonly string[];
  /** Steps that answer ambiguous rules, without a keyword. */
  readonly answered?: readonly string[];
  /** A feature, or the part below its description, or just the steps of one scenario. */
  readonly steps: string;
}

export function rulingText(ruling: RulingParts): string {
  const {
    tag,
    title,
    question,
    answer,
    clauses,
    date,
    source,
    standing = {},
    pins,
    cards = [],
    tags = [],
    answered = [],
  } = ruling;
  const named = clauses.map((clause) => `@${tag}-${clause}`);
  const read = answered.map((step) => `Given ${step}`);
  const own = [...tags, ...(read.length > 0 ? ['@reading'] : []), ...tagsOfFeature(ruling.steps)];
  return [
    ...(date ? [`# date: ${date}`] : []),
    ...(source ? [`# answers: ${onOneLine(source)}`] : []),
    ...Object.entries(standing).map(([field, value]) => `# ${field}: ${onOneLine(value)}`),
    ...(pins ? [`# pinned: ${pinsInWords(pins)}`] : []),
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

/** Makes one scenario of bare steps, which first describes the cards. */
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

/** Puts the cards into the present Background, or adds one. */
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

/** Gives these tags to every scenario that names no clause itself. */
function tagged(body: readonly string[], tag: string, clauses: readonly string[]): string[] {
  if (clauses.length === 0) return [...body];
  return body.flatMap((line, at) => {
    if (!SCENARIO.test(line) || isInText(body, at)) return [line];
    const above = body.slice(aboveOf(body, at), at).join(' ');
    const indent = /^\s*/.exec(line)![0];
    return above.includes(`@${tag}-`) ? [line] : [`${indent}${clauses.join(' ')}`, line];
  });
}

/** Returns the index of the first tag or comment directly above a line. */
function aboveOf(lines: readonly string[], at: number): number {
  let first = at;
  while (first > 0 && ABOVE.test(lines[first - 1]!)) first--;
  return first;
}

const isInText = (lines: readonly string[], at: number): boolean =>
  lines.slice(0, at).filter((line) => DOC_STRING.test(line)).length % 2 === 1;

/** Returns the tags of the feature, if the steps come with one. */
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
/** Matches lines that cannot be part of a description. */
const NO_PROSE = /^(@|#|(Background|Rule|Scenario|Example|Examples):|Scenario (Outline|Template):)/;

/** Tells whether a text may begin a line of a description. */
export const isProse = (text: string): boolean => !NO_PROSE.test(onOneLine(text));

/**
 * Wraps to WIDTH characters, and begins no line with something that Gherkin would read as a keyword, tag or comment.
 */
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

/** Splits a description into question and answer. @param description of a Feature or Scenario */
export function questionIn(description: string): { question?: string; answer: string } {
  const [first = '', ...others] = description
    .split(/\n\s*\n/)
    .map(onOneLine)
    .filter(Boolean);
  const isQuestion = /\?["”»)]?$/.test(first);
  return isQuestion ? { question: first, answer: others.join('\n\n') } : { answer: '' };
}

// --- where an answer comes from -------------------------------------------------------------------------------------

/** Whether an answer is in force, and who gave it. */
export interface Standing {
  /** `current`, or `superseded by` and the id of the ruling that replaces it; left out: current. */
  readonly status?: string;
  readonly authority?: (typeof AUTHORITIES)[number];
}

export const AUTHORITIES = ['publisher', 'judge', 'community'] as const;

/** The source of a scenario's answer, its date and standing, and the wording that it rests on. */
export interface Origin extends Standing {
  readonly sources: readonly string[];
  readonly date?: string;
  readonly pins?: Pins;
}

const SAID = /^\s*#\s*(answers|date|status|authority|pinned): *(.+?)\s*$/;

/**
 * Reads the comments directly above a line: `# answers: OP01-001#1, OP15-002#1`, `# date: 2026-11-23`.
 * @param line from 1
 */
export function originAbove(lines: readonly string[], line: number): Origin {
  const above: string[] = [];
  for (let at = line - 2; at >= 0 && /^\s*#/.test(lines[at]!); at--) above.unshift(lines[at]!);
  const said = above.flatMap((comment) => (SAID.exec(comment) ? [SAID.exec(comment)!] : []));
  const field = (name: string): string | undefined => said.find(([, word]) => word === name)?.[2];
  const sources = said.filter(([, word]) => word === 'answers').flatMap(([, , names]) => names!.split(', '));
  const [date, status, pins] = [field('date'), field('status'), readPins(field('pinned') ?? '')];
  const authority = AUTHORITIES.find((one) => one === field('authority'));
  return {
    sources,
    ...(date !== undefined && { date }),
    ...(status !== undefined && { status }),
    ...(authority !== undefined && { authority }),
    ...(pins && { pins }),
  };
}
