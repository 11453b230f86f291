/** Misreadings of 8-4: skill costs. */
import type { Instruction } from '../../../schemas/ability';
import { canBeDone } from '../../kernel/costs/analysis';
import type { EffectContext } from '../../kernel/rules';
import { ofPaymentInFull, ofPaymentInOrder, payableAs } from '../../kernel/testing/common-costs';
import { both } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, type Misreading } from '../../kernel/testing/misreadings';
import { cardsIn, categoryOf, fightersOf, isActive, leaderOf, type DbsRules } from '../game';
import { copyChoices } from '../../kernel/events/execute-effect';

const isOfPower = ({ do: verb }: Instruction): boolean => verb === 'modify';
const isOfEnergy = ({ do: verb }: Instruction): boolean => verb === 'restEnergy';

/** Leaves out costs that concern the card itself, if it is no longer the same card. */
const withoutGone = ({ sourceIsGone }: EffectContext, cost: readonly Instruction[]): readonly Instruction[] =>
  sourceIsGone ? cost.filter((part) => !('target' in part && part.target && 'self' in part.target)) : cost;

/** Lets no action of a cost choose a card that an earlier action of it has chosen. */
const eachChosenOnce =
  (when: (context: EffectContext) => boolean): Misreading<DbsRules> =>
  (rules) => ({
    *pay(g, context, cost) {
      if (!when(context)) return yield* rules.pay(g, context, cost);
      const paying: EffectContext = { ...context, chosenSoFar: [] };
      const isPaid = yield* rules.pay(g, paying, cost);
      copyChoices(context, paying);
      return isPaid;
    },
  });

interface Resting {
  readonly count: number;
  readonly specified?: Readonly<Record<string, number>>;
}

/** Changes each energy cost. */
const energyReadAs = (change: (said: Resting) => Resting) =>
  args<DbsRules, 'costsInOrder', Parameters<DbsRules['costsInOrder']>>('costsInOrder', (g, printed, added) => [
    g,
    printed.map((part) => (isOfEnergy(part) ? ({ do: part.do, ...change(part as never) } as Instruction) : part)),
    added,
  ]);

