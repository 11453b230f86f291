/** Reads the lines of a publisher's text, without what pages add: columns, headers, footers, page numbers, contents. */
import { inReadingOrder } from './columns';

export interface Line {
  /** Without spaces at either end. */
  readonly text: string;
  /** The line in the file, from 1. */
  readonly number: number;
  readonly page: number;
}

/** Counts the lines left out, by kind. */
export interface Debris {
  pageNumbers: number;
  headers: number;
  contents: number;
  /** The number of pages printed in two columns. */
  columns: number;
}

export interface ReadLines {
  readonly lines: readonly Line[];
  readonly debris: Debris;
  /** Texts of repeated lines that were left out although nothing shows where pages end. */
  readonly guessed: readonly string[];
  /** Lines that repeat and stand where a page may end, so that they may be headers although nothing proves it. */
  readonly suspects: ReadonlySet<Line>;
}

/** Strips the numbers of a line, so that headers compare equal from page to page. */
export const keyOf = (text: string): string => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/** A line of contents stands near others. */
const CONTENTS = /(?:\.\s?){4,}\s*\d+$|(?:…\s?){2,}\d*$|\S\s*_{4,}\s*\d+$/;
const PAGE_NUMBER = /^(?:page|p\.|seite)?\s*[-–—|[(]?\s*\d{1,3}\s*(?:[-–—|\])]|(?:\/|of|von)\s*\d{1,3})?$/i;
const ROMAN = /^(?=.)x{0,3}(?:ix|iv|v?i{0,3})$/;
/** Matches page numbers in a form that nothing else has. */
const SURE_PAGE_NUMBER = /^(?:(?:page|p\.|seite)\s*\d+.*|[-–—|]\s*\d{1,3}\s*[-–—|]|\d{1,3}\s*(?:\/|of)\s*\d{1,3})$/i;

/** Returns the length that nine in ten lines do not exceed; a much shorter line ends a paragraph. */
export function widthOf(lines: readonly Line[]): number {
  const widths = lines.map(({ text }) => text.length).filter((length) => length > 0);
  return widths.sort((a, b) => a - b)[Math.floor(widths.length * 0.9)] ?? 0;
}

export interface LinesOptions {
  /** Tells whether a line begins a clause and has text after the number. */
  readonly isStart: (line: string) => boolean;
  /** True if every clause begins with a number, so that text continues across page breaks. */
  readonly numbered: boolean;
}

export function readLines(text: string, { isStart, numbered }: LinesOptions): ReadLines {
  const debris: Debris = { pageNumbers: 0, headers: 0, contents: 0, columns: 0 };
  const all = split(text, debris);
  const paged = all.at(-1)!.page > 0;
  const headers = headersOf(all, paged, isStart);
  const isHeader = (line: Line) => headers.sure.has(line);
  const left = new Set<Line>();
  all.forEach((line, index) => {
    if (isContents(all, index)) debris.contents += 1;
    else if (isPageNumber(all, index, paged, isHeader)) debris.pageNumbers += 1;
    else if (isHeader(line)) debris.headers += 1;
    else return;
    left.add(line);
  });
  const guessed = headers.areGuessed ? [...left].filter(isHeader).map(({ text: one }) => keyOf(one)) : [];
  return {
    lines: withoutGaps(all, left, numbered),
    debris,
    guessed: [...new Set(guessed)],
    suspects: headers.suspects,
  };
}

function split(text: string, debris: Debris): Line[] {
  let number = 0;
  const printed = text.split('\f').map((content) => {
    const lines = content.split('\n').map((line, index) => ({ text: line, number: number + index + 1 }));
    number += lines.length - 1;
    return lines;
  });
  const { pages, columns } = inReadingOrder(printed);
  debris.columns += columns;
  return pages.flatMap((lines, page) => lines.map((line) => ({ text: plain(line.text), number: line.number, page })));
}

/** Removes invisible characters, and soft hyphens except at the end of a line. */
const plain = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .trim()
    .replace(/\u00ad$/, '-')
    .replace(/\u00ad/g, '');

