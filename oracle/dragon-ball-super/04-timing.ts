/** 4-5, 4-6. Checkpoints, and free timing, which begins with one. Counter timing: 04-counter-timing.ts. */
import type { PlayerId } from '../../schemas/common';
import { pendingAbilities } from '../kernel/procedures/pending';
import { window } from '../kernel/procedures/windows';
import type { Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { DbsGame } from './game';
import type { Section } from './packs';

export const timing = {
  /** 4-5-2, 4-5-3-1: processes rules until none is due, resolves one [Auto], and repeats. */
  *resolveAllPending(g: DbsGame): Procedure {
    g.cite('4-5-2', '4-5-3-1');
    yield* pendingAbilities.resolveAllPending(g);
  },

  /** 4-5-3-2, 4-5-3-3: the turn player's [Auto]s come first. The checkpoint ends when none is left (4-5-3-4). */
  nextPending(g: DbsGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
    const next = pendingAbilities.nextPending(g);
    if (!next) g.cite('4-5-3-4');
    else g.cite(next.player === g.state.turnPlayer ? '4-5-3-2' : '4-5-3-3');
    return next;
  },

  /**
   * 4-6-2: the player may act any number of times, each time after a checkpoint.
   * @param act returns false if the player does nothing
   */
  freeTiming(g: DbsGame, moment: string, player: PlayerId, act: () => Procedure<boolean>): Procedure {
    const offer = () => g.rules.grantFreeTiming(g, act);
    return window(g, { moment, first: player, alone: true, passesToEnd: g.rules.refusalsToEndFreeTiming, offer });
  },

  /** 4-6-2-3 */
  refusalsToEndFreeTiming: 1,

  /** 4-6-2-1, 4-6-2-2, 4-6-2-3 */
  *grantFreeTiming(g: DbsGame, act: () => Procedure<boolean>): Procedure<boolean> {
    yield* g.rules.checkpointOfFreeTiming(g);
    const acts = yield* act();
    g.cite(acts ? '4-6-2-2' : '4-6-2-3');
    return acts;
  },

  /** 4-6-2-1 */
  checkpointOfFreeTiming(g: DbsGame): Procedure {
    g.cite('4-6-2-1');
    return g.rules.runCheckpoint(g);
  },
} satisfies Section<'resolveAllPending' | 'nextPending'>;
