/** Misreadings of section 10. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const victoryFaults: readonly Fault<LnRules>[] = [];
