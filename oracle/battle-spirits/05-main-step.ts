/** 5. Main Step, and 6-1: Cores are moved, and Spirits summoned and paid for with Cores. */
import type { Action, CounterMove } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { statOf } from '../kernel/continuous/values';
import { onePayment, reductionBy, whyUnpaid, type Owed } from '../kernel/costs/bills';
import { perform, type IntendedChange } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { movingCounters } from '../kernel/objects/counters';
import { mainPhase } from '../kernel/procedures/main-phase';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import { byRule, type CardState, type CauseOf, type Procedure, type Refusal } from '../kernel/state';
import { definitionOf, lowestCores, reserveOf, spiritsOf, trashCoresOf, type BsGame } from './game';

export const mainStep = {
  /** 5-1-2 */
  mainRefusal(g: BsGame, player: PlayerId, action: Action): Refusal | null {
    switch (action.type) {
      case 'summon':
        return g.rules.summonRefusal(g, player, action);
      case 'moveCores':
        return g.rules.moveRefusal(g, player, action);
      default:
        return mainPhase.mainRefusal(g, player, action);
    }
  },

  executeMainAction(g: BsGame, player: PlayerId, action: Action): Procedure {
    return action.type === 'summon' ? g.rules.summon(g, player, action) : g.rules.moveCores(g, player, action);
  },

  /** One payment for each Spirit; others are as legal. */
  mainActions(g: BsGame, player: PlayerId): Action[] {
    return cardsIn(g, player, 'hand').flatMap((card) => {
      const moves = onePayment(g.rules.owedFor(g, player, card));
      return moves ? [{ type: 'summon', card: card.id, moves: [...moves] }] : [];
    });
  },

  // --- 6-1 ----------------------------------------------------------------------------------------------------------

  /** 6-1-5-2, 6-1-5-3 */
  costToPay(g: BsGame, player: PlayerId, card: CardState): number {
    return Math.max(0, statOf(g, card, 'cost') - g.rules.reductionOf(g, player, card));
  },

  /** 6-1-2, 6-1-5-1, 6-1-5-4 */
  reductionOf(g: BsGame, player: PlayerId, card: CardState): number {
    const symbols = spiritsOf(g, player).flatMap((one) => definitionOf(one).symbols);
    return reductionBy(symbols, definitionOf(card).reductions);
  },

  /** 6-1-6-1, 6-1-7-2: the Reserve and the own cards of the Field. */
  placesToPayFrom(g: BsGame, player: PlayerId): readonly CardState[] {
    return [reserveOf(g, player), ...spiritsOf(g, player)];
  },

  /** 6-1-6-1, 6-1-7-1 */
  owedFor(g: BsGame, player: PlayerId, card: CardState): Owed {
    const exactly = g.rules.costToPay(g, player, card);
    return {
      available: countersByHandle(g.rules.placesToPayFrom(g, player)),
      due: { [trashCoresOf(g, player).id]: { exactly }, [card.id]: { atLeast: lowestCores(card) } },
    };
  },

  summonRefusal(g: BsGame, player: PlayerId, { card: id, moves = [] }: Action): Refusal | null {
    const card = cardsIn(g, player, 'hand').find((one) => one.id === id);
    if (!card) return { clause: '5-2-1', reason: 'no Spirit card of the own Hand' };
    const reason = whyUnpaid(g.rules.owedFor(g, player, card), moves);
    if (reason === null) return null;
    const placed = sum(moves.filter(({ to }) => to === id));
    return { clause: placed < lowestCores(card) ? '6-1-7-5' : '6-1-6-1', reason };
  },

  /** 6-1-3 to 6-1-7: what is paid, and then the card with what is placed on it. */
  *summon(g: BsGame, player: PlayerId, { card: id, moves = [] }: Action): Procedure {
    const card = g.card(id!);
    const cause = byRule(player);
    if (definitionOf(card).reductions.length > 0) g.cite('6-1-2', '6-1-5-1');
    g.cite('5-2-1', '6-1-5-2', '6-1-6-1');
    yield* perform(
      g,
      ...changesOf(
        g,
        moves.filter(({ to }) => to !== id),
        cause,
      ),
    );
    g.cite('5-2-2', '6-1-7-1');
    const placing = changesOf(
      g,
      moves.filter(({ to }) => to === id),
      cause,
    );
    yield* perform(g, { card, to: { zone: 'field' }, events: 'summoned', cause }, ...placing);
  },

  // --- 6-2-1 --------------------------------------------------------------------------------------------------------

  moveRefusal(g: BsGame, player: PlayerId, { moves = [] }: Action): Refusal | null {
    const available = countersByHandle(g.rules.placesToPayFrom(g, player));
    const due = Object.fromEntries(Object.keys(available).map((place) => [place, { atLeast: 0 }]));
    const reason = moves.length === 0 ? 'nothing is moved' : whyUnpaid({ available, due }, moves);
    return reason === null ? null : { clause: '6-2-1', reason };
  },

  /** 6-2-1, 6-2-3-1: all of them at one moment. */
  moveCores(g: BsGame, player: PlayerId, { moves = [] }: Action): Procedure {
    g.cite('6-2-1', '6-2-3-1');
    return perform(g, ...changesOf(g, moves, byRule(player)));
  },
} satisfies TableFor<KernelRules>;

const sum = (moves: readonly CounterMove[]): number =>
  moves.flatMap(({ counters }) => Object.values(counters)).reduce((all, count) => all + count, 0);

const countersByHandle = (places: readonly CardState[]): Owed['available'] =>
  Object.fromEntries(places.map(({ id, counters }) => [id, counters]));

const changesOf = (g: BsGame, moves: readonly CounterMove[], cause: CauseOf): IntendedChange[] =>
  moves.map(({ counters, from, to }) => movingCounters(counters, g.card(from), g.card(to), { cause }));
