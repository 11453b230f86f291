/** Suggests the closest known expression for a sentence that no step matches, filled with the sentence's words. */

import { choicesOf } from '../steps/choices';

const SYMBOL = `(six-color|God|Ultimate|(${choicesOf('symbolColor').join('|')})( God)?)`;

/** What a placeholder such as `{int}` accepts; a `{term}` may have several words. */
const KINDS: Readonly<Record<string, RegExp>> = {
  int: /^-?\d+$/,
  string: /^"/,
  placed: /^"/,
  cards: /^"/,
  placedCards: /^"/,
  term: /^[A-Za-z0-9!]+( [A-Za-z0-9!]+)*$/,
  moves: /^\d+ (Soul )?Cores? from \S.* to \S.*$/,
  host: /^"[^"]*"( on the (left|right))?$/,
  hosts: /^"/,
  symbols: new RegExp(`^${SYMBOL}((, | and )${SYMBOL})*$`),
};
const OTHER = /^[A-Za-z0-9]+$/;
/** The most words that a placeholder takes; one by default. */
const MOST_WORDS: Readonly<Record<string, number>> = {
  term: 4,
  face: 2,
  held: 2,
  rebirthSide: 2,
  moves: 20,
  host: 4,
  hosts: 9,
  symbols: 6,
};
/** The part of the words that may be wrong, missing or extra, and the least number that may be in a short sentence. */
const MOST_WRONG = 0.75;
const LEAST_WRONG = 2.5;
/** The text for placeholders that the sentence does not fill. */
const UNSAID: Readonly<Record<string, string>> = {
  int: '<number>',
  string: '"<card>"',
  placed: '"<card>"',
  cards: '"<card>"',
  placedCards: '"<card>"',
  moves: '<number> Cores from the <pool> to "<card>"',
  host: '"<card>"',
  hosts: '"<card>"',
  symbols: '<symbols>',
  term: '<zone or phase>',
};

/** Returns the text for a placeholder that a sentence does not fill. @returns undefined: the placeholder is unknown */
export const unsaid = (kind: string): string | undefined => choicesOf(kind)[0] ?? UNSAID[kind];

interface Alignment {
  readonly cost: number;
  readonly words: readonly string[];
}

/**
 * Suggests the sentence that says nearly the same. If none has the verb of the sentence, and an event does, it suggests the
 * sentence that expects this event.
 * @param expressions Cucumber Expressions
 * @param events in words, e.g. `skill activated`
 * @returns undefined: none is close enough to suggest
 */
export function nearestSentence(
  sentence: string,
  expressions: readonly string[],
  events: readonly string[] = [],
): string | undefined {
  const near = nearestInLetters(sentence, expressions);
  const event = eventSaid(sentence, events);
  const isSaid = event === undefined || (near !== undefined && saysEvent(withChoices(near.expression), event));
  return isSaid ? near?.filled : expecting(event, sentence);
}

interface Nearest {
  readonly expression: string;
  /** The expression with the words of the sentence. */
  readonly filled: string;
}

function nearestInLetters(sentence: string, expressions: readonly string[]): Nearest | undefined {
  const said = wordsOf(asTyped(sentence));
  let nearest = '';
  let best: Alignment = { cost: Math.max(LEAST_WRONG, said.length * MOST_WRONG), words: [] };
  for (const expression of expressions.flatMap(variants)) {
    const wanted = expression.match(/\{\w+\}\S*|\S+/g) ?? [];
    if (Math.abs(wanted.length - said.length) > said.length) continue;
    const found = align(said, wanted);
    if (found.cost >= best.cost) continue;
    best = found;
    nearest = expression;
  }
  if (best.words.length === 0) return undefined;
  const filled = best.words.map((word) => word.replace(/\{(\w+)\}/, (place, kind: string) => unsaid(kind) ?? place));
  return { expression: nearest, filled: filled.join(' ').replace(/\b1 (\S+ )?cards\b/, '1 $1card') };
}

// --- sentences that tell of an event --------------------------------------------------------------------------------

/** Returns the event that a sentence tells of; the one with the most words. */
const eventSaid = (sentence: string, events: readonly string[]): string | undefined =>
  events
    .filter((event) => saysEvent(sentence, event) && stems(event).includes(verbIn(sentence)))
    .sort((one, other) => other.length - one.length)[0];

/** Returns the stem of the first word behind the subject and an auxiliary verb. */
const verbIn = (sentence: string): string =>
  stems(
    sentence.replace(
      /^(player [AB]|"[^"]*"((, | and )"[^"]*")*)\s+((is|are|was|were|has|have|been|gets?|got)\s+)*/i,
      '',
    ),
  )[0] ?? '';

/** Spells out the places that take only certain words. */
const withChoices = (expression: string): string =>
  expression.replace(/\{(\w+)\}/g, (_, kind: string) => choicesOf(kind).join(' '));

