/** What an ability looks at, told by its words: what could change it, and what could not. */
import type { AnyGame } from '../game';
import { remembered } from '../remember';
import type { Ability } from '../state';

/** A value of a card or of a player, or how often something has happened. */
const readsANumber = remembered((ability: Ability) => says(ability, /"value":"|"stat":\{|"total":|"happened":/));

/** What has happened. */
export const looksBack = remembered((ability: Ability) => says(ability, /"happened":/));

/** Values or abilities, which another continuous ability could change. */
export const readsWhatOthersChange = remembered(({ if: condition, effect }: Ability) =>
  says([condition, effect.map(({ do: _, ...members }) => members)], /"(stat":\{|value":|has":|noBaseEffect":)/),
);

const says = (part: unknown, words: RegExp): boolean => words.test(JSON.stringify(part));

/** Does some ability of the game read a number? */
export const someReadsNumbers = (game: AnyGame): boolean => someAbility(game, readsANumber);

/** Does some ability of the game look back at what has happened? */
export const someLooksBack = (game: AnyGame): boolean => someAbility(game, looksBack);

const someAbility = ({ abilitySources: bearers, state }: AnyGame, wanted: (ability: Ability) => boolean): boolean =>
  bearers.some((id) => state.cards[id]!.definition.abilities!.some(wanted));
