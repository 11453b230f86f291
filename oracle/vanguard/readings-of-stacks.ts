/** Readings about strides, legions and hearts. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfStacks: Readonly<Record<string, Reading<VgRules>>> = {};
