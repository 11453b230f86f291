/**
 * How a game ends in which effects can end it, and something can replace a defeat (OP 1-2-5, DBS 1-2-5, VG 1.2.4.1).
 */
import type { PlayerId } from '../../../schemas/common';
import { offerToReplacements } from '../events/replacement';
import { endGame } from '../game-end';
import type { KernelRules } from '../rules';
import { opponentOf, type CardState, type CauseOf, type Procedure } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { VictoryTables } from './victory';
import type { ChooseOrderTables } from './choose-order';

/** The tables whose entries these procedures call. */
export type VictoryByEffectsTables = typeof victoryByEffects & VictoryTables & ChooseOrderTables;

interface VictoryByEffectsRules extends Omit<KernelRules, keyof VictoryByEffectsTables>, VictoryByEffectsTables {}
export type VictoryByEffectsGame = Game<VictoryByEffectsRules, object>;

export const victoryByEffects = {
  /** A card cannot make a player concede, so nothing happens. */
  forcedConcession(g: VictoryByEffectsGame, _player: PlayerId): void {
    g.citePoint('concessionUnaffected');
  },

  /** Ends the game in the middle of the effect. */
  winByEffect(g: VictoryByEffectsGame, winner: PlayerId): void {
    g.citePoint('winByEffect');
    if (g.lineage.some(({ ability }) => ability.when?.event === 'lost')) g.citePoint('defeatReplaced');
    endGame(g, { winner, reason: 'a card effect' });
  },

  /** The opponent wins unless something replaces the defeat. */
  *loseByEffect(g: VictoryByEffectsGame, loser: PlayerId, cause: CauseOf): Procedure {
    g.citePoint('winByEffect');
    const losers = yield* g.rules.whoStillLoses(g, [loser], cause);
    if (losers.length > 0) g.rules.winByEffect(g, opponentOf(loser));
  },

  /** All of them lose at one moment, unless something replaces a defeat. */
  *judgeDefeat(g: VictoryByEffectsGame, losers: readonly PlayerId[], reason: string): Procedure {
    const left = yield* g.rules.whoStillLoses(g, losers);
    if (left.length > 0) g.rules.endWithLosers(g, left, reason);
  },

  /** Returns the card through which the defeat of a player is offered to replacements. */
  bearerOfDefeat(g: VictoryByEffectsGame, player: PlayerId): CardState | undefined {
    return g.rules.cardOfPlayer(g, player);
  },

  /** Returns the players whose defeat nothing replaces. */
  *whoStillLoses(
    g: VictoryByEffectsGame,
    losers: readonly PlayerId[],
    cause?: CauseOf,
  ): Procedure<readonly PlayerId[]> {
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
