/** PDFs: their pieces are laid out so that columns are read one after the other; without the package there is a hint. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layOut, textOfPdf, type PdfPiece } from '../../runner/impact/pdf';
import { scratchFolder } from '../command';
import { catalogueOf, chance, changesOf, impactOf, print, sentence, type Row } from './rulebooks';

const next = chance(43);
const ROWS: Row[] = Array.from({ length: 90 }, (_, at) => ({
  id: `${1 + Math.floor(at / 30)}-${(at % 30) + 1}`,
  text: sentence(10 + (at % 12), next),
}));
const CATALOGUE = catalogueOf(ROWS);
const narrow = /[iljtf.,-]/;
/** Letters have different widths, as in most fonts. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (narrow.test(letter) ? 3 : 6), 0);
const at = (text: string, x: number, y: number): PdfPiece => ({ text, x, y, width: widthOf(text), height: 10 });

describe('two columns of a page', () => {
  const lines = print(ROWS, { page: 0, hyphens: 0, width: 40 }).split('\n');
  const HALF = 40;
  const pages = Array.from({ length: Math.ceil(lines.length / (2 * HALF)) }, (_, page) => [
    at('Rules of a game', 50, 810),
    ...lines
      .slice(page * 2 * HALF, (page + 1) * 2 * HALF)
      .map((line, index) => at(line, index < HALF ? 50 : 330, 790 - (index % HALF) * 14))
      .filter(({ text }) => text !== ''),
    at(`${page + 1}`, 290, 30),
  ]);

  test.each([
    ['in the order of reading', (page: PdfPiece[]) => page],
    ['in the order of places', (page: PdfPiece[]) => page.toSorted((a, b) => b.y - a.y)],
    ['in any order', (page: PdfPiece[]) => page.toSorted((a, b) => (a.text < b.text ? -1 : 1))],
  ])('are read one after the other, with pieces %s', (_order, ordered) => {
    const result = impactOf(CATALOGUE, pages.map((page) => layOut(ordered(page))).join('\n\f'));
    expect([changesOf(result), result.unplaced]).toEqual([[], []]);
  });
});

describe('a jumbled text is refused as one', () => {
  const lines = print(ROWS, { page: 0, hyphens: 0, width: 60 }).split('\n');
  const half = Math.ceil(lines.length / 2);
  const [left, right] = [lines.slice(0, half), lines.slice(half)];
  test.each([
    ['lines of two columns by turns', left.flatMap((line, index) => [line, right[index] ?? ''])],
    ['two columns in one line', left.map((line, index) => `${line} ${right[index] ?? ''}`)],
    ['halves swapped', [...right, ...left]],
  ])('%s', (_how, jumbled) => {
    expect(() => impactOf(CATALOGUE, jumbled.join('\n'))).toThrow(
      /^new\.txt: its lines are out of order: it contains \d+ of the 90 clause numbers, but not in sequence/,
    );
  });
});

test('pieces of a line are joined, with a space only where there is a gap', () => {
  expect(
    layOut([
      at('7-1. A [', 50, 700),
      at('Blocker', 50 + widthOf('7-1. A ['), 700),
      at('rests', 55 + widthOf('7-1. A [Blocker'), 700.5),
    ]),
  ).toBe('7-1. A [Blocker rests');
});

describe('a file', () => {
  const folder = scratchFolder('pdf');
  const place = (name: string, source?: string) => {
    const path = join(folder, name, 'node_modules/unpdf');
    mkdirSync(path, { recursive: true });
    if (source !== undefined) writeFileSync(join(path, 'index.js'), source);
    return [join(folder, name, 'package.json')];
  };
  const document = (items: string) =>
    `exports.getDocumentProxy = async () => ({ numPages: 2, getPage: async () => ({ getTextContent: async () => ({ items: ${items} }) }) });`;
  const bytes = Buffer.from('%PDF-1.7');

  test('says what to install if the package is missing', async () => {
    await expect(textOfPdf(bytes, 'rules.pdf', place('none'))).rejects.toThrow(
      /^rules\.pdf: reading a PDF needs the package unpdf: npm install unpdf@1\.6\.2; or give its text/,
    );
  });

  test('becomes pages of text', async () => {
    const items = '[{ str: "1-1. Owls", transform: [10, 0, 0, 10, 50, 700], width: 50, height: 10 }, { type: "mark" }]';
    expect(await textOfPdf(bytes, 'rules.pdf', place('text', document(items)))).toBe('1-1. Owls\n\f1-1. Owls');
  });

  test('of pictures, or damaged, is refused', async () => {
    await expect(textOfPdf(bytes, 'a.pdf', place('empty', document('[]')))).rejects.toThrow(
      /^a\.pdf: a PDF without text/,
    );
    const broken = 'exports.getDocumentProxy = async () => { throw new Error("Invalid PDF structure."); };';
    await expect(textOfPdf(bytes, 'a.pdf', place('broken', broken))).rejects.toThrow(
      'a.pdf: a PDF that cannot be read: Invalid PDF structure.',
    );
  });
});
