/** Plausible misreadings, at least one for each testable clause. A scenario of the clause itself must kill each. */
import type { Fault } from '../kernel/session/module';
import { turnsFaults } from './faults/01-turns';
import type { SgRules } from './game';

export const faults: readonly Fault<SgRules>[] = [...turnsFaults];