const ENDS = /[.!?:。](?:[)”"\]]|\s?»)?$/;

const NEAR = 4;
function isContents(all: readonly Line[], index: number): boolean {
  if (!CONTENTS.test(all[index]!.text)) return false;
  const near = [...all.slice(Math.max(0, index - NEAR), index), ...all.slice(index + 1, index + 1 + NEAR)];
  return near.some(({ text }) => CONTENTS.test(text));
}

/** Drops the given lines, and the blank ones around them where the text continues across them. */
function withoutGaps(all: readonly Line[], left: ReadonlySet<Line>, numbered: boolean): Line[] {
  const lines: Line[] = [];
  let gap: Line[] = [];
  for (const line of all) {
    if (line.text === '' || left.has(line)) {
      gap.push(line);
      continue;
    }
    const before = lines.at(-1)?.text ?? '.';
    const continues = numbered || (!ENDS.test(before) && /^\p{Ll}/u.test(line.text));
    const isPages = gap.some((one) => left.has(one));
    if (!isPages || !continues) lines.push(...gap.filter((one) => !left.has(one)));
    lines.push(line);
    gap = [];
  }
  return lines;
}

const nonBlank = ({ text }: Line): boolean => text !== '';

/** A lone number may also be a section's; then the first clause of that section follows within a few lines. */
function isPageNumber(all: readonly Line[], index: number, paged: boolean, isHeader: (line: Line) => boolean): boolean {
  const { text } = all[index]!;
  if (ROMAN.test(text)) return paged ? isAtPageEdge(all, index, 1) : isAlone(all, index);
  if (!PAGE_NUMBER.test(text)) return false;
  if (SURE_PAGE_NUMBER.test(text)) return true;
  if (paged) return isAtPageEdge(all, index, 1);
  const [before, after] = [all.slice(0, index).findLast(nonBlank), all.slice(index + 1).find(nonBlank)];
  if (!after || (before && isHeader(before)) || isHeader(after)) return true;
  const near = all.slice(index + 1, index + 7).some((line) => new RegExp(`^${text}[-–.]1\\b`).test(line.text));
  const [, number] = LONE_NUMBER.exec(text) ?? [];
  return !near && number !== undefined && countsOn(all, Number(number));
}

const LONE_NUMBER = /^[[(]?\s*(\d{1,3})\s*[\])]?$/;

/** Tells whether most lone numbers count upwards, as page numbers do. */
function countsOn(all: readonly Line[], number: number): boolean {
  const alone = all.flatMap(({ text }) => (LONE_NUMBER.exec(text) ?? []).slice(1)).map(Number);
  const next = alone.filter((one, index) => index > 0 && one - alone[index - 1]! === 1).length;
  return next >= 5 && next >= alone.length * 0.7 && alone.includes(number);
}

function headersOf(
  all: readonly Line[],
  paged: boolean,
  isStart: (line: string) => boolean,
): { sure: Set<Line>; suspects: Set<Line>; areGuessed: boolean } {
  const places = new Map<string, number[]>();
  all.forEach(({ text }, index) => {
    if (text === '' || isStart(text)) return;
    const key = keyOf(text);
    places.set(key, [...(places.get(key) ?? []), index]);
  });
  const numbered = !paged && all.filter(({ text }) => PAGE_NUMBER.test(text)).length >= LEAST_NUMBERS;
  const isPageEnd = (at: number) =>
    paged ? isAtPageEdge(all, at) : numbered ? isNearNumber(all, at) : breaksSentence(all, at);
  const often = [...places].filter(([, found]) => found.length >= 3);
  const sure = new Set<Line>();
  const suspects = new Set<Line>();
  for (const [key, found] of often) {
    const isHeader =
      /\p{L}/u.test(key) && (paged ? most(found, (at) => isAtPageEdge(all, at)) : areHeaders(all, found));
    const areEnds = most(found, isPageEnd, 0.5);
    for (const at of found) {
      const isEnd =
        (areEnds && isPageEnd(at)) || (isHeader && !paged && !numbered && !ENDS.test(key) && isAlone(all, at));
      if (isEnd) (isHeader ? sure : suspects).add(all[at]!);
    }
  }
  markTitles(all, sure, (at) => (paged ? isAtPageEdge(all, at) : isBesideNumber(all, at)));
  return { sure, suspects, areGuessed: !paged && !numbered };
}

/** A section's title is a header wherever it repeats at the edge of a page, but not where its section begins. */
function markTitles(all: readonly Line[], sure: Set<Line>, isEdge: (at: number) => boolean): void {
  for (const found of byTitle(all)) {
    const own = found.find((at) => isBeforeFirst(all, at)) ?? found.find((at) => !isEdge(at)) ?? found[0]!;
    for (const at of found) if (isEdge(at) && !isBeforeFirst(all, at)) sure.add(all[at]!);
    sure.delete(all[own]!);
  }
}

/** With at least so many lines that may be page numbers, pages end only near one. */
const LEAST_NUMBERS = 3;

/** Matches a section's number and title, which often serve as a page header too, but once as the real heading. */
const TITLE = /^(?:\p{L}+\s)?(\d{1,2}(?=[.:)]?\s)|[A-Z]{1,3}\d?(?=[.:)]\s))[.:)]?\s+\p{L}/u;

