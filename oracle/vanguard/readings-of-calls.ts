/** Readings about calls. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfCalls: Readonly<Record<string, Reading<VgRules>>> = {};
