/** Plausible misreadings, at least one for each testable clause. A scenario of the clause itself must notice each. */
import type { Fault } from '../kernel/module';
import type { LnRules } from './game';

export const faults: readonly Fault<LnRules>[] = [];
