/**
 * 13-2, 11-3, 15-1, 16-4-7, 21-4. What the rules keep off a card, continuous effects included. Each section adds its
 * rows to `keptOffRows` in `sections.ts`; above them stand only the ranks of FAQ-1-4.
 */
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { CardState, CauseOf } from '../kernel/state';
import type { BsGame } from './game';

export interface KeptOffRow {
  readonly clauses: readonly string[];
  /** Returns whether the rule protects the card now. */
  protects(g: BsGame, card: CardState): boolean;
  /** Returns whether something with this cause reaches the card nevertheless. */
  letsThrough(g: BsGame, card: CardState, cause: CauseOf): boolean;
}

export const keepingOff = {
  /** Only effects are kept off, never the rules or the payments of the own player. */
  isProtectedFrom(g: BsGame, card: CardState, cause: CauseOf | undefined): boolean {
    if (cause?.kind !== 'effect' || cause.source === card.id) return false;
    if (cause.ability?.unpreventable) return false;
    const row = g.rules.keptOffRows.find((one) => one.protects(g, card) && !one.letsThrough(g, card, cause));
    if (row) g.cite(...row.clauses);
    return row !== undefined;
  },
} satisfies TableFor<KernelRules>;
