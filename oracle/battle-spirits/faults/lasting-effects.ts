/** Misreadings of how long continuous effects last, for each kind and each duration. */
import { BS_SYMBOLS, LEVEL_COSTS, symbolsGiven } from '../../../schemas/battle-spirits';
import { endEffects } from '../../kernel/changes';
import { endsLike, lastingEffectFaults, type EffectPredicate, type Kinds } from '../../kernel/testing/lasting-effects';
import type { Misreading } from '../../kernel/testing/misreadings';
import type { BsRules } from '../game';

/** Ends the effect before the opponent can block. */
const beforeBlock =
  (isMatch: EffectPredicate): Misreading<BsRules> =>
  (rules) => ({
    *blockStep(g, player) {
      endEffects(g, isMatch);
      yield* rules.blockStep(g, player);
    },
  });

/** Ends the effect at the end of the turn that comes so many turns later. */
const turnsLater =
  (count: number) =>
  (isMatch: EffectPredicate): Misreading<BsRules> =>
  ({ endsAtStartOfTurn, endsWithTurn }) => ({
    endsAtStartOfTurn: (g, effect, player) => !isMatch(effect) && endsAtStartOfTurn(g, effect, player),
    endsWithTurn: (g, effect) => (isMatch(effect) ? g.state.turn >= effect.turn + count : endsWithTurn(g, effect)),
  });

const COLORED: readonly string[] = BS_SYMBOLS.map(symbolsGiven);
const OF_LEVELS: readonly string[] = LEVEL_COSTS;
/** Prohibitions on players. */
const ON_PLAYERS: readonly string[] = [
  ...['draw', 'handIncrease', 'countChange', 'addCores', 'reduceLife', 'returnCores'],
];
/** Prohibitions that keep something from a card. */
const PROTECTING: readonly string[] = [
  ...['destroy', 'toHand', 'toDeck', 'leave', 'choose', 'exhaust', 'loseCores', 'voidCores'],
];

const isForbidding =
  (named: (what: string) => boolean): Kinds[string] =>
  (one) =>
    one.kind === 'forbid' && named(one.what);

const isStat =
  (named: (stat: string) => boolean): Kinds[string] =>
  (one) =>
    one.kind === 'stat' && !one.base && named(one.stat);

const ON_A_PLAYER = 'a prohibition on a player';

/** Maps each kind of continuous effect to its test. */
export const kindsOfEffects = {
  'a change of BP': isStat((stat) => stat === 'bp'),
  'a new base BP': (one) => one.kind === 'stat' && one.base === true,
  'a change of cost': isStat((stat) => stat === 'cost'),
  'a gained symbol': isStat((stat) => stat === 'symbols'),
  'a gained symbol of a color': isStat((stat) => COLORED.includes(stat)),
  'a change of level': isStat((stat) => stat === 'lv'),
  'a change of the Cores of a level': isStat((stat) => OF_LEVELS.includes(stat)),
  'another color': (one) => one.kind === 'words' && one.word === 'color',
  'a given family': (one) => one.kind === 'words' && one.word === 'family',
  'a gained effect': ({ kind }) => kind === 'gain',
  'an immunity': ({ kind }) => kind === 'unaffected',
  'a negation': ({ kind }) => kind === 'negate',
  'a prohibition': isForbidding((what) => !ON_PLAYERS.includes(what) && !PROTECTING.includes(what)),
  [ON_A_PLAYER]: isForbidding((what) => ON_PLAYERS.includes(what)),
  'a prohibition that protects': isForbidding((what) => PROTECTING.includes(what)),
  'an obligation': ({ kind }) => kind === 'oblige',
} satisfies Kinds;

const withTurn = { words: 'with the turn', said: 'at the end of the turn', as: endsLike('turn') };
const endless = { same: 'it never ends by the rules either' };

/** What titles say for the names that read badly; the names stay, since ids are made from them. */
export const kindTitles = {
  'another color': 'a changed color',
  'a given family': 'a gained family',
  'a change of the Cores of a level': 'a change of the Cores that a level needs',
  'a prohibition that protects': 'a prohibition that protects a card',
};

export const lastingEffects = lastingEffectFaults<BsRules>({
  kinds: kindsOfEffects,
  kindTitles,
  durations: [
    {
      until: 'battle',
      words: 'during this battle',
      clause: '7-9-2',
      sooner: { words: 'before the block', by: beforeBlock },
      later: { words: 'until the end of the turn', as: endsLike('turn') },
      never: 'game',
    },
    {
      until: 'turn',
      words: 'during this turn',
      clause: '4-9-1',
      sooner: { words: 'with the battle', said: 'at the end of the battle', as: endsLike('battle') },
      later: { words: 'until the end of the next turn', by: turnsLater(1) },
      never: 'game',
    },
    {
      until: 'yourNextTurn',
      words: 'until the start of the next own turn',
      said: 'until the start of your next turn',
      clause: 'FAQ-1-8',
      sooner: withTurn,
      later: {
        words: 'until the end of the next own turn',
        said: "until the end of its player's next turn",
        by: turnsLater(2),
      },
      never: 'game',
    },
    {
      until: 'game',
      words: 'during this game',
      clause: 'FAQ-1-8',
      sooner: {
        words: 'with the start of the next own turn',
        said: "at the start of its player's next turn",
        as: endsLike('yourNextTurn'),
      },
      later: endless,
      never: endless,
    },
  ],
  ends: ['endsWithBattle', 'endsWithTurn', 'endsAtStartOfTurn'],
  newCard: '21-6-5',
  whileItsCardStays: { clause: '24-2-1', source: 'from a card on the Field', turn: 'turn', game: 'game' },
  same(kind, until, cell) {
    if (kind !== ON_A_PLAYER) return undefined;
    if (until !== 'while') return cell === 'newCard' ? 'a player does not leave and come back' : undefined;
    return cell === 'later' || cell === 'never' ? 'what these misreadings keep applies to cards' : undefined;
  },
});
