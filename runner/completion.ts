/**
 * Completes scenarios while somebody writes them. `continuations` serves a terminal and extends the line up to the next
 * placeholder; `offersFor` serves an editor and offers whole sentences with placeholders. The playground runs this too,
 * so it imports no Node module.
 */
import { choicesOf } from '../steps/choices';
import { unsaid, variants } from './nearest-sentence';

/** The words that can fill the placeholders of sentences. */
export interface Words {
  /** Names of cards so far, for example from earlier steps. */
  readonly cards: readonly string[];
  /** Zones, phases, counters and decisions, as sentences name them. */
  readonly terms: readonly string[];
  readonly probes: readonly string[];
}

export const termsOf = (
  vocabulary: Readonly<Record<'zones' | 'phases' | 'counters' | 'decisions', object>> & {
    readonly pools?: object;
    readonly places?: object;
  },
): string[] => {
  const { zones, phases, counters, decisions, pools = {}, places = {} } = vocabulary;
  return [zones, phases, counters, decisions, pools, places].flatMap((words) => Object.keys(words));
};

/** The keyword under which a sentence is valid. */
export type StepKind = 'given' | 'when' | 'then';

const STEPS = ['Given ', 'When ', 'Then ', 'And ', 'But '];
const KEYWORD = /^(?:Given|When|Then|And|But|\*) +/;

/** Finds the keyword of the last line; And and But continue the one before. @returns undefined: no keyword so far */
export function kindAt(lines: readonly string[]): StepKind | undefined {
  for (const line of [...lines].reverse()) {
    const [, keyword] = /^\s*(Given|When|Then|Scenario|Rule|Background|Feature)\b/.exec(line) ?? [];
    if (keyword !== undefined)
      return ({ Given: 'given', When: 'when', Then: 'then' } as Readonly<Record<string, StepKind>>)[keyword];
  }
  return undefined;
}

