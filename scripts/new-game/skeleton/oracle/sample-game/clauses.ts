import type { RulePoints } from '../kernel/clauses';

/** Stands here for the compiler: `npm run new-game` writes the file with every rule point. */
export declare const clauses: RulePoints;
