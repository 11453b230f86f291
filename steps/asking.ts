/** Who is asked at this moment, by adapters that may also ask where nothing is possible. */
import type { PlayerId } from '../schemas/common';
import { isIdle } from './moments';
import type { World } from './world';

/**
 * Checks that the game waits on a real choice of this kind.
 * @throws {UnsupportedError} if the adapter asks but can list no answers, so that there may be none
 */
export async function asksFor(world: World, player: PlayerId, kinds: readonly string[]): Promise<boolean> {
  await world.answerForced();
  if (!world.isAskedNow(player, kinds) || isIdle(world.decision!, world.vocabulary)) return false;
  if (!(await world.own.mayBeIdle())) return true;
  world.require('actions');
  return false;
}

/** Returns who is asked. An adapter that lists no answers may ask others before where nothing is possible. */
export async function whoDecides(world: World, expected: PlayerId): Promise<PlayerId | undefined> {
  let pending = await world.pending();
  while (pending && pending.player !== expected && (await world.own.mayBeIdle())) {
    await world.send(pending.player, { type: 'pass' });
    pending = await world.pending();
  }
  return pending?.player;
}
