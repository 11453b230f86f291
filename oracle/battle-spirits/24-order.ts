/** 24-3, 16-4. The order of what waits: the newest first, Bursts last. */
import type { Instruction } from '../../schemas/ability';
import { effectTexts } from '../kernel/procedures/effect-text';
import { depthFirst } from '../kernel/procedures/pending';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { BsGame } from './game';
import type { Section } from './packs';

export const orderOfEffects = {
  /** 24-3-3; 16-4-3, 16-4-4: Bursts wait for all others, and come in the order of their declaration. */
  firstPending(g: BsGame, all: readonly PendingAbility[]): readonly PendingAbility[] {
    const pending = g.rules.withoutRebirthed(g, all);
    if (pending.some(({ player }) => player !== pending[0]!.player)) g.cite('24-3-2');
    if (pending.some(({ generation }) => generation !== pending[0]!.generation)) g.cite('24-3-3');
    const others = pending.filter((one) => !g.rules.waitsAsBurst(g, one));
    if (others.length === pending.length) return depthFirst.firstPending(g as never, others);
    g.cite(others.length > 0 ? '16-4-3' : '16-4-4');
    return others.length > 0 ? depthFirst.firstPending(g as never, others) : pending.slice(0, 1);
  },

  /** 24-2-1: "when your Spirits are destroyed" is met once for all of one moment, as the publisher has answered. */
  triggersOnceAMoment(g: BsGame, ability: Ability): boolean {
    return !g.rules.isBurst(g, ability) && ability.when?.subject !== undefined;
  },

  /** FAQ-1-4, 24-3-1: of two cards that keep each other's effects from being activated the earlier one stands. */
  accumulatesContinuous: true as boolean,

  continuousOrder(_g: BsGame, cards: readonly CardState[]): readonly CardState[] {
    return cards.toSorted((one, other) => one.stamp - other.stamp);
  },

  /** FAQ-8-4: a Burst that this effect has set can be met from now on. */
  *executeText(g: BsGame, context: EffectContext, instructions: readonly Instruction[]): Procedure {
    yield* effectTexts.executeText(g as never, context, instructions);
    if (g.frames.length === 0) g.rules.forgetSetting(g);
  },
} satisfies Section<'firstPending' | 'executeText'>;
