/** The print of a card that counts now: that of the side it shows, as far as the game's rules let it count. */
import { linksOn } from '../links';
import { remembered } from '../remember';
import { sheetOf, type Ability, type CardState, type Definition, type Link, NO_ABILITIES } from '../state';
import type { WithRules } from '../game';
import type { ReadingGame, ReadingRules } from './rules';

/** The print of a card without information. Effects can give such a card nothing. */
const NO_INFORMATION: Definition = { name: '', number: '', category: '' };

export const printOf = (game: ReadingGame, card: CardState): Definition =>
  game.rules.printThatCounts
    ? (game.rules.printThatCounts(game, card, sheetOf(card)) ?? NO_INFORMATION)
    : sheetOf(card);

/** Returns whether the card has no information, neither printed nor given (VG 4.11.3, 7.30.1.2). */
export const isBlank = (game: ReadingGame, card: CardState): boolean =>
  game.rules.printThatCounts !== undefined && printOf(game, card) === NO_INFORMATION;

/** Returns the ability that one with a keyword stands for. */
export const meaningOfAbility = (game: WithRules<ReadingRules>, ability: Ability): Ability =>
  game.rules.meaningOfAbility?.(game, ability) ?? ability;

/** Returns the abilities with what their keywords stand for: the same list each time, because callers cache by list. */
export const withMeanings = ({ rules }: WithRules<ReadingRules>, abilities: readonly Ability[]): readonly Ability[] =>
  rules.meaningOfAbility ? meaningsIn(rules)(abilities) : abilities;

const meaningsIn = remembered((rules: ReadingRules) =>
  remembered((abilities: readonly Ability[]): readonly Ability[] => {
    const meanings = abilities.map((ability) => meaningOfAbility({ rules }, ability));
    return meanings.some((meaning, index) => meaning !== abilities[index]) ? meanings : abilities;
  }),
);

/** Returns the abilities of its print, negated or not. */
export const ownAbilities = (game: ReadingGame, card: CardState): readonly Ability[] =>
  withMeanings(game, printOf(game, card).abilities ?? NO_ABILITIES);

/** Returns the abilities of its print, negated or not, and those that linked cards lend it. */
export function printedAbilities(game: ReadingGame, card: CardState): readonly Ability[] {
  const printed = ownAbilities(game, card);
  return game.rules.lends && game.state.links.length > 0 ? withLent(game, card, printed) : printed;
}

/** An ability lent by a linked card. Limits count it as printed on the lender (BS 9-1-7-3, 21-5-2). */
export interface Loan {
  readonly lender: CardState;
  /** Which ability of the lender it is, as `placeOnCard` names it. */
  readonly place: string;
}

const LOANS = new WeakMap<Ability, Loan>();

/** Returns the loan behind a lent ability; undefined for an ability that is not lent. */
export const loanOf = (ability: Ability): Loan | undefined => LOANS.get(ability);

/**
 * Adds lent abilities. The result is cached until a card with abilities moves or is linked, because callers compare
 * abilities by identity.
 */
function withLent(game: ReadingGame, card: CardState, printed: readonly Ability[]): readonly Ability[] {
  const { values } = game;
  if (values.lent.sourceMoves !== values.sourceMoves) {
    values.lent = { sourceMoves: values.sourceMoves, byHost: new Map() };
  }
  const known = values.lent.byHost.get(card.id);
  if (known?.printed === printed) return known.all;
  const lent = linksOn(game, card).flatMap((link) => lentBy(game, link));
  const all = lent.length === 0 ? printed : [...printed, ...lent];
  values.lent.byHost.set(card.id, { printed, all });
  return all;
}

function lentBy(game: ReadingGame, link: Link): Ability[] {
  const lender = game.card(link.card);
  return ownAbilities(game, lender).flatMap((ability, index) =>
    game.rules.lends!(game, link, ability) ? lend(game, link, lender, ability, index) : [],
  );
}

function lend(game: ReadingGame, { host }: Link, lender: CardState, ability: Ability, index: number): Ability {
  const place = placeOnCard(lender, index);
  const name = `${lender.id}@${lender.zoneChangeCount}#${place} of ${host}`;
  const known = game.values.granted.get(name);
  if (known) return known;
  const lent = { ...ability };
  game.values.granted.set(name, lent);
  LOANS.set(lent, { lender: { ...lender }, place });
  return lent;
}

/** Names an ability by side and index, because the two sides have different abilities. */
export const placeOnCard = ({ sheet }: CardState, index: number): string =>
  sheet === 'front' ? `${index}` : `${sheet}${index}`;

export const abilitiesOnBothSides = (
  game: WithRules<ReadingRules>,
  { abilities = NO_ABILITIES, back }: Definition,
): readonly Ability[] => withMeanings(game, back?.abilities ? [...abilities, ...back.abilities] : abilities);
