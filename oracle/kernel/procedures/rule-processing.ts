/** Rule processing: rows that state when something is due, what its player decides, what changes and what follows. */
import type { KernelRules, AnyGame } from '../rules';
import { isSameKind, perform } from '../events/perform';
import { playersInTurnOrder } from '../game';
import { remembered } from '../remember';
import { NOTHING, type CardState, type Procedure } from '../state';
import { anyChange, whileUnchanged, type Changes } from '../while-unchanged';
import type { PlayerId } from '../../../schemas/common';
import { isDeparting } from '../objects/departing';
import type { IntendedChange } from '../changes/intended';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type RuleProcessingTables = typeof ruleProcessing;

interface RuleProcessingRules extends Omit<KernelRules, keyof RuleProcessingTables>, RuleProcessingTables {}
export type RuleProcessingGame = Game<RuleProcessingRules, object>;

/**
 * When a row is processed: after every change, even in the middle of an effect (interruptive); at the game's
 * checkpoints (confirmative); or at a checkpoint when no other rule is due and nothing waits (whenQuiet) (DBS 9-1-2; VG
 * 11.6.1.1, 13.7.1).
 */
export type RuleKind = 'interruptive' | 'confirmative' | 'whenQuiet';

/** Something that is due for a player, and possibly for a card. */
export interface Due {
  readonly player: PlayerId;
  /** A card whose departure is decided is skipped (BS FAQ-4-1-4). */
  readonly card?: CardState;
}

/**
 * One thing that the rules do. All rows of a kind determine what is due before any of them acts (VG 13.1.3, DBS
 * 9-1-2-3).
 */
export interface RuleRow<G = AnyGame, D extends Due = Due> {
  readonly clauses: readonly string[];
  readonly kind: RuleKind;
  due(g: G): readonly D[];
  /**
   * Returns the changes, including the choices of the player; the changes of all rows form one group. Omitted: none.
   */
  decide?(g: G, due: D): Procedure<readonly IntendedChange[]>;
  /** Runs after the changes; also for rules that change no card. */
  then?(g: G, due: readonly D[]): Procedure | void;
  /** Counts the changes that `due` has to notice (untilChanged). Omitted: it may depend on anything. */
  changes?(g: G): number;
}

/**
 * The same row, at which nobody looks again before something changes that `changes` counts (while-unchanged.ts). Only
 * for a row whose `due` reads nothing but the state.
 */
export const untilChanged = <G extends AnyGame, D extends Due>(
  row: RuleRow<G, D>,
  changes: Changes<G> = anyChange,
): RuleRow<G, D> => ({ ...row, changes, due: whileUnchanged((g: G) => row.due(g), changes) });

export const ruleProcessing = {
  ruleRows: [] as readonly RuleRow[],

  /** Returns false if this rule does not apply (yet). */
  ruleApplies(_g: RuleProcessingGame, _row: RuleRow): boolean {
    return true;
  },

  /** Processes everything that is due now; what becomes due by it needs another call. */
  processRules(g: RuleProcessingGame, kind: RuleKind = 'interruptive'): Procedure {
    let all: DueRow[] | undefined;
    for (const row of g.rules.ruleRows) {
      if (row.kind !== kind || !g.rules.ruleApplies(g, row)) continue;
      const due = dueOf(g, row);
      if (due.length > 0) (all ??= []).push({ row, due });
    }
    return all ? executeRows(g, all) : NOTHING;
  },

  /** Covers the rules of checkpoints, not those processed after every change. */
  anyRuleIsDue(g: RuleProcessingGame): boolean {
    for (const row of g.rules.ruleRows) if (row.kind !== 'interruptive' && isDue(g, row)) return true;
    return false;
  },
} satisfies TableFor<KernelRules>;

/**
 * The same for many rows that wait for changes (untilChanged). Those that count the same changes are looked at together:
 * while nothing is due, a change that does not concern them costs one comparison.
 */
export function anyRuleIsDueByChanges(g: RuleProcessingGame): boolean {
  for (const mayBeDue of groupsOf(g.rules.ruleRows)) if (mayBeDue(g)) return ruleProcessing.anyRuleIsDue(g);
  return false;
}

/** For each kind of changes: is something due of a row that counts them? The row might not apply. */
const groupsOf = remembered((rows: readonly RuleRow[]): readonly ((g: RuleProcessingGame) => boolean)[] => {
  const groups = new Map<RuleRow['changes'], RuleRow[]>();
  for (const row of rows) {
    if (row.kind === 'interruptive') continue;
    const group = groups.get(row.changes);
    if (group) group.push(row);
    else groups.set(row.changes, [row]);
  }
  return [...groups].map(([changes, group]) => {
    const mayBeDue = (g: RuleProcessingGame) => group.some((row) => row.due(g).length > 0);
    return changes ? whileUnchanged(mayBeDue, changes) : mayBeDue;
  });
});

export const isDue = (g: RuleProcessingGame, row: RuleRow): boolean =>
  g.rules.ruleApplies(g, row) && dueOf(g, row).length > 0;

function dueOf(g: RuleProcessingGame, row: RuleRow): readonly Due[] {
  const all = row.due(g);
  return g.state.departures.length === 0 ? all : all.filter(({ card }) => !card || !isDeparting(g, card));
}

interface DueRow {
  readonly row: RuleRow;
  readonly due: readonly Due[];
}

/** Makes the turn player's choices first, then all changes at one moment, then runs what follows. */
function* executeRows(g: RuleProcessingGame, all: readonly DueRow[]): Procedure {
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

/** A card that several rows move leaves only once. */
function addNew(changes: IntendedChange[], added: readonly IntendedChange[]): void {
  for (const change of added) if (!changes.some((other) => isSameKind(other, change))) changes.push(change);
}

/**
 * Processes the rules of a kind.
 * @returns false if nothing happened
 */
export function* rulesAreDue(g: RuleProcessingGame, kind: RuleKind): Procedure<boolean> {
  const before = g.journal.length;
  yield* g.rules.processRules(g, kind);
  return g.journal.length > before;
}
