/** Where the rulebook is silent or contradicts itself: what we read, and what else could be read. */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';
import { readingsOfBattles } from './readings-of-battles';
import { readingsOfCalls } from './readings-of-calls';
import { readingsOfCircles } from './readings-of-circles';
import { readingsOfFrame } from './readings-of-frame';
import { readingsOfGifts } from './readings-of-gifts';
import { readingsOfIcons } from './readings-of-icons';
import { readingsOfKeywords } from './readings-of-keywords';
import { readingsOfMasters } from './readings-of-masters';
import { readingsOfInformation } from './readings-of-information';
import { readingsOfMarkers } from './readings-of-markers';
import { readingsOfOrders } from './readings-of-orders';
import { readingsOfStacks } from './readings-of-stacks';
import { readingsOfStates } from './readings-of-states';

export const readings: Readonly<Record<string, Reading<VgRules>>> = {
  ...readingsOfFrame,
  ...readingsOfCircles,
  ...readingsOfBattles,
  ...readingsOfCalls,
  ...readingsOfGifts,
  ...readingsOfIcons,
  ...readingsOfInformation,
  ...readingsOfStacks,
  ...readingsOfStates,
  ...readingsOfMasters,
  ...readingsOfMarkers,
  ...readingsOfKeywords,
  ...readingsOfOrders,
};
