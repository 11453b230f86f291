/**
 * How a scenario can go on while it is written: `continuations` for a terminal, up to the next place that has to be filled;
 * `offersFor` for an editor, whole sentences with places to fill. Pure, without modules of Node.
 */
import { choicesOf } from '../steps/choices';
import { unsaid, variants } from './nearest-sentence';

/** What can stand in the places of sentences. */
export interface Words {
  /** Cards that have been named, e.g. in earlier steps. */
  readonly cards: readonly string[];
  /** Zones, phases, counters and what a player is asked to do, as sentences call them. */
  readonly terms: readonly string[];
  /** Ids of probe cards. */
  readonly probes: readonly string[];
}

/** @returns the terms of a game's vocabulary */
export const termsOf = (
  vocabulary: Readonly<Record<'zones' | 'phases' | 'counters' | 'decisions', object>>,
): string[] =>
  [vocabulary.zones, vocabulary.phases, vocabulary.counters, vocabulary.decisions].flatMap((words) =>
    Object.keys(words),
  );

/** Under which of them a sentence can stand. */
export type StepKind = 'given' | 'when' | 'then';

const STEPS = ['Given ', 'When ', 'Then ', 'And ', 'But '];
const KEYWORD = /^(?:Given|When|Then|And|But|\*) +/;

/** Under which keyword the last line stands: And and But go on with what was before. @returns undefined: under none so far */
export function kindAt(lines: readonly string[]): StepKind | undefined {
  for (const line of [...lines].reverse()) {
    const [, keyword] = /^\s*(Given|When|Then|Scenario|Rule|Background|Feature)\b/.exec(line) ?? [];
    if (keyword !== undefined)
      return ({ Given: 'given', When: 'when', Then: 'then' } as Readonly<Record<string, StepKind>>)[keyword];
  }
  return undefined;
}

