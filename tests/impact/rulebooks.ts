/** Makes up rulebooks in our own words, printed in the forms that publishers use. */
import { makeClauses } from '../../runner/catalogue-list';
import type { RulebookClause } from '../../runner/rulebook-rows';
import { study, type Impact } from '../../runner/impact/study';
import { NO_TOUCHES } from '../../runner/impact/touches';
import type { Catalogue } from '../../schemas/catalogue';

export const FORMS = ['dashes', 'dots', 'bullets', 'paragraphs'] as const;
export type Form = (typeof FORMS)[number];

export interface Row {
  id: string;
  text: string;
  kind?: 'heading' | 'testable';
}

const WORDS =
  'marmot umbrella whistles draws player turn card meadow kettle rests until end the a of that one two its when may not puts under over each other deck hand lamp river counts moves stands before after battle ends wins loses takes back face up down chooses shows opponent choice order more fewer than equal owner field trash life'.split(
    ' ',
  );

/**
 * Makes a sentence of `length` words.
 * @param next returns a number from 0 to below 1
 */
export function sentence(length: number, next: () => number): string {
  const words = Array.from({ length }, () => WORDS[Math.floor(next() * WORDS.length)]!);
  return `${words[0]![0]!.toUpperCase()}${words.join(' ').slice(1)}.`;
}

/** Makes a sequence of numbers from 0 to below 1 from a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (((state >>> 5) ^ (state >>> 17)) / 2 ** 27) % 1;
  };
}

const toRow = ({ id, text, kind = 'testable' }: Row): RulebookClause => ({
  id,
  section: `Section ${id.split(/[-.]/)[0]}`,
  text,
  kind,
  note: '',
});

export function catalogueOf(rows: readonly Row[], game: Catalogue['game'] = 'level-neo'): Catalogue {
  const { list } = makeClauses(game, rows.map(toRow));
  const clauses = list.clauses.map((clause) => ({ ...clause, section: clause.id.split(/[-.]/)[0]! }));
  const { edition } = list;
  const editions = [{ name: edition, title: edition }];
  return { ...list, clauses, tag: 'LN', title: 'A game of our own', editions, editionName: edition, listed: edition };
}

export interface Print {
  form?: Form;
  /** characters in a line; 0 wraps no line */
  width?: number;
  /** lines of a page; 0 makes no pages */
  page?: number;
  /** form feeds between pages */
  feeds?: boolean;
  /** breaks every n-th line within a word */
  hyphens?: number;
}

export function print(
  rows: readonly Row[],
  { form = 'dashes', width = 64, page = 30, feeds = true, hyphens = 5 }: Print = {},
): string {
  const lines = rows.flatMap((row) => {
    const wrapped = wrap(begin(row, form), width, hyphens);
    return row.kind === 'heading' || form === 'paragraphs' ? ['', ...wrapped, ''] : wrapped;
  });
  if (page === 0) return lines.join('\n');
  const pages: string[] = [];
  for (let at = 0; at < lines.length; at += page) {
    const number = pages.length + 1;
    pages.push(['Rules of a game of our own, Ver. 3', '', ...lines.slice(at, at + page), '', `${number}`].join('\n'));
  }
  return pages.join(feeds ? '\n\f' : '\n');
}

function begin({ id, text, kind }: Row, form: Form): string {
  if (form === 'dashes') return `${id}. ${text}`;
  if (form === 'dots') return `${id.replaceAll('-', '.')} ${text}`;
  return kind === 'heading' || form === 'paragraphs' ? text : `• ${text}`;
}

function wrap(text: string, width: number, hyphens: number): string[] {
  if (width === 0) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (`${line} ${word}`.length <= width || line === '') {
      line = line === '' ? word : `${line} ${word}`;
      continue;
    }
    const parted = hyphens > 0 && lines.length % hyphens === hyphens - 1 && /^[a-z]{6,}\.?$/.test(word);
    lines.push(parted ? `${line} ${word.slice(0, 3)}-` : line);
    line = parted ? word.slice(3) : word;
  }
  return [...lines, line];
}

export const impactOf = (catalogue: Catalogue, text: string, old?: string): Impact =>
  study({
    catalogue,
    all: [catalogue],
    text: { name: 'new.txt', bytes: Buffer.from(text) },
    ...(old !== undefined && { old: { name: 'old.txt', bytes: Buffer.from(old) } }),
    touches: () => NO_TOUCHES,
  });

/** Describes the change of each clause in one line: `reworded 1-2`, `renumbered 1-4 -> 1-3`. */
export const changesOf = ({ changes }: Impact): string[] =>
  changes.map(({ kind, old, now }) => {
    const ids = old.join() === now.join() ? old.join('+') : [old.join('+'), now.join('+')].filter(Boolean).join(' -> ');
    return `${kind} ${ids}`;
  });
