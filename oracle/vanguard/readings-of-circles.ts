/** Readings about circles. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfCircles: Readonly<Record<string, Reading<VgRules>>> = {};
