/** Misreadings of section 1. */
import type { Fault } from '../../kernel/module';
import type { LnRules } from '../game';

export const deckFaults: readonly Fault<LnRules>[] = [];
