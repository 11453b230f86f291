/** Misreadings of section 6. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const coverFaults: readonly Fault<LnRules>[] = [];
