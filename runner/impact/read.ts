/** Reads a publisher's text in any of the supported forms. */
import { decode } from './decode';
import { UnreadableText } from './errors';
import { readNumbered } from './numbered';
import type { Known, Reading } from './reading';
import { parseRulebook } from '../rulebook-rows';
import { formOf } from './starts';
import { readUnnumbered } from './unnumbered';

/**
 * @param bytes a text, or a rulebook's clauses as JSON lines (docs/catalogue.md)
 * @throws {UnreadableText} if this is not a text, is empty, or has columns whose pages cannot be separated
 */
export function readRulebook(bytes: Uint8Array, name: string, known: Known): Reading {
  const text = decode(bytes, name);
  if (/^\s*\{"id"/.test(text)) return readRows(text, name);
  try {
    const form = formOf(text, known);
    return form ? readNumbered(text, form) : readUnnumbered(text, known);
  } catch (error) {
    throw error instanceof UnreadableText ? new UnreadableText(`${name}: ${error.message}`) : error;
  }
}

function readRows(text: string, name: string): Reading {
  const clauses = parseRulebook(text, name).map(({ id, text: one }, index) => ({
    id,
    text: one,
    otherTexts: [],
    line: index + 1,
  }));
  const debris = { pageNumbers: 0, headers: 0, contents: 0, columns: 0 };
  return { form: 'rows', clauses, unplaced: [], debris };
}
