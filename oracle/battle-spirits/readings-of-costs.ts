/** Interpretations of what a card costs (3-1-11, FAQ-3). */
import { reductionBy } from '../kernel/costs/bills';
import { isDeparting } from '../kernel/events/departures';
import type { Reading } from '../kernel/module';
import { NOTHING } from '../kernel/state';
import { goesOnto } from './06-costs';
import { coresOn, onField, sideOf, trashCoresOf, type BsRules } from './game';

export const readingsOfCosts: Readonly<Record<string, Reading<BsRules>>> = {
  'symbol-of-two-kinds': {
    clauses: ['3-1-11', '14-1-3'],
    question: 'By how much does a red God symbol reduce a cost with a red and a God reduction symbol?',
    standard: 'one',
    choices: {
      'each-kind': () => ({
        reductionOf: (g, player, card) =>
          reductionBy(
            g.rules.symbolsOnField(g, player).flatMap((kinds) => kinds.map((kind) => [kind])),
            sideOf(card).reductions,
          ),
      }),
    },
  },
  'cost-while-paying': {
    clauses: ['FAQ-3-1'],
    question: 'Does a cost rise again where the payment itself depletes the Spirits whose symbols reduced it?',
    standard: 'fixed',
    choices: {
      'follows-the-board': ({ owedFor }) => ({
        owedFor(g, use) {
          const owed = owedFor(g, use);
          if (use.cost !== undefined) return owed;
          const paidBy = (id: string) =>
            use.moves
              .filter((move) => move.from === id && !goesOnto(use)(move))
              .reduce((sum, { counters }) => sum + Object.values(counters).reduce((all, count) => all + count, 0), 0);
          const staying = onField(g, use.player).filter(
            (card) => !g.rules.needsCores(g, card) || g.rules.levelOf(g, card, coresOn(card) - paidBy(card.id)),
          );
          const symbols = staying.flatMap((card) => g.rules.symbolsOf(g, card));
          const lost = g.rules.reductionOf(g, use.player, use.card) - reductionBy(symbols, sideOf(use.card).reductions);
          const trash = trashCoresOf(g, use.player).id;
          const { exactly } = owed.due[trash] as { exactly: number };
          return { ...owed, due: { ...owed.due, [trash]: { exactly: exactly + Math.max(0, lost) } } };
        },
      }),
    },
  },
  'depleted-by-paying-for-a-card': {
    clauses: ['FAQ-3-2-1'],
    question: 'When is an effect resolved that is activated because its Spirit was Depleted to pay for a summon?',
    standard: 'after-the-summon',
    choices: {
      'before-it': () => ({
        afterPayment(g, use) {
          const isStillGiving = use.moves.some((move) => goesOnto(use)(move) && isDeparting(g, g.card(move.from)));
          return use.how === 'useMagic' || isStillGiving ? NOTHING : g.rules.resolvePending(g);
        },
      }),
    },
  },
};
