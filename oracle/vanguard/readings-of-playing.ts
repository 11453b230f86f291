/** Readings about playing and paying. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfPlaying: Readonly<Record<string, Reading<VgRules>>> = {};
