/** Where the playground of a game lies on the site, and how it is told what to play. */
import type { GameId } from '../../schemas/common';
import { hasScripts } from '../../playground/site/scripts';

/** From the folder of the site. @returns undefined: there is none, since its scripts have not been built */
export const playgroundOf = (game: GameId): string | undefined =>
  hasScripts(game) ? `${game}/playground/index.html` : undefined;

/** From a page of a clause or of rulings: the playground with this scenario in it. */
export const playAddress = (scenario: string): string =>
  `../playground/index.html#scenario=${encodeURIComponent(scenario)}`;
