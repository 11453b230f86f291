/** Finds the playground of a game on the site, and links scenarios to it. */
import type { GameId } from '../../schemas/common';
import { hasScripts } from '../../playground/site/scripts';

/** @returns the address from the folder of the site; undefined if the playground's scripts have not been built */
export const playgroundOf = (game: GameId): string | undefined =>
  hasScripts(game) ? `${game}/playground/index.html` : undefined;

/** Links from a page of a clause or of rulings to the playground with this scenario in it. */
export const playAddress = (scenario: string): string =>
  `../playground/index.html#scenario=${encodeURIComponent(scenario)}`;
