/**
 * How a game ends in which effects can end it, and something can replace a defeat (OP 1-2-5, DBS 1-2-5, VG 1.2.4.1).
 */
import type { PlayerId } from '../../../schemas/common';
import { offerToReplacements } from '../events/replacement';
import { endGame } from '../game-end';
import type { KernelRules } from '../rules';
import { opponentOf, type CardState, type CauseOf, type Procedure } from '../state';
import type { EffectGame } from './effects';
import type { TableFor } from './tables';

export const victoryByEffects = {
  /** A card cannot make a player concede, so nothing happens. */
  forcedConcession(g: EffectGame, _player: PlayerId): void {
    g.citePoint('concessionUnaffected');
  },

  /** Ends the game in the middle of the effect. */
  winByEffect(g: EffectGame, winner: PlayerId): void {
    g.citePoint('winByEffect');
    if (g.lineage.some(({ ability }) => ability.when?.event === 'lost')) g.citePoint('defeatReplaced');
    endGame(g, { winner, reason: 'a card effect' });
  },

  /** The opponent wins unless something replaces the defeat. */
  *loseByEffect(g: EffectGame, loser: PlayerId, cause: CauseOf): Procedure {
    g.citePoint('winByEffect');
    const losers = yield* g.rules.whoStillLoses(g, [loser], cause);
    if (losers.length > 0) g.rules.winByEffect(g, opponentOf(loser));
  },

  /** All of them lose at one moment, unless something replaces a defeat. */
  *judgeDefeat(g: EffectGame, losers: readonly PlayerId[], reason: string): Procedure {
    const left = yield* g.rules.whoStillLoses(g, losers);
    if (left.length > 0) g.rules.endWithLosers(g, left, reason);
  },

  /** Returns the card through which the defeat of a player is offered to replacements. */
  bearerOfDefeat(g: EffectGame, player: PlayerId): CardState | undefined {
    return g.rules.cardOfPlayer(g, player);
  },

  /** Returns the players whose defeat nothing replaces. */
  *whoStillLoses(g: EffectGame, losers: readonly PlayerId[], cause?: CauseOf): Procedure<readonly PlayerId[]> {
    const details = cause && { details: { cause } };
    const intents = losers.flatMap((player) => {
      const card = g.rules.bearerOfDefeat(g, player);
      return card ? [{ card, player, events: ['lost'], ...details }] : [];
    });
    const left = yield* offerToReplacements(g, intents);
    const saved = intents.filter((intent) => !left.includes(intent)).map(({ player }) => player);
    if (saved.length > 0) g.citePoint('defeatReplaced');
    return losers.filter((player) => !saved.includes(player));
  },
} satisfies TableFor<KernelRules>;
