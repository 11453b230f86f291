/** Misreadings of the clauses about the start step and the attack step (10.1 to 10.4). */
import { always, faultTable, result } from '../../kernel/testing/misreadings';
import { cardsIn, type VgRules } from '../game';

export const attackStepFaults = faultTable<VgRules>({
  '10.3.2': { 'the player going first attacks in the first turn': always('isVeryFirstTurn', false) },
  '10.4.1.6': {
    'units of both rows may be attacked': result('frontOf', (_found, g, player) => cardsIn(g, player, 'field')),
  },
  '10.4.1.11': { 'no unit boosts': always('boostersFor', []) },
});
