/** 18.2, 18.4. Extra turns, and the end of a turn by an effect. */
import { PLAYERS } from '../../schemas/common';
import { endEffects, setTurn, takeExtraTurn } from '../kernel/changes';
import { requestJump } from '../kernel/procedures/jumps';
import { turn } from '../kernel/procedures/turn';
import type { ContinuousEffect } from '../kernel/state/lasting';
import type { Jump } from '../kernel/state/waiting';
import type { VgGame } from './game';
import type { Section } from './packs';

export const miscellaneous = {
  /** 9.11.9, 18.2.1 */
  passToNextTurn(g: VgGame): void {
    const extra = takeExtraTurn(g);
    g.cite(extra === undefined ? '9.11.9' : '18.2.1');
    if (g.state.extraTurns.length > 0) g.cite('18.2.2');
    setTurn(g, g.state.turn + 1, extra ?? g.rules.otherPlayer(g, g.state.turnPlayer));
  },

  /** 18.4.2, 18.4.3: damage that is left and what waits come in the end phase. */
  afterJump(g: VgGame, jump: Jump): void {
    if (PLAYERS.some((player) => g.rules.vanguardDamage(g, player) > 0)) g.cite('18.4.2');
    if (g.state.pending.length > 0) g.cite('18.4.3');
    turn.afterJump(g, jump);
  },

  endTurnByEffect(g: VgGame): void {
    g.cite('18.4.1.1', '18.4.1.2');
    endEffects(g, (effect) => g.rules.endsBeforeTurn(g, effect));
    g.rules.endDominations(g, ['battle', 'thatAttack']);
    requestJump(g, { part: 'turn', to: 'end' });
  },

  /** 18.4.1.1: of the durations only those of a battle are over before the end of the turn. */
  endsBeforeTurn: (g: VgGame, effect: ContinuousEffect): boolean =>
    effect.until === 'thatAttack' || g.rules.endsWithBattle(g, effect),
} satisfies Section<'afterJump'>;
