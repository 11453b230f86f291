/**
 * Reads a text without numbers: paragraphs, or bullets under headings. It finds known clauses anywhere, even in the
 * middle of a sentence, and cuts what is left between them where it most resembles a clause that is still missing.
 */
import { likeliest, vocabularyOf } from './join';
import { likeness, wholeOf } from './likeness';
import { readLines, widthOf, type Line } from './lines';
import type { Known, ReadClause, Reading } from './reading';
import { lettersOf, traceOf, type Trace } from './words';

/** The smallest unit at which a clause may begin or end. */
interface Piece {
  readonly text: string;
  /** The text with its list marker, such as `(3)`, which may belong to the words. */
  readonly marked: string;
  readonly line: number;
  /** Number of its paragraph or bullet. */
  readonly block: number;
  /** Whether it begins or ends its paragraph. */
  readonly first: boolean;
  readonly last: boolean;
}

const MOST_PIECES = 60;
/** A clause with fewer letters is recognised only as a paragraph of its own. */
const FEW_LETTERS = 14;

export function readUnnumbered(text: string, known: Known): Reading {
  const { lines, debris, guessed } = readLines(text, { isStart: () => false, numbered: false });
  const pieces = piecesOf(lines);
  const found = withoutParts(knownRuns(pieces, known), pieces);
  const clauses: ReadClause[] = [];
  const left = leftTraces(known, pieces, found);
  const byParagraph = areParagraphs(found, pieces);
  for (let at = 0; at < pieces.length;) {
    const end = found.get(at) ?? nextKnown(found, at, pieces.length);
    if (found.has(at)) clauses.push(clauseOf(pieces.slice(at, end)));
    else clauses.push(...unknownOnes(pieces.slice(at, end), left, byParagraph));
    at = end;
  }
  const firstKnown = clauses.findIndex((clause) => known.has(clause.text));
  const before = clauses.slice(0, Math.max(0, firstKnown)).filter(({ text: one }) => bestOf(one, left).both < LIKE);
  return {
    form: 'unnumbered',
    clauses: clauses.filter((clause) => !before.includes(clause)),
    unplaced: before.map(({ line, text: one }) => ({ line, text: one, where: 'before' })),
    debris,
    guessed,
  };
}

const BULLET = /^[•●▪▸►◦○■◆▶*·–—-]\s+|^[①-⑳]\s*/u;
/** Matches a list marker, which may also be the beginning of the words. */
const ITEM = /^\(?(?:\d{1,2}|[a-z])[.)]\s+/;
const ENDS = /[.!?:。](?:[)”"\]]|\s?»)?$/;

function piecesOf(lines: readonly Line[]): Piece[] {
  const width = widthOf(lines);
  const pieces: Piece[] = [];
  blocksOf(lines, width).forEach((block, number) => {
    const parts = block.flatMap(({ text, number: line }, at) => {
      const marked = text.replace(BULLET, '');
      const [first = '', ...others] = cut(at === 0 ? marked.replace(ITEM, '') : marked);
      const marker = at === 0 ? (ITEM.exec(marked)?.[0] ?? '') : '';
      return [
        { text: first, marked: marker + first, line },
        ...others.map((one) => ({ text: one, marked: one, line })),
      ];
    });
    parts.forEach((part, index) =>
      pieces.push({ ...part, block: number, first: index === 0, last: index === parts.length - 1 }),
    );
  });
  return pieces;
}

function blocksOf(lines: readonly Line[], width: number): Line[][] {
  const isWrapped = lines.every(({ text }) => text.length <= width * MOST_WIDTH);
  const blocks: Line[][] = [];
  let before = '';
  let item: string | undefined;
  for (const line of lines) {
    const [word = ''] = line.text.split(' ');
    const isFull = isWrapped && before.length + 1 + word.length > width;
    const continues = before !== '' && (isFull || (before.length >= width * 0.6 && !ENDS.test(before)));
    const isNext = item !== undefined && itemOf(line.text) === after(item);
    if (line.text !== '') {
      if (continues && !BULLET.test(line.text) && !isNext) blocks.at(-1)!.push(line);
      else {
        blocks.push([line]);
        item = itemOf(line.text) ?? item;
      }
    }
    before = line.text;
  }
  return blocks;
}

const itemOf = (line: string): string | undefined => ITEM.exec(line.replace(BULLET, ''))?.[0].replace(/[^\da-z]/g, '');
const after = (item: string): string =>
  /\d/.test(item) ? String(Number(item) + 1) : String.fromCharCode(item.charCodeAt(0) + 1);

/** If any line exceeds the usual width by this factor, the text is not wrapped. */
const MOST_WIDTH = 1.2;

/** Cuts after punctuation and before brackets. */
const cut = (text: string): string[] =>
  text.split(/(?<=[.!?:;,。][)”"\]]?)\s+|\s+(?=[([])|(?<=\p{L}[.!?])(?=\p{Lu})/u).filter((part) => part !== '');

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');
/** Keeps list markers inside the clause, where they belong to the words. */
const markedText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, marked }, index) => (index === 0 ? text : marked)).join(' ');

