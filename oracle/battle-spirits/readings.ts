/** Where the rulebook is silent or contradicts itself: what we read, and what else could be read. */
import type { Reading } from '../kernel/session/module';
import { readingsOfEffects } from './readings-of-effects';
import type { BsRules } from './game';
import { readingsOfBraves } from './readings-of-braves';
import { readingsOfBattles } from './readings-of-battles';
import { readingsOfCosts } from './readings-of-costs';
import { readingsOfForms } from './readings-of-forms';
import { readingsOfVictory } from './readings-of-victory';

export const readings: Readonly<Record<string, Reading<BsRules>>> = {
  ...readingsOfVictory,
  ...readingsOfBattles,
  ...readingsOfEffects,
  ...readingsOfCosts,
  ...readingsOfBraves,
  ...readingsOfForms,
};
