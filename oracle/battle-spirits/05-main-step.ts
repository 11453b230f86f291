/** 5. Main Step: the actions of the turn player, and the Cores that are moved freely. */
import type { Action, CounterMove } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { whyUnpaid } from './06-payments';
import { perform } from '../kernel/events/perform';
import { movingCounters } from '../kernel/objects/counters';
import { mainPhase } from '../kernel/procedures/main-phase';
import { byRule, type CauseOf, type Procedure, type Refusal } from '../kernel/state';
import type { BsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** When a player may act at will: in the own Main Step, or in a Flash Timing. */
export type BsTiming = 'main' | 'flash';

/** One type of action. Each section adds a row for its own to `actionRows` in `sections.ts`. */
export interface ActionRow {
  readonly timings: readonly BsTiming[];
  refusal(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Refusal | null;
  /** Lists the actions for the player to try; a listed one may still be refused. */
  candidates(g: BsGame, player: PlayerId, timing: BsTiming): readonly Action[];
  execute(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Procedure;
}

export type ActionRows = Readonly<Record<string, ActionRow>>;

/** The clauses of 5 that say of an action that it is there. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  combine: ['5-3-1'],
  separate: ['5-3-1'],
  swapBrave: ['5-3-1'],
  activate: ['5-6-1', '5-6-2', '5-6-3'],
  setBurst: ['5-8-1'],
  setMirage: ['5-9-1'],
};

export const mainStep = {
  /** 5-1-2 */
  mainRefusal(g: BsGame, player: PlayerId, action: Action): Refusal | null {
    return g.rules.actionRefusal(g, player, action, 'main') ?? null;
  },

  mainActions(g: BsGame, player: PlayerId): Action[] {
    return g.rules.actionsToTry(g, player, 'main');
  },

  executeMainAction(g: BsGame, player: PlayerId, action: Action): Procedure {
    g.cite('5-1-1', '5-1-2', ...(CLAUSES[action.type] ?? []));
    return g.rules.executeAction(g, player, action, 'main');
  },

  /** Returns why the action is not possible at this time; null: it is. */
  actionRefusal(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Refusal | null {
    const row = g.rules.actionRows[action.type];
    if (!row?.timings.includes(timing)) return mainPhase.mainRefusal(g, player, action);
    return row.refusal(g, player, action, timing);
  },

  actionsToTry(g: BsGame, player: PlayerId, timing: BsTiming): Action[] {
    const rows = Object.values(g.rules.actionRows).filter(({ timings }) => timings.includes(timing));
    return rows.flatMap((row) => row.candidates(g, player, timing));
  },

  executeAction(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Procedure {
    return g.rules.actionRows[action.type]!.execute(g, player, action, timing);
  },

  // --- 5-7 ----------------------------------------------------------------------------------------------------------

  /** 5-7-1, 5-7-4 */
  moveRefusal(g: BsGame, player: PlayerId, { moves = [] }: Action): Refusal | null {
    const ontoSetCard = g.rules.coresOntoSetCard(g, moves);
    if (ontoSetCard) return ontoSetCard;
    const available = g.rules.mayPay(g, player);
    const due = Object.fromEntries(Object.keys(g.rules.mayTake(g, player)).map((place) => [place, { atLeast: 0 }]));
    const isIdle = moves.every(({ from, to }) => from === to);
    const reason = isIdle ? 'no Core is moved' : whyUnpaid({ available, due }, moves);
    if (reason === null) return null;
    const isHeldBack = (place: string) => g.state.cards[place]?.zone === 'field' && g.card(place).side === player;
    const isOfHeldBack = moves.some(({ from, to }) => [from, to].some((one) => isHeldBack(one) && !(one in available)));
    return { clause: isOfHeldBack ? '5-7-4' : '5-7-1', reason };
  },

  /** 5-7-1, 6-2-1, FAQ-2-1: all of them at one moment. */
  moveCores(g: BsGame, player: PlayerId, { moves = [] }: Action): Procedure {
    if (moves.some(({ counters }) => counters.soulCore)) g.cite('5-7-3', 'FAQ-2-1', '2-3-4', 'G-40');
    g.rules.citeOfSoulState(g, player, '21-4-1');
    g.rules.citeMovedCores(g, moves);
    g.rules.citeKeptCores(g, player);
    g.rules.citeCount(g, player);
    g.cite('3-3-10', '5-7-1', '6-2-1');
    return perform(g, ...changesOf(g, moves, byRule(player)));
  },
} satisfies Section<'mainRefusal' | 'mainActions' | 'executeMainAction'>;

export const mainStepRows: ActionRows = {
  moveCores: {
    timings: ['main'],
    refusal: (g, player, action) => g.rules.moveRefusal(g, player, action),
    candidates: (g, player) => coreMoves(g, player),
    execute: (g, player, action) => g.rules.moveCores(g, player, action),
  },
};

/** One Core from each place to each other one; more at once are as legal. */
function coreMoves(g: BsGame, player: PlayerId): Action[] {
  const takers = Object.keys(g.rules.mayTake(g, player));
  const payers = g.rules.mayPay(g, player);
  const moves: Action[] = [];
  for (const from in payers)
    for (const kind in payers[from]) {
      if (payers[from][kind] === 0) continue;
      for (const to of takers)
        if (to !== from) moves.push({ type: 'moveCores', moves: [{ from, to, counters: { [kind]: 1 } }] });
    }
  return moves;
}

export const changesOf = (g: BsGame, moves: readonly CounterMove[], cause: CauseOf): IntendedChange[] =>
  moves.map(({ counters, from, to }) => movingCounters(counters, g.card(from), g.card(to), { cause }));
