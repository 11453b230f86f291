/** Misreadings of section 7. */
import type { Fault } from '../../kernel/module';
import type { OpRules } from '../game';

export const cardAttacksAndBattlesFaults: readonly Fault<OpRules>[] = [];