/** What these lines call their cards, the last first. */
export function cardsNamed(lines: readonly string[]): string[] {
  const before = lines.join('\n').replace(/\(probe "[^"]*"\)|the probe card "[^"]*"|"""[^]*?"""/g, '');
  return [...new Set([...before.matchAll(/"([^"\n]+)"/g)].map(([, name]) => name!))].reverse();
}

// --- where in a sentence somebody stands who is writing it ------------------------------------------------------------

type Part = { readonly literal: string } | { readonly type: string; readonly place: number };

interface Standing {
  /** What is still to come; of the first part `begun` has been said. */
  readonly rest: readonly Part[];
  readonly begun: string;
  /** How the first part can go on behind that. */
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

/** Nowhere: what is said is no beginning of the sentence, or is all of it. */
function standingsIn(said: string, parts: readonly Part[], words: Words, before = ''): Standing[] {
  const [part, ...others] = parts;
  if (!part) return [];
  if ('literal' in part) {
    const { literal } = part;
    if (said.startsWith(literal)) return standingsIn(said.slice(literal.length), others, words, literal);
    return literal.startsWith(said) ? [{ rest: parts, begun: said, on: [literal.slice(said.length)] }] : [];
  }
  const known = before.endsWith('the probe card ') ? { ...words, cards: said === '' ? [] : words.probes } : words;
  const { begun, on, ends } =
    part.type in PLACES ? cardsIn(said, PLACES[part.type]!, known) : wordIn(said, part.type, known);
  const here = said === '' || on.length > 0 ? [{ rest: parts, begun, on }] : [];
  return [...here, ...ends.flatMap((end) => standingsIn(said.slice(end), others, words))];
}

/** What is said in a place: the end of it that is begun, how that can go on, and where the place may end. */
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

/** Places of cards: whether it can be several, and whether it can say which probe card each is. */
const PLACES: Readonly<Record<string, { readonly several: boolean; readonly probes: boolean }>> = {
  string: { several: false, probes: false },
  cards: { several: true, probes: false },
  placed: { several: false, probes: true },
  placedCards: { several: true, probes: true },
};

/** `"X" (probe "blocker"), "Y" and "Z"` */
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

/** Behind the name of a card; not all probe cards before one has been begun. */
const probesFor = (said: string, { probes }: Words): string[] =>
  restsOf(said, said.length < PROBE.length ? [PROBE] : probes.map((id) => `${PROBE}${id}")`));

/** Whether a sentence holds all the words of a line, in whatever order. */
function holder(line: string): (sentence: string) => boolean {
  const wanted = line.toLowerCase().match(/[\p{L}\d!]+/gu) ?? [];
  return (sentence) => wanted.every((word) => sentence.toLowerCase().includes(word));
}

// --- for a terminal ---------------------------------------------------------------------------------------------------

/** So many sentences are offered that hold all the words written. */
const MOST_FOUND = 12;

/** How the line can go on, each with the line before it; every one goes up to the next place that has to be filled. */
export function continuations(line: string, expressions: readonly string[], words: Words): string[] {
  const [keyword = ''] = KEYWORD.exec(line) ?? [];
  if (keyword === '') return STEPS.filter((one) => one.startsWith(line));
  const said = line.slice(keyword.length);
  const standings = expressions.flatMap(variants).flatMap((one) => standingsIn(said, partsOf(one), words));
  return [...new Set(standings.flatMap(({ on }) => on))].sort().map((continuation) => line + continuation);
}

/** Sentences that hold all these words, in whatever order, with places to be filled: `player A attacks "<card>" with "<card>"`. */
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
  /** What stands below it. */
  readonly below: 'nothing' | 'text' | 'table';
  readonly uses: number;
  /** The words of the game that stand in each of its places, most used first. */
  readonly said: readonly (readonly string[])[];
}

export interface Vocabulary {
  /** Most used first. */
  readonly sentences: readonly Sentence[];
  /** As sentences call zones, phases, counters and what a player is asked to do. */
  readonly terms: readonly string[];
  /** Probe cards by their ids, with what they say. */
  readonly probes: Readonly<Record<string, string>>;
  /** Tags that mean something, with what they say. */
  readonly tags: Readonly<Record<string, string>>;
}

export interface Offer {
  /** As it is listed. */
  readonly label: string;
  /** What replaces the text from `from` on; places to be filled as `${1:…}`. */
  readonly insert: string;
  /** From which character of the line. */
  readonly from: number;
  readonly detail?: string;
}

const MOST_OFFERS = 60;
/** The values of a place are listed where no more sentences than these are left. */
const FEW_SENTENCES = 4;
const KEYWORDS = [...STEPS, 'Scenario: ', 'Rule: ', 'Feature: ', 'Background:'];
const STEP = /^(\s*)(Given|When|Then|And|But) (.*)$/;

/** @param lines the text up to the cursor, the last line being the one that is typed */
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

/** Whole names, sentences and words: who has filled a place is led on to what stands behind it. */
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
    // Behind what is typed of a literal, which an editor need not replace.
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

/** `1 card`, where the sentence says `cards`. */
const grammatical = (typed: string, rest: string): string =>
  /\b1$/.test(typed) ? rest.replace(/^ (\S+ )?cards\b/, ' $1card') : rest;

/** Of words what scenarios say in this place; another one only where none of them is meant. */
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

/** What a place holds where nothing is known of it: also what is selected to be typed over. */
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

/** Places of the same name would be filled with the same words. */
function numbered(insert: string): string {
  let count = 0;
  return insert.replaceAll('${', () => `\${${++count}:`);
}

/** Words as they are, where `${…}` would be a place. */
const escaped = (text: string): string => text.replace(/[{}\\]/g, '\\$&');

/** Sentences that hold every word that is typed, whatever their order. */
function byWords(said: string, from: number, sentences: readonly Sentence[]): Offer[] {
  const holds = holder(said);
  return sentences.flatMap((sentence) => {
    const parts = partsOf(variants(sentence.expression)[0]!);
    const label = parts.map((part) => shown(part, sentence)).join('');
    const insert = numbered(parts.map((part) => snippet(part, sentence)).join(''));
    return holds(label) ? [{ label, insert, from }] : [];
  });
}
