/** Misreadings of section 3. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const gameAreasFaults: readonly Fault<OpRules>[] = [];
