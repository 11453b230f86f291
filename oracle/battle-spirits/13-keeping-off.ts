/**
 * 13-2, 11-3, 15-1, 16-4-7, 21-4. What the rules keep off a card, continuous effects included. Each section adds its
 * rows to `keptOffRows` in `sections.ts`; above them stand only the ranks of FAQ-1-4.
 */
import type { Clauses } from '../kernel/clauses';
import type { CardState, CauseOf } from '../kernel/state';
import type { BsGame } from './game';
import type { Section } from './packs';

export interface KeptOffRow {
  readonly clauses: Clauses;
  /** Returns whether the rule protects the card now. */
  protects(g: BsGame, card: CardState): boolean;
  /** Returns whether something with this cause reaches the card nevertheless. */
  letsThrough(g: BsGame, card: CardState, cause: CauseOf): boolean;
}

export const keepingOff = {
  /** Only effects are kept off, never the rules or the payments of the own player. */
  protectionFrom(g: BsGame, card: CardState, cause: CauseOf): Clauses | null {
    if (cause.kind !== 'effect' || cause.source === card.id || cause.ability?.unpreventable) return null;
    const row = g.rules.keptOffRows.find((one) => one.protects(g, card) && !one.letsThrough(g, card, cause));
    return row?.clauses ?? null;
  },
} satisfies Section;
