/** Instructions that win or lose the game. */
import { Type } from '@sinclair/typebox';
import type { PlayerFilter } from '../../../../schemas/ability';
import { opponentOf } from '../../state';
import type { InstructionWord, MemberSchemas } from '../definition';
import { playerOf } from '../../reading/select';
import { endGame } from '../../game-end';
import type { GrammarParts } from '../../reading/grammar-parts';

export interface PlayerScoped {
  readonly player?: PlayerFilter;
}

/** The player; the effect's own if nobody is named. */
export const playerScoped = ({ onePlayer }: GrammarParts): MemberSchemas<PlayerScoped> => ({
  player: Type.Optional(onePlayer),
});

const reason = 'a card effect';

export const winGame: InstructionWord<'winGame', PlayerScoped> = {
  verb: 'winGame',
  meaning: 'The player wins.',
  members: playerScoped,
  *execute(game, context, { player }) {
    endGame(game, { winner: playerOf(game, context.player, player), reason });
  },
};

export const loseGame: InstructionWord<'loseGame', PlayerScoped> = {
  verb: 'loseGame',
  meaning: 'The player loses.',
  members: playerScoped,
  *execute(game, context, { player }) {
    endGame(game, { winner: opponentOf(playerOf(game, context.player, player)), reason });
  },
};

export const RESULTS = [winGame, loseGame] as const;
