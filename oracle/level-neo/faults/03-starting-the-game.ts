/** Misreadings of section 3. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const startFaults: readonly Fault<LnRules>[] = [];
