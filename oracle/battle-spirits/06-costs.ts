/** 6-1. What a card costs: reduction by symbols, and what may pay. */
import type { CounterMove } from '../../schemas/actions';
import { BS_COLORS, type BsSymbol } from '../../schemas/battle-spirits';
import type { Handle, PlayerId } from '../../schemas/common';
import { statOf } from '../kernel/continuous/values';
import { onePayment, reductionBy, whyUnpaid, type Owed } from './06-payments';
import { perform } from '../kernel/events/perform';
import type { CardState, Procedure, Refusal } from '../kernel/state';
import { changesOf } from './05-main-step';
import type { Use } from './06-using';
import { onField, reserveOf, sideOf, trashCoresOf, type BsGame } from './game';
import type { Section } from './packs';
import type { Counters } from '../kernel/changes/intended';

export const costs = {
  /** 6-1-5-2, 6-1-5-3: the amount is fixed before anything is paid (FAQ-3-1). */
  costToPay(g: BsGame, player: PlayerId, card: CardState, removed: readonly CardState[] = []): number {
    return Math.max(0, statOf(g, card, 'cost') - g.rules.reductionOf(g, player, card, removed));
  },

  costOfUse(g: BsGame, { player, card, removed }: Use): number {
    return g.rules.costToPay(g, player, card, removed);
  },

  /** Returns the symbols that reduce a cost: those of the Field, and of cards of the Trash that are removed (G-18). */
  symbolsThatReduce(g: BsGame, player: PlayerId, removed: readonly CardState[]): readonly (readonly BsSymbol[])[] {
    return [...g.rules.symbolsOnField(g, player), ...removed.flatMap((one) => g.rules.symbolsBySuccession(g, one))];
  },

  /** 6-1-2, 6-1-5-1, 6-1-5-4. An effect may count reduction symbols as met, so many of those that there are. */
  reductionOf(g: BsGame, player: PlayerId, card: CardState, removed: readonly CardState[] = []): number {
    const { reductions } = sideOf(card);
    if (reductions.length === 0) return 0;
    const met = reductionBy(g.rules.symbolsThatReduce(g, player, removed), reductions);
    return Math.min(reductions.length, met + statOf(g, card, 'reduction'));
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
    return reason === null ? null : { clause: g.rules.clauseOfRefusal(g, use, owed), reason };
  },

  /** Returns the clause by which a payment is refused. */
  clauseOfRefusal(g: BsGame, use: Use, owed: Owed): string {
    const { card, moves } = use;
    const isOnto = goesOnto(use);
    if (onePayment(owed) === undefined) return 'FAQ-3-2-2';
    const due = owed.due[card.id];
    if (!due && moves.some(isOnto)) return '6-1-7-6';
    const stranger = moves.find(({ from }) => !(from in owed.available));
    if (stranger) {
      const isHeldBack = g.state.cards[stranger.from]?.zone === 'field';
      if (isOnto(stranger)) return isHeldBack ? '6-1-7-7' : '6-1-7-4';
      return isHeldBack ? '6-1-6-3' : '6-1-6-2';
    }
    if (due && 'atLeast' in due && sum(moves.filter(isOnto)) < due.atLeast) return '6-1-7-5';
    const { exactly } = owed.due[trashCoresOf(g, use.player).id] as { exactly: number };
    return sum(moves.filter((move) => !isOnto(move))) > exactly ? '6-1-5-3' : '6-1-6-1';
  },

  /** 6-1-6-1: the first of the two groups of a use; what it Depletes stays on the Field until the use is done. */
  payCores(g: BsGame, use: Use): Procedure {
    const paid = use.moves.filter((move) => !goesOnto(use)(move));
    g.cite('3-1-3', '6-1-5-2', '3-3-2', 'FAQ-3-1', 'FAQ-3-2-1');
    g.rules.citeReduction(g, use);
    if (g.rules.isSoulMagic(g, use)) g.cite('G-41');
    g.rules.citeSources(g, use, paid);
    g.cite(...g.rules.clausesOfMirage(g, use.player));
    if (paid.some(({ counters }) => counters.soulCore)) g.cite('2-3-4', 'G-40');
    if (onField(g, use.player).some((card) => g.rules.isUltimate(g, card))) g.cite('12-1-6');
    g.rules.citeKeptCores(g, use.player);
    g.rules.citeOfSoulState(g, use.player, '21-4-2');
    // Where nothing is paid, this stands beside the card that is used.
    g.cite(...(paid.length > 0 ? ['6-1-1', '6-1-6-1'] : ['6-1-6-1', '6-1-1']));
    return perform(
      g,
      ...changesOf(g, paid, { kind: 'cost', player: use.player, source: use.card.id, manner: 'payment' }),
    );
  },

  /** What of the calculation has decided this amount. */
  citeReduction(g: BsGame, { player, card }: Use): void {
    const { reductions } = sideOf(card);
    if (reductions.length === 0) return;
    g.consult('6-1-2', '6-1-3-2', '6-1-3-3', '6-1-4-1', '6-1-4-2', '6-1-5-1', '6-1-5-3', '3-1-8');
    if (reductions.some((kinds) => kinds.length >= BS_COLORS.length)) g.consult('6-1-5-4');
    const symbols = g.rules.symbolsOnField(g, player);
    if (symbols.some((kinds) => kinds.length > 1)) g.consult('3-1-11');
    if (symbols.some((kinds) => kinds.includes('ex'))) g.consult('G-5');
    if (onField(g, player).some((one) => g.rules.isNexus(g, one))) g.consult('3-6-3');
  },

  /** Which Cores pay. */
  citeSources(g: BsGame, { player }: Use, paid: readonly CounterMove[]): void {
    if (paid.some(({ from }) => from !== reserveOf(g, player).id)) g.consult('3-3-4');
    if (paid.some(({ counters }) => counters.soulCore)) g.consult('3-3-3', '6-1-6-4', '6-2-5-2');
  },
} satisfies Section;

export const goesOnto =
  ({ card }: Use) =>
  ({ to }: CounterMove): boolean =>
    to === card.id;

const sum = (moves: readonly CounterMove[]): number =>
  moves.flatMap(({ counters }) => Object.values(counters)).reduce((all, count) => all + count, 0);

function countersByHandle(places: readonly CardState[]): Owed['available'] {
  const found: Record<Handle, Counters> = {};
  for (const { id, counters } of places) found[id] = counters;
  return found;
}
