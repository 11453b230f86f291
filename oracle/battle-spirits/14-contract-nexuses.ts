/** 14. Contract Grandwalker Nexuses: a level by the Count, and Revival from the Soul State. */
import { hasStatus } from '../kernel/changes/objects';
import { perform } from '../kernel/events/perform';
import { onePayment } from './06-payments';
import type { Action } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { byRule, type CardState, type Procedure, type Refusal } from '../kernel/state';
import type { ActionRows } from './05-main-step';
import { cannotUse, type Use, type WaysOfUsing } from './06-using';
import { coresOn, countOf, definitionOf, onField, sideOf, type BsGame } from './game';
import type { Section } from './packs';

export const contractNexuses = {
  /** 14-1-1 */
  isContractGrandwalker(g: BsGame, card: CardState): boolean {
    return definitionOf(card).contract === true && g.rules.isGrandwalker(g, card);
  },

  /** 6-2-3-1; 14-1-2: of a Contract Grandwalker Nexus the Count. */
  coresForLevel(g: BsGame, card: CardState): number {
    return g.rules.isContractGrandwalker(g, card) ? coresOn(countOf(g, card.owner)) : g.rules.coresByUnleash(g, card);
  },

  /** 14-1-5 */
  revivalRefusal(g: BsGame, { player, card }: Use): Refusal | null {
    const canRevive = sideOf(card).abilities?.some(({ type }) => type === 'revival') && hasStatus(card, 'soulState');
    if (!canRevive) return { clause: '14-1-5', reason: `"${card.id}" is not a card in Soul State with Revival` };
    return g.rules.isProhibited(g, card, 'deploy', byRule(player))
      ? g.refused('prohibition', `an effect forbids player ${player} to deploy "${card.id}"`)
      : null;
  },

  /** 14-1-5: it is deployed from where it lies, and new. */
  *revive(g: BsGame, { player, card }: Use): Procedure {
    g.cite('14-1-1', '14-1-5');
    const change = { card, status: 'soulState', on: false, makesNewObject: true } as const;
    yield* perform(g, { ...change, events: 'deployed', cause: byRule(player) });
  },
} satisfies Section;

export const waysOfRevival: WaysOfUsing = {
  revive: {
    zones: ['field'],
    refusal: (g, use) => g.rules.revivalRefusal(g, use),
    cost: (g, { player, card }) => g.rules.costToPay(g, player, card),
    complete: (g, use) => g.rules.revive(g, use),
  },
};

const revivalOf = (g: BsGame, player: PlayerId, { card: id, moves = [] }: Action): Use | undefined =>
  id !== undefined && id in g.state.cards ? { player, card: g.card(id), how: 'revive', moves } : undefined;

export const revivalRows: ActionRows = {
  revive: {
    timings: ['main'],
    refusal(g, player, action) {
      const use = revivalOf(g, player, action);
      return use ? g.rules.useRefusal(g, use) : { clause: '14-1-5', reason: cannotUse(player, action.card) };
    },
    candidates: (g, player) =>
      onField(g, player).flatMap((card) => {
        const use: Use = { player, card, how: 'revive', moves: [] };
        if (g.rules.revivalRefusal(g, use) !== null) return [];
        const moves = onePayment(g.rules.owedFor(g, use));
        return moves ? [{ type: 'revive', card: card.id, moves: [...moves] }] : [];
      }),
    execute: (g, player, action) => g.rules.useCard(g, revivalOf(g, player, action)!),
  },
};
