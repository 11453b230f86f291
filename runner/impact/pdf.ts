/** Reads the text of a PDF with the optional package unpdf, laid out so that columns can be told apart. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UnreadableText } from './errors';

/** A piece of text on a page; sizes and places in points, from the lower left corner. */
export interface PdfPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Declares only the part of unpdf that we use. */
interface Unpdf {
  getDocumentProxy(bytes: Uint8Array, options?: { verbosity: number }): Promise<PdfDocument>;
}
interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<{ getTextContent(): Promise<{ items: readonly PdfItem[] }> }>;
}
interface PdfItem {
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly height?: number;
}

const PACKAGE = 'unpdf';
/** The newest version that runs on every version of Node that we support. */
const VERSION = '1.6.2';

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

/**
 * @param name the file's name in errors
 * @param places files beside which the package may be installed: in this package, or where the command runs
 * @returns the pages, with form feeds between them
 * @throws {UnreadableText} if the package is missing, or the PDF is damaged, locked or holds only pictures
 */
export async function textOfPdf(
  bytes: Uint8Array,
  name: string,
  places: readonly string[] = [__filename, join(process.cwd(), 'package.json')],
): Promise<string> {
  const file = places.map(packageAt).find((found) => found !== undefined);
  if (file === undefined)
    throw new UnreadableText(
      `${name}: reading a PDF needs the package ${PACKAGE}: npm install ${PACKAGE}@${VERSION}; or give its text (pdftotext, or select all and copy)`,
    );
  const { getDocumentProxy } = (await import(file)) as Unpdf;
  const pages: string[] = [];
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(layOut(items.flatMap(pieceOf)));
    }
  } catch (error) {
    throw new UnreadableText(`${name}: a PDF that cannot be read: ${(error as Error).message}`);
  }
  const text = pages.join('\n\f');
  if (text.trim() === '') throw new UnreadableText(`${name}: a PDF without text, of pictures perhaps; give a text`);
  return text;
}

function packageAt(place: string): string | undefined {
  try {
    return createRequire(place).resolve(PACKAGE);
  } catch {
    return undefined;
  }
}

function pieceOf({ str = '', transform = [], width = 0, height = 0 }: PdfItem): PdfPiece[] {
  const [across = 0, turned = 0, , , x = 0, y = 0] = transform;
  const isTurned = Math.abs(turned) > Math.abs(across);
  return str.trim() === '' || isTurned ? [] : [{ text: str, x, y, width, height: height || Math.abs(across) }];
}

/** A gap of so many heights parts columns or cells; a smaller one is a space, and a tiny one is none. */
const WIDE = 1.5;
const TINY = 0.15;
/** Lines that are so many heights apart are paragraphs. */
const APART = 1.8;

/** Prints the pieces of a page where they stand: what stands beside something wide apart begins at its own column. */
export function layOut(pieces: readonly PdfPiece[]): string {
  const left = Math.min(...pieces.map(({ x }) => x));
  // The narrowest letters set the columns, so that no text reaches over the beginning of the next.
  const cell = Math.min(...pieces.filter(({ text }) => text.length > 3).map(({ width, text }) => width / text.length));
  const lines: string[] = [];
  let before: number | undefined;
  for (const row of rowsOf(pieces)) {
    const { y, height } = row[0]!;
    if (before !== undefined && before - y > height * APART) lines.push('');
    before = y;
    let line = '';
    let end = left;
    for (const { text, x, width } of row) {
      const gap = x - end;
      const isWide = gap > height * WIDE;
      const column = Number.isFinite(cell) ? Math.round((x - left) / cell) : 0;
      if (isWide) line = line.trimEnd().padEnd(Math.max(column, line.trimEnd().length + 3));
      else if (gap > height * TINY && line !== '') line += ' ';
      line += text;
      end = x + width;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}

/** Groups the pieces by lines, from above and from the left. */
function rowsOf(pieces: readonly PdfPiece[]): PdfPiece[][] {
  const rows: PdfPiece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const last = rows.at(-1);
    if (last && last[0]!.y - piece.y < last[0]!.height / 2) last.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}
