/** 1. Turns: the phases of a turn, and the draw at its start. One file for each section of the rulebook; rename this one. */
import type { PlayerId } from '../../schemas/common';
import type { SgPhase } from '../../schemas/sample-game';
import { emit, setTurn } from '../kernel/changes';
import { andThen, NOTHING, type Procedure } from '../kernel/state';
import type { SgGame } from './game';
import type { Section } from './packs';

export const turns = {
  phases: ['start', 'main', 'end'] as readonly SgPhase[],

  phase(g: SgGame, phase: SgPhase): Procedure {
    switch (phase) {
      case 'start':
        return g.rules.startOfTurn(g);
      case 'main':
        return g.rules.mainPhase(g);
      case 'end':
        return NOTHING;
    }
  },

  startOfTurn(g: SgGame): Procedure {
    const { turn, turnPlayer } = g.state;
    emit(g, 'turnStarted', { player: turnPlayer, turn });
    return andThen(g.rules.drawAtStart(g, turnPlayer), () => g.rules.runCheckpoint(g));
  },

  drawAtStart(g: SgGame, player: PlayerId): Procedure {
    return g.rules.draw(g, player, 1);
  },

  beginFirstTurn(g: SgGame): void {
    setTurn(g, 1, g.state.firstPlayer);
  },
} satisfies Section<'phases' | 'phase' | 'beginFirstTurn'>;
