/** Misreadings of section 4. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const basicGameTerminologyFaults: readonly Fault<OpRules>[] = [];
