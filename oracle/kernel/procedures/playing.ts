/** Playing a card: for its cost, where that has been paid as it is written and nothing forbids it by then, or by an effect. */
import type { TableFor } from './tables';
import type { PlayerId } from '../../../schemas/common';
import { causeOf } from '../language/instructions';
import type { EffectContext, KernelRules } from '../rules';
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
    const pays = () => g.rules.payToPlay(g, player, card, chosen);
    const asWritten = yield* g.rules.isDoneAsWritten(g, { kind: 'cost', player }, pays);
    return g.rules.mayStillBePlayed(g, player, card, asWritten);
  },

  payToPlay(_g: EffectGame, _player: PlayerId, _card: CardState, _chosen: readonly string[] | undefined): Procedure {
    return NOTHING;
  },

  /** Paid for, and not forbidden by then. */
  mayStillBePlayed(g: EffectGame, player: PlayerId, card: CardState, asWritten: boolean): boolean {
    if (!g.rules.isPaidFor(g, asWritten)) return false;
    if (g.rules.forbiddenPlayRefusal(g, card, byRule(player)) === null) return true;
    g.citePoint('playForbidden');
    return false;
  },

  /** What happens instead of the payment is no payment, as with the cost of an effect. */
  isPaidFor(g: EffectGame, asWritten: boolean): boolean {
    if (asWritten) return true;
    g.citePoint('playUnpaid');
    return false;
  },

  /** An effect plays a card; nobody pays for it. */
  *playByEffect(g: EffectGame, context: EffectContext, card: CardState, state: string | undefined): Procedure {
    const cause = causeOf(context);
    if (!g.rules.effectCanPlay(g, context.player, card)) return;
    if (g.rules.effectMayNotPlay(g, card, cause)) return g.citePoint('playForbidden');
    yield* g.rules.putIntoPlay(g, context.player, card, state, cause);
  },

  /** Is it a card that an effect plays, from where it is? */
  effectCanPlay(_g: EffectGame, _player: PlayerId, _card: CardState): boolean {
    return true;
  },

  /** What cannot be played no effect plays either. */
  effectMayNotPlay(g: EffectGame, card: CardState, cause: CauseOf): boolean {
    return g.rules.forbiddenPlayRefusal(g, card, cause) !== null;
  },

  putIntoPlay(
    _g: EffectGame,
    _player: PlayerId,
    _card: CardState,
    _state: string | undefined,
    _cause: CauseOf,
  ): Procedure {
    return NOTHING;
  },

  /** Has it come into play in this turn? */
  isNewcomer(g: EffectGame, card: CardState): boolean {
    return card.enteredOnTurn === g.state.turn;
  },

  /** The zone to which a card comes as it is played. */
  zoneOfPlay(_g: EffectGame, card: CardState): string {
    return card.zone;
  },
} satisfies TableFor<KernelRules>;
