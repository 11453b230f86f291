/** Misreadings of section 11. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const otherFaults: readonly Fault<OpRules>[] = [];
