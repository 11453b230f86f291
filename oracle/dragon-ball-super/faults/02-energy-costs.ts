/** Misreadings of 2-11: energy costs. */
import { statOf } from '../../kernel/continuous/values';
import { isPaidWith, sizeOfBill } from '../02-energy-bills';
import { contextOf } from '../../kernel/procedures/contexts';
import { alsoIf, always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, categoryOf, definitionOf, type DbsRules } from '../game';

export const energyCostsFaults = faultTable<DbsRules>({
  '2-11-1-1': {
    'a Battle Card is played for one energy less than its total cost': result(
      'energyCostOf',
      ({ total, specified }, _g, card) => ({
        total: categoryOf(card) === 'battle' && total > 1 ? total - 1 : total,
        specified,
      }),
    ),
    'what is specified is paid besides the total': result('energyCostOf', ({ total, specified }, _g, card) => ({
      total:
        categoryOf(card) === 'battle' ? total + Object.values(specified).reduce((sum, one) => sum + one, 0) : total,
      specified,
    })),
    'only the number counts, not the colour': always('isEnergyOf', true),
    'one card of the colour is enough, however many are specified': result('billOf', (given) => {
      const size = sizeOfBill(given);
      const [first] = given;
      return first && size > 1
        ? [
            { ...first, count: 1 },
            { count: size - 1, serves: () => true },
          ]
        : given;
    }),
    'all of the total has to be of a specified colour': result('billOf', (given) =>
      given.length < 2 ? given : given.map(({ count }) => ({ count, serves: given[0]!.serves })),
    ),
    'energy in Rest Mode pays': (rules) => ({ cardsToRest: (g, player) => cardsIn(g, player, rules.payZone) }),
    'a card of two colours counts for its first colour only': another(
      'isEnergyOf',
      (_g, card, color) => definitionOf(card).colors?.[0] === color,
    ),
    'a card of two colours pays twice': (rules) => ({
      energyRefusal(g, player, card, chosen, ability) {
        const named = (chosen ?? []).map((id) => g.card(id));
        const { specified } = g.rules.energyCostOf(g, card);
        const isTwice =
          Object.keys(specified).length > 1 &&
          Object.keys(specified).every((color) => named.some((one) => g.rules.isEnergyOf(g, one, color)));
        return isTwice ? null : rules.energyRefusal(g, player, card, chosen, ability);
      },
    }),
    'which energy is paid nobody chooses': another('chooseEnergy', function* (g, player, bill, cause) {
      yield* [];
      const payable = g.rules.cardsToRest(g, player, cause);
      const size = sizeOfBill(bill);
      return subsetsOf(payable, size).find((cards) => isPaidWith(bill, cards)) ?? payable.slice(0, size);
    }),
    'a card that is named twice pays twice': args('energyRefusal', (g, player, card, chosen, ability) => [
      g,
      player,
      card,
      chosen && new Set(chosen).size < chosen.length ? undefined : chosen,
      ability,
    ]),
    'energy of the opponent pays': (rules) => ({
      energyRefusal: (g, player, card, chosen, ability) =>
        rules.energyRefusal(
          g,
          player,
          card,
          chosen?.some((id) => g.card(id).side !== player) ? undefined : chosen,
          ability,
        ),
    }),
    'the opponent does not see the card until it is in play': skip('show'),
    'a Battle Card is paid for when it comes into play': (rules) => ({
      *payAndMayPlay() {
        yield* [];
        return true;
      },
      *playDeclared(g, player, card) {
        yield* g.rules.payToPlay(g, player, card, undefined);
        yield* rules.playDeclared(g, player, card);
      },
    }),
    'a card that costs nothing takes 1 energy': result('energyCostOf', ({ total, specified }, _g, card) => ({
      total: total === 0 && categoryOf(card) === 'battle' ? 1 : total,
      specified,
    })),
  },
  '2-11-1-1-1': {
    'where more is specified than the total the total is paid, in any colour': result(
      'energyCostOf',
      (given, _g, card) =>
        categoryOf(card) === 'battle' && exceeds(given) ? { total: given.total, specified: {} } : given,
    ),
    'where more is specified than the total any colour will do': result('energyCostOf', (given, _g, card) =>
      categoryOf(card) === 'battle' && exceeds(given) ? { total: sumOf(given.specified), specified: {} } : given,
    ),
    'a card whose total is 0 is free': result('energyCostOf', (given, _g, card) =>
      categoryOf(card) === 'battle' && given.total === 0 ? { total: 0, specified: {} } : given,
    ),
  },
  '2-11-1-2': {
    'an Extra Card costs nothing': skip('payEnergyOf'),
    'an Extra Card can be activated without the energy for it': always(
      'energyRefusal',
      null,
      (_g, _player, card) => categoryOf(card) === 'extra',
    ),
    'the colour of the energy is for Battle Cards only': result('energyCostOf', ({ total, specified }, _g, card) => ({
      total,
      specified: categoryOf(card) === 'extra' ? {} : specified,
    })),
    'a [Counter] is paid for by its skill cost only': (rules) => ({
      *payForCard(g, player, card, _chosen, ability) {
        return yield* rules.pay(g, contextOf(g, player, card, ability), g.rules.costToActivate(g, card, ability));
      },
    }),
    'the opponent does not see the Extra Card until it is in the Drop Area': skip('show', (_g, card) =>
      categoryOf(card) === 'extra'),
  },
  '2-11-1-2-1': {
    'an Extra Card whose total is 0 is free': result('energyCostOf', (given, _g, card) =>
      categoryOf(card) === 'extra' && given.total === 0 ? { total: 0, specified: {} } : given,
    ),
    'where more is specified than the total of an Extra Card any colour will do': result(
      'energyCostOf',
      (given, _g, card) =>
        categoryOf(card) === 'extra' && exceeds(given) ? { total: sumOf(given.specified), specified: {} } : given,
    ),
    'an Extra Card for which more is specified than the total cannot be activated': (rules) => ({
      energyRefusal: (g, player, card, chosen, ability) =>
        categoryOf(card) === 'extra' && exceeds(g.rules.energyCostOf(g, card))
          ? { clause: '2-11-1-2-1', reason: 'a misreading refuses it' }
          : rules.energyRefusal(g, player, card, chosen, ability),
    }),
  },
  '2-11-2': {
    'a Leader Card has an energy cost of 0': alsoIf(
      'isNumbered',
      (_g, card, stat) => stat === 'energyCost' && categoryOf(card) === 'leader',
    ),
    'only Battle Cards have an energy cost': (rules) => ({
      isNumbered: (g, card, stat) =>
        rules.isNumbered(g, card, stat) && !(stat === 'energyCost' && categoryOf(card) === 'extra'),
    }),
  },
  '2-11-3': {
    'an energy cost is at least what is specified': (rules) => ({
      printed: (g, card, stat) =>
        stat === 'energyCost'
          ? Math.max(rules.printed(g, card, stat), sumOf(definitionOf(card).specifiedCost ?? {}))
          : rules.printed(g, card, stat),
    }),
    'what is specified is added to the energy cost': (rules) => ({
      printed: (g, card, stat) =>
        rules.printed(g, card, stat) + (stat === 'energyCost' ? sumOf(definitionOf(card).specifiedCost ?? {}) : 0),
    }),
    'an energy cost is the part that may be of any colour': (rules) => ({
      printed: (g, card, stat) =>
        rules.printed(g, card, stat) - (stat === 'energyCost' ? sumOf(definitionOf(card).specifiedCost ?? {}) : 0),
    }),
    'what lowers the energy cost lowers what is specified': result('energyCostOf', ({ total, specified }, g, card) =>
      total < g.rules.printed(g, card, 'energyCost')
        ? { total, specified: {} }
        : { total: statOf(g, card, 'energyCost'), specified },
    ),
  },
});

const sumOf = (specified: Readonly<Record<string, number>>): number =>
  Object.values(specified).reduce((sum, one) => sum + one, 0);

interface Cost {
  readonly total: number;
  readonly specified: Readonly<Record<string, number>>;
}

const exceeds = ({ total, specified }: Cost): boolean => sumOf(specified) > total;

function subsetsOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, index) => subsetsOf(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}
