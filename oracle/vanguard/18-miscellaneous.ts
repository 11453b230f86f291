/** 18.2, 18.4. Extra turns, and the end of a turn by an effect. */
import { setTurn, takeExtraTurn } from '../kernel/changes';
import { requestJump } from '../kernel/procedures/jumps';
import type { VgGame } from './game';

export const miscellaneous = {
  /** 9.11.9, 18.2.1 */
  passToNextTurn(g: VgGame): void {
    const extra = takeExtraTurn(g);
    g.cite(extra === undefined ? '9.11.9' : '18.2.1');
    setTurn(g, g.state.turn + 1, extra ?? g.rules.otherPlayer(g, g.state.turnPlayer));
  },

  /** 18.4.1.2 */
  endTurnByEffect(g: VgGame): void {
    g.cite('18.4.1.2');
    requestJump(g, { part: 'turn', to: 'end' });
  },
};
