/** 6-1. What a card costs: reduction by symbols, and what may pay. */
import type { CounterMove } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { statOf } from '../kernel/continuous/values';
import { reductionBy, whyUnpaid, type Owed } from '../kernel/costs/bills';
import { perform } from '../kernel/events/perform';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { CardState, Procedure, Refusal } from '../kernel/state';
import { changesOf } from './05-main-step';
import type { Use } from './06-using';
import { onField, reserveOf, sideOf, trashCoresOf, type BsGame } from './game';

export const costs = {
  /** 6-1-5-2, 6-1-5-3: the amount is fixed before anything is paid (FAQ-3-1). */
  costToPay(g: BsGame, player: PlayerId, card: CardState): number {
    return Math.max(0, statOf(g, card, 'cost') - g.rules.reductionOf(g, player, card));
  },

  /** 6-1-2, 6-1-5-1, 6-1-5-4 */
  reductionOf(g: BsGame, player: PlayerId, card: CardState): number {
    return reductionBy(g.rules.symbolsOnField(g, player), sideOf(card).reductions);
  },

  /** Returns whether Cores of this card of the Field may pay, or be moved in the Main Step (6-1-6-3, 5-7-4). */
  coresMayGo(_g: BsGame, card: CardState): boolean {
    const { grandwalker, grandstone } = sideOf(card);
    return !grandwalker && !grandstone;
  },

  /** 6-1-6-1, 6-1-6-2: returns what holds Cores that may pay, with its Cores: the Reserve and own cards of the Field. */
  mayPay(g: BsGame, player: PlayerId): Owed['available'] {
    const cards = onField(g, player).filter((card) => g.rules.coresMayGo(g, card));
    return countersByHandle([reserveOf(g, player), ...cards]);
  },

  /** Returns what Cores may be moved onto in the Main Step: the Reserve and own cards of the Field that hold Cores. */
  mayTake(g: BsGame, player: PlayerId): Owed['available'] {
    const cards = onField(g, player).filter((card) => g.rules.coresMayGo(g, card) && g.rules.holdsCores(g, card));
    return countersByHandle([reserveOf(g, player), ...cards]);
  },

  /** 6-1-6-1, 6-1-7-1: exactly the cost to the Trash, and as much onto the card as its way of use asks for. */
  owedFor(g: BsGame, use: Use): Owed {
    const { player, card } = use;
    const row = g.rules.waysOfUsing[use.how]!;
    const exactly = use.cost ?? row.cost(g, use);
    const placed = row.placed?.(g, use);
    return {
      available: g.rules.mayPay(g, player),
      due: {
        [trashCoresOf(g, player).id]: { exactly },
        ...(placed !== undefined && { [card.id]: { atLeast: placed } }),
      },
    };
  },

  paymentRefusal(g: BsGame, use: Use): Refusal | null {
    const owed = g.rules.owedFor(g, use);
    const reason = whyUnpaid(owed, use.moves);
    if (reason === null) return null;
    const due = owed.due[use.card.id];
    const isTooFew = due !== undefined && 'atLeast' in due && sum(use.moves.filter(goesOnto(use))) < due.atLeast;
    return { clause: isTooFew ? '6-1-7-5' : '6-1-6-1', reason };
  },

  /** 6-1-6-1: the first of the two groups of a use; what it Depletes stays on the Field until the use is done. */
  payCores(g: BsGame, use: Use): Procedure {
    const paid = use.moves.filter((move) => !goesOnto(use)(move));
    g.cite('6-1-5-2', '6-1-6-1');
    if (sideOf(use.card).reductions.length > 0) g.cite('6-1-2', '6-1-5-1');
    return perform(
      g,
      ...changesOf(g, paid, { kind: 'cost', player: use.player, source: use.card.id, manner: 'payment' }),
    );
  },
} satisfies TableFor<KernelRules>;

export const goesOnto =
  ({ card }: Use) =>
  ({ to }: CounterMove): boolean =>
    to === card.id;

const sum = (moves: readonly CounterMove[]): number =>
  moves.flatMap(({ counters }) => Object.values(counters)).reduce((all, count) => all + count, 0);

const countersByHandle = (places: readonly CardState[]): Owed['available'] =>
  Object.fromEntries(places.map(({ id, counters }) => [id, counters]));
