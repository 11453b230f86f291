/** 2-11. Energy costs: what they are, and how they are paid with energy of the right colours. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { DBS_COLORS, type DbsColor } from '../../schemas/dragon-ball-super';
import { hasWord } from '../kernel/continuous/information';
import { statOf } from '../kernel/continuous/values';
import { canBePaidFrom, chooseForBill, isPaidWith, sizeOfBill, type Bill, type BillPart } from './02-energy-bills';
import { perform } from '../kernel/events/perform';
import { restingToPay } from '../kernel/packs/leader-games/rest-to-pay';
import { contextOf } from '../kernel/procedures/contexts';
import type { EffectContext, RuleModifier } from '../kernel/rules';
import type { Ability, CardState, CauseOf, Procedure, Refusal } from '../kernel/state';
import type { Instruction } from '../../schemas/ability';
import { cardsInZones, categoryOf, type DbsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

export const energyCosts = {
  /** 2-11-1: an energy cost is a total, and a part of it must be paid in each specified colour. */
  energyCostOf(g: DbsGame, card: CardState): EnergyCost {
    g.consult('2-11-3');
    const total = statOf(g, card, 'energyCost');
    const specified: Partial<Record<DbsColor, number>> = {};
    for (const color of DBS_COLORS) {
      const count = statOf(g, card, costStatOf(color));
      if (count > 0) specified[color] = count;
    }
    return { total, specified };
  },

  /** 2-11-1-1, 2-11-1-2: returns the cost of a card in the hand. */
  costToPay(g: DbsGame, card: CardState): EnergyCost {
    const cost = g.rules.energyCostOf(g, card);
    const [clause, exceeding] = CLAUSES_OF_CATEGORY[categoryOf(card)]!;
    g.consult(clause, ...(isOverSpecified(cost) ? [exceeding] : []));
    return cost;
  },

  /** 10-21-1: [Warrior of Universe 7] takes specified costs away. */
  costModifiers(g: DbsGame, card: CardState, stat: string): readonly RuleModifier[] {
    if (!stat.endsWith('Cost') || g.isPlain || stat === 'comboCost' || stat === 'energyCost') return NONE;
    return g.rules.isFreeOfSpecifiedCost(g, card) ? NO_COST : NONE;
  },

  /** 10-21-1: the trait's cards have no specified cost in any area, while a card with the keyword is in play. */
  isFreeOfSpecifiedCost(g: DbsGame, card: CardState): boolean {
    if (!hasWord(g, card, 'trait', g.rules.traitWithoutSpecifiedCost)) return false;
    return PLAYERS.some((player) =>
      cardsInZones(g, player, g.zonesWith.abilities).some(
        (one) => g.rules.hasKeyword(g, one, 'warriorOfUniverse7') && g.rules.freesCardsOf(g, one, card),
      ),
    );
  },

  traitWithoutSpecifiedCost: 'Universe 7' as string,

  /** Interpretation of 10-21-1: the keyword affects only the cards of its own player. */
  freesCardsOf(g: DbsGame, bearer: CardState, card: CardState): boolean {
    return g.rules.masterOf(g, bearer) === g.rules.masterOf(g, card);
  },

  /** 2-11-1-1, 2-11-1-1-1, 2-11-1-2-1: a specified cost above the total is paid in full. */
  billOf(g: DbsGame, { total, specified }: EnergyCost): Bill {
    if (Object.keys(specified).length > 0) g.consult('2-4-1', '2-4-1-1');
    const colored = Object.entries(specified).map(([color, count]): BillPart => ({
      count,
      serves: (card) => g.rules.isEnergyOf(g, card, color),
    }));
    const rest = total - sizeOfBill(colored);
    return rest > 0 ? [...colored, { count: rest, serves: () => true }] : colored;
  },

  /** 2-4-1 */
  isEnergyOf(g: DbsGame, card: CardState, color: string): boolean {
    return hasWord(g, card, 'color', color);
  },

  /**
   * 2-11-1-1, 2-11-1-2, 6-3-1-2-1-1, 8-5-2-2-1: says why the card cannot be paid for.
   * @param ability a skill of the card whose cost is paid as well
   */
  energyRefusal(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
    ability?: Ability,
  ): Refusal | null {
    const clause = clauseOfPaying(card, ability);
    const cost = g.rules.costToPay(g, card);
    const bill = g.rules.billOf(g, cost);
    const payable = g.rules.cardsToRest(g, player, { kind: 'cost', player });
    if (!canBePaidFrom(bill, payable)) return { clause, reason: `the energy cost of "${card.id}" cannot be paid` };
    const named = chosen && payable.filter(({ id }) => chosen.includes(id));
    if (named && (new Set(chosen).size !== chosen.length || named.length < chosen.length || !isPaidWith(bill, named)))
      return { clause, reason: `these cards do not pay the energy cost of "${card.id}"` };
    if (!ability) return null;
    const before: Instruction[] = [{ do: 'restEnergy', count: cost.total, specified: cost.specified } as Instruction];
    const skillCost = g.rules.costToActivate(g, card, ability);
    const isPaid = named
      ? g.rules.canPayAfter(g, contextOf(g, player, card, ability), skillCost, named)
      : g.rules.canPay(g, player, card, ability, before);
    if (isPaid) return null;
    const further = named ? ['8-4-2-2'] : g.rules.clausesOfUnpaid(g, player, card, ability);
    return { ...g.refused('paymentInFull', `the skill cost of "${card.id}" cannot be paid`), further };
  },

  /** 8-4-2-2: checks that the rest of the cost can be paid once these energy cards are in Rest Mode. */
  canPayAfter(
    g: DbsGame,
    context: EffectContext,
    ahead: readonly Instruction[],
    rested: readonly CardState[],
  ): boolean {
    if (ahead.length === 0) return true;
    const before: Instruction[] = [{ do: 'setState', target: { chosen: true }, state: g.rules.restedState }];
    return g.rules.isPayable(g, { ...context, chosen: rested, paying: true }, ahead, before);
  },

  /** 2-11-1: switches energy to Rest Mode. @param chosen the cards that the player has named */
  *payBill(
    g: DbsGame,
    player: PlayerId,
    bill: Bill,
    chosen: readonly string[] | undefined,
    { cause = { kind: 'cost', player }, context, ahead = [] }: Payment = {},
  ): Procedure {
    if (sizeOfBill(bill) === 0) return;
    if (ahead.length > 0) g.consult('8-4-2-2');
    const leavesEnough = (rested: readonly CardState[]) => !context || g.rules.canPayAfter(g, context, ahead, rested);
    const cards = chosen
      ? chosen.map((id) => g.card(id))
      : yield* g.rules.chooseEnergy(g, player, bill, cause, leavesEnough);
    g.cite('3-8-1', '3-8-2');
    yield* perform(g, ...cards.map((card): IntendedChange => ({ card, state: g.rules.restedState, cause })));
  },

  /**
   * 3-8-2: the player chooses which energy to rest. Nobody is asked if all of it is needed, or if the cards are alike.
   */
  *chooseEnergy(
    g: DbsGame,
    player: PlayerId,
    bill: Bill,
    cause: CauseOf,
    leavesEnough: (cards: readonly CardState[]) => boolean,
  ): Procedure<readonly CardState[]> {
    const payable = g.rules.cardsToRest(g, player, cause);
    const size = sizeOfBill(bill);
    if (payable.length <= size || g.rules.areAlike(g, payable)) return payable.slice(0, size);
    return yield* chooseForBill(g, player, bill, payable, '3-8-2', leavesEnough);
  },

  /** 3-8-2: cards are alike if they are copies of one card and are under the same effects. */
  areAlike(g: DbsGame, cards: readonly CardState[]): boolean {
    const isCopy = ({ definitionKey }: CardState) => definitionKey === cards[0]!.definitionKey;
    return cards.every(isCopy) && restingToPay.areAlike(g, cards);
  },

  /** 6-3-1-2-1-1 */
  payToPlay(g: DbsGame, player: PlayerId, card: CardState, chosen: readonly string[] | undefined): Procedure {
    g.cite('6-3-1-2-1-1');
    return g.rules.payBill(g, player, g.rules.billOf(g, g.rules.costToPay(g, card)), chosen);
  },
} satisfies Section<'areAlike' | 'payToPlay'>;

