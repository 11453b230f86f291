/** Misreadings of section 7. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const levelFaults: readonly Fault<LnRules>[] = [];
