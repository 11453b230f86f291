/** Misreadings of section 9. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const judgementFaults: readonly Fault<LnRules>[] = [];