/** Names the skill that a payment is for (`context`) and the costs still to be paid after it (`ahead`). */
export interface Payment {
  readonly cause?: CauseOf;
  readonly context?: EffectContext;
  readonly ahead?: readonly Instruction[];
}

/** 2-11-1 */
export interface EnergyCost {
  readonly total: number;
  readonly specified: Readonly<Partial<Record<DbsColor, number>>>;
}

/** For each category, the clause of its cost and the clause for a specified cost above the total. */
const CLAUSES_OF_CATEGORY: Readonly<Record<string, readonly [string, string]>> = {
  battle: ['2-11-1-1', '2-11-1-1-1'],
  extra: ['2-11-1-2', '2-11-1-2-1'],
};

const NONE: readonly RuleModifier[] = [];
const NO_COST: readonly RuleModifier[] = [{ layer: 1, to: 0 }];

const STAT_OF_COLOR = Object.fromEntries(DBS_COLORS.map((color) => [color, `${color}Cost`])) as Record<
  DbsColor,
  string
>;

export const costStatOf = (color: DbsColor): string => STAT_OF_COLOR[color];

const isOverSpecified = ({ total, specified }: EnergyCost): boolean =>
  Object.values(specified).reduce((sum, count) => sum + count, 0) > total;

const clauseOfPaying = (card: CardState, ability: Ability | undefined): string =>
  ability || categoryOf(card) === 'extra' ? '8-5-2-2-1' : '6-3-1-2-1-1';
