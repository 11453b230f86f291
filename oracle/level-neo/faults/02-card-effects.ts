/** Misreadings of section 2. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const effectFaults: readonly Fault<LnRules>[] = [];
