/** Changes to the memory of which cards continuous abilities reach: see continuous/beginnings.ts. */
import type { StateGame } from '../state/rules';
import { nextStamp, write } from './writing';

/**
 * Stamps the reaches that have begun, forgets those that have ended, and replaces those that are shut out for the turn.
 */
export function setReach(
  game: StateGame,
  fresh: readonly string[],
  gone: readonly string[],
  shutOut: readonly string[],
): void {
  const kept = Object.entries(game.state.began).filter(([reach]) => !gone.includes(reach));
  const began = Object.fromEntries(kept);
  if (fresh.length > 0) {
    const stamp = nextStamp(game);
    for (const reach of fresh) began[reach] = stamp;
  }
  write(game).began = began;
  write(game).shutOut = Object.fromEntries(shutOut.map((reach) => [reach, game.state.turn]));
}
