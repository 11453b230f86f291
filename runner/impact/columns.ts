/** Puts pages with two columns side by side into reading order. */
import { UnreadableText } from './errors';

export interface PrintedLine {
  readonly text: string;
  /** The line in the file, from 1. */
  readonly number: number;
}

type Page = readonly PrintedLine[];

/** No page has more lines than this. */
const MOST_LINES = 130;
/** With fewer gapped lines a page counts as two columns only if most other pages do. */
const FEW_LINES = 8;

/** @returns the pages in reading order, and how many of them had columns */
export function inReadingOrder(printed: readonly Page[]): { pages: Page[]; columns: number } {
  const parted = printed.flatMap(partedByPageNumbers);
  const gutters = parted.map((page) => gutterOf(page, FEW_LINES));
  const full = parted.filter((page) => page.filter(isFilled).length > 2 * FEW_LINES).length;
  const isUsual = gutters.filter((gutter) => gutter !== undefined).length > Math.max(1, full / 2);
  let columns = 0;
  const pages = parted.map((page, index) => {
    const gutter = gutters[index] ?? (isUsual ? gutterOf(page, 1) : undefined);
    if (gutter === undefined) return page;
    columns += 1;
    return bandsOf(page, gutter).flatMap((band) => (band.isFull ? band.lines : columnsOf(band.lines, gutter)));
  });
  return { pages, columns };
}

const isFilled = ({ text }: PrintedLine): boolean => text.trim() !== '';
const hasGap = (text: string): boolean => /\S {3,}\S/.test(text);
const crosses = (text: string, gutter: number): boolean => text.slice(gutter - 2, gutter).trim() !== '';

function columnsOf(lines: Page, gutter: number): Page {
  const half = (from: number, to?: number) => lines.map(({ text, number }) => ({ text: text.slice(from, to), number }));
  return [...half(0, gutter), ...half(gutter)];
}

/** Splits the page at lines that span its full width, above, below or between the columns. */
function bandsOf(page: Page, gutter: number): { isFull: boolean; lines: PrintedLine[] }[] {
  const filled = page.filter(isFilled);
  const edges = new Set([...filled.slice(0, 2), ...filled.slice(-2)]);
  const isBlank = (line: PrintedLine | undefined) => line === undefined || !isFilled(line);
  const bands: { isFull: boolean; lines: PrintedLine[] }[] = [];
  page.forEach((line, index) => {
    const isApart = edges.has(line) || (isBlank(page[index - 1]) && isBlank(page[index + 1]));
    const isNumber = edges.has(line) && /^\s*\W{0,2}\d{1,3}\W{0,2}\s*$/.test(line.text);
    const isFull = isNumber || (isApart && crosses(line.text, gutter) && !hasGap(line.text));
    if (bands.at(-1)?.isFull === isFull) bands.at(-1)!.lines.push(line);
    else bands.push({ isFull, lines: [line] });
  });
  return bands;
}

/** Finds the column where the right half begins, if a gap runs down the middle. @param least fewest lines with a gap */
function gutterOf(lines: Page, least: number): number | undefined {
  const long = lines.filter(({ text }) => hasGap(text));
  if (long.length < least || (least > 1 && long.length < lines.filter(isFilled).length * 0.3)) return undefined;
  const width = Math.max(...lines.map(({ text }) => text.length));
  let best: { column: number; crossed: number } | undefined;
  for (let column = Math.floor(width * 0.3); column < width * 0.7; column++) {
    const crossed = lines.filter(({ text }) => crosses(text, column)).length;
    const right = long.filter(
      ({ text }) => text.slice(column).trim() !== '' && text.slice(0, column).trim() !== '',
    ).length;
    if (right < long.length * 0.8 || crossed > Math.max(lines.length * 0.05, 2)) continue;
    const starts = long.filter(({ text }) => /\S/.test(text[column] ?? ' ')).length;
    if (starts < long.length * 0.5) continue;
    if (!best || crossed < best.crossed) best = { column, crossed };
  }
  return best?.column;
}

/** Splits a text without page breaks at its page numbers. @throws {UnreadableText} if nothing shows where pages end */
function partedByPageNumbers(page: Page): Page[] {
  if (page.length <= MOST_LINES || gutterOf(page, FEW_LINES) === undefined) return [page];
  const pages: PrintedLine[][] = [[]];
  let last: number | undefined;
  for (const line of page) {
    pages.at(-1)!.push(line);
    const [, digits] = /^\s*(?:page\s)?\W{0,2}(\d{1,3})\W{0,2}\s*$/i.exec(line.text) ?? [];
    const number = Number(digits);
    if (digits === undefined || (last !== undefined && number !== last + 1)) continue;
    last = number;
    pages.push([]);
  }
  if (pages.some(({ length }) => length > MOST_LINES))
    throw new UnreadableText(
      `line ${page[0]!.number}: two columns side by side, and nothing shows where a page ends; keep the page breaks (pdftotext without -nopgbrk), or give the text in reading order (without -layout)`,
    );
  return pages;
}
