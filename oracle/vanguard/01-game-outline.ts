/** 1. Outline of the game: winning, losing, conceding, and who decides first. */
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { GameResult } from '../../schemas/protocol';
import { playersInTurnOrder } from '../kernel/game';
import { victory } from '../kernel/procedures/victory';
import type { CardState, JournalEvent } from '../kernel/state';
import type { VgGame } from './game';

export const gameOutline = {
  /** No card stands for a player, so nothing can replace a defeat by acting on one. */
  cardOfPlayer: (_g: VgGame, _player: PlayerId): CardState | undefined => undefined,

  /** 1.2.3: nobody wins where both have lost. */
  endWithLosers(g: VgGame, losers: readonly PlayerId[], reason: string): never {
    if (losers.length > 1) g.cite('1.2.3');
    return victory.endWithLosers(g, losers, reason);
  },

  /** 1.2.4: at any time, whatever happens. */
  concede(g: VgGame, player: PlayerId): GameResult {
    g.cite('1.2.4', '1.2.4.1');
    return { winner: g.rules.otherPlayer(g, player), reason: 'concession' };
  },

  /** 1.3.4; 1.3.4.1: what is chosen from a hidden zone is shown when both have chosen. */
  choosersInOrder(g: VgGame, from: readonly CardFilter[] = []): readonly PlayerId[] {
    const isHidden = from.some(({ zone = [], face }) => zone.some((one) => g.rules.isSecret(g, one, face)));
    g.cite('1.3.4', ...(isHidden ? ['1.3.4.1'] : []));
    return playersInTurnOrder(g);
  },

  /** 1.3.7.4: a unit has begun to attack or to boost, and does so no more. */
  hasEnded(g: VgGame, { type, card }: JournalEvent): boolean {
    if (type === 'attacks') return g.rules.attackerOf(g)?.id !== card;
    return type === 'boosts' && g.rules.boostersOfBattle(g).every(({ id }) => id !== card);
  },
};
