/** Values of cards: a base, then what adds, subtracts or sets, in order of time (OP 1-3-6, 4-9-2; DBS 8-8-1). */
import type { RuleModifier, KernelRules } from '../rules';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type CalculationTables = typeof calculation;

interface CalculationRules extends Omit<KernelRules, keyof CalculationTables>, CalculationTables {}
export type CalculationGame = Game<CalculationRules, object>;

/** A change of a value; its place in the list stands for its time. */
export type Step = Partial<Pick<RuleModifier, 'by' | 'to' | 'base'>>;

export const calculation = {
  /** The result is adjusted once, at the end (`readAs`), so values below zero count in between. */
  evaluate(g: CalculationGame, stat: string, printed: number, steps: readonly Step[]): number {
    let value = g.rules.baseOf(g, stat, printed, steps);
    for (const step of steps) if (!step.base) value = g.rules.applyStep(g, stat, value, step);
    return g.rules.readAs(g, stat, value);
  },

  /** Returns the printed value, or the base that replaces it. */
  baseOf(_g: CalculationGame, _stat: string, printed: number, _steps: readonly Step[]): number {
    return printed;
  },

  /** Applies a change to the value so far, even if that is below zero. */
  applyStep(_g: CalculationGame, _stat: string, value: number, { by = 0, to }: Step): number {
    return to ?? value + by;
  },

  /** A result below zero counts as 0 unless the value may be negative. */
  readAs(g: CalculationGame, stat: string, value: number): number {
    if (value >= 0) return value;
    g.rules.citeBelowZero(g, stat);
    return g.rules.mayBeNegative.includes(stat) ? value : 0;
  },

  mayBeNegative: [] as readonly string[],

  /** Cites the clauses on how a value below zero is read. */
  citeBelowZero(_g: CalculationGame, _stat: string): void {},
} satisfies TableFor<KernelRules>;
