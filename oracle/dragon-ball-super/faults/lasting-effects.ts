/** Misreadings of how long continuous effects last, of each kind and each duration. */
import { endEffects } from '../../kernel/changes';
import {
  endsLike,
  lastingEffectFaults,
  type CellOfDuration,
  type EffectPredicate,
  type Kinds,
} from '../../kernel/testing/lasting-effects';
import type { Misreading } from '../../kernel/testing/misreadings';
import type { DbsRules } from '../game';

/** Ends effects when the Defense Step begins. */
const beforeDefenseStep =
  (isMatch: EffectPredicate): Misreading<DbsRules> =>
  (rules) => ({
    *defenseStep(g) {
      endEffects(g, isMatch);
      yield* rules.defenseStep(g);
    },
  });

/** Ends effects with the first battle of the turn. */
const withFirstBattle = { words: 'with the battle', said: 'at the end of the battle', as: endsLike('battle') };

/** Keeps effects beyond the turn in which they were made. */
const untilNextTurnEnds =
  (isMatch: EffectPredicate): Misreading<DbsRules> =>
  ({ endsWithTurn }) => ({
    endsWithTurn: (g, one) => !(isMatch(one) && one.turn === g.state.turn) && endsWithTurn(g, one),
  });

/** Keeps effects beyond the first own turn after the turn in which they were made. */
const aRoundLater =
  (isMatch: EffectPredicate): Misreading<DbsRules> =>
  ({ endsWithTurn }) => ({
    endsWithTurn: (g, one) => !(isMatch(one) && g.state.turn < one.turn + 4) && endsWithTurn(g, one),
  });

const withTurn = { words: 'with the turn', said: 'at the end of the turn', as: endsLike('turn') };
const withNextTurn = {
  words: "with the opponent's next turn",
  said: "at the end of the opponent's next turn",
  as: endsLike('opponentsNextTurn'),
};
const untilEndOfTurn = { words: 'until the end of the turn', as: endsLike('turn') };
const throughNextTurn = { words: "until the end of the opponent's next turn", as: endsLike('opponentsNextTurn') };
const throughNextOwnTurn = {
  words: 'until the end of the next own turn',
  said: "until the end of its player's next turn",
  as: endsLike('endOfYourNextTurn'),
};
const endless = { same: 'it never ends by the rules either' };

/** Reasons why an obligation of a card can have no effect. */
const OBLIGED_IN_VAIN: Readonly<Record<string, Partial<Record<CellOfDuration, string>>>> = {
  battle: {
    sooner: 'who must attack is asked for it in the Main Phase, not in a battle',
    newCard: 'the battle is over before the card that has come back could attack',
    forgotten: 'who must attack is asked for it in the Main Phase, not in a battle',
  },
  opponentsNextCharge: {
    sooner: 'no card attacks between the end of a turn and the end of the next Charge Phase',
    forgotten: 'no card attacks in the Charge Phase of the opponent',
  },
  yourNextCharge: { sooner: 'no card attacks in a Charge Phase' },
};

/** Maps each kind of continuous effect to its test. */
export const kindsOfEffects = {
  'a change of power': (one) => one.kind === 'stat' && one.stat === 'power' && one.by !== undefined,
  'a power that is set': (one) => one.kind === 'stat' && one.stat === 'power' && one.to !== undefined,
  'a change of combo power': (one) => one.kind === 'stat' && one.stat === 'comboPower',
  'a change of a combo cost': (one) => one.kind === 'stat' && one.stat === 'comboCost',
  'a change of an energy cost': (one) => one.kind === 'stat' && one.stat === 'energyCost',
  'a prohibition': ({ kind }) => kind === 'forbid',
  'an obligation': ({ kind }) => kind === 'oblige',
  'a requirement': ({ kind }) => kind === 'require',
  'an immunity': ({ kind }) => kind === 'unaffected',
  'a gained keyword': (one) => one.kind === 'gain' && one.ability.type === 'keyword',
  'a gained skill': (one) => one.kind === 'gain' && one.ability.type !== 'keyword',
  'an [Auto] that the effect bears': ({ kind }) => kind === 'trigger',
  'a negation': (one) => one.kind === 'negate' && one.of === undefined,
  'a negation of some skills': (one) => one.kind === 'negate' && one.of !== undefined,
  'a given trait': (one) => one.kind === 'words' && one.add !== undefined,
  'a lost trait': (one) => one.kind === 'words' && one.lose !== undefined,
  'another colour': (one) => one.kind === 'words' && one.become !== undefined,
} satisfies Kinds;

