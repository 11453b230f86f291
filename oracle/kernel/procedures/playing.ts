/** Playing a card for its cost: it is played where that has been paid as it is written, and nothing forbids it by then. */
import type { PlayerId } from '../../../schemas/common';
import { collectDeeds, noDeeds, type Deeds } from '../events/deeds';
import { byRule, NOTHING, type CardState, type CauseOf, type Procedure, type Refusal } from '../state';
import type { EffectGame } from './types';

export const playing = {
  forbiddenPlayRefusal(g: EffectGame, card: CardState, cause?: CauseOf): Refusal | null {
    return g.rules.isProhibited(g, card, 'play', cause)
      ? g.refused('playForbidden', 'an effect forbids playing it')
      : null;
  },

  /**
   * Pays the cost of a card that is to be played.
   * @param chosen the cards to pay with, where the player names them
   * @returns whether it is played
   */
  *payAndMayPlay(
    g: EffectGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
  ): Procedure<boolean> {
    const cause: CauseOf = { kind: 'cost', player };
    if (g.abilitySources.length > 0) {
      const paid = yield* collectDeeds(g, cause, () => g.rules.payToPlay(g, player, card, chosen));
      return g.rules.mayStillBePlayed(g, player, card, paid);
    }
    yield* g.rules.payToPlay(g, player, card, chosen);
    return g.rules.mayStillBePlayed(g, player, card, noDeeds(cause));
  },

  payToPlay(_g: EffectGame, _player: PlayerId, _card: CardState, _chosen: readonly string[] | undefined): Procedure {
    return NOTHING;
  },

  /** Paid for, and not forbidden by then. */
  mayStillBePlayed(g: EffectGame, player: PlayerId, card: CardState, paid: Deeds): boolean {
    if (!g.rules.isPaidFor(g, paid)) return false;
    if (g.rules.forbiddenPlayRefusal(g, card, byRule(player)) === null) return true;
    g.decided('playForbidden');
    return false;
  },

  /** What happens instead of the payment is no payment, as with the cost of an effect. */
  isPaidFor(g: EffectGame, paid: Deeds): boolean {
    if (!g.rules.wasReplaced(g, paid)) return true;
    g.decided('playUnpaid');
    return false;
  },
};
