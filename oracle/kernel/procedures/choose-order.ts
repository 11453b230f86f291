/** Defaults for every effect: who chooses and acts first, how numbers work, and what counts as done by an effect. */
import type { KernelRules } from '../rules';
import type { CardFilter, Cause } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { chooseNumber } from '../questions';
import { playersInTurnOrder } from '../game';
import type { CardState, CauseOf, Procedure } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type ChooseOrderTables = typeof orderChoices;

interface ChooseOrderRules extends Omit<KernelRules, keyof ChooseOrderTables>, ChooseOrderTables {}
export type ChooseOrderGame = Game<ChooseOrderRules, object>;

export const orderChoices = {
  choosersInOrder(g: ChooseOrderGame, _from?: readonly CardFilter[]): readonly PlayerId[] {
    g.citePoint('choosers');
    return playersInTurnOrder(g);
  },

  actorsInOrder(g: ChooseOrderGame): readonly PlayerId[] {
    g.citePoint('actors');
    return playersInTurnOrder(g);
  },

  /**
   * Returns the card that stands for the player: damage and defeats happen to it, and prohibitions on it hold for the
   * player. There is none unless a pack adds one.
   */
  cardOfPlayer(_g: ChooseOrderGame, _player: PlayerId): CardState | undefined {
    return undefined;
  },

  /** Returns 0 for zero or fewer times. */
  repetitionCount(g: ChooseOrderGame, times: number): number {
    if (times > 0) return times;
    g.citePoint('noRepetition');
    return 0;
  },

  /** Asks for a whole number from `min` on, or from the least number if the card sets no `min`. */
  *chooseNumber(
    g: ChooseOrderGame,
    player: PlayerId,
    min: number | undefined,
    max: number | undefined,
  ): Procedure<number> {
    g.citePoint('number');
    if (max !== undefined && min === undefined) g.citePoint('numberUpTo');
    const least = min ?? g.rules.leastOf(g, max);
    return yield* chooseNumber(g, { player, kind: 'number', min: least, max, clause: g.clauseOf('number') });
  },

  leastNumber: 0,

  /** Returns the least number if the card sets none, with or without an upper limit (DBS 1-3-5, 1-3-5-1). */
  leastOf(g: ChooseOrderGame, _max: number | undefined): number {
    return g.rules.leastNumber;
  },

  /** A cost printed on a card counts as part of its effect; the cost of playing a card has no source and does not. */
  isCausedBy(_g: ChooseOrderGame, asked: Cause, { kind, source }: CauseOf): boolean {
    return asked === kind || (asked === 'effect' && kind === 'cost' && source !== undefined);
  },
} satisfies TableFor<KernelRules>;
