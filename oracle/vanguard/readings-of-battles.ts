/** Readings about battles. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfBattles: Readonly<Record<string, Reading<VgRules>>> = {};
