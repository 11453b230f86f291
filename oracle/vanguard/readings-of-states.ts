/** Readings about units that wear others, locked cards, deleted units and gauge. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfStates: Readonly<Record<string, Reading<VgRules>>> = {};
