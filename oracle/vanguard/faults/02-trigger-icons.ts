/** Misreadings of the clauses about trigger icons (2.5, 2.6, 2.8). */
import { args, faultTable, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const iconFaults = faultTable<VgRules>({
  '2.8.2.3': {
    'the unit gets no power': skip('giveByIcon'),
    'no card is drawn': args('draw', (g, player) => [g, player, 0]),
  },
});
