/** Misreadings of the clauses about set cards that become units (18.5). */
import { always, faultTable, result } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

/** Leaves out one of the values that the effect says. */
const without = (left: string) => (rules: VgRules) => ({
  giveUnitValues: ((g, context, card, said) => {
    const { [left as 'power']: _out, ...rest } = said;
    rules.giveUnitValues(g, context, card, rest);
  }) satisfies VgRules['giveUnitValues'],
});

export const setUnitFaults = faultTable<VgRules>({
  '18.5.2': {
    'a set card that is to become a unit goes to the drop zone as an order': always('isSetCard', false),
    'a set card that became a unit is an order still': ({ printAsUnit }) => ({
      printAsUnit: (g, sheet) => ({ ...printAsUnit(g, sheet), category: sheet.category }),
    }),
    'a set card that became a unit is a set card still': result('printedSubtypes', (subtypes, _g, { subtype }) =>
      subtype === 'set' ? [...subtypes, 'set'] : subtypes,
    ),
    'a set card that became a unit keeps its further subtype': ({ printAsUnit }) => ({
      printAsUnit: (g, sheet) => ({ ...sheet, category: printAsUnit(g, sheet).category, subtype: 'normal' }),
    }),
    'a set card that became a unit does not have the subtype that the effect gives': without('subtype'),
    'a set card that became a unit does not have the special type that the effect gives': without('special'),
  },
  '18.5.3': {
    'a set card that became a unit does not have the power that the effect gives': without('power'),
    'a set card that became a unit does not have the critical that the effect gives': without('critical'),
    'a set card that became a unit does not have the shield that the effect gives': without('shield'),
  },
  '18.5.3.1': {
    'a set card that became a unit has a critical of 1 where the effect says none': result(
      'printedOfSetUnit',
      (value, _g, _card, stat) => (stat === 'critical' ? 1 : value),
    ),
    'a set card that became a unit has 5000 power where the effect says none': result(
      'printedOfSetUnit',
      (value, _g, _card, stat) => (stat === 'power' ? 5000 : value),
    ),
  },
  '18.5.4': {
    'a set card that becomes a unit is the same card': ({ becomesNew }) => ({
      becomesNew: (g, card, from, to, host) =>
        !(from === 'orderZone' && to === 'field') && becomesNew(g, card, from, to, host),
    }),
    'a set card that becomes a unit is not placed': ({ comingAsUnit }) => ({
      comingAsUnit: (g, card, at, cause) =>
        comingAsUnit(g, card, at, cause).map((change) =>
          'to' in change
            ? { ...change, events: [change.events ?? []].flat().filter((event) => event !== 'placed') }
            : change,
        ),
    }),
  },
});
