/** Numbers of cards: a base, then what adds to it, takes from it or sets it, in the order of time (OP 1-3-6, 4-9-2; DBS 8-8-1). */
import type { TableFor } from './tables';
import type { RuleModifier, KernelRules } from '../rules';
import type { EffectGame } from './types';

/** A change of a number, whatever its time. */
export type Step = Partial<Pick<RuleModifier, 'by' | 'to' | 'base'>>;

export const calculation = {
  /** What comes out is read as a number of its kind. */
  evaluate(g: EffectGame, stat: string, printed: number, steps: readonly Step[]): number {
    let value = g.rules.baseOf(g, stat, printed, steps);
    for (const step of steps) if (!step.base) value = g.rules.applyStep(g, stat, value, step);
    return g.rules.readAs(g, stat, value);
  },

  /** What is printed, or what takes its place. */
  baseOf(_g: EffectGame, _stat: string, printed: number, _steps: readonly Step[]): number {
    return printed;
  },

  /** On what has come out so far, below zero as well. */
  applyStep(_g: EffectGame, _stat: string, value: number, { by = 0, to }: Step): number {
    return to ?? value + by;
  },

  /** What may not be negative is then 0. */
  readAs(g: EffectGame, stat: string, value: number): number {
    if (value >= 0) return value;
    g.rules.citeBelowZero(g, stat);
    return g.rules.mayBeNegative.includes(stat) ? value : 0;
  },

  /** The values that may be. */
  mayBeNegative: [] as readonly string[],

  /** Cites what says how a number below zero is read. */
  citeBelowZero(_g: EffectGame, _stat: string): void {},
} satisfies TableFor<KernelRules>;
