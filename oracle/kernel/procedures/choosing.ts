/** Choosing cards: how many, and why a player may fail to find a card that others cannot see. */
import type { CitedAnswer } from '../clauses';
import type { CardsToChoose } from '../../../schemas/ability';
import { PLAYERS } from '../../../schemas/common';
import { isDescribed } from '../language/instructions';
import { cardsMatching, whereOnly } from '../reading/select';
import { maxSelection } from '../language/subset-selection';
import type { EffectContext, KernelRules } from '../rules';
import type { CardState } from '../state';
import { knows } from '../unseen';
import type { Choice } from '../language/choice';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { decidedInFull, isToBeDoneInFull } from './effect-text';
import type { SecrecyTables } from './secrecy';
import type { EffectTextTables } from './effect-text';

/** The tables whose entries these procedures call. */
export type ChoosingTables = typeof choosing & SecrecyTables & EffectTextTables;

interface ChoosingRules extends Omit<KernelRules, keyof ChoosingTables>, ChoosingTables {}
export type ChoosingGame = Game<ChoosingRules, object>;

export const choosing = {
  /**
   * The player chooses as many as there are, up to the count; "up to" allows none, and hidden cards count only if
   * everybody sees them.
   */
  rangeOfChoice(
    g: ChoosingGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number } {
    g.consultPoint('choice');
    const { count, upTo, oneOrMore } = choice;
    if (g.consulting(g.rules.isUpTo(g, upTo))) return { min: 0, max: count };
    citeHiddenChoice(g, context, choice);
    const certain = g.rules.mayChooseNone(g, context, choice)
      ? fitting.filter((card) => g.rules.isInSight(g, card))
      : fitting;
    return { min: g.rules.fewestOf(g, oneOrMore ? 1 : count, maxSelection(g, choice, certain, count)), max: count };
  },

  isUpTo(g: ChoosingGame, upTo: boolean | undefined): CitedAnswer {
    return upTo === true && g.rules.clauses.upTo;
  },

  /** Returns whether both players know the card, so that everybody sees whether it fits. */
  isInSight(g: ChoosingGame, card: CardState): boolean {
    return g.withoutCiting(() => PLAYERS.every((player) => knows(g, player, card)));
  },

  /** If there are fewer cards than asked for, all of them are chosen. */
  fewestOf(_g: ChoosingGame, count: number, available: number): number {
    return Math.min(count, available);
  },

  /**
   * Returns whether none may be chosen, because only the player knows which hidden cards fit. What must be done in full,
   * or as often as possible, allows no such choice.
   */
  mayChooseNone(g: ChoosingGame, context: EffectContext, choice: CardsToChoose): boolean {
    return !choice.asMany && !isToBeDoneInFull(context) && isFromHidden(g, choice) && isDescribed(g, choice);
  },

  /**
   * Shows the hidden cards among which fewer than "as many as possible" could be chosen, until the effect is done (VG
   * 1.3.2.4.1).
   */
  showShortfall(g: ChoosingGame, context: EffectContext, choice: Choice, chosen: readonly CardState[]): void {
    if (!choice.asMany || chosen.length >= choice.count) return;
    const left = cardsMatching(g, context, whereOnly(g, choice.from));
    const hidden = left.filter((card) => !chosen.includes(card) && !g.rules.isInSight(g, card));
    if (hidden.length > 0) g.citePoint('shortfall');
    for (const card of hidden) g.rules.show(g, card);
  },
} satisfies TableFor<KernelRules>;

const isFromHidden = (g: ChoosingGame, { from }: CardsToChoose): boolean =>
  from.zone?.some((zone) => g.rules.isSecret(g, zone, from.face)) ?? false;

/** Notes by which clauses none of the hidden cards may be chosen, or some of them must be. */
function citeHiddenChoice(g: ChoosingGame, context: EffectContext, choice: CardsToChoose): void {
  if (choice.asMany) return g.consultPoint('asMany');
  const [hidden, described] = [isFromHidden(g, choice), isDescribed(g, choice)];
  if (!isToBeDoneInFull(context)) {
    if (hidden || described) g.consultPoint('hiddenChoice');
  } else if (hidden && described) decidedInFull(g, context);
}
