/** Misreadings of the clauses about information (5.1). */
import { statOf } from '../../kernel/continuous/values';
import { another, faultTable, result } from '../../kernel/testing/misreadings';
import { isPseudoCard } from '../15-pseudo-cards';
import type { VgRules } from '../game';

export const informationFaults = faultTable<VgRules>({
  '5.1.2': {
    'a clan that a card is given twice counts twice': result('numberOfDifferent', (found, _g, cards, kind) => {
      const given = cards.filter(({ definition }) => definition.abilities?.some(({ type }) => type === 'cont'));
      return kind === 'clan' ? found + given.length : found;
    }),
  },
  '5.1.3': {
    'what is printed is original, whatever becomes of it': another('baseStatOf', () => undefined),
    'what a card has now is original': result('printed', (printed, g, card, stat) =>
      stat === 'originalPower' ? statOf(g, card, 'power') : printed,
    ),
  },
  '5.1.3.1': {
    'a pseudo-card has no original values': result('printed', (printed, _g, card, stat) =>
      stat === 'originalPower' && isPseudoCard(card) ? 0 : printed,
    ),
  },
});
