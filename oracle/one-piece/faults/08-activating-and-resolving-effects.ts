/** Misreadings of section 8. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const activatingAndResolvingEffectsFaults: readonly Fault<OpRules>[] = [];
