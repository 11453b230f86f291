/** Plausible misreadings, at least one for each testable clause. A scenario of the clause itself must notice each. */
import type { Fault } from '../kernel/module';
import { beginningFaults } from './faults/beginning';
import type { VgRules } from './game';

export const faults: readonly Fault<VgRules>[] = [...beginningFaults];
