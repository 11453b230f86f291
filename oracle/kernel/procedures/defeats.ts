/** Defeat is judged at once, even in the middle of an effect (OP 9-2, DBS 9-2). */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { playersInTurnOrder } from '../game';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { Due, RuleRow } from './rule-processing';
import type { VictoryByEffectsTables } from './victory-by-effects';

/** The tables whose entries these procedures call. */
export type DefeatsTables = typeof defeats & VictoryByEffectsTables;

interface DefeatsRules extends Omit<KernelRules, keyof DefeatsTables>, DefeatsTables {}
export type DefeatsGame = Game<DefeatsRules, object>;

export const defeats = {
  /** Returns why the player has lost, or null. */
  defeatOf(g: DefeatsGame, player: PlayerId): string | null {
    return g.rules.defeatByDeck(g, player);
  },

  /** A player with an empty deck has lost at any moment, whatever took the last card. */
  defeatByDeck(g: DefeatsGame, player: PlayerId): string | null {
    if (g.zone(player, g.rules.commonZones.deck).length > 0) return null;
    g.citePoint('deckIsEmpty');
    return 'no cards in the deck';
  },

  isDefeated(g: DefeatsGame, player: PlayerId): boolean {
    return g.rules.defeatOf(g, player) !== null;
  },

  /** Returns the players who have lost, in the order in which players act. */
  defeated(g: DefeatsGame): readonly PlayerId[] {
    return playersInTurnOrder(g).filter((player) => g.rules.isDefeated(g, player));
  },
} satisfies TableFor<KernelRules>;

/** All players who meet a condition when the row is processed lose together. */
export const defeatRow = (clauses: readonly string[]): RuleRow<DefeatsGame> => ({
  clauses,
  kind: 'interruptive',
  due: (g) =>
    g.rules.isDefeated(g, 'A') || g.rules.isDefeated(g, 'B')
      ? g.rules.defeated(g).map((player) => ({ player }))
      : NOBODY,
  then(g, due) {
    const losers = due.map(({ player }) => player);
    return g.rules.judgeDefeat(g, losers, g.rules.defeatOf(g, losers[0]!)!);
  },
});

/** Shared because the row is evaluated after every change and usually finds nobody. */
const NOBODY: readonly Due[] = [];
