/** 1.3.1. What a card's text allows although the rules do not. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import type { VgPermission as Permission } from '../../schemas/vanguard';
import { isAllowedToo, isForbiddenToPlayer } from '../kernel/continuous/prohibitions';
import type { CardState, CauseOf } from '../kernel/state';
import { changesInPlay, whileUnchanged } from '../kernel/while-unchanged';
import type { VgGame } from './game';
import type { Section } from './packs';

/** The rear-guards of the back row, until cards or circles change. */
const backFoundOf = (player: PlayerId) =>
  whileUnchanged(
    (g: VgGame): readonly CardState[] =>
      g.rules
        .unitsOn(g, player, 'rearGuard')
        .filter((card) => g.rules.belongsToRow(g, g.rules.circleOf(g, card)!, 'back')),
    changesInPlay,
  );

const BACK_OF = { A: backFoundOf('A'), B: backFoundOf('B') };

export const permissions = {
  isAllowed(g: VgGame, card: CardState, what: Permission): CitedAnswer {
    return isAllowedToo(g, card, what) && ['1.3.1'];
  },

  /** 1.3.3: what texts forbid to a player. */
  isProhibitedToPlayer(g: VgGame, player: PlayerId, what: string, cause?: CauseOf): boolean {
    return isForbiddenToPlayer(g, player, what, cause);
  },

  backOf(g: VgGame, player: PlayerId): readonly CardState[] {
    g.consult('4.9.1.3');
    return BACK_OF[player](g);
  },

  /** The units of the front row, and those of the back row to which this is allowed. */
  frontAndAllowed(g: VgGame, player: PlayerId, what: Permission): readonly CardState[] {
    const front = g.rules.frontOf(g, player);
    const allowed = g.rules.backOf(g, player).filter((card) => g.consulting(g.rules.isAllowed(g, card, what)));
    return allowed.length === 0 ? front : [...front, ...allowed];
  },

  /** The units that a unit reaches with its attack by where they lie. */
  withinReachOf(g: VgGame, attacker: CardState, player: PlayerId): readonly CardState[] {
    const front = g.rules.frontOf(g, player);
    return g.consulting(g.rules.isAllowed(g, attacker, 'attackBackRow'))
      ? [...front, ...g.rules.backOf(g, player)]
      : front;
  },
} satisfies Section;
