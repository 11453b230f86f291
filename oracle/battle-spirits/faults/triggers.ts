/** Misreadings of whose events an effect answers, and in whose turn. */
import { triggerFaults } from '../../kernel/testing/triggers';
import type { BsRules } from '../game';

/** Events of battles, of which texts do not say whose they are. */
const OF_A_BATTLE: readonly string[] = ['battleResolving', 'battleEnding', 'battleEnded'];

export const triggers = triggerFaults<BsRules>({
  clause: '24-2-1',
  ability: 'an effect',
  events: {
    summoned: 'a card is summoned',
    deployed: 'a Nexus is deployed',
    used: 'a card is used',
    drew: 'a card is drawn',
    handIncreased: 'a Hand increases by an effect',
    attackDeclared: 'a Spirit attacks',
    blocked: 'a Spirit blocks',
    exhausted: 'a Spirit is Exhausted',
    battleResolving: 'a battle is resolved',
    lifeReduced: 'a Life is reduced',
    destroyed: 'a card is destroyed',
    leftField: 'a card leaves the Field',
    battleEnding: 'a battle ends',
    battleEnded: 'a battle has ended',
  },
  same: (event, cell) =>
    OF_A_BATTLE.includes(event) && (cell === 'yours' || cell === 'opponents')
      ? 'a text on a battle does not say whose it is'
      : undefined,
});
