/** Sentences about what should be and what is instead, e.g. `"Striker" should be rested, but is active`. */
import { capitalised } from '../texts/words';

/** Both values in words. */
export interface Apart {
  readonly expected: string;
  readonly actual: string;
}

export interface Statement {
  /** `"Striker" should be rested` */
  readonly should: string;
  /** `is active`; with a subject of its own where that is another one: `the game is over`. */
  readonly but: string;
  /** What the scenario says: `"Striker" is rested`. */
  readonly claim: string;
  /** What is so instead, as a sentence of its own: `it is active`. */
  readonly found: string;
  /** The values, where they are too long for the sentence; a line for each of several. */
  readonly apart?: Apart | undefined;
}

/** Who should do what: `player B`, `be asked to block`. */
export interface Claim {
  readonly subject: string;
  /** A verb in the infinitive, with what belongs to it. */
  readonly verb: string;
  /** True: it should not. */
  readonly isDenied?: boolean;
}

/** Longer values stand apart from the sentence. In characters. */
const MOST_IN_SENTENCE = 60;
export const isLong = (words: string): boolean => words.length > MOST_IN_SENTENCE || words.includes('\n');

const shortened = (words: string): string =>
  isLong(words)
    ? `${words
        .slice(0, MOST_IN_SENTENCE)
        .replace(/\n.*/s, '')
        .replace(/[\s,]*\S*$/, '')} …`
    : words;

/** `"Striker" should be rested, but is active`: one verb, and two values for it. */
export function differing(subject: string, verb: string, { expected, actual }: Apart): Statement {
  const does = present(verb);
  const [wanted, seen] = [shortened(expected), shortened(actual)];
  return {
    should: `${subject} should ${verb} ${wanted}`,
    but: `${does} ${seen}`,
    claim: `${subject} ${does} ${wanted}`,
    found: `${pronounFor(subject)} ${does} ${seen}`,
    apart: isLong(expected) || isLong(actual) ? { expected, actual } : undefined,
  };
}

/** `player B should be asked to block, but the game is over`. @param instead what is so, with its own subject */
export const contrary = (claim: Claim, instead: string, apart?: Apart): Statement => ({
  should: shouldOf(claim),
  but: instead,
  claim: claimed(claim),
  found: instead,
  apart,
});

/** `"Ash" should be a heart, but is not`. @param does what the same subject does instead, from the verb on */
export const otherwise = (claim: Claim, does = denial(claim), apart?: Apart): Statement => ({
  should: shouldOf(claim),
  but: does,
  claim: claimed(claim),
  found: `${pronounFor(claim.subject)} ${does}`,
  apart,
});

/** The statement as one sentence, with further sentences behind it. */
export const sentence = ({ should, but }: Statement, further: readonly string[]): string =>
  [capitalised(`${should}, but ${but}`), ...further].join('. ');

const shouldOf = ({ subject, verb, isDenied }: Claim): string => `${subject} should ${isDenied ? 'not ' : ''}${verb}`;

const claimed = ({ subject, verb, isDenied }: Claim): string =>
  `${subject} ${isDenied ? negative(verb) : present(verb)}`;

/** `is not`, `does not`; where it should not be so: `is`, `does`. */
const denial = ({ verb, isDenied }: Claim): string => (/^be\b/.test(verb) ? 'is' : 'does') + (isDenied ? '' : ' not');

const negative = (verb: string): string => (/^be\b/.test(verb) ? verb.replace(/^be/, 'is not') : `does not ${verb}`);

const pronounFor = (subject: string): string => (/^player [AB]$/.test(subject) ? subject : 'it');

const IRREGULAR: Readonly<Record<string, string>> = { be: 'is', have: 'has', go: 'goes', pass: 'passes' };

/** Returns a verb as it follows `player A`: `attacks "Prey"` for `attack "Prey"`. */
export const present = (verb: string): string =>
  verb.replace(/^\S+/, (word) => IRREGULAR[word] ?? (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`));
