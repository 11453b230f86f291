/** Principles that hold for every effect: who chooses and acts first, what numbers are, what is an effect's doing. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { Cause } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { chooseNumber } from '../questions';
import { playersInTurnOrder } from '../game';
import type { CardState, CauseOf, Procedure } from '../state';
import type { EffectGame } from './types';

export const orderChoices = {
  choosersInOrder(g: EffectGame): readonly PlayerId[] {
    g.citePoint('choosers');
    return playersInTurnOrder(g);
  },

  actorsInOrder(g: EffectGame): readonly PlayerId[] {
    g.citePoint('actors');
    return playersInTurnOrder(g);
  },

  /**
   * The card about which it is where something happens to a player, to whom damage is dealt or who loses, and to which it is
   * forbidden what is forbidden to the player. There is none unless a pack has one.
   */
  cardOfPlayer(_g: EffectGame, _player: PlayerId): CardState | undefined {
    return undefined;
  },

  /** What is to be done a negative number of times, or not at all, is not done. */
  repetitionCount(g: EffectGame, times: number): number {
    if (times > 0) return times;
    g.citePoint('noRepetition');
    return 0;
  },

  /** A whole number, from the least one on unless the card says otherwise. */
  *chooseNumber(g: EffectGame, player: PlayerId, min: number | undefined, max: number | undefined): Procedure<number> {
    g.citePoint('number');
    if (max !== undefined && min === undefined) g.citePoint('numberUpTo');
    const least = min ?? g.rules.leastOf(g, max);
    return yield* chooseNumber(g, { player, kind: 'number', min: least, max, clause: g.clauseOf('number') });
  },

  leastNumber: 0,

  /** The least number where the card sets none: with a most, or without (DBS 1-3-5, 1-3-5-1). */
  leastOf(g: EffectGame, _max: number | undefined): number {
    return g.rules.leastNumber;
  },

  /** A cost that stands on a card is part of its effect; what is paid for playing a card stands on none. */
  isCausedBy(_g: EffectGame, asked: Cause, { kind, source }: CauseOf): boolean {
    return asked === kind || (asked === 'effect' && kind === 'cost' && source !== undefined);
  },
} satisfies TableFor<KernelRules>;
