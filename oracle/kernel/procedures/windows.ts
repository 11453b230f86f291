/** Windows: times in which players act by themselves, in turn, and what they declare there. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { closeWindow, openWindow, removeActivations } from '../changes/waiting';
import type { AnyGame } from '../game';
import { opponentOf, type Procedure, type QuestionAbout } from '../state';
import type { Activation } from '../state/waiting';
import type { CoreGame } from './types';

/** How a window is played (LN 4-3-2, 8-4; DBS 4-7-3; BS 8-2; VG 10.5). */
export interface Window {
  /** The game's word for it. */
  readonly moment: string;
  /** The activation that can be answered; left out: the window is about nothing in particular. */
  readonly about?: Activation;
  readonly first: PlayerId;
  /** true: the first player is the only one to act (VG 10.5.1.2, DBS 4-6). */
  readonly alone?: boolean;
  /** So many who decline one after the other end it: the first one (DBS 4-7-3-3), or each of the two (BS 8-2-4). */
  readonly passesToEnd: number;
  /**
   * The player may act; whoever could do nothing declines unasked. false: the player declines
   * @param before what was done with the offer before this one
   */
  offer(player: PlayerId, before: Offered): Procedure<boolean>;
  /** What follows each action before the next. Left out: nothing. */
  afterEach?(): Procedure;
  /** Looked at after each; false: the window is over. Left out: it goes on. */
  mayContinue?(): boolean;
}

/** What came of an offer; null: there was none yet. */
export type Offered = 'acted' | 'declined' | null;

export const windows = {
  /** Is there such a window now? Not inside of another where the game says so (DBS 4-7-2-5). */
  windowOpens(_g: CoreGame, _moment: string): boolean {
    return true;
  },
} satisfies TableFor<KernelRules>;

/** Both players act in turn until enough have declined; what they have declared and not resolved is resolved then, the last first. */
export function* window(g: CoreGame, asked: Window): Procedure {
  const { moment, about, alone, passesToEnd } = asked;
  if (!g.rules.windowOpens(g, moment)) return;
  const { stamp } = g.state;
  openWindow(g, about === undefined ? { moment } : { moment, about });
  try {
    let player = asked.first;
    let before: Offered = null;
    for (let declined = 0; declined < passesToEnd;) {
      before = (yield* asked.offer(player, before)) ? 'acted' : 'declined';
      if (before === 'acted') {
        declined = 0;
        if (asked.afterEach) yield* asked.afterEach();
      } else declined += 1;
      if (asked.mayContinue && !asked.mayContinue()) break;
      if (!alone) player = opponentOf(player);
    }
    if (g.state.activations.length > 0) yield* g.rules.resolveDeclared(g, stamp);
  } finally {
    // After a jump: what was declared is not resolved any more.
    if (g.state.activations.length > 0) removeActivations(g, ({ id }) => id > stamp);
    closeWindow(g);
  }
}

/**
 * One player acts as often as wished; what each action has triggered is resolved before the next (DBS 4-6-2, VG 10.5.2, 11.6.2).
 * @param act false: the player is done
 */
export const actAlone = (g: CoreGame, moment: string, player: PlayerId, act: () => Procedure<boolean>): Procedure =>
  window(g, {
    moment,
    first: player,
    alone: true,
    passesToEnd: 1,
    offer: act,
    afterEach: () => g.rules.resolvePending(g),
  });

/** What a question in the innermost window is about; undefined: no window is open. */
export function questionAbout(game: AnyGame): QuestionAbout | undefined {
  const open = game.state.windows.at(-1);
  if (!open) return undefined;
  const { moment, about } = open;
  return about === undefined
    ? { moment }
    : { moment, activation: game.state.activations.find(({ id }) => id === about.id) ?? about };
}
