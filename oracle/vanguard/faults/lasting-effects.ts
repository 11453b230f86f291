/** Misreadings of how long continuous effects last, for each kind and each duration. */
import { endEffects } from '../../kernel/changes';
import { endsLike, lastingEffectFaults, type EffectPredicate, type Kinds } from '../../kernel/testing/lasting-effects';
import type { Misreading } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

/** Ends the effect before the guard step. */
const beforeGuardStep =
  (isMatch: EffectPredicate): Misreading<VgRules> =>
  (rules) => ({
    *guardStep(g) {
      endEffects(g, isMatch);
      yield* rules.guardStep(g);
    },
  });

/** The effect ends with a turn that comes so many turns after the one in which it began. */
const turnsLater =
  (count: number) =>
  (isMatch: EffectPredicate): Misreading<VgRules> =>
  ({ endsWithTurn }) => ({
    endsWithTurn: (g, one) => (isMatch(one) ? g.state.turn >= one.turn + count : endsWithTurn(g, one)),
  });

const isStat =
  (stat: string): Kinds[string] =>
  (one) =>
    one.kind === 'stat' && one.stat === stat;

/** Maps each kind of continuous effect to its test. */
export const kindsOfEffects = {
  'a change of power': (one) => one.kind === 'stat' && one.stat === 'power' && one.by !== undefined,
  'a power that is set': (one) => one.kind === 'stat' && one.stat === 'power' && one.to !== undefined && !one.base,
  'an original power': (one) => one.kind === 'stat' && one.stat === 'power' && one.base === true,
  'a change of critical': isStat('critical'),
  'a change of grade': isStat('grade'),
  'a given race': (one) => one.kind === 'words' && one.word === 'race',
  'a given icon': (one) => one.kind === 'words' && one.word === 'icon',
  'a gained ability': ({ kind }) => kind === 'gain',
  'a loss of abilities': ({ kind }) => kind === 'negate',
  'an immunity': ({ kind }) => kind === 'unaffected',
  'a prohibition': ({ kind }) => kind === 'forbid',
} satisfies Kinds;

const withTurn = { words: 'with the turn', said: 'at the end of the turn', as: endsLike('turn') };
const untilEndOfTurn = { words: 'until the end of the turn', as: endsLike('turn') };
const withNextTurn = {
  words: "with the opponent's next turn",
  said: "at the end of the opponent's next turn",
  as: endsLike('opponentsNextTurn'),
};
const throughNextOwnTurn = { words: "until the end of its player's next turn", as: endsLike('yourNextTurn') };
const soonerInABattle = { words: 'before the guard step', by: beforeGuardStep };
const endless = { same: 'it never ends by the rules either' };

/** What titles say for the names that read badly; the names stay, since ids are made from them. */
export const kindTitles = {
  'a power that is set': 'a power set to a value',
  'an original power': 'a new original power',
  'a given race': 'a gained race',
  'a given icon': 'a gained icon',
};

export const lastingEffects = lastingEffectFaults<VgRules>({
  kinds: kindsOfEffects,
  kindTitles,
  durations: [
    {
      until: 'battle',
      words: 'until the end of the battle',
      clause: '10.8.1.2',
      sooner: soonerInABattle,
      later: untilEndOfTurn,
      never: 'game',
    },
    {
      until: 'thatAttack',
      words: 'during that attack',
      clause: '7.36.4',
      sooner: soonerInABattle,
      later: untilEndOfTurn,
      never: 'game',
    },
    {
      until: 'turn',
      words: 'until the end of the turn',
      clause: '9.11.8',
      sooner: { words: 'with the battle', said: 'at the end of the battle', as: endsLike('battle') },
      later: { words: 'until the end of the next turn', by: turnsLater(1) },
      never: 'game',
    },
    {
      until: 'opponentsNextTurn',
      words: "until the end of the opponent's next turn",
      said: "until the end of your opponent's next turn",
      clause: '11.3.1.2',
      sooner: withTurn,
      later: throughNextOwnTurn,
      never: 'game',
    },
    {
      until: 'yourNextStandPhase',
      words: "until its player's next stand phase",
      said: 'until your next stand phase',
      clause: '11.3.1.2',
      sooner: withTurn,
      later: throughNextOwnTurn,
      never: 'game',
    },
    {
      until: 'yourNextTurn',
      words: "until the end of its player's next turn",
      said: 'until the end of your next turn',
      clause: '11.3.1.2',
      sooner: withNextTurn,
      later: {
        words: "until the end of its player's turn after",
        said: "until the end of its player's turn after that",
        by: turnsLater(4),
      },
      never: 'game',
    },
    {
      until: 'game',
      words: 'for the rest of the game',
      clause: '11.3.1.2',
      sooner: {
        words: "with its player's next turn",
        said: "at the end of its player's next turn",
        as: endsLike('yourNextTurn'),
      },
      later: endless,
      never: endless,
    },
  ],
  ends: ['endsWithBattle', 'endsWithOrder', 'endsWithTurn', 'endsWithStandPhase', 'endsBeforeTurn'],
  newCard: '4.1.8',
  whileItsCardStays: { clause: '11.8.1', source: 'from a [CONT] ability', turn: 'turn', game: 'game' },
});
