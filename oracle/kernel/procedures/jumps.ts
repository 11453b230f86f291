/**
 * Jumps: "the turn ends", "the battle ends" (VG 18.4.1, BS 7-9-5, DBS 7-1-4). An effect asks for one and goes on to its end; then
 * the part of the game that it names is left, without what waits being resolved on the way.
 */
import { setJump } from '../changes';
import type { AnyGame, OpenPart } from '../game';
import type { Jump } from '../state/waiting';

/** Thrown where no effect is in progress, up to the part that it leaves: what stands in between puts things back in order. */
class Leaving {
  constructor(readonly part: OpenPart) {}
}

const openPart = (g: AnyGame, name: string): OpenPart | undefined => g.parts.findLast((part) => part.name === name);

/** Asks for a jump. It is none where no such part is in progress, or an outer one is to be left already. */
export function requestJump(g: AnyGame, jump: Jump): void {
  const part = openPart(g, jump.part);
  const outer = g.state.jump && openPart(g, g.state.jump.part);
  if (part && (!outer || g.parts.indexOf(part) <= g.parts.indexOf(outer))) setJump(g, jump);
}

/** Makes the jump that was asked for, where the effect that asked has ended: before anything that waits is looked at. */
export function makeJump(g: AnyGame): void {
  const part = g.state.jump && openPart(g, g.state.jump.part);
  if (part && g.frames.length <= part.depth) throw new Leaving(part);
}

/** A part of the game begins that a jump may leave: `leavePart` follows in any case, what is thrown in between goes to `leftBy`. */
export function enterPart(g: AnyGame, name: string): OpenPart {
  const part = { name, depth: g.frames.length };
  g.parts.push(part);
  return part;
}

/** Nothing where it is a jump out of this part: anything else is thrown on. */
export function leftBy(thrown: unknown, part: OpenPart): void {
  if (!(thrown instanceof Leaving) || thrown.part !== part) throw thrown;
}

export function leavePart(g: AnyGame): void {
  g.parts.pop();
}

/** The jump by which the part was left; null: it has come to its end. */
export function jumpOutOf(g: AnyGame, part: OpenPart): Jump | null {
  const { jump } = g.state;
  if (jump?.part !== part.name) return null;
  setJump(g, null);
  return jump;
}
