/** Instructions by which the game is won or lost. */
import type { Whose } from '../../../../schemas/ability';
import { endGame } from '../../session';
import { opponentOf } from '../../state';
import type { InstructionWord } from '../definition';
import { playerOf } from '../select';

export interface OfAPlayer {
  readonly player?: Whose;
}

const reason = 'a card effect';

export const winGame: InstructionWord<'winGame', OfAPlayer> = {
  verb: 'winGame',
  *carryOut(game, context, { player }) {
    endGame(game, { winner: playerOf(game, context.player, player), reason });
  },
};

export const loseGame: InstructionWord<'loseGame', OfAPlayer> = {
  verb: 'loseGame',
  *carryOut(game, context, { player }) {
    endGame(game, { winner: opponentOf(playerOf(game, context.player, player)), reason });
  },
};

export const RESULTS = [winGame, loseGame] as const;
