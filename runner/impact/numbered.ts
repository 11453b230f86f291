/**
 * Reads a text with numbered clauses; the order of the numbers shows which start clauses, and which are references or
 * misprints.
 */
import { compareKeys, follows, IdOrder, partsOf } from './ids';
import { partLines } from './inline-numbers';
import { likeliest, readings, vocabularyOf, type Vocabulary } from './join';
import { keyOf, readLines, widthOf, type Debris, type Line } from './lines';
import { chain, type Candidate } from './number-chain';
import type { Known, ReadClause, Reading, Unplaced } from './reading';
import { readSupplements } from './supplements';
import { startOf, type NumberForm, type Start } from './starts';
import { lettersOf } from './words';

/** The lines to try when looking for a known clause whose end is not known yet. */
const MOST_FOLLOWING = 8;
const NO_WORDS = vocabularyOf([]);

/** Matches the title of a table of contents that has no page numbers. */
const CONTENTS_TITLE = /^(?:table of )?contents:?$/i;

export function readNumbered(text: string, form: NumberForm): Reading {
  const { known, separator } = form;
  const begins = (line: string): boolean => {
    const start = startOf(line, form);
    return start !== undefined && start.id.includes(separator) && start.rest !== '';
  };
  const { lines: read, debris, guessed, suspects } = readLines(text, { isStart: begins, numbered: true });
  const printed = read.flatMap((line) => withoutGluedNumbers(line, form));
  const order = new IdOrder(known.sections, known.ids);
  const sections = new Set(known.sections);
  const { lines, repaired } = placeNumbers(printed, form, order);
  const vocabulary = vocabularyOf(lines);
  const width = widthOf(lines);
  const endOf = (index: number) => repaired[index + 1]?.at ?? lines.length;
  const proven = new Set(
    repaired.flatMap((one, index) => provenHeaders(one, endOf(index), { lines, known, vocabulary, suspects, width })),
  );
  const sure = new Set([...suspects].filter(({ text: line }) => proven.has(keyOf(line))));
  debris.headers += sure.size;
  const context = { lines, known, vocabulary, suspects: sure, width };
  const first = repaired[0]?.at ?? lines.length;
  const started = new Set(repaired.map(({ id }) => id));
  const isContents = ({ text: line }: Line) => CONTENTS_TITLE.test(line) || started.has(startOf(line, form)?.id ?? '');
  const above = lines.slice(0, first).filter((line) => line.text !== '');
  debris.contents += above.filter(isContents).length;
  const unplaced: Unplaced[] = above
    .filter((line) => !isContents(line))
    .map((line) => ({ line: line.number, text: line.text, where: 'before' }));
  const titles = new Set(repaired.filter(({ id }) => sections.has(id)).map(({ at }) => keyOf(lines[at]!.text)));
  const isClause = ({ id }: Candidate) => known.ids.includes(id) || id.includes(separator) || !sections.has(id);
  const clauses = repaired.flatMap((one, index) => {
    if (!isClause(one)) return [];
    const read = clauseFrom(one, endOf(index), context);
    const where = index === repaired.length - 1 ? 'after' : 'inside';
    const rest = read.rest.filter(({ text: line }) => !titles.has(keyOf(line)));
    debris.headers += read.rest.length - rest.length;
    unplaced.push(...unplacedOf(rest, where, one.id));
    return [read.clause];
  });
  const supplements = readSupplements(known, clauses, unplaced, (line) => isTitle(line, known));
  const areGuessed = guessed.length > 0 || (sure.size > 0 && !hasPageEnds(text, debris));
  const left = areGuessed ? [...new Set([...guessed, ...[...sure].map(({ text: line }) => keyOf(line))])] : [];
  return {
    form: 'numbered',
    clauses: [...clauses, ...supplements.clauses],
    unplaced: supplements.unplaced,
    debris,
    guessed: left,
  };
}

