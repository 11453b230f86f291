/** 16-5. After its Burst a Magic may be paid for, and its Main or Flash effect is used as well. */
import type { PlayerId } from '../../schemas/common';
import { onePayment } from './06-payments';
import { acted, toAct } from '../kernel/questions';
import type { Ability, CardState, Procedure, Refusal } from '../kernel/state';
import type { Action } from '../../schemas/actions';
import type { Use, WaysOfUsing } from './06-using';
import { asBs, sideOf, type BsGame } from './game';
import type { Section } from './packs';

export const extraEffects = {
  /** 16-5-1: in the middle of the Burst, before anything that waits. */
  *offerExtra(g: BsGame, player: PlayerId, card: CardState, ability: Ability): Procedure {
    const extras = (asBs(ability).extra ?? []).map((as): Use => ({ player, card, how: 'extra', moves: [], as }));
    const payable = extras.filter((use) => g.withoutCiting(() => g.rules.extraIsPayable(g, use)));
    if (card.zone !== 'burst' || payable.length === 0) return;
    const useOf = ({ as, moves = [] }: Action): Use | undefined => {
      const use = payable.find((one) => (as === undefined ? payable.length === 1 : one.as === as));
      return use && { ...use, moves };
    };
    const action = acted(
      yield toAct(g, {
        player,
        kind: 'extraCost',
        refusal(answer) {
          const use = answer.type === 'pay' ? useOf(answer) : undefined;
          return use
            ? g.rules.paymentRefusal(g, use)
            : { clause: '16-5-1', reason: 'the payment must name an effect that can be paid for' };
        },
        candidates: () =>
          payable.map((use) => ({ type: 'pay', as: use.as!, moves: [...onePayment(g.rules.owedFor(g, use))!] })),
      }),
    );
    if (action) yield* g.rules.useCard(g, useOf(action)!);
  },

  extraIsPayable(g: BsGame, use: Use): boolean {
    return g.rules.useRefusalApartFromCost(g, use) === null && onePayment(g.rules.owedFor(g, use)) !== undefined;
  },

  useRefusalApartFromCost(g: BsGame, use: Use): Refusal | null {
    return g.rules.waysOfUsing[use.how]!.refusal(g, use);
  },

  extraEffect({ card, as }: Use): Ability | undefined {
    return (sideOf(card).abilities as readonly Ability[] | undefined)?.find(({ type }) => type === as);
  },
} satisfies Section;

export const waysAfterBurst: WaysOfUsing = {
  extra: {
    zones: ['burst'],
    refusal: (g, use) =>
      g.rules.useIsForbidden(g, use, 'use', ['magic']) ??
      (g.rules.extraEffect(use)
        ? null
        : { clause: '16-5-1', reason: `"${use.card.id}" has no effect that can be used now` }),
    cost: (g, { player, card }) => g.rules.costToPay(g, player, card),
    *complete(g, use) {
      const { player, card } = use;
      g.cite('16-5-1');
      g.rules.noteUse(g, player, card);
      yield* g.rules.activateAndResolve(g, player, card, g.rules.extraEffect(use)!);
    },
  },
};
