/** How long effects last, in the words of each game's cards: "you" is the player of the effect. */
import type { GameId } from '../schemas/common';

export const DURATIONS = {
  'level-neo': {
    battle: 'until the end of the battle',
    turn: 'until the end of the turn',
    game: 'until the end of the game',
    nextBattle: 'until the end of the next battle',
    opponentsTurn: "until the end of your opponent's next turn",
  },
  'one-piece': {
    turn: 'during this turn',
    battle: 'during this battle',
    game: 'during this game',
    endOfTurn: 'until the end of this turn',
    endPhase: 'until the end of the End Phase',
    yourNextTurn: 'until the start of your next turn',
    opponentsNextTurn: "until the end of your opponent's next turn",
    endOfYourNextTurn: 'until the end of your next turn',
    opponentsNextRefresh: "until your opponent's next Refresh Phase is over",
  },
  'dragon-ball-super': {
    battle: 'for the battle',
    mainPhase: 'until the end of the Main Phase',
    turn: 'for the turn',
    yourNextTurn: 'until the start of your next turn',
    opponentsNextTurn: "until the end of your opponent's next turn",
    endOfYourNextTurn: 'until the end of your next turn',
    yourNextCharge: 'until the end of your next Charge Phase',
    opponentsNextCharge: "until the end of your opponent's next Charge Phase",
    game: 'for the game',
  },
  'battle-spirits': {
    battle: 'during this battle',
    turn: 'during this turn',
    yourNextTurn: 'until the start of your next turn',
    game: 'during this game',
  },
  vanguard: {
    turn: 'until end of turn',
    battle: 'until end of that battle',
    game: 'for the rest of the game',
    yourNextTurn: 'until the end of your next turn',
    opponentsNextTurn: "until the end of your opponent's next turn",
    yourNextStandPhase: 'until your next stand phase',
    thatAttack: 'until the end of the battle of that attack',
  },
} as const satisfies Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>>;