/** Returns the names of cards in these lines, the last first. */
export function cardsNamed(lines: readonly string[]): string[] {
  const before = lines.join('\n').replace(/\(probe "[^"]*"\)|the probe card "[^"]*"|"""[^]*?"""/g, '');
  return [...new Set([...before.matchAll(/"([^"\n]+)"/g)].map(([, name]) => name!))].reverse();
}

// --- where the writer stands in a sentence --------------------------------------------------------------------------

type Part = { readonly literal: string } | { readonly type: string; readonly place: number };

interface Standing {
  /** The parts still to write; `begun` is what is already written of the first. */
  readonly rest: readonly Part[];
  readonly begun: string;
  /** The possible continuations of the first part after `begun`. */
  readonly on: readonly string[];
}

function partsOf(expression: string): Part[] {
  let place = 0;
  return expression
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => {
      const [, type] = /^\{(\w+)\}$/.exec(part) ?? [];
      return type === undefined ? { literal: part } : { type, place: place++ };
    });
}

/** Returns nothing if the text does not begin the sentence, or completes it. */
function standingsIn(said: string, parts: readonly Part[], words: Words, before = ''): Standing[] {
  const [part, ...others] = parts;
  if (!part) return [];
  if ('literal' in part) {
    const { literal } = part;
    if (said.startsWith(literal)) return standingsIn(said.slice(literal.length), others, words, literal);
    return literal.startsWith(said) ? [{ rest: parts, begun: said, on: [literal.slice(said.length)] }] : [];
  }
  if (part.type in COMPOSED) {
    const within = COMPOSED[part.type]!.flatMap((one) => standingsIn(said, [...partsOf(one), ...others], words));
    return said === '' ? [{ rest: parts, begun: said, on: within.flatMap(({ on }) => on) }] : within;
  }
  const known = before.endsWith('the probe card ') ? { ...words, cards: said === '' ? [] : words.probes } : words;
  const { begun, on, ends } =
    part.type in PLACES ? cardsIn(said, PLACES[part.type]!, known) : wordIn(said, part.type, known);
  const here = said === '' || on.length > 0 ? [{ rest: parts, begun, on }] : [];
  return [...here, ...ends.flatMap((end) => standingsIn(said.slice(end), others, words))];
}

/** The text written in a placeholder: its unfinished end, how that can continue, and where the placeholder may end. */
interface Place {
  readonly begun: string;
  readonly on: readonly string[];
  readonly ends: readonly number[];
}

const restsOf = (said: string, options: readonly string[]): string[] =>
  options.filter((option) => option.startsWith(said) && option !== said).map((option) => option.slice(said.length));

const NUMBERS: Readonly<Record<string, RegExp>> = { int: /^-?\d+/, float: /^-?\d+(\.\d+)?/ };

function wordIn(said: string, type: string, { terms }: Words): Place {
  const [number] = NUMBERS[type]?.exec(said) ?? [];
  const options = type === 'term' ? terms : choicesOf(type);
  const found = number === undefined ? options.filter((option) => said.startsWith(option)) : [number];
  return { begun: said, on: restsOf(said, options), ends: found.map(({ length }) => length) };
}

/** Placeholders for cards: whether they take several cards, and whether each can name its probe card. */
const PLACES: Readonly<Record<string, { readonly several: boolean; readonly probes: boolean }>> = {
  string: { several: false, probes: false },
  cards: { several: true, probes: false },
  placed: { several: false, probes: true },
  placedCards: { several: true, probes: true },
};

/** Placeholders that consist of others. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  host: ['{string}', '{string} on the left', '{string} on the right'],
  hosts: ['{host}', '{host} and {hosts}'],
  symbols: ['{symbol}', '{symbol}, {symbols}', '{symbol} and {symbols}'],
  holder: ['the {term}', '{string}'],
  move: ['{int} {held} from {holder} to {holder}'],
  moves: ['{move}', '{move}, {moves}', '{move} and {moves}'],
};

/** Parses a list such as `"X" (probe "blocker"), "Y" and "Z"`. */
function cardsIn(said: string, { several, probes }: { several: boolean; probes: boolean }, words: Words): Place {
  const on: string[] = [];
  const ends: number[] = [];
  const names = words.cards.length > 0 ? words.cards.map((card) => `"${card}"`) : ['"'];
  for (let rest = said; ;) {
    const [name] = /^"[^"]*"/.exec(rest) ?? [];
    if (name === undefined) return { begun: rest, on: [...on, ...restsOf(rest, names)], ends };
    rest = rest.slice(name.length);
    const [probe = ''] = (probes && /^ \(probe "[^"]*"\)/.exec(rest)) || [];
    if (probes && rest !== '') on.push(...probesFor(rest, words));
    rest = rest.slice(probe.length);
    ends.push(said.length - rest.length);
    if (several && rest !== '') on.push(...restsOf(rest, [', ', ' and ']));
    const [comma] = (several && /^(, | and )/.exec(rest)) || [];
    if (!comma) return { begun: rest, on, ends };
    rest = rest.slice(comma.length);
  }
}

const PROBE = ' (probe "';

/** Offers only the opening ` (probe "` until it is written, and the probe cards from then on. */
const probesFor = (said: string, { probes }: Words): string[] =>
  restsOf(said, said.length < PROBE.length ? [PROBE] : probes.map((id) => `${PROBE}${id}")`));

/** Returns a test whether a sentence contains all words of the line, in any order. */
function holder(line: string): (sentence: string) => boolean {
  const wanted = line.toLowerCase().match(/[\p{L}\d!]+/gu) ?? [];
  return (sentence) => wanted.every((word) => sentence.toLowerCase().includes(word));
}

// --- for a terminal ---------------------------------------------------------------------------------------------------

/** The most sentences that a search by words offers. */
const MOST_FOUND = 12;

/** Returns the whole line with each possible continuation, up to the next placeholder. */
export function continuations(line: string, expressions: readonly string[], words: Words): string[] {
  const [keyword = ''] = KEYWORD.exec(line) ?? [];
  if (keyword === '') return STEPS.filter((one) => one.startsWith(line));
  const said = line.slice(keyword.length);
  const standings = expressions.flatMap(variants).flatMap((one) => standingsIn(said, partsOf(one), words));
  return [...new Set(standings.flatMap(({ on }) => on))].sort().map((continuation) => line + continuation);
}

/**
 * Finds sentences that contain all these words, in any order, and shows placeholders: `player A attacks "<card>" with
 * "<card>"`.
 */
export const sentencesWith = (line: string, expressions: readonly string[]): string[] =>
  expressions
    .map(filled)
    .filter(holder(line.replace(KEYWORD, '')))
    .slice(0, MOST_FOUND);

const filled = (expression: string): string =>
  variants(expression)[0]!.replace(/\{(\w+)\}/g, (_, kind: string) => unsaid(kind) ?? `<${kind}>`);

// --- for an editor ----------------------------------------------------------------------------------------------------

/** A sentence that can be completed. */
export interface Sentence {
  /** A Cucumber Expression. */
  readonly expression: string;
  readonly kind: StepKind;
  /** What the step takes below its line. */
  readonly below: 'nothing' | 'text' | 'table';
  readonly uses: number;
  /** The words that scenarios put into each placeholder, most used first. */
  readonly said: readonly (readonly string[])[];
}

export interface Vocabulary {
  /** Most used first. */
  readonly sentences: readonly Sentence[];
  /** Zones, phases, counters and decisions, as sentences name them. */
  readonly terms: readonly string[];
  /** Texts of probe cards by id. */
  readonly probes: Readonly<Record<string, string>>;
  /** Tags that have a meaning, with their descriptions. */
  readonly tags: Readonly<Record<string, string>>;
}

export interface Offer {
  /** The text that the list shows. */
  readonly label: string;
  /** Replaces the text from column `from`; placeholders look like `${1:…}`. */
  readonly insert: string;
  /** The column where the replacement begins, from 0. */
  readonly from: number;
  readonly detail?: string;
}

const MOST_OFFERS = 60;
/** The values of a placeholder are listed only if at most this many sentences still match. */
const FEW_SENTENCES = 4;
const KEYWORDS = [...STEPS, 'Scenario: ', 'Rule: ', 'Feature: ', 'Background:'];
const STEP = /^(\s*)(Given|When|Then|And|But) (.*)$/;

/** @param lines the text up to the cursor; the last line is the one being typed */
export function offersFor(lines: readonly string[], vocabulary: Vocabulary): Offer[] {
  const line = lines.at(-1) ?? '';
  const tag = /(^|\s)(@\S*)$/.exec(line);
  if (tag) return tagOffers(tag[2]!, line.length - tag[2]!.length, vocabulary);
  const step = STEP.exec(line);
  if (!step) return keywordOffers(line);
  const said = step[3]!;
  const start = line.length - said.length;
  const probe = /(?:\(probe|the probe card) "([^"]*)$/.exec(said);
  if (probe) return probeOffers(probe[1]!, line.length - probe[1]!.length, vocabulary);
  const kind = kindAt(lines);
  const fitting = vocabulary.sentences.filter((sentence) => !kind || sentence.kind === kind);
  const words = { cards: cardsNamed(lines), terms: vocabulary.terms, probes: [] };
  const nextWords = fitting.flatMap((sentence) => continuationOf(sentence, said, words) ?? []);
  const offers = nextWords.flatMap((continuation) =>
    offersOf(continuation, said, start, nextWords.length <= FEW_SENTENCES),
  );
  if (offers.length > 0 || said === '') return offers.slice(0, MOST_OFFERS);
  return byWords(said, start, fitting).slice(0, MOST_OFFERS);
}

function tagOffers(typed: string, from: number, { tags }: Vocabulary): Offer[] {
  const fitting = Object.entries(tags).filter(([tag]) => tag.toLowerCase().startsWith(typed.toLowerCase()));
  return fitting.slice(0, MOST_OFFERS).map(([tag, detail]) => ({ label: tag, insert: escaped(tag), from, detail }));
}

function keywordOffers(line: string): Offer[] {
  const typed = line.trimStart();
  const from = line.length - typed.length;
  const fitting = KEYWORDS.filter((keyword) => keyword.toLowerCase().startsWith(typed.toLowerCase()));
  return typed.length > 12 ? [] : fitting.map((keyword) => ({ label: keyword.trim(), insert: keyword, from }));
}

function probeOffers(typed: string, from: number, { probes }: Vocabulary): Offer[] {
  const words = typed.toLowerCase();
  const entries = Object.entries(probes);
  const fitting = entries.filter(([id, text]) => `${id} ${text}`.toLowerCase().includes(words));
  const first = fitting.sort(([one], [other]) => Number(other.startsWith(typed)) - Number(one.startsWith(typed)));
  return first.slice(0, MOST_OFFERS).map(([id, detail]) => ({ label: id, insert: escaped(id), from, detail }));
}

interface Continuation extends Standing {
  readonly sentence: Sentence;
}

/**
 * Skips continuations that begin inside an unquoted name, so that a filled placeholder leads on to what comes after it.
 */
function continuationOf(sentence: Sentence, said: string, words: Words): Continuation | undefined {
  for (const variant of variants(sentence.expression)) {
    const standings = standingsIn(said, partsOf(variant), words);
    const found = standings.find(
      ({ rest: [first], begun }) => 'literal' in first! || !isQuoted(first!) || /^("|$)/.test(begun),
    );
    if (found) return { sentence, ...found };
  }
  return undefined;
}

const isQuoted = ({ type }: Exclude<Part, { literal: string }>): boolean => type in PLACES;

function offersOf({ sentence, rest, begun, on }: Continuation, said: string, start: number, few: boolean): Offer[] {
  const [first, ...others] = rest as [Part, ...Part[]];
  const typed = said.slice(0, said.length - begun.length);
  const detail = sentence.below === 'nothing' ? undefined : `with a ${sentence.below} below`;
  const offer = (value: string | undefined): Offer => {
    const text = (of: typeof shown, plain: (text: string) => string) =>
      (value === undefined ? of(first, sentence) : plain(value)) + others.map((part) => of(part, sentence)).join('');
    // The editor need not replace what is already typed of a literal.
    const kept = 'literal' in first ? begun : '';
    const insert = grammatical(typed, text(snippet, escaped)).slice(escaped(kept).length);
    return {
      label: typed + grammatical(typed, text(shown, String)),
      insert: numbered(insert),
      from: start + typed.length + kept.length,
      ...(detail && { detail }),
    };
  };
  if ('literal' in first || !(few || begun)) return [offer(undefined)];
  const values = valuesOf(first, sentence, begun, on);
  return values.length > 0 ? values.map(offer) : begun ? [] : [offer(undefined)];
}

/** Turns `cards` into `card` after the number 1. */
const grammatical = (typed: string, rest: string): string =>
  /\b1$/.test(typed) ? rest.replace(/^ (\S+ )?cards\b/, ' $1card') : rest;

/** For terms, prefers those that scenarios use in this place, and offers others only if none of those matches. */
function valuesOf(
  part: Exclude<Part, { literal: string }>,
  { said }: Sentence,
  begun: string,
  on: readonly string[],
): readonly string[] {
  const all = on.map((end) => begun + end);
  if (isQuoted(part)) return all.filter((value) => value !== '"');
  const known = said[part.place]?.filter((value) => value.startsWith(begun)) ?? [];
  return part.type !== 'term' || (known.length === 0 && begun) ? all : known;
}

/** Returns sample text for a placeholder, which the editor selects so that the user types over it. */
function sampleOf(part: Exclude<Part, { literal: string }>, { said }: Sentence): string {
  if (isQuoted(part)) return 'card';
  return part.type === 'int' ? '2' : (choicesOf(part.type)[0] ?? said[part.place]?.[0] ?? part.type);
}

function shown(part: Part, sentence: Sentence): string {
  if ('literal' in part) return part.literal;
  return isQuoted(part) ? `"${sampleOf(part, sentence)}"` : sampleOf(part, sentence);
}

function snippet(part: Part, sentence: Sentence): string {
  if ('literal' in part) return escaped(part.literal);
  return isQuoted(part) ? `"\${${sampleOf(part, sentence)}}"` : `\${${sampleOf(part, sentence)}}`;
}

/** Numbers the placeholders, because an editor fills placeholders of the same name together. */
function numbered(insert: string): string {
  let count = 0;
  return insert.replaceAll('${', () => `\${${++count}:`);
}

/** Escapes text so that an editor does not read `${…}` in it as a placeholder. */
const escaped = (text: string): string => text.replace(/[{}\\]/g, '\\$&');

/** Finds sentences that contain every typed word, in any order. */
function byWords(said: string, from: number, sentences: readonly Sentence[]): Offer[] {
  const holds = holder(said);
  return sentences.flatMap((sentence) => {
    const parts = partsOf(variants(sentence.expression)[0]!);
    const label = parts.map((part) => shown(part, sentence)).join('');
    const insert = numbered(parts.map((part) => snippet(part, sentence)).join(''));
    return holds(label) ? [{ label, insert, from }] : [];
  });
}
