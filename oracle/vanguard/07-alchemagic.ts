/** 7.45. Alchemagic: an order is played with the text of another one added to its own. */
import type { PlayerId } from '../../schemas/common';
import { addEffect } from '../kernel/changes';
import { abilitiesOf } from '../kernel/continuous/abilities';
import type { Ability, CardState, Procedure } from '../kernel/state';
import { skillOf } from './06-stride-skills';
import { cardsIn, isOrder, sideOf, type VgGame } from './game';
import type { Section } from './packs';

export const alchemagic = {
  /** The orders of the drop zone that a text of the player's vanguard lets the player alchemagic. */
  ordersToAdd: (g: VgGame, player: PlayerId): readonly CardState[] =>
    g.isPlain || !g.rules.vanguardsOf(g, player).some((card) => skillOf(card, 'alchemagic'))
      ? []
      : cardsIn(g, player, 'drop').filter((card) => isOrder(card) && (sideOf(card).subtype ?? 'normal') === 'normal'),

  /** The text with which an order is played. */
  textOfOrder(g: VgGame, order: CardState, added?: CardState): Ability | undefined {
    const own = orderAbilityOf(g, order);
    return added ? g.rules.joinedText(g, own, orderAbilityOf(g, added)) : own;
  },

  /** 7.45.1.2: costs and conditions after costs and conditions, the rest of the text after the rest of the text. */
  joinedText(_g: VgGame, own: Ability | undefined, added: Ability | undefined): Ability | undefined {
    if (!own || !added) return own ?? added;
    const conditions = [own.if, added.if].filter((condition) => condition !== undefined);
    const cost = [...(own.cost ?? []), ...(added.cost ?? [])];
    return {
      ...own,
      ...(conditions.length > 0 && { if: { all: conditions } }),
      ...(cost.length > 0 && { cost }),
      effect: [...own.effect, ...added.effect],
    };
  },

  /** 7.45.1.1: the text of the vanguard binds the order that is added. */
  *addOrder(g: VgGame, player: PlayerId, order: CardState, added: CardState): Procedure {
    g.cite('7.45.1.1', '7.45.1.2');
    g.rules.giveAbilitiesOf(g, player, order, added);
    yield* g.rules.bind(g, [added]);
  },

  giveAbilitiesOf(g: VgGame, player: PlayerId, order: CardState, added: CardState): void {
    for (const ability of abilitiesOf(g, added).filter(({ type }) => type === 'cont' || type === 'auto'))
      addEffect(g, {
        player,
        source: added.id,
        targets: [order.id],
        modification: { kind: 'gain', ability },
        until: 'turn',
      });
  },
} satisfies Section;

export const orderAbilityOf = (g: VgGame, card: CardState): Ability | undefined =>
  abilitiesOf(g, card).find(({ type }) => type === 'order');
