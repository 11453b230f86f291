/** The winner of a fair lot chooses who goes first. */
import type { KernelRules } from '../rules';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import { chooseAnswer } from '../questions';
import { setFirstPlayer, emit } from '../changes';
import { opponentOf, type Procedure } from '../state';
import type { TableFor } from './tables';
import type { CoreGame } from './core';

export const setup = {
  lotWinner(g: CoreGame): PlayerId {
    g.citePoint('lot');
    const winner = g.chance.lot(PLAYERS);
    emit(g, 'lotDrawn', { player: winner });
    return winner;
  },

  *decideTurnOrder(g: CoreGame, chooser: PlayerId): Procedure {
    const choice = yield* g.rules.chooseTurnOrder(g, chooser);
    g.citePoint('turnOrder');
    setFirstPlayer(g, choice === 'first' ? chooser : opponentOf(chooser));
    emit(g, 'turnOrderChosen', { player: chooser, choice });
  },

  *chooseTurnOrder(g: CoreGame, chooser: PlayerId): Procedure<'first' | 'second'> {
    const answers = ['first', 'second'] as const;
    return yield* chooseAnswer(g, { player: g.rules.declaresOrder(g, chooser), kind: 'turnOrder', answers });
  },

  declaresOrder(_g: CoreGame, chooser: PlayerId): PlayerId {
    return chooser;
  },

  /** Returns the order in which the players prepare something. */
  playersInOrder(g: CoreGame): readonly PlayerId[] {
    return [g.state.firstPlayer, opponentOf(g.state.firstPlayer)];
  },
} satisfies TableFor<KernelRules>;
