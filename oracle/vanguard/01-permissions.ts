/** 1.3.1. What a card's text allows although the rules do not. */
import type { PlayerId } from '../../schemas/common';
import type { VgPermission as Permission } from '../../schemas/vanguard';
import { isAllowedToo, isForbiddenToPlayer } from '../kernel/continuous/prohibitions';
import type { CardState, CauseOf } from '../kernel/state';
import type { VgGame } from './game';

export const permissions = {
  isAllowed(g: VgGame, card: CardState, what: Permission): boolean {
    if (!isAllowedToo(g, card, what)) return false;
    g.cite('1.3.1');
    return true;
  },

  /** 1.3.3: what texts forbid to a player. */
  isProhibitedToPlayer(g: VgGame, player: PlayerId, what: string, cause?: CauseOf): boolean {
    if (!isForbiddenToPlayer(g, player, what, cause)) return false;
    g.citePoint('prohibition');
    return true;
  },

  backOf: (g: VgGame, player: PlayerId): CardState[] =>
    g.rules.unitsOn(g, player, 'rearGuard').filter((card) => g.rules.isInRow(g, g.rules.circleOf(g, card)!, 'back')),

  /** The units of the front row, and those of the back row to which this is allowed. */
  frontAndAllowed: (g: VgGame, player: PlayerId, what: Permission): CardState[] => [
    ...g.rules.frontOf(g, player),
    ...g.rules.backOf(g, player).filter((card) => g.rules.isAllowed(g, card, what)),
  ],

  /** The units that a unit reaches with its attack by where they lie. */
  withinReachOf(g: VgGame, attacker: CardState, player: PlayerId): readonly CardState[] {
    const front = g.rules.frontOf(g, player);
    return g.rules.isAllowed(g, attacker, 'attackBackRow') ? [...front, ...g.rules.backOf(g, player)] : front;
  },
};