/** Returns, for each section title that occurs more than once, the indices of its lines. */
function byTitle(all: readonly Line[]): number[][] {
  const places = new Map<string, number[]>();
  all.forEach(({ text }, index) => {
    if (TITLE.test(text)) places.set(text, [...(places.get(text) ?? []), index]);
  });
  return [...places.values()].filter((found) => found.length > 1);
}

function isBeforeFirst(all: readonly Line[], at: number): boolean {
  const [, number] = TITLE.exec(all[at]!.text)!;
  const next = all.slice(at + 1, at + 8).find(nonBlank)?.text ?? '';
  return new RegExp(`^\\W{0,3}${number}\\s?[-–—.]\\s?1(?!\\d)`).test(next);
}

const EDGE = 2;

function isAtPageEdge(all: readonly Line[], index: number, edge = EDGE): boolean {
  const { page } = all[index]!;
  for (const step of [-1, 1]) {
    let between = 0;
    let at = index + step;
    for (; all[at]?.page === page; at += step) if (all[at]!.text !== '') between += 1;
    if (between < edge) return true;
  }
  return false;
}

const most = <T>(items: readonly T[], holds: (item: T) => boolean, share = 0.8): boolean =>
  items.filter(holds).length >= items.length * share;

/**
 * Without page breaks, recognises headers by page numbers beside them, or because they stand alone and break sentences.
 */
const areHeaders = (all: readonly Line[], found: readonly number[]): boolean =>
  most(found, (at) => isBesideNumber(all, at) || isAlone(all, at)) &&
  most(found, (at) => isBesideNumber(all, at) || breaksSentence(all, at), 0.25);

/** A line that is no sentence stands in the middle of one, as happens where a page ends. */
function breaksSentence(all: readonly Line[], at: number): boolean {
  const [before, after] = neighbours(all, at);
  return !ENDS.test(all[at]!.text) && !SENTENCE.test(before ?? '.') && /^\p{Ll}/u.test(after ?? '');
}

const SENTENCE = /[.!?:;)\]”"»。]$/;

/** Returns the texts of the nearest lines above and below that are not blank. */
const neighbours = (all: readonly Line[], at: number): [string | undefined, string | undefined] => [
  all.slice(Math.max(0, at - REACH), at).findLast(nonBlank)?.text,
  all.slice(at + 1, at + 1 + REACH).find(nonBlank)?.text,
];

const REACH = 4;
const isNearNumber = (all: readonly Line[], at: number): boolean =>
  at < REACH || neighbours(all, at).some((text) => text === undefined || PAGE_NUMBER.test(text));
const isBesideNumber = (all: readonly Line[], at: number): boolean =>
  [all[at - 1]?.text ?? '', all[at + 1]?.text ?? ''].some((text) => PAGE_NUMBER.test(text));
const isAlone = (all: readonly Line[], at: number): boolean =>
  (all[at - 1]?.text ?? '') === '' && (all[at + 1]?.text ?? '') === '';
