/** 14.3 to 14.6, 2.17. Drive, Intercept, Boost, Restraint: what units may do in a battle. */
import type { CardState } from '../kernel/state';
import { isPrintedWith, type VgGame } from './game';

export const driveAndBoost = {
  /** 2.17.2, 14.3.2, 14.3.3.1, 14.3.4.1: 1, and more by the greatest of the icons. */
  driveOf: (_g: VgGame, card: CardState): number =>
    1 + (isPrintedWith(card, 'tripleDrive') ? 2 : isPrintedWith(card, 'twinDrive') ? 1 : 0),

  /** 10.4.1.3, 14.6.2: standing, in the front row, and nothing keeps it from attacking. */
  canAttack: (g: VgGame, card: CardState): boolean =>
    card.state === 'stand' &&
    g.rules.frontOf(g, card.side).includes(card) &&
    !g.rules.isRestrained(g, card) &&
    !g.rules.isProhibited(g, card, 'attack'),

  isRestrained: (g: VgGame, card: CardState): boolean => g.rules.hasKeyword(g, card, 'restraint'),

  /** 10.4.1.6 */
  canBeAttacked: (g: VgGame, card: CardState, _attacker?: CardState): boolean =>
    g.rules.frontOf(g, card.side).includes(card) && !g.rules.isProhibited(g, card, 'beAttacked'),

  /** 14.5.2, 10.4.1.11: a standing unit with Boost in the back row of the column of the attacker. */
  boostersFor(g: VgGame, attacker: CardState): CardState[] {
    const column = g.rules.columnOf(g, attacker);
    return g.rules
      .unitsOn(g, attacker.side, 'rearGuard')
      .filter(
        (card) =>
          card.state === 'stand' &&
          column !== undefined &&
          g.rules.columnOf(g, card) === column &&
          g.rules.circleOf(g, card)!.layout!.row === 'back' &&
          g.rules.hasIcon(g, card, 'boost') &&
          !g.rules.isProhibited(g, card, 'boost'),
      );
  },

  /** 14.4.2: a rear-guard of the front row that is not attacked, standing or not. */
  canIntercept: (g: VgGame, card: CardState): boolean =>
    g.rules.isRearGuard(g, card) &&
    g.rules.circleOf(g, card)!.layout!.row === 'front' &&
    g.rules.hasIcon(g, card, 'intercept') &&
    !g.state.battle?.targets.includes(card.id) &&
    !g.rules.isProhibited(g, card, 'intercept'),
};
