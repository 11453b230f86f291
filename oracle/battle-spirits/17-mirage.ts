/** 17. Mirages: set face up in the Burst Area for their own cost; the one before returns to the Hand. */
import { countUse, wasUsedThisTurn } from '../kernel/limits';
import { cardsInZones } from '../kernel/game';
import { onePayment } from './06-payments';
import { byRule, type CardState } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import type { BsAbility } from '../../schemas/battle-spirits';
import type { ActionRows } from './05-main-step';
import { usingRow, type Use, type WaysOfUsing } from './06-using';
import { sideOf, type BsGame } from './game';
import type { Section } from './packs';

export const mirages = {
  /** 17-2-1, 17-2-2: from the Hand alone; the English text says the opposite, the publisher's revision of it does not. */
  miragesComeFrom: ['hand'] as readonly string[],

  mirageOf(card: CardState): BsAbility | undefined {
    return sideOf(card).abilities?.find(({ type }) => type === 'mirage');
  },

  /** 17-4-4: what a set Mirage does not add to a reduction. */
  clausesOfMirage(g: BsGame, player: PlayerId): readonly string[] {
    return g.rules.setCardOf(g, player, 'mirage') ? ['17-4-4'] : [];
  },

  /** 17-2-1, 17-2-3: the cost to the right of its icon, reduced by symbols as any other. */
  mirageCost(g: BsGame, player: PlayerId, card: CardState): number {
    return Math.max(0, (g.rules.mirageOf(card)?.mirageCost ?? 0) - g.rules.reductionOf(g, player, card));
  },

  mirageRefusal(g: BsGame, { player, card, moves }: Use): { clause: string; reason: string } | null {
    if (moves.some(({ to }) => to === card.id))
      return { clause: '17-2-4', reason: 'Cores cannot be placed on a Mirage' };
    if (!g.rules.mirageOf(card)) return { clause: '17-2-1', reason: `"${card.id}" has no Mirage` };
    return wasUsedThisTurn(g, g.rules.keyOfSetting(g, player, 'mirage'))
      ? { clause: '17-2-1', reason: `player ${player} has already set a Mirage this turn` }
      : null;
  },
} satisfies Section;

export const waysOfMirages: WaysOfUsing = {
  setMirage: {
    zones: ['hand', 'setAside', 'burst'],
    refusal(g, use) {
      if (use.card.zone === 'burst') return { clause: '17-3-4', reason: `"${use.card.id}" is already set` };
      if (!g.rules.miragesComeFrom.includes(use.card.zone))
        return { clause: '17-2-2', reason: `"${use.card.id}" cannot be set as a Mirage from where it is` };
      return g.rules.mirageRefusal(g, use);
    },
    cost: (g, { player, card }) => g.rules.mirageCost(g, player, card),
    *complete(g, { player, card }) {
      g.cite('17-2-1', '17-2-2', '17-1-1', '5-9-1', '5-9-2', '5-1-3');
      if (g.rules.reductionOf(g, player, card) > 0) g.cite('17-2-3');
      countUse(g, g.rules.keyOfSetting(g, player, 'mirage'), 'turn');
      yield* g.rules.setCard(g, player, card, 'mirage', byRule(player));
    },
  },
};

export const mirageRows: ActionRows = {
  setMirage: {
    ...usingRow('setMirage', ['main']),
    candidates: (g, player) =>
      cardsInZones(g, player, g.rules.miragesComeFrom).flatMap((card) => {
        const use: Use = { player, card, how: 'setMirage', moves: [] };
        if (g.rules.waysOfUsing.setMirage!.refusal(g, use) !== null) return [];
        const moves = onePayment(g.rules.owedFor(g, use));
        return moves ? [{ type: 'setMirage', card: card.id, moves: [...moves] }] : [];
      }),
  },
};
