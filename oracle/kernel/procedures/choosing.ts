/** Choosing cards: how many, and why a player may fail to find a card that others cannot see. */
import type { TableFor } from './tables';
import type { CardsToChoose } from '../../../schemas/ability';
import { PLAYERS } from '../../../schemas/common';
import { isDescribed } from '../language/instructions';
import { maxSelection, type Choice } from '../language/subset-selection';
import type { EffectContext, KernelRules } from '../rules';
import type { CardState } from '../state';
import { knows } from '../unseen';
import { decidedInFull, isToBeDoneInFull } from './effect-text';
import type { EffectGame } from './types';

export const choosing = {
  /**
   * The player chooses as many as there are, up to the count; "up to" allows none, and hidden cards count only if
   * everybody sees them.
   */
  rangeOfChoice(
    g: EffectGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number } {
    g.citePoint('choice');
    const { count, upTo } = choice;
    if (g.rules.isUpTo(g, upTo)) return { min: 0, max: count };
    const certain = g.rules.mayChooseNone(g, context, choice)
      ? fitting.filter((card) => g.rules.isInSight(g, card))
      : fitting;
    return { min: g.rules.fewestOf(g, count, maxSelection(g, choice, certain, count)), max: count };
  },

  isUpTo(g: EffectGame, upTo: boolean | undefined): boolean {
    if (!upTo) return false;
    g.citePoint('upTo');
    return true;
  },

  /** Returns whether both players know the card, so that everybody sees whether it fits. */
  isInSight(g: EffectGame, card: CardState): boolean {
    return g.withoutCiting(() => PLAYERS.every((player) => knows(g, player, card)));
  },

  /** If there are fewer cards than asked for, all of them are chosen. */
  fewestOf(_g: EffectGame, count: number, available: number): number {
    return Math.min(count, available);
  },

  /**
   * Returns whether none may be chosen, because only the player knows which hidden cards fit. What must be done in full
   * allows no such choice.
   */
  mayChooseNone(g: EffectGame, context: EffectContext, choice: CardsToChoose): boolean {
    const { from } = choice;
    const hidden = from.zone?.some((zone) => g.rules.isSecret(g, zone, from.face)) ?? false;
    const described = isDescribed(g, choice);
    if (isToBeDoneInFull(context)) {
      if (hidden && described) decidedInFull(g, context);
      return false;
    }
    if (hidden || described) g.citePoint('hiddenChoice');
    return hidden && described;
  },
} satisfies TableFor<KernelRules>;
