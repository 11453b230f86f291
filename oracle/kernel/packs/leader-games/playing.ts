/**
 * Playing a card, by an effect or for its cost, which must be paid as written; playing it must still be allowed then.
 */
import type { PlayerId } from '../../../../schemas/common';
import { causeOf } from '../../language/instructions';
import type { EffectContext, KernelRules } from '../../rules';
import { byRule, NOTHING, type CardState, type CauseOf, type Procedure, type Refusal } from '../../state';
import type { Game } from '../../game';
import type { TableFor } from '../../procedures/tables';
import type { ActivationTables } from '../../procedures/activation';

/** The tables whose entries these procedures call. */
export type PlayingTables = typeof playing & ActivationTables;

interface PlayingRules extends Omit<KernelRules, keyof PlayingTables>, PlayingTables {}
export type PlayingGame = Game<PlayingRules, object>;

export const playing = {
  forbiddenPlayRefusal(g: PlayingGame, card: CardState, cause?: CauseOf): Refusal | null {
    return g.rules.isProhibited(g, card, 'play', cause)
      ? g.refused('playForbidden', `an effect forbids playing "${card.id}"`)
      : null;
  },

  /**
   * Pays the cost of playing a card.
   * @param chosen the cards to pay with, if the player names them
   * @returns whether the card is played
   */
  *payAndMayPlay(
    g: PlayingGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
  ): Procedure<boolean> {
    const pays = () => g.rules.payToPlay(g, player, card, chosen);
    const asWritten = yield* g.rules.isDoneAsWritten(g, { kind: 'cost', player }, pays);
    if (g.rules.mayStillBePlayed(g, player, card, asWritten)) return true;
    g.citePoint(g.rules.isPaidFor(g, asWritten) ? 'playForbidden' : 'playUnpaid');
    return false;
  },

  payToPlay(_g: PlayingGame, _player: PlayerId, _card: CardState, _chosen: readonly string[] | undefined): Procedure {
    return NOTHING;
  },

  /** Returns whether the card was paid for and may still be played. */
  mayStillBePlayed(g: PlayingGame, player: PlayerId, card: CardState, asWritten: boolean): boolean {
    return g.rules.isPaidFor(g, asWritten) && g.rules.forbiddenPlayRefusal(g, card, byRule(player)) === null;
  },

  /** A replaced payment is no payment, as with the cost of an effect. */
  isPaidFor(_g: PlayingGame, asWritten: boolean): boolean {
    return asWritten;
  },

  /** Plays a card by an effect, without paying. */
  *playByEffect(g: PlayingGame, context: EffectContext, card: CardState, state: string | undefined): Procedure {
    const cause = causeOf(context);
    if (!g.rules.effectCanPlay(g, context.player, card)) return;
    if (g.rules.effectMayNotPlay(g, card, cause)) return g.citePoint('playForbidden');
    yield* g.rules.putIntoPlay(g, context.player, card, state, cause);
  },

  /** Returns whether an effect can play the card from where it lies. */
  effectCanPlay(_g: PlayingGame, _player: PlayerId, _card: CardState): boolean {
    return true;
  },

  /** A card that cannot be played cannot be played by an effect either. */
  effectMayNotPlay(g: PlayingGame, card: CardState, cause: CauseOf): boolean {
    return g.rules.forbiddenPlayRefusal(g, card, cause) !== null;
  },

  putIntoPlay(
    _g: PlayingGame,
    _player: PlayerId,
    _card: CardState,
    _state: string | undefined,
    _cause: CauseOf,
  ): Procedure {
    return NOTHING;
  },

  /** Returns whether the card came into play this turn. */
  isNewcomer(g: PlayingGame, card: CardState): boolean {
    return card.enteredOnTurn === g.state.turn;
  },

  /** Returns the zone that the card goes to when it is played. */
  zoneOfPlay(_g: PlayingGame, card: CardState): string {
    return card.zone;
  },
} satisfies TableFor<KernelRules>;
