/** Misreadings of section 4. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const flowFaults: readonly Fault<LnRules>[] = [];
