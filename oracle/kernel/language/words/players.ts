/** Instructions on players that some games have: damage, drawing up to a number, extra turns. */
import { Type } from '@sinclair/typebox';
import type { Amount, PlayerFilter } from '../../../../schemas/ability';
import { OneOf } from '../../../../schemas/common';
import { addExtraTurn } from '../../changes';
import { playersInTurnOrder } from '../../game';
import type { Game } from '../../game';
import type { CardState, CauseOf, Procedure } from '../../state';
import type { InstructionWord } from '../definition';
import { causeOf, timesOf } from '../instructions';
import { playerOf } from '../../reading/select';
import type { PlayerId } from '../../../../schemas/common';
import type { LanguageGame, LanguageRules } from '../rules';

/** The procedures that these instructions run. */
export interface PlayersRules extends LanguageRules {
  dealDamage(game: LanguageGame, player: PlayerId, amount: number, options: { readonly cause: CauseOf }): Procedure;
  dealDamageToAll(
    game: LanguageGame,
    players: readonly PlayerId[],
    amount: number,
    options: { readonly cause: CauseOf },
  ): Procedure;
  drawUpTo(game: LanguageGame, player: PlayerId, count: number, cause: CauseOf): Procedure;
}

type PlayersGame = Game<PlayersRules, object>;

type Word<Verb extends string, Members> = InstructionWord<Verb, Members, readonly CardState[], PlayersGame>;

interface Counted {
  readonly count: Amount;
}

const damage: Word<'damage', Counted & { readonly player?: PlayerFilter | 'each' }> = {
  verb: 'damage',
  meaning: 'Deals damage to a player, or to both at one moment.',
  says: { player: 'to whom: `you`, `opponent` or `each`; left out: `you`' },
  members: ({ Amount }) => ({ count: Amount, player: Type.Optional(OneOf(['you', 'opponent', 'each'])) }),
  *execute(g, context, { count, player }) {
    const [amount, options] = [timesOf(g, context, count), { cause: causeOf(context) }];
    if (player === 'each') yield* g.rules.dealDamageToAll(g, playersInTurnOrder(g), amount, options);
    else yield* g.rules.dealDamage(g, playerOf(g, context.player, player), amount, options);
  },
};

const drawUpTo: Word<'drawUpTo', Counted & { readonly player?: PlayerFilter }> = {
  verb: 'drawUpTo',
  meaning: 'Draws cards one by one; the player may stop before each.',
  says: { player: 'who draws: `you` or `opponent`; left out: `you`' },
  members: ({ Amount }) => ({ count: Amount, player: Type.Optional(OneOf(['you', 'opponent'])) }),
  execute: (g, context, { count, player }) =>
    g.rules.drawUpTo(g, playerOf(g, context.player, player), timesOf(g, context, count), causeOf(context)),
};

const extraTurn: Word<'extraTurn', Record<never, never>> = {
  verb: 'extraTurn',
  meaning: 'The player takes another turn after this one.',
  members: () => ({}),
  *execute(g, { player }) {
    addExtraTurn(g, player);
  },
};

export const OF_PLAYERS = [damage, drawUpTo, extraTurn] as const;