const hasPageEnds = (text: string, { pageNumbers }: Debris): boolean => text.includes('\f') || pageNumbers > 0;

/** Recognises the title of a section without its number, or behind another word: `Supplement A1: Markers`. */
const isTitle = (text: string, { titles }: Known): boolean =>
  titles.has(lettersOf(text)) || titles.has(lettersOf(text.replace(/^\p{L}+\s[A-Z\d]{1,3}[.:)]?\s+/u, '')));

const SENTENCE_ENDS = /[.!?。](?:[)”"\]]|\s?»)?$/;

/** An example or note goes on until a gap behind the end of a sentence. */
function unplacedOf(rest: readonly Line[], where: 'inside' | 'after', after: string): Unplaced[] {
  let isAside = false;
  return rest.map((line, index) => {
    const before = rest[index - 1];
    const isApart = before !== undefined && line.number > before.number + 1 && SENTENCE_ENDS.test(before.text);
    isAside = ASIDE.test(line.text) || (isAside && !isApart);
    return { line: line.number, text: line.text, where, after, ...(isAside && { isAside }) };
  });
}

/** Parts a line that begins with two numbers without a space between them: `8-1-4-1.8-1-4-2.` */
function withoutGluedNumbers(line: Line, form: NumberForm): Line[] {
  const { known, separator } = form;
  const [, first = ''] = /^(\d{1,2}(?:[-.]\d{1,2})+)[.](\d{1,2}(?:[-.]\d{1,2})+[.:)]?(?:\s.*)?)$/.exec(line.text) ?? [];
  const id = (printed: string) => startOf(printed, form)?.id;
  if (first === '' || known.ids.includes(id(line.text) ?? '')) return [line];
  const cut = separator === '-' && !first.includes('.') ? first.length + 1 : cutBetween(line.text, known);
  return cut === undefined
    ? [line]
    : [line.text.slice(0, cut), line.text.slice(cut)].map((text) => ({ ...line, text }));
}

/** Returns the place in a run of numbers where one known number ends and another begins. */
function cutBetween(text: string, { ids }: Known): number | undefined {
  const [run = ''] = /^\d[\d.]*\d/.exec(text) ?? [];
  const dots = [...run.matchAll(/\./g)].map(({ index }) => index);
  const dot = dots.find((at) => ids.includes(run.slice(0, at)) && ids.includes(run.slice(at + 1)));
  return dot === undefined ? undefined : dot + 1;
}

/** Finds the numbers that start clauses, and splits lines where one stands in the middle. */
function placeNumbers(printed: readonly Line[], form: NumberForm, order: IdOrder) {
  const { known } = form;
  for (let lines = printed; ;) {
    const candidates = candidatesIn(lines, form, order);
    const isInside = (one: Candidate, before: Candidate) => isInsideKnown(one, before, lines, known);
    const repaired = repair(candidates, chain(candidates), { order, known, isInside });
    const parted = partLines(lines, repaired, known, order, (text) => startOf(text, form));
    if (!parted) return { lines, repaired };
    lines = parted;
  }
}

function candidatesIn(lines: readonly Line[], form: NumberForm, order: IdOrder): Candidate[] {
  const { known, separator } = form;
  const ids = new Set(known.ids);
  const candidates: Candidate[] = [];
  const width = widthOf(lines);
  lines.forEach(({ text }, at) => {
    const start = startOf(text, form);
    if (!start) return;
    if (/^[A-Z]/.test(start.id) && !known.sections.includes(partsOf(start.id)[0]!)) return;
    const before = lines.slice(Math.max(0, at - 3), at).findLast(({ text: other }) => other !== '')?.text ?? '';
    const afterBreak = at === 0 || lines[at - 1]!.text === '';
    const ended = afterBreak || /[.!?:;)\]”"»。]$/.test(before) || before.length < width * 0.5;
    const isSection = !start.id.includes(separator);
    const weight =
      (ended ? 0.5 : 0) +
      (ids.has(start.id) ? 0.3 : 0) +
      (isSection ? 0.3 : sameSign(start.printed, separator) ? 1 : 0.5) +
      weightOfWords(start, ended, isSection, following(lines, at), known);
    candidates.push({ ...start, at, key: order.keyOf(start.id), weight, ended });
  });
  return candidates.filter(({ weight }) => weight > 0);
}

