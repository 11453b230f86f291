/** Misreadings of how long continuous effects last, for each kind and each duration. */
import { endEffects } from '../../kernel/changes';
import {
  endsLike,
  endsLikeOpponents,
  lastingEffectFaults,
  type EffectPredicate,
  type Kinds,
} from '../../kernel/testing/lasting-effects';
import type { Misreading } from '../../kernel/testing/misreadings';
import type { OpRules } from '../game';

/** Ends the effect before the Block Step. */
const beforeBlockStep =
  (isMatch: EffectPredicate): Misreading<OpRules> =>
  (rules) => ({
    *blockStep(g) {
      endEffects(g, isMatch);
      yield* rules.blockStep(g);
    },
  });

/** The effect does not end in the turn in which it began. */
const untilNextTurnEnds =
  (isMatch: EffectPredicate): Misreading<OpRules> =>
  ({ endsAtEndOfTurn, endsWithThisTurn }) => ({
    endsAtEndOfTurn: (g, one) => !(isMatch(one) && one.turn === g.state.turn) && endsAtEndOfTurn(g, one),
    endsWithThisTurn: (g, one) => !(isMatch(one) && one.turn === g.state.turn) && endsWithThisTurn(g, one),
  });

/** The effect does not end before the fourth turn after the one in which it began. */
const aRoundLater =
  (isMatch: EffectPredicate): Misreading<OpRules> =>
  ({ endsAtEndOfTurn }) => ({
    endsAtEndOfTurn: (g, one) => !(isMatch(one) && g.state.turn < one.turn + 4) && endsAtEndOfTurn(g, one),
  });

const withBattle = { words: 'with the battle', said: 'at the end of the battle', as: endsLike('battle') };
const withTurn = { words: 'with the turn', said: 'at the end of the turn', as: endsLike('endOfTurn') };
const afterRefresh = {
  words: "with the opponent's next Refresh Phase",
  said: "at the end of the opponent's next Refresh Phase",
  as: endsLike('opponentsNextRefresh'),
};
const untilEndOfTurn = { words: 'until the end of the turn', as: endsLike('turn') };
const throughNextTurn = { words: "until the end of the opponent's next turn", as: endsLike('opponentsNextTurn') };
const throughNextOwnTurn = {
  words: "until the end of its player's next turn",
  as: endsLikeOpponents('opponentsNextTurn'),
};

const ofATurn = {
  sooner: withBattle,
  later: { words: 'until the end of the next turn', by: untilNextTurnEnds },
  never: 'game',
} as const;
const untilANextTurn = { sooner: afterRefresh, later: throughNextOwnTurn, never: 'game' } as const;
const endless = { same: 'it never ends by the rules either' };

/** Maps each kind of continuous effect to its test. */
export const kindsOfEffects = {
  'a change of power': (one) => one.kind === 'stat' && !one.base,
  'a new base power': (one) => one.kind === 'stat' && one.base === true,
  'a prohibition': ({ kind }) => kind === 'forbid',
  'a gained keyword': (one) => one.kind === 'gain' && one.ability.type === 'keyword',
  'a gained ability': (one) => one.kind === 'gain' && one.ability.type !== 'keyword',
  'a negation': ({ kind }) => kind === 'negate',
  'a requirement': ({ kind }) => kind === 'require',
} satisfies Kinds;

export const lastingEffects = lastingEffectFaults<OpRules>({
  kinds: kindsOfEffects,
  durations: [
    {
      until: 'battle',
      words: 'during this battle',
      clause: '7-1-5-4',
      sooner: { words: 'before the Block Step', by: beforeBlockStep },
      later: untilEndOfTurn,
      never: 'game',
    },
    { until: 'turn', words: 'during this turn', clause: '6-6-1-3', ...ofATurn },
    { until: 'endOfTurn', words: 'until the end of the turn', clause: '6-6-1-2', ...ofATurn },
    { until: 'endPhase', words: 'until the end of the End Phase', clause: '6-6-1-2', ...ofATurn },
    {
      until: 'opponentsNextRefresh',
      words: "until the end of the opponent's next Refresh Phase",
      said: "until the end of your opponent's next Refresh Phase",
      clause: '8-1-4-2',
      sooner: withTurn,
      later: throughNextTurn,
      never: 'game',
    },
    {
      until: 'opponentsNextTurn',
      words: "until the end of the opponent's next turn",
      said: "until the end of your opponent's next turn",
      clause: '6-6-1-2',
      ...untilANextTurn,
    },
    {
      until: 'yourNextTurn',
      words: 'until the start of the next own turn',
      said: 'until the start of your next turn',
      clause: '6-2-1',
      ...untilANextTurn,
    },
    {
      until: 'endOfYourNextTurn',
      words: 'until the end of the next own turn',
      said: 'until the end of your next turn',
      clause: '6-6-1-2',
      sooner: {
        words: 'with the start of the next own turn',
        said: "at the start of its player's next turn",
        as: endsLike('yourNextTurn'),
      },
      later: {
        words: 'until the end of the own turn after',
        said: "until the end of its player's turn after that",
        by: aRoundLater,
      },
      never: 'game',
    },
    {
      until: 'game',
      words: 'for the rest of the game',
      clause: '8-1-4-2',
      sooner: {
        ...throughNextOwnTurn,
        words: "with its player's next turn",
        said: "at the end of its player's next turn",
      },
      later: endless,
      never: endless,
    },
  ],
  ends: ['endsWithBattle', 'endsAtEndOfTurn', 'endsWithThisTurn', 'endsAtStartOfTurn', 'endsAfterRefresh'],
  newCard: '3-1-6',
  whileItsCardStays: { clause: '8-1-3-3-4', source: 'from a permanent effect', turn: 'turn', game: 'game' },
});
