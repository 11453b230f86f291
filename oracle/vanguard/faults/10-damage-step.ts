/** Misreadings of the clauses about the damage step (10.7). */
import { args, faultTable, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const damageStepFaults = faultTable<VgRules>({
  '10.7.1.4': { 'every hit deals 1 damage': args('dealDamageTo', (g, player) => [g, player, 1]) },
  '10.7.1.10': { 'what was hit is not retired': skip('retire') },
});
