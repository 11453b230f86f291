/** Readings about information and values. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfInformation: Readonly<Record<string, Reading<VgRules>>> = {};
