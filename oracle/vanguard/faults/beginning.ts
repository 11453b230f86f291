/** Misreadings of what the beginning of this game plays. */
import { always, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, type VgRules } from '../game';

export const beginningFaults = faultTable<VgRules>({
  '6.2.3.4': { 'the unit that lay on the circle stays there': always('othersAt', []) },
  '6.3.3.2.2': { 'a card of the ride deck is ridden for nothing': skip('payForRideDeck') },
  '6.3.3.5': { 'the former vanguard stays on its circle': always('othersAt', []) },
  '8.2.1.8': { 'the initial hand is six cards': () => ({ openingHand: 6 }) },
  '9.2.2': { 'no unit stands': skip('setAllActive') },
  '9.4.2': { 'the turn player does not draw': skip('drawCard') },
  '9.7.2': {
    'any unit may be ridden': result('rides', (_found, g, player) =>
      [...cardsIn(g, player, 'hand'), ...cardsIn(g, player, 'rideDeck')].map(({ id }) => ({ type: 'ride', card: id })),
    ),
  },
  '9.9.2.1': {
    'units of any grade may be called': result('callsInMainPhase', (_found, g, player) =>
      cardsIn(g, player, 'hand').map(({ id }) => ({ type: 'call', assign: [{ card: id, to: `${player}.frontLeft` }] })),
    ),
  },
  '10.3.2': { 'the player going first attacks in the first turn': always('isVeryFirstTurn', false) },
  '10.4.1.6': {
    'units of both rows may be attacked': result('unitsInFront', (_found, g, player) => cardsIn(g, player, 'field')),
  },
  '10.4.1.11': { 'no unit boosts': always('boostersFor', []) },
  '10.6.1.2.6': { 'there is no drive check': skip('driveStep') },
  '10.7.1.4': { 'every hit deals 1 damage': args('dealDamageTo', (g, player) => [g, player, 1]) },
  '10.7.1.10': { 'what was hit is not retired': skip('retire') },
  '13.2.2': {
    'six cards in the damage zone are no defeat': result('defeatOf', (found) =>
      found?.startsWith('six') ? null : found,
    ),
  },
  '13.2.3': { 'an empty deck is no defeat': result('defeatOf', (found) => (found?.endsWith('deck') ? null : found)) },
});
