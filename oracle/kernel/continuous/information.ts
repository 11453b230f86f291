/**
 * The words of a card: its names, its categories, and other kinds that the game has, e.g. traits. They are sets that
 * effects, continuous abilities, sides and faces change. Values (values.ts) and abilities (abilities.ts) are the other
 * parts of a card's information; all start from the print (print.ts).
 */
import type { CardState, CardSnapshot } from '../state';
import type { Modification } from '../state/lasting';
import { isBlank, printOf } from '../reading/print';
import { citeContinuous, modificationsOf } from './modification';
import { anyModifierOfKind } from './sources';
import type { ContinuousGame } from './rules';

/** Stands for every word of its kind, e.g. every clan (VG 2.2.4). */
export const EVERY_WORD = '*';

const NO_WORDS: readonly string[] = [];

/**
 * Returns the words of a kind on a card.
 * @param original true: only changes to the original information count (VG 11.9.1.2)
 */
export function wordsOf(game: ContinuousGame, card: CardState, kind: string, original = false): readonly string[] {
  const known = card.snapshot?.words?.[kind];
  if (known && !original) return known;
  if (isBlank(game, card)) return NO_WORDS;
  const printed = withAdded(game, card, kind, printedWords(game, card, kind));
  return anyModifierOfKind(game, 'words') ? changedWords(game, card, kind, printed, original) : printed;
}

function printedWords(game: ContinuousGame, card: CardState, kind: string): readonly string[] {
  const print = printOf(game, card);
  // A back side need not repeat the category.
  if (kind === 'category') return [('category' in print ? print : card.definition).category];
  const given = game.rules.printedWords?.(game, print, kind);
  return given ?? (kind === 'name' ? [print.name] : NO_WORDS);
}

function withAdded(game: ContinuousGame, card: CardState, kind: string, printed: readonly string[]): readonly string[] {
  if (!game.rules.addedWords || game.state.links.length === 0) return printed;
  const added = game.rules.addedWords(game, card, kind);
  return added.length === 0 ? printed : [...new Set([...printed, ...added])];
}

function changedWords(
  game: ContinuousGame,
  card: CardState,
  kind: string,
  printed: readonly string[],
  original: boolean,
): readonly string[] {
  const changes = modificationsOf(game, card).flatMap((change) => {
    const { modification, stamp } = change;
    if (modification.kind !== 'words' || modification.word !== kind) return [];
    if (original && !modification.original) return [];
    citeContinuous(game, change);
    return change.conditionUnmet ? [] : [{ modification, stamp, layer: game.rules.layerOf(game, modification) }];
  });
  return changes
    .sort((one, other) => one.layer - other.layer || one.stamp - other.stamp)
    .reduce((words, { modification }) => applyChange(words, modification), printed);
}

function applyChange(
  words: readonly string[],
  { become = words, lose, add = NO_WORDS }: Extract<Modification, { kind: 'words' }>,
): readonly string[] {
  const kept = lose === 'all' ? NO_WORDS : lose ? become.filter((word) => !lose.includes(word)) : become;
  return [...new Set([...kept, ...add])];
}

/** Returns whether the card has the word, every word of its kind, or another word that means the same. */
export const hasWord = (game: ContinuousGame, card: CardState, kind: string, asked: string): boolean =>
  includesWord(game, kind, wordsOf(game, card, kind), asked);

const includesWord = (game: ContinuousGame, kind: string, words: readonly string[], asked: string): boolean =>
  words.includes(asked) ||
  words.includes(EVERY_WORD) ||
  (game.rules.isSameWord !== undefined &&
    words.some((word) => game.consulting(game.rules.isSameWord!(game, kind, word, asked))));

/** Returns whether two lists share a word. A list of every word shares one with any list that is not empty. */
export const shareWord = (
  game: ContinuousGame,
  kind: string,
  some: readonly string[],
  others: readonly string[],
): boolean => some.some((word) => (word === EVERY_WORD ? others.length > 0 : includesWord(game, kind, others, word)));

/**
 * Returns the words of a card that is about to leave play, for abilities that look back; undefined if its print says
 * them.
 */
export const wordsToRemember = (game: ContinuousGame, card: CardState): CardSnapshot['words'] =>
  anyModifierOfKind(game, 'words') || (game.rules.addedWords && game.state.links.length > 0)
    ? allWords(game, card)
    : undefined;

/** Returns all words of the card now, by kind. */
export const allWords = (game: ContinuousGame, card: CardState): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    ['name', 'category', ...(game.rules.wordKinds ?? [])].map((kind) => [
      kind,
      game.withoutCiting(() => wordsOf(game, card, kind)),
    ]),
  );
