/** What a step declines. */
import type { PlayerId } from '../schemas/common';
import { expectAccepted } from './checks';
import { Disagreement } from './disagreement';
import { contrary, type Claim } from './statements';
import type { World } from './world';

/**
 * A player declines. Where nothing else was possible on the oracle, an engine need not have asked. An engine may ask
 * other questions before; they are declined as well.
 */
export async function decline(world: World, player: PlayerId): Promise<void> {
  await world.leaveTurn((decision) => decision.player === player);
  await world.pending();
  const expected = world.own.declinedAt(world.step);
  if (expected?.isEmpty && !world.isAskedNow(player, [expected.kind])) return;
  if (expected) await world.reach(player, [expected.kind], 'now');
  const asked = world.decision?.player;
  const claim: Claim = { subject: `player ${player}`, verb: 'be asked' };
  if (asked !== player)
    throw new Disagreement(contrary(claim, world.terms.waiting(world.decision)), {
      signature: 'who is asked is not as it should be',
      expected: player,
      actual: asked,
    });
  await world.own.noteDeclined(world.step);
  expectAccepted(
    { about: 'declining', what: `player ${player}'s pass`, terms: world.terms },
    await world.send(player, { type: 'pass' }),
  );
}
