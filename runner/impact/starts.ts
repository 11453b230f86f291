/** Recognises clause numbers at the beginning of a line, in the ways that publishers print them. */
import { partsOf } from './ids';
import type { Known } from './reading';

/** Text recognition reads l and I for 1, and O for 0. */
const PART = String.raw`(?:\d(?:\d|[lIO](?!\p{L}))?|[lI]\d?)`;
const FIRST = String.raw`(?:\d(?:\d|[lIO](?!\p{L}))?|[lI](?=\s?[-–.]\s?\d))`;
const DASH = '[-–—−‐‑.]';
/** After a number, allows a letter only if it begins a word with a capital that lacks its space, or one in capitals. */
const ENDS_NUMBER = String.raw`(?![\p{N}\p{Ll}]|\p{Lu}(?!\p{L}|\s|[.-]\p{Lu}|:))`;
/** Spaces may surround a dash, but after a dot a space ends the number, even if the text goes on with digits. */
const PARTS = String.raw`(?:\s?[-–—−‐‑]\s?|\.)`;
const NUMBER = String.raw`(?:[A-Z]{1,3}\d?${PARTS}${PART}|[A-Z]{1,3}\d?(?=\.\s)|${FIRST})(?:${PARTS}${PART}${ENDS_NUMBER})*`;
const BEHIND = String.raw`[-–]?(?:[.:)．、](?:\s?[-–—]\s)?|\s[-–—]\s|(?=\s|$|[\p{Lu}“"«\[(【]))`;
const START = new RegExp(String.raw`^[•●▪*·]?\s*(${NUMBER})${BEHIND}\s*(.*)$`, 'u');
/** Matches a number printed twice, where the second is correct. */
const AGAIN = new RegExp(String.raw`^((?:${PART}[-.])+${PART})[.:]?\s+(.*)$`, 'u');
/** Matches Markdown before a number. */
const MARKUP = /^(?:#{1,6}\s+|>\s+|[-–—]\s+|[*_]{2})+(?=[\dA-Z§[(])/;
const SECTION_WORD = /^(?:section|chapter|part)\s(?=\d{1,2}(?:[.:)–—-]|\s|$))/i;
const WRAPPED = new RegExp(
  String.raw`^(?:§+\s?|(?:Rule|Article|Clause|No\.)\s)?[([]?(${NUMBER}|[A-Z]{1,3}(?:${DASH}[A-Z]{1,3})?)[)\]]?(?=\W)`,
  'u',
);
/** Matches Markdown between number and words, as in `**7-1** When`. */
const MARKUP_BEHIND = /^([^\s*_]{1,20})[*_]{2}/;
/** Matches a heading that the rulebook numbers with letters: `G-K`, `FAQ`. */
const NAMED = new RegExp(
  String.raw`^[•●▪*·]?\s*([A-Z]{1,3}\d?(?:${DASH}[A-Z]{1,3})?)([.:)]|\s[-–—](?=\s)|(?=\s|$))\s*(.*)$`,
);

export interface Start {
  readonly id: string;
  readonly printed: string;
  readonly rest: string;
}

export interface NumberForm {
  readonly separator: '-' | '.';
  /** True if numbers stand in brackets or after a sign or word: `(7-1)`, `§7-1`, `Rule 7-1`. */
  readonly wrapped: boolean;
  readonly known: Known;
}

/** @returns undefined: the line does not begin with a number */
export function startOf(line: string, form: NumberForm): Start | undefined {
  const bare = line.replace(MARKUP, '').replace(MARKUP_BEHIND, '$1').replace(SECTION_WORD, '');
  const open = form.wrapped ? bare.replace(WRAPPED, '$1') : bare;
  return numberedStart(bare, form) ?? numberedStart(open, form) ?? namedStart(open, form);
}

function numberedStart(line: string, { separator }: NumberForm): Start | undefined {
  const found = START.exec(line);
  if (!found) return undefined;
  const [, printed = '', rest = ''] = found;
  const again = rest && AGAIN.exec(rest);
  if (again) return { id: idOf(again[1]!, separator), printed, rest: again[2]! };
  return { id: idOf(printed, separator), printed, rest };
}

function namedStart(line: string, { separator, known }: NumberForm): Start | undefined {
  const [, printed, sign, rest = ''] = NAMED.exec(line) ?? [];
  if (printed === undefined) return undefined;
  const id = idOf(printed, separator);
  if (!known.ids.includes(id) || (sign === '' && partsOf(id).length === 1 && !known.has(rest))) return undefined;
  return { id, printed, rest };
}

const idOf = (printed: string, separator: string): string =>
  printed
    .replace(/\s/g, '')
    .split(new RegExp(DASH))
    .map((part) => (/^[\dlIO]+$/.test(part) ? part.replace(/[lI]/g, '1').replace(/O/g, '0') : part))
    .join(separator);

export const separatorOf = (ids: readonly string[]): '-' | '.' =>
  ids.filter((id) => /\d\.\d/.test(id)).length > ids.length / 2 ? '.' : '-';

/** The share of the rulebook's numbers that a text without numbers would not contain by chance. */
const ENOUGH = 0.1;

/** @returns undefined: too few of the rulebook's numbers begin a line */
export function formOf(text: string, known: Known): NumberForm | undefined {
  const bare: NumberForm = { separator: separatorOf(known.ids), wrapped: false, known };
  const ids = new Set(known.ids.filter((id) => /[-.]/.test(id)));
  const lines = text.split(/[\n\f]/).map((line) => line.trim());
  const numbersIn = (form: NumberForm) =>
    new Set(lines.map((line) => startOf(line, form)?.id).filter((id) => ids.has(id!)));
  const [plain, all] = [numbersIn(bare).size, numbersIn({ ...bare, wrapped: true }).size];
  const wrapped = all - plain >= ids.size * ENOUGH;
  return Math.max(plain, wrapped ? all : 0) >= Math.max(5, ids.size * ENOUGH) ? { ...bare, wrapped } : undefined;
}
