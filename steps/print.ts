/** Says in words what a card prints besides its text: `red Character with cost 2 and 3000 power`. */
import { article, listed } from '../texts/words';
import type { CardData } from './setup';

/** The words of a game for what its cards print. */
export interface PrintWords {
  /** Categories, e.g. `character` to `Character`. */
  readonly categories: Readonly<Record<string, string>>;
  /** Members whose value stands before the category, as in `red Character`. */
  readonly adjectives: readonly string[];
  /**
   * The other members, in the order in which they are said. `undefined`: this value needs no words; null: the text of
   * the card says it.
   */
  readonly values: Readonly<Record<string, ((value: never) => string | undefined) | null>>;
}

/** Returns an empty text for a card whose category has no word, e.g. a marker. */
export function printInWords(words: PrintWords, card: CardData): string {
  const category = words.categories[String(card.category)];
  if (category === undefined) return '';
  const kind = [...adjectivesOf(words, card), category].join(' ');
  const values = valuesInWords(words, card);
  return values.length > 0 ? `${kind} with ${listed(values)}` : kind;
}

/** `a Character is red and has cost 2`, of these members of a plain card; undefined: they need no words */
export function plainInWords(words: PrintWords, plain: CardData, members: ReadonlySet<string>): string | undefined {
  const category = words.categories[String(plain.category)];
  if (category === undefined) return undefined;
  const adjectives = adjectivesOf(words, plain, members);
  const values = valuesInWords(words, plain, members);
  const claims = [
    ...(adjectives.length > 0 ? [`is ${listed(adjectives)}`] : []),
    ...(values.length > 0 ? [`has ${listed(values)}`] : []),
  ];
  return claims.length > 0 ? `${article(category)} ${claims.join(' and ')}` : undefined;
}

function valuesInWords(words: PrintWords, card: CardData, members?: ReadonlySet<string>): string[] {
  return Object.entries(words.values).flatMap(([member, say]) => {
    const value = card[member];
    if (!say || value === undefined || (members && !members.has(member))) return [];
    return say(value as never) ?? [];
  });
}

/** `red`, `red and blue`, `contract` for a member that is true */
function adjectivesOf({ adjectives }: PrintWords, card: CardData, members?: ReadonlySet<string>): string[] {
  return adjectives.flatMap((member) => {
    const value = card[member];
    if (value === undefined || (members && !members.has(member))) return [];
    return value === true ? member : listed([value].flat().map(String)) || [];
  });
}