/** Returns the non-blank lines that may continue a clause beginning at `at`. */
const following = (lines: readonly Line[], at: number): string[] =>
  lines
    .slice(at + 1, at + MOST_FOLLOWING)
    .map(({ text }) => text)
    .filter((text) => text !== '');

/** Weighs whether the words after a number form a clause: known text, the middle of a sentence, or a title. */
function weightOfWords(
  start: Start,
  ended: boolean,
  isSection: boolean,
  next: readonly string[],
  known: Known,
): number {
  const rest = start.rest || (next[0] ?? '');
  let weight = 0;
  if (!ended && /^\p{Ll}|^[,;)]|^$/u.test(start.rest)) weight -= 1.2;
  if (/^\p{Ll}/u.test(rest)) weight -= 0.3;
  const whole = [start.rest, ...next].map((_, count, all) => likeliest(all.slice(0, count + 1), NO_WORDS));
  const found = whole.find((text) => known.has(text));
  if (found !== undefined) weight += known.idsOf(found).includes(start.id) ? 1.5 : 1;
  if (isSection && (start.rest === '' ? rest.length > 60 : start.rest.length > 80)) weight -= 0.6;
  return weight;
}

const sameSign = (printed: string, separator: string): boolean =>
  separator === '.' ? printed.includes('.') : /[-–—−‐‑]/.test(printed);

/** Accepts an out-of-order number that starts a clause as a misprint, if only one number fits its place. */
function repair(
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  { order, known, isInside }: { order: IdOrder; known: Known; isInside(one: Candidate, before: Candidate): boolean },
): Repaired[] {
  const taken = new Set(chosen);
  const texts = new Map<string, number>();
  for (const { rest } of candidates) texts.set(keyOf(rest), (texts.get(keyOf(rest)) ?? 0) + 1);
  const result: Repaired[] = outOfPlace(chosen, order, known);
  const ids = new Set(result.map(({ id }) => id));
  const renumbered = (one: Candidate, id: string): Repaired => {
    ids.add(id);
    return { ...one, id, key: order.keyOf(id), misprint: one.printed };
  };
  for (const one of candidates) {
    if (taken.has(one) || !readsLikeClause(one) || texts.get(keyOf(one.rest))! > 1) continue;
    const next = indexAfter(one, result);
    const [before, after] = [result[next - 1], result[next]];
    if (!before || isInside(one, before)) continue;
    if (after?.id === one.id) {
      // Of two with one number the second is misprinted.
      const id = between(after.id, after, result[next + 1], order, ids, known);
      if (id !== undefined) result.splice(next, 1, one, renumbered(after, id));
    } else {
      const id = between(one.id, before, after, order, ids, known);
      if (id !== undefined) result.splice(next, 0, renumbered(one, id));
    }
  }
  return result;
}

type Repaired = Candidate & { misprint?: string };

