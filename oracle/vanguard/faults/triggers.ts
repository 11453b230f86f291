/** Misreadings of whose events an automatic ability answers, and in whose turn. */
import { triggerFaults } from '../../kernel/testing/triggers';
import type { VgRules } from '../game';

export const triggers = triggerFaults<VgRules>({
  clause: '11.8.8',
  ability: 'an [AUTO] ability',
  events: {
    called: 'a unit is called',
    rode: 'a unit is ridden',
    drew: 'a card is drawn',
    attacks: 'a unit attacks',
    guards: 'a unit guards',
    driveChecked: 'a drive check is made',
    hits: 'an attack hits a unit',
    retired: 'a unit is retired',
  },
  same: () => undefined,
});
