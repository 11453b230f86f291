/** 16-4, FAQ-8. Bursts: which abilities they are, what they can answer, when they wait. */
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { Ability } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { BsGame } from './game';

export const bursts = {
  isBurst(_g: BsGame, { type }: Ability): boolean {
    return type === 'burst';
  },

  /** The events that Burst conditions name. An event that is not listed never asks for a Burst. */
  occasions: [
    ...['summoned', 'deployed', 'advented', 'attackDeclared', 'blocked', 'destroyed', 'depleted', 'returned'],
    ...['lifeReduced', 'lifeIncreased', 'handIncreased', 'discarded', 'used', 'burstActivated', 'countChanged'],
    ...['combined', 'moved', 'battleEnding', 'battleEnded'],
  ] as readonly string[],

  /** FAQ-8-5 */
  mustBeDeclared(g: BsGame, ability: Ability): boolean {
    return g.rules.isBurst(g, ability);
  },

  /** 16-4-5: a Burst that has been discarded is not resolved. */
  isCancelled(g: BsGame, { ability, card }: PendingAbility): boolean {
    return g.rules.isBurst(g, ability) && g.card(card).zone !== 'burst';
  },
} satisfies TableFor<KernelRules>;
