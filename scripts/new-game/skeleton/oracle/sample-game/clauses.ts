import type { RulePoints } from '../kernel/clauses';

/** Satisfies the compiler only: `npm run new-game` writes the file with every rule point. */
export declare const clauses: RulePoints;
