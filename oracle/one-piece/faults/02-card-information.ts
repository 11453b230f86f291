/** Misreadings of section 2. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const cardInformationFaults: readonly Fault<OpRules>[] = [];
