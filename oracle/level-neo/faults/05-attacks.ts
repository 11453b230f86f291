/** Misreadings of section 5. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const attackFaults: readonly Fault<LnRules>[] = [
  {
    id: 'attacker-stays-active',
    clause: '5-1',
    title: 'the attacker does not rest',
    replace: () => ({ *restAttackers() {} }),
  },
  {
    id: 'resting-attacker',
    clause: '5-1',
    title: 'a resting character may attack',
    replace: () => ({ activeAttackerRefusal: () => null }),
  },
];
