/** Misreadings of section 1. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const gameOverviewFaults: readonly Fault<OpRules>[] = [];
