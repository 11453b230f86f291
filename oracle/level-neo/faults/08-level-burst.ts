/** Misreadings of section 8. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const burstFaults: readonly Fault<LnRules>[] = [];
