/** How a publisher prints the numbers at the beginnings of clauses. */
import { partsOf } from './ids';
import type { Known } from './reading';

/** l and O are what a reader of pictures makes of 1 and 0. */
const PART = String.raw`(?:\d(?:\d|[lIO](?!\p{L}))?|[lI]\d?)`;
const FIRST = String.raw`(?:\d(?:\d|[lIO](?!\p{L}))?|[lI](?=\s?[-–.]\s?\d))`;
const DASH = '[-–—−‐‑.]';
/** No letter stands behind a number, but for a word with a capital, or of capitals, that is printed without a space. */
const ENDS_NUMBER = String.raw`(?![\p{N}\p{Ll}]|\p{Lu}(?!\p{L}|\s|[.-]\p{Lu}|:))`;
/** Spaces may stand around a dash; behind a dot with a space the words begin, be it with a number. */
const PARTS = String.raw`(?:\s?[-–—−‐‑]\s?|\.)`;
const NUMBER = String.raw`(?:[A-Z]{1,3}\d?${PARTS}${PART}|[A-Z]{1,3}\d?(?=\.\s)|${FIRST})(?:${PARTS}${PART}${ENDS_NUMBER})*`;
const BEHIND = String.raw`[-–]?(?:[.:)．、](?:\s?[-–—]\s)?|\s[-–—]\s|(?=\s|$|[\p{Lu}“"«\[(【]))`;
const START = new RegExp(String.raw`^[•●▪*·]?\s*(${NUMBER})${BEHIND}\s*(.*)$`, 'u');
/** A number printed twice: the second is the right one. */
const AGAIN = new RegExp(String.raw`^((?:${PART}[-.])+${PART})[.:]?\s+(.*)$`, 'u');
/** Before numbers in a text that was written for the web. */
const MARKUP = /^(?:#{1,6}\s+|>\s+|[-–—]\s+|[*_]{2})+(?=[\dA-Z§[(])/;
const SECTION_WORD = /^(?:section|chapter|part)\s(?=\d{1,2}(?:[.:)–—-]|\s|$))/i;
const WRAPPED = new RegExp(
  String.raw`^(?:§+\s?|(?:Rule|Article|Clause|No\.)\s)?[([]?(${NUMBER}|[A-Z]{1,3}(?:${DASH}[A-Z]{1,3})?)[)\]]?(?=\W)`,
  'u',
);
/** What parts a number from its words where both are marked up: `**7-1** When`. */
const MARKUP_BEHIND = /^([^\s*_]{1,20})[*_]{2}/;
/** A heading that the rulebook calls by a letter or a word: `G-K`, `FAQ`. */
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
  /** numbers stand in brackets, or behind a sign or a word: `(7-1)`, `§7-1`, `Rule 7-1` */
  readonly wrapped: boolean;
  readonly known: Known;
}

/** @returns nothing: the line begins with no number */
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

/** A share of the numbers of the rulebook that no reader of a text without numbers meets by chance. */
const ENOUGH = 0.1;

/** @returns nothing: too few of the numbers of the rulebook begin a line */
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
