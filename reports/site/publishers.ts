/** Names the owner of each rulebook, and where they publish it. */
import type { GameId } from '../../schemas/common';

export interface Publisher {
  readonly name: string;
  readonly site: string;
}

export const PUBLISHERS: Readonly<Record<GameId, Publisher>> = {
  'level-neo': { name: 'Movic and Ensky', site: 'http://levelneo-tcg.com/' },
  'one-piece': { name: 'Bandai', site: 'https://en.onepiece-cardgame.com/' },
  'battle-spirits': { name: 'Bandai', site: 'https://www.battlespirits.com/' },
  vanguard: { name: 'Bushiroad', site: 'https://en.cf-vanguard.com/' },
  'dragon-ball-super': { name: 'Bandai', site: 'https://www.dbs-cardgame.com/' },
};
