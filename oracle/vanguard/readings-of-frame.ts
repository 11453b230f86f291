/** Readings about frame. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfFrame: Readonly<Record<string, Reading<VgRules>>> = {};
