/** Misreadings of the clauses about phases (9.1 to 9.8). */
import { faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, type VgRules } from '../game';

export const phaseFaults = faultTable<VgRules>({
  '9.2.2': { 'no unit stands': skip('setAllActive') },
  '9.4.2': { 'the turn player does not draw': skip('drawCard') },
  '9.7.2': {
    'any unit may be ridden': result('ridesInRideStep', (_found, g, player) =>
      [...cardsIn(g, player, 'hand'), ...cardsIn(g, player, 'rideDeck')].map(({ id }) => ({ type: 'ride', card: id })),
    ),
  },
});
