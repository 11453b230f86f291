/** Decodes the bytes of a text, and refuses other files with an error that says what they seem to be. */
import { UnreadableText } from './errors';

/** First bytes of files that are not text, in hexadecimal digits. */
const MAGIC: readonly [string, string][] = [
  ['255044462d', 'a PDF itself; give its text (pdftotext, or select all and copy)'],
  ['504b0304', 'an archive or an office document; give its text'],
  ['d0cf11e0', 'an office document; give its text'],
  ['1f8b', 'compressed; unpack it first'],
  ['89504e47', 'a picture; give a text'],
  ['ffd8ff', 'a picture; give a text'],
];

/** Digits and number signs in full-width forms, as Japanese texts print them. */
const WIDE = /[０-９．－]/g;

/**
 * @param name the file's name in errors
 * @throws {UnreadableText} if the file is empty, or of another kind or encoding
 */
export function decode(bytes: Uint8Array, name: string): string {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  const other = MAGIC.find(([magic]) => head.startsWith(magic));
  if (other) throw new UnreadableText(`${name}: ${other[1]}`);
  const text = textOf(bytes, name);
  if (text.trim() === '') throw new UnreadableText(`${name}: empty`);
  if (/^\s*<(?:!doctype html|html|\?xml)/i.test(text))
    throw new UnreadableText(`${name}: the source of a web page; give the text that the page shows`);
  return text
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

function textOf(bytes: Uint8Array, name: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const zero = bytes.indexOf(0);
  if (zero >= 0) throw new UnreadableText(`${name}: ${whatHasZeros(bytes, zero)}; save the text as UTF-8`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableText(
      `${name}:${lineOfFault(bytes)}: not UTF-8 (Latin-1 or Windows-1252, perhaps); save the text as UTF-8`,
    );
  }
}

function whatHasZeros(bytes: Uint8Array, first: number): string {
  const head = bytes.subarray(0, 4000);
  const zeros = head.filter((byte, index) => byte === 0 && index % 2 === first % 2).length;
  return zeros > head.length / 4 ? 'UTF-16 without a byte order mark' : 'no text: it holds zero bytes';
}

/** Returns the first line that is not valid UTF-8, from 1. */
function lineOfFault(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to + 1;
  }
  return line;
}