export const skillCostsFaults = faultTable<DbsRules>({
  '8-4-2-1': {
    ...ofPaymentInOrder(),
    'the actions of a skill cost are carried out from the last to the first': args(
      'costsInOrder',
      (g, printed, added) => [g, [...printed].reverse(), added],
    ),
    'what one action of the cost of an Extra Card has chosen cannot be chosen for the next one': eachChosenOnce(
      ({ source }) => categoryOf(source) === 'extra',
    ),
    'what one action of the cost of a card in play has chosen cannot be chosen for the next one': eachChosenOnce(
      ({ source }) => categoryOf(source) !== 'extra',
    ),
    'energy is paid last': args('costsInOrder', (g, printed, added) => [
      g,
      [...printed].sort((one, other) => Number(isOfEnergy(one)) - Number(isOfEnergy(other))),
      added,
    ]),
  },
  '8-4-2-2': {
    ...ofPaymentInFull('a skill'),
    'what a card that has become another was to do for it is left out': both(
      payableAs((cost, context) => withoutGone(context, cost)),
      args('pay', (g, context, cost) => [g, context, withoutGone(context, cost)]),
    ),
    'a Battle Card is weakened for the cost after it has been dropped for it': (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(g, context, cost, before) ||
        (cost.some(isOfPower) &&
          rules.isPayable(
            g,
            context,
            cost.filter((part) => !isOfPower(part)),
            before,
          )),
      impossiblePaymentFails: () => false,
    }),
    'it is enough that the last action of the cost is possible': payableAs((cost) => cost.slice(-1)),
    'each action is looked at by itself, so that one card can be counted twice': alsoIf(
      'isPayable',
      (g, context, cost) => cost.every((part) => canBeDone(g, context, [part])),
    ),
    'a card in Rest Mode pays by being switched to it': both(
      payableAs((cost, { source }) => cost.filter((part) => part.do !== 'setState' || source.state !== part.state)),
      another('impossiblePaymentFails', () => false),
    ),
    'a card that cannot be switched to Rest Mode can try to': (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(
          g,
          context,
          cost.filter(
            (part) => part.do !== 'setState' || g.rules.stateIsForbidden(g, context.source, 'rested') === false,
          ),
          before,
        ),
      impossiblePaymentFails: () => false,
    }),
    'an [Auto] is offered whether its cost can be paid or not': alsoIf(
      'isPayable',
      (_g, { ability }) => ability.type === 'auto',
    ),
    'energy pays for the Extra Card and for its skill at once': args('canPay', (g, player, card, ability) => [
      g,
      player,
      card,
      ability,
    ]),
    'any energy pays for the Extra Card, whatever its skill needs': always('canPayAfter', true),
    'any energy pays for a [Counter], whatever its skill needs': always(
      'canPayAfter',
      true,
      (_g, context) => context.ability.type === 'counter',
    ),
    'what a player has named for the Extra Card is paid, whatever its skill needs': args(
      'energyRefusal',
      (g, player, card, chosen, ability) => [g, player, card, chosen, chosen ? undefined : ability],
    ),
  },
  '8-4-2-3': {
    'a number in a circle means that much energy has to be there, in whatever mode': energyReadAs(() => ({ count: 0 })),
    'a number in a circle means one energy of each': energyReadAs(({ count, ...said }) => ({
      ...said,
      count: Math.min(1, count),
    })),
    'a number in a circle means energy of the colour of the card': energyReadAs(({ count, specified }) => ({
      count,
      specified: specified ?? { red: count },
    })),
    'the energy of a skill cost is placed in the Drop Area': (rules) => ({
      *payBill(g, player, bill, chosen, payment) {
        const before = cardsIn(g, player, 'energy').filter(isActive);
        yield* rules.payBill(g, player, bill, chosen, payment);
        if (!payment?.context) return;
        const paid = before.filter((card) => !isActive(card));
        yield* g.rules.drop(g, paid, { kind: 'rule', player });
      },
    }),
    'Battle Cards pay like energy': (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(g, context, cost, before) ||
        (cost.every(isOfEnergy) && fightersOf(g, context.player).filter(isActive).length > 1),
    }),
    'the energy cost of the card is paid again for its skill': (rules) => ({
      *pay(g, context, cost) {
        const { source } = context;
        if (cost.some(isOfEnergy) && categoryOf(source) === 'battle')
          yield* rules.payBill(g, context.player, [{ count: 1, serves: () => true }], undefined);
        return yield* rules.pay(g, context, cost);
      },
    }),
    'the energy is whichever comes first': (rules) => ({
      *chooseEnergy(g, player, bill, cause, leavesEnough) {
        const payable = g.rules.cardsToRest(g, player, cause);
        const isFree = bill.length === 1 && bill[0]!.serves(leaderOf(g, player));
        return isFree
          ? payable.slice(0, bill[0]!.count)
          : yield* rules.chooseEnergy(g, player, bill, cause, leavesEnough);
      },
    }),
    'each symbol of a cost is paid without regard to the next': another('canPayAfter', () => true),
  },
  '8-4-2-4': {
    'coloured spheres are paid with energy of any colour': energyReadAs(({ count }) => ({ count })),
    'a coloured sphere is paid besides the number in the circle': energyReadAs(({ count, specified = {} }) => ({
      count: count + (count > 1 ? Object.keys(specified).length : 0),
      specified,
    })),
    'energy of two colours pays two spheres': energyReadAs(({ count, specified = {} }) => {
      const [color = '', other] = Object.keys(specified);
      return other ? { count: 1, specified: { [color]: 1 } } : { count, specified };
    }),
    'energy in Rest Mode has the colour all the same': (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(g, context, cost, before) ||
        (cost.some((part) => 'specified' in part) && cardsIn(g, context.player, 'energy').some(isActive)),
    }),
    'what frees a card of its specified cost frees its skills of their spheres': (rules) => ({
      costToActivate: (g, card, ability) =>
        g.rules.isFreeOfSpecifiedCost(g, card)
          ? rules.costToActivate(g, card, ability).map((part) => ({ ...part, specified: undefined }) as never)
          : rules.costToActivate(g, card, ability),
    }),
  },
});
