/** Windows: times in which players may act in turn. */
import type { CitedAnswer } from '../clauses';
import type { KernelRules, AnyGame } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { closeWindow, openWindow, removeActivations } from '../changes/waiting';
import { opponentOf, type Procedure, type QuestionAbout } from '../state';
import type { Activation } from '../state/waiting';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { DeclaringTables } from './declaring';
import type { PendingTables } from './pending';

/** The tables whose entries these procedures call. */
export type WindowsTables = typeof windows & DeclaringTables & PendingTables;

interface WindowsRules extends Omit<KernelRules, keyof WindowsTables>, WindowsTables {}
export type WindowsGame = Game<WindowsRules, object>;

/** How a window is played (LN 4-3-2, 8-4; DBS 4-7-3; BS 8-2; VG 10.5). */
export interface Window {
  /** The game's name for the window. */
  readonly moment: string;
  /** The activation that can be answered. Omitted: the window answers nothing. */
  readonly about?: Activation;
  readonly first: PlayerId;
  /** true: only the first player acts (VG 10.5.1.2, DBS 4-6). */
  readonly alone?: boolean;
  /** This many consecutive declines end the window: one (DBS 4-7-3-3), or one by each player (BS 8-2-4). */
  readonly passesToEnd: number;
  /**
   * Lets the player act; a player who cannot do anything declines without being asked.
   * @param before the result of the previous offer
   * @returns false if the player declines
   */
  offer(player: PlayerId, before: Offered): Procedure<boolean>;
  /** Runs after each action, before the next offer. Omitted: nothing. */
  afterEach?(): Procedure;
  /** Called after each offer; false ends the window. Omitted: it goes on. */
  mayContinue?(): CitedAnswer;
}

/** The result of an offer; null: there was none yet. */
export type Offered = 'acted' | 'declined' | null;

export const windows = {
  /** Returns whether such a window opens now; some games have none inside another (DBS 4-7-2-5). */
  windowOpens(_g: WindowsGame, _moment: string): boolean {
    return true;
  },
} satisfies TableFor<KernelRules>;

/**
 * Lets both players act in turn until enough decline, then resolves what they declared but did not resolve, the last
 * first.
 */
export function* window(g: WindowsGame, asked: Window): Procedure {
  const { moment, about, alone, passesToEnd } = asked;
  if (!g.rules.windowOpens(g, moment)) return;
  const { stamp } = g.state;
  const { position } = g.citations;
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
      if (asked.mayContinue && !g.citing(asked.mayContinue())) break;
      if (!alone) player = opponentOf(player);
    }
    if (g.state.activations.length > 0) yield* g.rules.resolveAllDeclared(g, stamp);
  } finally {
    // After a jump, declared activations are dropped without being resolved.
    if (g.state.activations.length > 0) removeActivations(g, ({ id }) => id > stamp);
    closeWindow(g);
    g.citations.demote(position);
  }
}

/**
 * Lets one player act any number of times; what each action triggers is resolved before the next (DBS 4-6-2, VG 10.5.2,
 * 11.6.2).
 * @param act returns false when the player is done
 */
export const actAlone = (g: WindowsGame, moment: string, player: PlayerId, act: () => Procedure<boolean>): Procedure =>
  window(g, {
    moment,
    first: player,
    alone: true,
    passesToEnd: 1,
    offer: act,
    afterEach: () => g.rules.runCheckpoint(g),
  });

/** Returns what a question in the innermost window is about; undefined if no window is open. */
export function questionAbout(game: AnyGame): QuestionAbout | undefined {
  const open = game.state.windows.at(-1);
  if (!open) return undefined;
  const { moment, about } = open;
  return about === undefined
    ? { moment }
    : { moment, activation: game.state.activations.find(({ id }) => id === about.id) ?? about };
}