/**
 * Maps the start of each known clause to its end; covers as many letters as possible with as few clauses as possible.
 */
function knownRuns(pieces: readonly Piece[], known: Known): Map<number, number> {
  const bare = pieces.map(({ text }) => lettersOf(text));
  const marked = pieces.map((piece) => lettersOf(piece.marked));
  const best: number[] = [0];
  const from: (number | undefined)[] = [];
  for (let end = 1; end <= pieces.length; end++) {
    best[end] = best[end - 1]!;
    let [behind, behindMarked] = ['', ''];
    for (let start = end - 1; start >= Math.max(0, end - MOST_PIECES); start--) {
      const letters = joined(bare[start]!, behind);
      const withMarks = behind === behindMarked ? letters : joined(bare[start]!, behindMarked);
      [behind, behindMarked] = [letters, joined(marked[start]!, behindMarked)];
      const apart = pieces[start]!.first && pieces[end - 1]!.last;
      if (letters.length < FEW_LETTERS && !apart) continue;
      if (!known.hasLetters(letters) && (withMarks === letters || !known.hasLetters(withMarks))) continue;
      const weight = best[start]! + letters.length - 1 - (apart ? 0 : 2);
      if (weight > best[end]!) [best[end], from[end]] = [weight, start];
    }
  }
  const runs = new Map<number, number>();
  for (let end = pieces.length; end > 0;) {
    const start = from[end];
    if (start === undefined) end -= 1;
    else {
      runs.set(start, end);
      end = start;
    }
  }
  return runs;
}

/** Separates digits, so that two numbers do not become one. */
const joined = (letters: string, behind: string): string =>
  letters + (/\d$/.test(letters) && /^\d/.test(behind) ? '.' : '') + behind;

/**
 * If nearly every clause is a paragraph, a known clause with more text beside it is an extended one, so it does not
 * count.
 */
