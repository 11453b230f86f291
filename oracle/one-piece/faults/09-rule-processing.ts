/** Misreadings of section 9. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const ruleProcessingFaults: readonly Fault<OpRules>[] = [];
