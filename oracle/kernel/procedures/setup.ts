/** The winner of a fair lot chooses who goes first. */
import type { KernelRules } from '../rules';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import { chooseAnswer } from '../questions';
import { setFirstPlayer, emit } from '../changes';
import { opponentOf, type Procedure } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type SetupTables = typeof setup;

interface SetupRules extends Omit<KernelRules, keyof SetupTables>, SetupTables {}
export type SetupGame = Game<SetupRules, object>;

export const setup = {
  lotWinner(g: SetupGame): PlayerId {
    g.citePoint('lot');
    const winner = g.chance.lot(PLAYERS);
    emit(g, 'lotDrawn', { player: winner });
    return winner;
  },

  *decideTurnOrder(g: SetupGame, chooser: PlayerId): Procedure {
    const choice = yield* g.rules.chooseTurnOrder(g, chooser);
    g.citePoint('turnOrder');
    setFirstPlayer(g, choice === 'first' ? chooser : opponentOf(chooser));
    emit(g, 'turnOrderChosen', { player: chooser, choice });
  },

  *chooseTurnOrder(g: SetupGame, chooser: PlayerId): Procedure<'first' | 'second'> {
    const answers = ['first', 'second'] as const;
    return yield* chooseAnswer(g, { player: g.rules.declaresOrder(g, chooser), kind: 'turnOrder', answers });
  },

  declaresOrder(_g: SetupGame, chooser: PlayerId): PlayerId {
    return chooser;
  },

  /** Returns the order in which the players prepare something. */
  playersInOrder(g: SetupGame): readonly PlayerId[] {
    return [g.state.firstPlayer, opponentOf(g.state.firstPlayer)];
  },
} satisfies TableFor<KernelRules>;
