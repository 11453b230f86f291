/**
 * Jumps: "the turn ends", "the battle ends" (VG 18.4.1, BS 7-9-5, DBS 7-1-4). The effect that asks for one is finished
 * first; then the part of the game that it names is left, and nothing that waits is resolved on the way.
 */
import { setJump } from '../changes';
import type { OpenPart } from '../game';
import type { Jump } from '../state/waiting';
import type { AnyGame } from '../rules';

/**
 * Thrown when no effect is in progress and caught by the part that it leaves; everything in between cleans up in
 * `finally`.
 */
class Leaving {
  constructor(readonly part: OpenPart) {}
}

const openPart = (g: AnyGame, name: string): OpenPart | undefined => g.parts.findLast((part) => part.name === name);

/** Requests a jump; ignored if no such part is in progress or an outer one is already being left. */
export function requestJump(g: AnyGame, jump: Jump): void {
  const part = openPart(g, jump.part);
  const outer = g.state.jump && openPart(g, g.state.jump.part);
  if (part && (!outer || g.parts.indexOf(part) <= g.parts.indexOf(outer))) setJump(g, jump);
}

/** Makes the requested jump once the effect that requested it has ended, before anything that waits is processed. */
export function makeJump(g: AnyGame): void {
  const part = g.state.jump && openPart(g, g.state.jump.part);
  if (part && g.frames.length <= part.depth) throw new Leaving(part);
}

/**
 * Enters a part of the game that a jump may leave. Call `leavePart` in `finally`, and pass anything caught to `leftBy`.
 */
export function enterPart(g: AnyGame, name: string): OpenPart {
  const part = { name, depth: g.frames.length };
  g.parts.push(part);
  return part;
}

/** Swallows a jump out of this part and rethrows anything else. */
export function leftBy(thrown: unknown, part: OpenPart): void {
  if (!(thrown instanceof Leaving) || thrown.part !== part) throw thrown;
}

export function leavePart(g: AnyGame): void {
  g.parts.pop();
}

/** Returns and clears the jump that left this part; null if it ended normally. */
export function jumpOutOf(g: AnyGame, part: OpenPart): Jump | null {
  const { jump } = g.state;
  if (jump?.part !== part.name) return null;
  setJump(g, null);
  return jump;
}
