/** Misreadings of section 10. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const keywordEffectsAndKeywordsFaults: readonly Fault<OpRules>[] = [];
