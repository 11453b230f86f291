/** What a step declines. */
import type { PlayerId } from '../schemas/common';
import { expectEqual } from './checks';
import type { World } from './world';

/**
 * A player declines. Where nothing else was possible on the oracle, an engine need not have asked. An engine may ask
 * other questions before; they are declined as well.
 */
export async function decline(world: World, player: PlayerId): Promise<void> {
  await world.pending();
  const expected = world.own.declinedAt(world.step);
  if (expected?.isEmpty && !world.isAskedNow(player, [expected.kind])) return;
  if (expected) await world.reach(player, [expected.kind], 'now');
  expectEqual('who is asked', player, world.decision?.player);
  await world.own.noteDeclined(world.step);
  expectEqual('declining', 'accepted', (await world.send(player, { type: 'pass' })).status);
}
