/** Encodes a text as the part of an address behind `#`: compressed, without characters that mail programs break. */
import type { Choices } from '../engine/messages';

const PREFIX = '#text=';
/** Limits the decompressed text, as a few characters can stand for a great many. */
const MOST_CHARACTERS = 200_000;

/** @returns `#text=…`, followed by choices such as `&edition=1.1.8&reading=id=choice` */
export async function hashOf(text: string, choices: Choices): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return PREFIX + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') + chosen(choices);
}

const chosen = ({ edition, readings = {} }: Choices): string =>
  [
    ...(edition === undefined ? [] : [`&edition=${encodeURIComponent(edition)}`]),
    ...Object.entries(readings).map((choice) => `&reading=${choice.map(encodeURIComponent).join('=')}`),
  ].join('');

/** Reads the rules that an address asks for. */
export function choicesIn(hash: string): Choices {
  const said = [...hash.matchAll(/&(edition|reading)=([^&]*)/g)].map(([, name, value]) => [name, decodedWord(value!)]);
  const edition = said.find(([name]) => name === 'edition')?.[1];
  const readings = said.flatMap(([name, value]) => (name === 'reading' ? [value!.split('=', 2)] : []));
  return {
    ...(edition !== undefined && { edition }),
    ...(readings.length > 0 && { readings: Object.fromEntries(readings.map(([id, choice = '']) => [id, choice])) }),
  };
}

/** Reads the id of the suite scenario that an address names. */
export const scenarioIn = (hash: string): string | undefined => {
  const [, id] = /^#scenario=([^&]*)/.exec(hash) ?? [];
  return id === undefined ? undefined : decodedWord(id);
};

function decodedWord(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Reads the text that an address holds.
 * @returns undefined if it holds none
 * @throws {Error} one line: the text is damaged or too long
 */
export async function textIn(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(PREFIX)) return undefined;
  const letters = decoded(hash.slice(PREFIX.length).replace(/&.*$/s, ''));
  const bytes = letters && Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = bytes && (await inflated(bytes).catch(() => undefined));
  if (text === undefined || text === '')
    throw new Error('This link is damaged: the text that it held cannot be read. Ask for it again, in full.');
  if (text.length > MOST_CHARACTERS)
    throw new Error('This link holds more text than any scenario needs; it was left out.');
  return text;
}

function decoded(written: string): string | undefined {
  try {
    return atob(decodeURIComponent(written).replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}

/** Stops reading as soon as the text is too long. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done || text.length > MOST_CHARACTERS) return text;
    text += value;
  }
}
