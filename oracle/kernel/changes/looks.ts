/** Changes to the list of looks: which player is looking at which hidden cards. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { StateGame } from '../state/rules';
import { NONE, nextStamp, write } from './writing';

export function startLook(game: StateGame, viewer: PlayerId, cards: readonly Handle[]): void {
  const stamp = nextStamp(game);
  const looks = game.state.looks.slice();
  for (const card of cards) looks.push({ viewer, card, stamp });
  write(game).looks = looks;
  game.values.minorChanges.looks += 1;
  game.appendChange({ type: 'looked', clauses: NONE, player: viewer, cards: cards.slice() });
}

/** Ends every look that began after this time stamp. */
export function endLooks(game: StateGame, after: number): void {
  if (game.state.looks.length > 0) write(game).looks = game.state.looks.filter((look) => look.stamp <= after);
}
