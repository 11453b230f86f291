/** Readings about dominated units, replacement and loops. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfMasters: Readonly<Record<string, Reading<VgRules>>> = {};
