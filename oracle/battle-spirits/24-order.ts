/** 24-3, 16-4. The order of what waits: the newest first, Bursts last. */
import { depthFirst } from '../kernel/procedures/pending';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { PendingAbility } from '../kernel/state/waiting';
import type { BsGame } from './game';

export const orderOfEffects = {
  /** 24-3-3; 16-4-3, 16-4-4: Bursts wait for all others, and come in the order of their declaration. */
  firstPending(g: BsGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const others = pending.filter(({ ability }) => !g.rules.isBurst(g, ability));
    return others.length > 0 ? depthFirst.firstPending(g as never, others) : pending.slice(0, 1);
  },
} satisfies TableFor<KernelRules>;
