/** 11.6. Check timing and play timing. */
import type { PlayerId } from '../../schemas/common';
import { window } from '../kernel/procedures/windows';
import { isDone, NOTHING, type Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { PlayTiming } from './09-main-phase';
import type { VgGame } from './game';
import type { Section } from './packs';

function endOfCheckTiming(g: VgGame): Procedure {
  g.cite('11.6.1.6');
  return !g.state.battle && g.state.orderedAttacks.length > 0 ? g.rules.executeOrderedAttacks(g) : NOTHING;
}

function* resolveAndEnd(g: VgGame, resolved: Procedure, position: number): Procedure {
  yield* resolved;
  yield* endOfCheckTiming(g);
  g.citations.demote(position);
}

export const checkTimings = {
  /**
   * 11.6.1; outside of a battle, the attacks follow that effects have ordered (7.36.1).
   * @param clause by which it comes; where nothing is due, it decides nothing that comes afterwards
   */
  checkTiming(g: VgGame, clause?: string): Procedure {
    const { position } = g.citations;
    if (clause !== undefined) g.cite(clause);
    g.cite('11.6.1', '11.6.1.1', '13.1.2', '13.1.3');
    const resolved = g.rules.runCheckpoint(g);
    if (!isDone(resolved)) return resolveAndEnd(g, resolved, position);
    const follows = endOfCheckTiming(g);
    if (isDone(follows)) g.citations.demote(position);
    return follows;
  },

  /** 11.6.1.2, 11.6.1.3: gifts come before all abilities. */
  firstPending(_g: VgGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const gifts = pending.filter(({ ability }) => ability.type === 'gift');
    return gifts.length > 0 ? gifts : pending;
  },

  /** 11.6.2: a check timing comes before each action. */
  *playTiming(g: VgGame, player: PlayerId, timing: PlayTiming): Procedure {
    const { position } = g.citations;
    g.cite('11.6.2', '11.6.2.1');
    yield* g.rules.checkTiming(g);
    yield* window(g, {
      moment: timing.kind,
      first: player,
      alone: true,
      passesToEnd: 1,
      offer() {
        g.cite('11.6.2.2');
        return g.rules.playOnce(g, player, timing);
      },
      afterEach() {
        if (timing.again !== undefined) g.cite(timing.again);
        return g.rules.anotherPlayTiming(g);
      },
    });
    g.cite('11.6.2.3');
    g.citations.demote(position);
  },

  /** 11.6.2.2.1 */
  anotherPlayTiming(g: VgGame): Procedure {
    g.cite('11.6.2.2.1');
    return g.rules.checkTiming(g);
  },
} satisfies Section<'firstPending'>;
