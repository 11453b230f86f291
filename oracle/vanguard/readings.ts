/** Where the rulebook is silent or contradicts itself: what we read, and what else could be read. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';
import { readingsOfBattles } from './readings-of-battles';
import { readingsOfCalls } from './readings-of-calls';
import { readingsOfCircles } from './readings-of-circles';
import { readingsOfFrame } from './readings-of-frame';
import { readingsOfIcons } from './readings-of-icons';
<<<<<<< HEAD
import { readingsOfStates } from './readings-of-states';
=======
import { readingsOfStacks } from './readings-of-stacks';
>>>>>>> 3138c867 (Legions attack together, seek their mates and end; rule actions leave one mate, leader or unit on the vanguard circle)

export const readings: Readonly<Record<string, Reading<VgRules>>> = {
  ...readingsOfFrame,
  ...readingsOfCircles,
  ...readingsOfBattles,
  ...readingsOfCalls,
  ...readingsOfIcons,
<<<<<<< HEAD
  ...readingsOfStates,
=======
  ...readingsOfStacks,
>>>>>>> 3138c867 (Legions attack together, seek their mates and end; rule actions leave one mate, leader or unit on the vanguard circle)
};
