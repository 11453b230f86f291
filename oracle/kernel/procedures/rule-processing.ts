/** What the rules do by themselves: rows that say when something is due, what its player decides, what changes and what follows. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import { isDeparting } from '../events/departures';
import { isSameKind, perform, type IntendedChange } from '../events/perform';
import { playersInTurnOrder } from '../game';
import { NOTHING, type CardState, type Procedure } from '../state';
import type { PlayerId } from '../../../schemas/common';
import type { CoreGame } from './types';

/**
 * When a row is looked at: after every change, even in the middle of an effect (interruptive), at the game's checkpoints
 * (confirmative), or there when no other rule is due and nothing waits to be resolved (DBS 9-1-2; VG 11.6.1.1, 13.7.1).
 */
export type RuleKind = 'interruptive' | 'confirmative' | 'whenQuiet';

/** Something that is due: whose it is, and the card that it is about. */
export interface Due {
  readonly player: PlayerId;
  /** One that is decided to leave is left alone (BS FAQ-4-1-4). */
  readonly card?: CardState;
}

/** One thing that the rules do. All rows of a kind look before anything is done (VG 13.1.3, DBS 9-1-2-3). */
export interface RuleRow<G = CoreGame, D extends Due = Due> {
  readonly clauses: readonly string[];
  readonly kind: RuleKind;
  due(g: G): readonly D[];
  /** What changes, with the choices of its player; the changes of all rows are one group. Left out: nothing. */
  decide?(g: G, due: D): Procedure<readonly IntendedChange[]>;
  /** What follows when all has changed, or is no change of a card. */
  then?(g: G, due: readonly D[]): Procedure | void;
}

export const ruleProcessing = {
  ruleRows: [] as readonly RuleRow[],

  /** false: this rule does not apply (yet). */
  ruleApplies(_g: CoreGame, _row: RuleRow): boolean {
    return true;
  },

  /** All that is due from one look. */
  processRules(g: CoreGame, kind: RuleKind = 'interruptive'): Procedure {
    let all: DueRow[] | undefined;
    for (const row of g.rules.ruleRows) {
      if (row.kind !== kind || !g.rules.ruleApplies(g, row)) continue;
      const due = dueOf(g, row);
      if (due.length > 0) (all ??= []).push({ row, due });
    }
    return all ? executeRows(g, all) : NOTHING;
  },
} satisfies TableFor<KernelRules>;

export const isDue = (g: CoreGame, row: RuleRow): boolean => g.rules.ruleApplies(g, row) && dueOf(g, row).length > 0;

function dueOf(g: CoreGame, row: RuleRow): readonly Due[] {
  const all = row.due(g);
  return g.state.departures.length === 0 ? all : all.filter(({ card }) => !card || !isDeparting(g, card));
}

interface DueRow {
  readonly row: RuleRow;
  readonly due: readonly Due[];
}

/** The choices of the turn player come first, then all changes at one moment, then what follows. */
function* executeRows(g: CoreGame, all: readonly DueRow[]): Procedure {
  const changes: IntendedChange[] = [];
  for (const player of playersInTurnOrder(g)) {
    for (const { row, due } of all) {
      if (!row.decide) continue;
      for (const one of due) if (one.player === player) addNew(changes, yield* row.decide(g, one));
    }
  }
  if (changes.length > 0) {
    for (const { row } of all) if (row.decide) g.cite(...row.clauses);
    yield* perform(g, ...changes);
  }
  for (const { row, due } of all) {
    if (!row.then) continue;
    if (!row.decide) g.cite(...row.clauses);
    yield* row.then(g, due) ?? NOTHING;
  }
}

/** A card for which several rows are due leaves once. */
function addNew(changes: IntendedChange[], added: readonly IntendedChange[]): void {
  for (const change of added) if (!changes.some((other) => isSameKind(other, change))) changes.push(change);
}

/** Processes them. @returns false: nothing has come of it */
export function* rulesAreDue(g: CoreGame, kind: RuleKind): Procedure<boolean> {
  const before = g.journal.length;
  yield* g.rules.processRules(g, kind);
  return g.journal.length > before;
}
