/** Places where the rulebook is silent or contradicts itself: our reading, and the alternatives. */
import type { Reading } from '../kernel/session/module';
import type { SgRules } from './game';

export const readings: Readonly<Record<string, Reading<SgRules>>> = {};