function withoutParts(runs: Map<number, number>, pieces: readonly Piece[]): Map<number, number> {
  if (!areParagraphs(runs, pieces)) return runs;
  const isKnown = new Set(
    [...runs].flatMap(([start, end]) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const open = new Set([...pieces.keys()].filter((at) => !isKnown.has(at)).map((at) => pieces[at]!.block));
  return new Map([...runs].filter(([start, end]) => !pieces.slice(start, end).some(({ block }) => open.has(block))));
}

const areParagraphs = (runs: ReadonlyMap<number, number>, pieces: readonly Piece[]): boolean =>
  [...runs].filter(([start, end]) => pieces[start]!.first && pieces[end - 1]!.last).length >= runs.size * 0.9;

const nextKnown = (found: ReadonlyMap<number, number>, at: number, end: number): number => {
  let next = at + 1;
  while (next < end && !found.has(next)) next += 1;
  return next;
};

function clauseOf(pieces: readonly Piece[]): ReadClause {
  const words = vocabularyOf([]);
  const isHeading =
    pieces[0]!.first && pieces.at(-1)!.last && !/[.!?:,;。)]$/.test(pieces.at(-1)!.text) && textOf(pieces).length < 60;
  return {
    text: likeliest(
      pieces.map(({ text, marked }, index) => (index === 0 ? text : marked)),
      words,
    ),
    otherTexts: [textOf(pieces), markedText(pieces)],
    line: pieces[0]!.line,
    form: isHeading ? 'heading' : 'item',
  };
}

function leftTraces(known: Known, pieces: readonly Piece[], found: ReadonlyMap<number, number>): Trace[] {
  const letters = new Set([...found].map(([start, end]) => traceOf(textOf(pieces.slice(start, end))).letters));
  return known.traces.filter((trace) => !letters.has(trace.letters));
}

/** From this likeness on, a piece of text counts as a reworded clause. */
const LIKE = 0.35;
/** From this likeness on, it does so even inside a paragraph that another clause began. */
const VERY_LIKE = 0.6;

const bestOf = (text: string, left: readonly Trace[]): { both: number; trace?: Trace } => {
  const whole = wholeOf(traceOf(text));
  let best: { both: number; trace?: Trace } = { both: 0 };
  for (const trace of left) {
    const { both } = likeness(trace, whole);
    if (both > best.both) best = { both, trace };
  }
  return best;
};

/** Cuts out what most resembles missing clauses, and splits the rest by paragraphs. */
function unknownOnes(pieces: readonly Piece[], left: readonly Trace[], byParagraph: boolean): ReadClause[] {
  const clauses: ReadClause[] = [];
  let rest: Piece[] = [];
  const flush = () => {
    if (rest.length > 0) clauses.push(clauseOf(rest));
    rest = [];
  };
  for (let at = 0; at < pieces.length;) {
    const best = bestRun(pieces, at, left);
    if (best.both >= LIKE) {
      const isSame = rest.length > 0 && rest[0]!.block === pieces[at]!.block;
      if (!isSame || (!byParagraph && SENTENCE.test(rest.at(-1)!.text))) flush();
      const to = byParagraph ? endOfParagraph(pieces, best, left) : endOfSentence(pieces, best.end, left);
      clauses.push(clauseOf([...rest, ...pieces.slice(at, to)]));
      rest = [];
      at = to;
      continue;
    }
    if (rest.length > 0 && rest[0]!.block !== pieces[at]!.block) flush();
    rest.push(pieces[at]!);
    at += 1;
  }
  flush();
  return clauses;
}

const SENTENCE = /[.!?。](?:[)”"\]]|\s?»)?$/;

/** Extends to the end of the sentence, unless the rest resembles a missing clause. */
function endOfSentence(pieces: readonly Piece[], end: number, left: readonly Trace[]): number {
  let to = end;
  while (to < pieces.length && !pieces[to]!.first && !SENTENCE.test(pieces[to - 1]!.text)) {
    if (bestRun(pieces, to, left).both >= LIKE) return to;
    to += 1;
  }
  return to;
}

/** Extends to the end of the paragraph, unless the rest closely resembles another missing clause. */
function endOfParagraph(pieces: readonly Piece[], best: Run, left: readonly Trace[]): number {
  let to = best.end;
  while (to < pieces.length && !pieces[to]!.first) {
    const { both, trace } = bestRun(pieces, to, left);
    if (both >= VERY_LIKE && trace !== best.trace) return to;
    to += 1;
  }
  return to;
}

function bestRun(pieces: readonly Piece[], start: number, left: readonly Trace[]): Run {
  let best: Run = { end: start + 1, both: 0 };
  for (let end = start + 1; end <= Math.min(pieces.length, start + 10); end++) {
    if (pieces[end - 1]!.block !== pieces[start]!.block) break;
    const { both, trace } = bestOf(textOf(pieces.slice(start, end)), left);
    if (both > best.both + 0.01) best = { end, both, trace };
  }
  return best;
}

interface Run {
  readonly end: number;
  readonly both: number;
  readonly trace?: Trace;
}