/** Returns whether the line has a number of several parts and a text of its own, as clauses have. */
const readsLikeClause = ({ id, ended, rest }: Candidate): boolean =>
  ended && /[-.]/.test(id) && rest.length >= 4 && /^[\p{Lu}“"«[(<]/u.test(rest);

/** Returns the index of the first that stands further down; the number of all if none does. */
function indexAfter({ at }: Candidate, all: readonly Candidate[]): number {
  const index = all.findIndex((other) => other.at > at);
  return index < 0 ? all.length : index;
}

/** Tells whether a known clause contains this number at the beginning of one of its lines. */
function isInsideKnown(one: Candidate, before: Candidate, lines: readonly Line[], known: Known): boolean {
  const own = [{ ...lines[before.at]!, text: before.rest }, ...lines.slice(before.at + 1, one.at + MOST_LINES)];
  const filled = own.filter(({ text }) => text !== '');
  return knownStart(filled, known, NO_WORDS, new Set())?.lines.includes(lines[one.at]!) ?? false;
}

/**
 * Corrects numbers that are in order but too high, if the clause's known number fits exactly between its neighbours.
 */
function outOfPlace(chosen: readonly Candidate[], order: IdOrder, known: Known): (Candidate & { misprint?: string })[] {
  return chosen.map((one, index) => {
    const [before, after] = [chosen[index - 1], chosen[index + 1]];
    if (!before || follows(before.key, one.key)) return one;
    const id = known.idsOf(one.rest).find((other) => follows(before.key, order.keyOf(other)));
    if (id === undefined || (after && !follows(order.keyOf(id), after.key))) return one;
    // A small gap may be the publisher's intention.
    const far = one.key.at(-1)! - order.keyOf(id).at(-1)! > 3 || one.key.length !== order.keyOf(id).length;
    if (!far && (!after || follows(one.key, after.key))) return one;
    return { ...one, id, key: order.keyOf(id), misprint: one.printed };
  });
}

function between(
  printed: string,
  before: Candidate,
  after: Candidate | undefined,
  order: IdOrder,
  taken: ReadonlySet<string>,
  known: Known,
): string | undefined {
  const options = successors(before.id).filter((id) => {
    const key = order.keyOf(id);
    return !taken.has(id) && compareKeys(before.key, key) < 0 && (!after || compareKeys(key, after.key) < 0);
  });
  const parts = partsOf(printed);
  const scored = options.map((id) => {
    const own = partsOf(id);
    const sameEnd = own.filter((part, index) => part === parts[index]).length / Math.max(own.length, parts.length);
    const leadsOn = after !== undefined && follows(order.keyOf(id), after.key);
    return {
      id,
      score: (leadsOn ? 2 : 0) + (own.length === parts.length ? 1 : 0) + sameEnd + (known.ids.includes(id) ? 0.5 : 0),
    };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.score >= 1.5 ? best.id : undefined;
}

/** Returns the numbers that may come next: the first child, and the next number at each level. */
function successors(id: string): string[] {
  const separator = id.includes('.') ? '.' : '-';
  const parts = id.split(/[-.]/);
  const next = parts.map((_, index) => {
    const head = parts.slice(0, index + 1);
    return [...head.slice(0, -1), String(Number(head.at(-1)) + 1)].join(separator);
  });
  return [...(parts.length > 1 ? [[...parts, '1'].join(separator)] : [`${id}${separator}1`]), ...next.reverse()];
}

interface Context {
  readonly lines: readonly Line[];
  readonly known: Known;
  readonly vocabulary: Vocabulary;
  readonly suspects: ReadonlySet<Line>;
  /** The length of a full line. */
  readonly width: number;
}

const MOST_LINES = 60;
const ENDED = /[.!?。](?:[)”"\]]|\s?»)?$/;
const ASIDE = /^(?:e\.g\.|for example|example|ex\.|note|※|\(note)\b/i;

/** A clause extends to the next one; it ends earlier where its text equals a known clause, or after a blank line. */
function clauseFrom(
  start: Candidate & { misprint?: string },
  end: number,
  { lines, known, vocabulary, suspects, width }: Context,
): { clause: ReadClause; rest: readonly Line[] } {
  const first: Line = { ...lines[start.at]!, text: start.rest };
  const all = [first, ...lines.slice(start.at + 1, end)];
  const filled = all.filter(({ text }) => text !== '');
  const exact = wholeParagraph(knownStart(filled, known, vocabulary, suspects), all, {
    width,
    known,
    vocabulary,
    number: start.printed,
  });
  const own = exact?.lines ?? usual(all, suspects);
  const last = filled.lastIndexOf(own.at(-1) ?? first);
  const rest = filled.slice(last + 1).filter((line) => !suspects.has(line));
  const texts =
    exact?.texts ??
    readings(
      own.map(({ text }) => text),
      vocabulary,
    );
  const [text = '', ...otherTexts] = texts;
  const { id, misprint } = start;
  return { clause: { id, text, otherTexts, line: first.number, ...(misprint !== undefined && { misprint }) }, rest };
}

/** Rejects the known text as the whole clause if a paragraph continues it, since the new edition then added to it. */
function wholeParagraph<T extends { lines: readonly Line[] }>(
  exact: T | undefined,
  all: readonly Line[],
  { width, known, vocabulary, number }: Pick<Context, 'width' | 'known' | 'vocabulary'> & { number: string },
): T | undefined {
  const last = exact?.lines.at(-1);
  const from = last === undefined ? -1 : all.indexOf(last);
  const blank = all.findIndex(({ text }, index) => index > from && text === '');
  const rest = from < 0 ? [] : all.slice(from + 1, blank < 0 ? undefined : blank).map(({ text }) => text);
  if (!last || rest.length === 0 || rest.some((text) => ASIDE.test(text) || / {3}|\t/.test(text))) return exact;
  const [word = ''] = rest[0]!.split(' ');
  const printed = from === 0 ? number.length + 1 + last.text.length : last.text.length;
  const isFull = printed + 1 + word.length > width && ENDED.test(rest.at(-1)!);
  return isFull || known.has(likeliest(rest, vocabulary)) ? undefined : exact;
}

/** Returns repeated lines that must be headers, because a clause equals a known one only without them. */
function provenHeaders(start: Candidate, end: number, { lines, known, vocabulary, suspects }: Context): string[] {
  const own = [{ ...lines[start.at]!, text: start.rest }, ...lines.slice(start.at + 1, end)].filter(
    ({ text }) => text !== '',
  );
  if (!own.slice(1).some((line) => suspects.has(line))) return [];
  const exact = knownStart(own, known, vocabulary, suspects);
  if (!exact) return [];
  const skipped = own.slice(0, own.indexOf(exact.lines.at(-1)!)).filter((line) => !exact.lines.includes(line));
  return skipped.map(({ text }) => keyOf(text));
}

function knownStart(
  filled: readonly Line[],
  known: Known,
  vocabulary: Vocabulary,
  suspects: ReadonlySet<Line>,
): { lines: readonly Line[]; texts: string[] } | undefined {
  for (let count = Math.min(filled.length, MOST_LINES); count > 0; count--) {
    const whole = filled.slice(0, count);
    const clean = whole.filter((line, index) => index === 0 || !suspects.has(line));
    for (const lines of clean.length < whole.length ? [clean, whole] : [whole]) {
      const texts = lines.map(({ text }) => text);
      if (known.has(likeliest(texts, vocabulary))) return { lines, texts: readings(texts, vocabulary) };
    }
  }
  return undefined;
}

/** Text goes on after a blank line if its sentence has not ended: with a small letter, or after a comma or colon. */
function continuesAcrossGap(own: readonly Line[], next: Line): boolean {
  const last = own.at(-1)!.text;
  if (/[,:;、：]$/.test(last)) return !ASIDE.test(next.text);
  return !/[.!?。)”"»\]]$/.test(last) && /^\p{Ll}/u.test(next.text);
}

function usual(all: readonly Line[], suspects: ReadonlySet<Line>): readonly Line[] {
  const own: Line[] = [];
  for (const [index, line] of all.entries()) {
    if (line.text === '') {
      const next = all.slice(index).find(({ text }) => text !== '');
      if (next && own.length > 0 && !continuesAcrossGap(own, next)) break;
      continue;
    }
    if (index > 0 && (ASIDE.test(line.text) || own.length >= MOST_LINES)) break;
    if (index > 0 && suspects.has(line)) continue;
    own.push(line);
  }
  return own;
}