const saysEvent = (sentence: string, event: string): boolean => {
  const said = new Set(stems(sentence.replace(/"[^"]*"/g, '')));
  return stems(event).every((stem) => said.has(stem));
};

const stems = (text: string): string[] => (text.toLowerCase().match(/[a-z.']+/g) ?? []).map(stem);

/** Past tenses that do not end in "ed". */
const PAST: Readonly<Record<string, string>> = {
  drew: 'draw',
  took: 'take',
  lost: 'lose',
  rode: 'ride',
  sung: 'sing',
  dealt: 'deal',
  "k.o.'d": 'ko',
  koed: 'ko',
};

/** `draw` for `draws`, `drawing` and `drew`; no word for people. */
const stem = (word: string): string =>
  (PAST[word] ?? word.replace(/(.)\1ed$/, '$1').replace(/(ing|ed|es|s)$/, '')).replace(/e$/, '');

function expecting(event: string, sentence: string): string {
  const times = Number(/(?<!\S)\d+(?!\S)/.exec(sentence)?.[0] ?? 1);
  const card = /"[^"]+"/.exec(sentence)?.[0];
  return `the event "${event}" happened exactly ${times} ${times === 1 ? 'time' : 'times'}${card === undefined ? '' : ` to ${card}`}`;
}

/** Restores straight quotes, which word processors bend, and capital player names. */
const asTyped = (sentence: string): string =>
  sentence
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\bplayer ([ab])\b/gi, (_, player: string) => `player ${player.toUpperCase()}`);

/** Expands alternatives such as `card(s)` and `is/are`. */
export function variants(expression: string): string[] {
  const plural = /\((\w+)\)/.exec(expression);
  if (plural) return [expression.replace(plural[0], plural[1]!), expression.replace(plural[0], '')].flatMap(variants);
  const choice = /(?<![\w{}])(\w+(?:\/\w+)+)/.exec(expression);
  if (!choice) return [expression];
  return choice[1]!.split('/').flatMap((word) => variants(expression.replace(choice[1]!, word)));
}

/** Splits into words; "player A" and a list of quoted names count as one word each. */
const wordsOf = (sentence: string): string[] =>
  sentence.match(/player [AB]('s)?|"[^"]*"( \(probe "[^"]*"\))?((, | and )"[^"]*"( \(probe "[^"]*"\))?)*('s)?|\S+/g) ??
  [];

/** Aligns the words of a sentence with an expression at the lowest cost; unfilled placeholders stay as they are. */
function align(said: readonly string[], wanted: readonly string[]): Alignment {
  const row: Alignment[] = [{ cost: 0, words: [] }];
  for (const word of wanted) {
    const last = row.at(-1)!;
    row.push({ cost: last.cost + 1, words: [...last.words, word] });
  }
  const rows = [row];
  for (let at = 1; at <= said.length; at++) {
    const before = rows[at - 1]!;
    const next: Alignment[] = [{ cost: at, words: [] }];
    for (let column = 1; column <= wanted.length; column++) {
      const want = wanted[column - 1]!;
      const options = [
        { cost: before[column]!.cost + 1, words: before[column]!.words },
        { cost: next[column - 1]!.cost + 1, words: [...next[column - 1]!.words, want] },
      ];
      const [, kind = ''] = /\{(\w+)\}/.exec(want) ?? [];
      const most = Math.min(MOST_WORDS[kind] ?? 1, at);
      for (let taken = 1; taken <= most; taken++) {
        const from = rows[at - taken]![column - 1]!;
        const [cost, word] = match(said.slice(at - taken, at).join(' '), want);
        options.push({ cost: from.cost + cost, words: [...from.words, word] });
      }
      next.push(options.reduce((one, other) => (other.cost < one.cost ? other : one)));
    }
    rows.push(next);
  }
  return rows.at(-1)!.at(-1)!;
}

/** Returns the cost of matching these words with a part of the expression, and the text that results. */
function match(said: string, want: string): [cost: number, word: string] {
  const [, kind, tail = ''] = /^\{(\w+)\}(\S*)$/.exec(want) ?? [];
  if (kind === undefined)
    return [said === want ? 0 : said.toLowerCase() === want.toLowerCase() ? 0.2 : distance(said, want), want];
  const bare = tail && said.endsWith(tail) ? said.slice(0, -tail.length) : said.replace(/'s$/, '');
  const choices = choicesOf(kind);
  if (choices.length > 0) return nearestChoice(bare, choices, tail);
  if (!(KINDS[kind] ?? OTHER).test(bare)) return [1, want];
  // A term accepts anything, so it costs something; literal words then win because they cost nothing.
  return [(kind === 'term' ? 0.3 : 0) + (bare + tail === said ? 0 : 0.3), bare + tail];
}

function nearestChoice(bare: string, choices: readonly string[], tail: string): [cost: number, word: string] {
  const costs = choices.map((choice) => (choice === bare ? 0 : distance(bare, choice)));
  const least = Math.min(...costs);
  return [least, choices[costs.indexOf(least)]! + tail];
}

/** Returns a cost that is low for words which share most letters at both ends, such as misspellings. */
function distance(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.min(1.1, 1.2 - (start + end) / Math.max(a.length, b.length));
}
