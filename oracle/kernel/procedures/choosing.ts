/** Choosing cards: how many, and that nobody can be held to have found a card that others do not see. */
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
  /** As many as there are up to the number, with "up to" also none; of hidden cards as many as everybody sees. */
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

  /** "Up to" a number may be none. */
  isUpTo(g: EffectGame, upTo: boolean | undefined): boolean {
    if (!upTo) return false;
    g.citePoint('upTo');
    return true;
  },

  /** Everybody sees that a card of an open area, or one that is revealed, fits. */
  isInSight(g: EffectGame, card: CardState): boolean {
    return g.withoutCiting(() => PLAYERS.every((player) => knows(g, player, card)));
  },

  /** Of fewer than asked for all are chosen. */
  fewestOf(_g: EffectGame, count: number, available: number): number {
    return Math.min(count, available);
  },

  /** Where the choice depends on what a hidden card is; but not where it is to be done in full. */
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
