/** Misreadings of the clauses about the main phase (9.9). */
import { faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, type VgRules } from '../game';

export const mainPhaseFaults = faultTable<VgRules>({
  '9.9.2.1': {
    'units of any grade may be called': result('callsInMainPhase', (_found, g, player) =>
      cardsIn(g, player, 'hand').map(({ id }) => ({ type: 'call', assign: [{ card: id, to: `${player}.frontLeft` }] })),
    ),
  },
  '9.9.2.2.1': { 'the cards stay where they are': skip('exchangeColumn') },
});
