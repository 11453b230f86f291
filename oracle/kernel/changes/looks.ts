/** Changes of who is looking at what. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { NONE, nextStamp, write } from './writing';

export function startLook(game: AnyGame, viewer: PlayerId, cards: readonly Handle[]): void {
  const stamp = nextStamp(game);
  write(game).looks = [...game.state.looks, ...cards.map((card) => ({ viewer, card, stamp }))];
  game.values.minorChanges.looks += 1;
  game.record({ type: 'looked', clauses: NONE, player: viewer, cards: [...cards] });
}

/** Ends all looking that began after this time stamp. */
export function endLooks(game: AnyGame, after: number): void {
  if (game.state.looks.length > 0) write(game).looks = game.state.looks.filter((look) => look.stamp <= after);
}