/** What titles say for the names that read badly; the names stay, since ids are made from them. */
export const kindTitles = {
  'a power that is set': 'a power set to a value',
  'an [Auto] that the effect bears': 'an [Auto] that an effect creates',
  'a given trait': 'a gained trait',
  'another colour': 'a changed colour',
};

export const lastingEffects = lastingEffectFaults<DbsRules>({
  kinds: kindsOfEffects,
  kindTitles,
  durations: [
    {
      until: 'battle',
      words: 'for the battle',
      clause: '7-4-1-9',
      sooner: { words: 'before the Defense Step', by: beforeDefenseStep },
      later: untilEndOfTurn,
      never: 'game',
    },
    {
      until: 'mainPhase',
      words: 'until the end of the Main Phase',
      clause: '6-3-1-3-1-2',
      sooner: withFirstBattle,
      later: throughNextTurn,
      never: 'game',
    },
    {
      until: 'turn',
      words: 'for the turn',
      clause: '6-4-1-2',
      sooner: withFirstBattle,
      later: { words: 'until the end of the next turn', by: untilNextTurnEnds },
      never: 'game',
    },
    {
      until: 'yourNextTurn',
      words: 'until the start of the next own turn',
      said: 'until the start of your next turn',
      clause: '6-2-1',
      sooner: withTurn,
      later: throughNextOwnTurn,
      never: 'game',
    },
    {
      until: 'opponentsNextTurn',
      words: "until the end of the opponent's next turn",
      said: "until the end of your opponent's next turn",
      clause: '6-4-1-2',
      sooner: withTurn,
      later: throughNextOwnTurn,
      never: 'game',
    },
    {
      until: 'endOfYourNextTurn',
      words: 'until the end of the next own turn',
      said: 'until the end of your next turn',
      clause: '6-4-1-2',
      sooner: withNextTurn,
      later: {
        words: 'until the end of the own turn after',
        said: "until the end of its player's turn after that",
        by: aRoundLater,
      },
      never: 'game',
    },
    {
      until: 'yourNextCharge',
      words: 'until the end of the next own Charge Phase',
      said: 'until the end of your next Charge Phase',
      clause: '6-2-6',
      sooner: withNextTurn,
      later: throughNextOwnTurn,
      never: 'game',
    },
    {
      until: 'opponentsNextCharge',
      words: "until the end of the opponent's next Charge Phase",
      said: "until the end of your opponent's next Charge Phase",
      clause: '6-2-6',
      sooner: withTurn,
      later: throughNextTurn,
      never: 'game',
    },
    {
      until: 'game',
      words: 'during the game',
      clause: '8-2-2-2',
      sooner: {
        words: 'with the next own turn',
        said: "at the end of its player's next turn",
        as: endsLike('endOfYourNextTurn'),
      },
      later: endless,
      never: endless,
    },
  ],
  ends: ['endsWithBattle', 'endsWithTurn', 'endsAtStartOfTurn', 'endsAfterCharge', 'endsWithMainPhase'],
  newCard: '8-8-1-4',
  whileItsCardStays: { clause: '8-1-4', source: 'from a [Permanent]', turn: 'turn', game: 'game' },
  same(kind, until, cell) {
    if (until === 'while' && kind === 'an [Auto] that the effect bears') return 'no [Permanent] bears an [Auto]';
    return kind === 'an obligation' ? OBLIGED_IN_VAIN[until]?.[cell] : undefined;
  },
});
