/** Misreadings of how long continuous effects last, for each kind and each duration. */
import { endEffects } from '../../kernel/changes';
import { endsLike, lastingEffectFaults, type EffectPredicate, type Kinds } from '../../kernel/testing/lasting-effects';
import type { Misreading } from '../../kernel/testing/misreadings';
import type { LnRules } from '../game';

/** Ends the effect before the step in which a player may cover. */
const beforeCover =
  (isMatch: EffectPredicate): Misreading<LnRules> =>
  (rules) => ({
    *coverStep(g) {
      endEffects(g, isMatch);
      yield* rules.coverStep(g);
    },
  });

/** Ends the effect at the end of the turn that comes so many turns later. */
const turnsLater =
  (count: number) =>
  (isMatch: EffectPredicate): Misreading<LnRules> =>
  (rules) => ({
    endsWithTurn: (g, effect) =>
      isMatch(effect) ? g.state.turn >= effect.turn + count : rules.endsWithTurn(g, effect),
  });

const soonerInABattle = { words: 'before the cover', by: beforeCover };
const untilEndOfTurn = { words: 'until the end of the turn', as: endsLike('turn') };
const endless = { same: 'it never ends by the rules either' };

/** Maps each kind of continuous effect to its test. */
export const kindsOfEffects = {
  'a change of AP': ({ kind }) => kind === 'stat',
  'a prohibition': ({ kind }) => kind === 'forbid',
  'a gained skill': ({ kind }) => kind === 'gain',
  'a negation': ({ kind }) => kind === 'negate',
} satisfies Kinds;

export const lastingEffects = lastingEffectFaults<LnRules>({
  kinds: kindsOfEffects,
  durations: [
    {
      until: 'battle',
      words: 'until the end of the battle',
      clause: '8-7',
      sooner: soonerInABattle,
      later: untilEndOfTurn,
      never: 'game',
    },
    {
      until: 'nextBattle',
      words: 'until the end of the next battle',
      clause: '9-5',
      sooner: soonerInABattle,
      later: untilEndOfTurn,
      never: 'game',
    },
    {
      until: 'turn',
      words: 'until the end of the turn',
      clause: '4-6-3',
      sooner: { words: 'with the battle', said: 'at the end of the battle', as: endsLike('battle') },
      later: { words: 'until the end of the next turn', by: turnsLater(1) },
      never: 'game',
    },
    {
      until: 'opponentsTurn',
      words: "until the end of the opponent's next turn",
      said: "until the end of your opponent's next turn",
      clause: '4-6-3',
      sooner: { words: 'with the turn', said: 'at the end of the turn', as: endsLike('turn') },
      later: { words: "until the end of its player's next turn", by: turnsLater(2) },
      never: 'game',
    },
    {
      until: 'game',
      words: 'for the rest of the game',
      clause: '4-6-3',
      sooner: { words: "with its player's next turn", said: "at the end of its player's next turn", by: turnsLater(2) },
      later: endless,
      never: endless,
    },
  ],
  ends: ['endsWithBattle', 'endsWithNextBattle', 'endsWithTurn'],
  whileItsCardStays: { clause: '2-2-2', source: 'from a [Cont] skill', turn: 'turn', game: 'game' },
});
