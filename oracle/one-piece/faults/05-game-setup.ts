/** Misreadings of section 5. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const gameSetupFaults: readonly Fault<OpRules>[] = [];
