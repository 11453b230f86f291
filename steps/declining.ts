/** What a step declines. */
import type { PlayerId } from '../schemas/common';
import { expectEqual } from './checks';
import type { World } from './world';

/** A player declines. Where nothing else was possible on the oracle, an engine need not have asked. */
export async function decline(world: World, player: PlayerId): Promise<void> {
  await world.pending();
  const expected = world.own.emptyWindowAt(world.step);
  if (expected !== undefined && !world.isAskedNow(player, [expected])) return;
  expectEqual('who is asked', player, world.decision?.player);
  await world.own.noteEmptyWindow(world.step);
  expectEqual('declining', 'accepted', (await world.send(player, { type: 'pass' })).status);
}
