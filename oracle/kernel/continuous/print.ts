/** What is printed on a card and counts now: of the side that is up, as much as the game's rules leave of it. */
import type { AnyGame } from '../game';
import { sheetOf, type Ability, type CardState, type Definition } from '../state';

/** Of a card without any information: nothing is printed on it, and effects can give it nothing. */
const NO_INFORMATION: Definition = { name: '', number: '', category: '' };

export const printOf = (game: AnyGame, card: CardState): Definition =>
  game.rules.printThatCounts
    ? (game.rules.printThatCounts(game, card, sheetOf(card)) ?? NO_INFORMATION)
    : sheetOf(card);

/** Has the card no information, neither printed nor given (VG 4.11.3, 7.30.1.2)? */
export const isBlank = (game: AnyGame, card: CardState): boolean =>
  game.rules.printThatCounts !== undefined && printOf(game, card) === NO_INFORMATION;

export const NO_ABILITIES: readonly Ability[] = [];

/** The abilities of its print, negated or not. */
export const printedAbilities = (game: AnyGame, card: CardState): readonly Ability[] =>
  printOf(game, card).abilities ?? NO_ABILITIES;

/** The abilities on each of its sides. */
export const abilitiesOnBothSides = ({ abilities = NO_ABILITIES, back }: Definition): readonly Ability[] =>
  back?.abilities ? [...abilities, ...back.abilities] : abilities;

/** May it ever bear an ability by print? */
export const bearsAbilities = ({ abilities, back }: Definition): boolean =>
  (abilities !== undefined && abilities.length > 0) || (back?.abilities !== undefined && back.abilities.length > 0);
