/**
 * Choices whose cards must fit together: "up to 3 cards with different names", "up to 2 with a total cost of 5 or
 * less".
 */
import type { CardsToChoose } from '../../../schemas/ability';
import { wordsOf } from '../continuous/information';
import { statOf } from '../continuous/values';
import type { CardState } from '../state';
import type { Fit } from './choice';
import type { LanguageGame } from './rules';

type Wanted = Pick<CardsToChoose, 'differentNames' | 'different' | 'sameName' | 'total'>;

/** Returns a check that cards fit together; undefined if any do. */
export function fitTogether(game: LanguageGame, wanted: Wanted): Fit | undefined {
  const notTooMuch = partialFit(game, wanted);
  if (!notTooMuch || wanted.total?.min === undefined) return notTooMuch;
  return (cards) => notTooMuch(cards) && isEnough(game, wanted, cards);
}

/** Returns a check that cards can still be extended to a fitting choice; undefined if they always can. */
function partialFit(game: LanguageGame, wanted: Wanted): Fit | undefined {
  const { differentNames, different, sameName, total } = wanted;
  if (!differentNames && !different && !sameName && !total) return undefined;
  return (cards) =>
    (!differentNames || haveDifferentNames(game, cards)) &&
    (!different || (game.rules.differIn?.(game, cards, different) ?? true)) &&
    (!sameName || haveOneName(game, cards)) &&
    isWithinTotal(game, wanted, cards);
}

/**
 * Returns the cards that can be part of a fitting choice of at most `upTo` cards; a card too large alone may fit with
 * others.
 */
export function selectable(
  game: LanguageGame,
  wanted: Wanted,
  cards: readonly CardState[],
  upTo: number,
): readonly CardState[] {
  const fit = partialFit(game, wanted);
  if (!fit) return cards;
  // Only a card with a value below zero makes room for others.
  const light = cards.filter((card) => sizeOf(game, wanted, card) < 0);
  const canFit = (chosen: readonly CardState[], from: number): boolean =>
    fit(chosen) ||
    (chosen.length < upTo &&
      light.some((card, index) => index >= from && !chosen.includes(card) && canFit([...chosen, card], index + 1)));
  const others = (card: CardState) => cards.filter((one) => one !== card);
  const canBeEnough = (card: CardState) =>
    isEnough(game, wanted, [card, ...largest(game, wanted, others(card), upTo - 1)]);
  return cards.filter((card) => canFit([card], 0) && canBeEnough(card));
}

/** Returns the largest number of these cards, up to `upTo`, that fit together. */
export function maxSelection(game: LanguageGame, wanted: Wanted, cards: readonly CardState[], upTo: number): number {
  const fit = partialFit(game, wanted);
  if (!fit) return Math.min(cards.length, upTo);
  // In ascending order, cards that do not fit do not fit with more cards either.
  const inOrder = [...cards].sort((one, other) => sizeOf(game, wanted, one) - sizeOf(game, wanted, other));
  let most = 0;
  const extend = (chosen: readonly CardState[], from: number): void => {
    if (isEnough(game, wanted, chosen)) most = Math.max(most, chosen.length);
    for (let index = from; index < inOrder.length && most < upTo; index++) {
      const more = [...chosen, inOrder[index]!];
      if (fit(more)) extend(more, index + 1);
    }
  };
  extend([], 0);
  return most;
}

/**
 * Returns the smallest number of these cards, up to `upTo`, that is enough; undefined if they never are (VG 14.12.3.1).
 */
export function fewestThatFit(
  game: LanguageGame,
  wanted: Wanted,
  cards: readonly CardState[],
  upTo: number,
): number | undefined {
  const inOrder = largest(game, wanted, cards, upTo);
  for (let count = 0; count <= inOrder.length; count++) {
    if (isEnough(game, wanted, inOrder.slice(0, count))) return count;
  }
  return undefined;
}

const largest = (
  game: LanguageGame,
  wanted: Wanted,
  cards: readonly CardState[],
  count: number,
): readonly CardState[] =>
  [...cards].sort((one, other) => sizeOf(game, wanted, other) - sizeOf(game, wanted, one)).slice(0, count);

const sumOf = (game: LanguageGame, wanted: Wanted, cards: readonly CardState[]): number =>
  cards.reduce((sum, card) => sum + sizeOf(game, wanted, card), 0);

const isEnough = (game: LanguageGame, wanted: Wanted, cards: readonly CardState[]): boolean =>
  wanted.total?.min === undefined || sumOf(game, wanted, cards) >= wanted.total.min;

const sizeOf = (game: LanguageGame, { total }: Wanted, card: CardState): number =>
  total ? statOf(game, card, total.stat) : 0;

/** A card that has one name twice, e.g. as printed and of a heart, differs from cards without it all the same. */
function haveDifferentNames(game: LanguageGame, cards: readonly CardState[]): boolean {
  if (game.rules.haveDifferentNames) return game.rules.haveDifferentNames(game, cards);
  const names = cards.flatMap((card) => [...new Set(wordsOf(game, card, 'name'))]);
  return new Set(names).size === names.length;
}

function haveOneName(game: LanguageGame, cards: readonly CardState[]): boolean {
  if (game.rules.haveOneName) return game.rules.haveOneName(game, cards);
  const [first, ...others] = cards.map((card) => wordsOf(game, card, 'name'));
  return !first || first.some((name) => others.every((names) => names.includes(name)));
}

const isWithinTotal = (game: LanguageGame, wanted: Wanted, cards: readonly CardState[]): boolean =>
  wanted.total?.max === undefined || sumOf(game, wanted, cards) <= wanted.total.max;
