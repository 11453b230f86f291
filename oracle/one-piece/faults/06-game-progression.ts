/** Misreadings of section 6. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const gameProgressionFaults: readonly Fault<OpRules>[] = [];
