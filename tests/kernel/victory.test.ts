/** Who wins where somebody has lost. */
import { expect, it } from 'vitest';
import { run } from './toy-game';
import { sharedToy } from './shared-toy';
import type { PlayerId } from '../../schemas/common';
import { opponentOf, type Procedure } from '../../oracle/kernel/state';
import type { CoreGame } from '../../oracle/kernel/procedures/core';

function* lose(g: CoreGame, losers: readonly PlayerId[]): Procedure {
  g.rules.endWithLosers(g, losers, 'by the rules');
}

it('is the other player; nobody where both have lost, unless the game says otherwise', () => {
  const winnerOf = (losers: readonly PlayerId[], replaced = {}) => {
    const g = sharedToy({}, replaced);
    run(g, lose(g, losers));
    return g.state.result?.winner;
  };
  expect([winnerOf(['A']), winnerOf(['B']), winnerOf(['A', 'B'])]).toEqual(['B', 'A', null]);
  const winnerAgainst = (g: CoreGame) => opponentOf(g.state.turnPlayer);
  expect(winnerOf(['A', 'B'], { winnerAgainst })).toBe('B');
});
