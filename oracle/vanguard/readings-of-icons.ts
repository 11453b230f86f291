/** Readings about icons. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfIcons: Readonly<Record<string, Reading<VgRules>>> = {};
