/** Looking at hidden cards, and searching decks. */
import type { CardFilter } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
import { endLooks, startLook } from '../changes/looks';
import { trackAlso } from '../objects/object-tracking';
import { playersOf, withinReach } from '../reading/select';
import type { EffectContext, KernelRules } from '../rules';
import type { CardState, Procedure } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type LookingTables = typeof looking;

interface LookingRules extends Omit<KernelRules, keyof LookingTables>, LookingTables {}
export type LookingGame = Game<LookingRules, object>;

export const looking = {
  /** The viewer sees the cards without moving them. */
  *lookAt(g: LookingGame, context: EffectContext, viewer: PlayerId, cards: readonly CardState[]): Procedure {
    g.citePoint('look');
    startLook(
      g,
      viewer,
      cards.map((card) => card.id),
    );
    context.chosen = cards;
    trackAlso(context, cards);
  },

  /** Hides revealed cards again; cards that were looked at stay where they are. */
  looksEnd(g: LookingGame, before: number): void {
    const ended = g.state.looks.filter((look) => look.stamp > before);
    if (ended.length === 0) return;
    g.citePoint('lookEnds');
    if (ended.some(({ card, viewer }) => g.card(card).owner !== viewer)) g.citePoint('revealEnds');
    endLooks(g, before);
  },

  /** A player who chooses cards of a deck sees the cards to choose from. */
  searchedCards(g: LookingGame, context: EffectContext, from: CardFilter): readonly Handle[] {
    const { deck } = g.rules.commonZones;
    if (!from.zone?.includes(deck) || from.looked) return [];
    g.consultPoint('searchDeck');
    return playersOf(g, context.player, from.player).flatMap((player) => withinReach(from, g.zone(player, deck)));
  },
} satisfies TableFor<KernelRules>;
