/** Instructions by which the game is won or lost. */
import { Type } from '@sinclair/typebox';
import type { Whose } from '../../../../schemas/ability';
import { endGame } from '../../session';
import { opponentOf } from '../../state';
import type { InstructionWord, MemberSchemas } from '../definition';
import type { GrammarParts } from '../grammar';
import { playerOf } from '../select';

export interface OfAPlayer {
  readonly player?: Whose;
}

/** Of a player, who is the effect's own where nobody is named. */
export const ofAPlayer = ({ onePlayer }: GrammarParts): MemberSchemas<OfAPlayer> => ({
  player: Type.Optional(onePlayer),
});

const reason = 'a card effect';

export const winGame: InstructionWord<'winGame', OfAPlayer> = {
  verb: 'winGame',
  meaning: 'The player wins.',
  members: ofAPlayer,
  *execute(game, context, { player }) {
    endGame(game, { winner: playerOf(game, context.player, player), reason });
  },
};

export const loseGame: InstructionWord<'loseGame', OfAPlayer> = {
  verb: 'loseGame',
  meaning: 'The player loses.',
  members: ofAPlayer,
  *execute(game, context, { player }) {
    endGame(game, { winner: opponentOf(playerOf(game, context.player, player)), reason });
  },
};

export const RESULTS = [winGame, loseGame] as const;
