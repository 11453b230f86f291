import { Type } from '@sinclair/typebox';
import { OneOf } from '../../../../schemas/common';
import { cardsMatching, holds, isPlayerOf, within } from '../../reading/select';
import { condition } from '../forms';
import { OF_CARDS_OR_PLAYER, timesHappened, valueForms, valueOf } from './amounts';

const several = Type.Array(Type.Ref('Condition'));

export const SHARED_CONDITIONS = [
  condition(
    'count',
    { meaning: 'Whether that many cards fit.', said: 'the cards to count' },
    ({ Filter, limits }) => [{ count: Filter, ...limits }],
    {
      holds: (game, reader, said) => within(game, reader, cardsMatching(game, reader, said.count).length, said),
    },
  ),
  condition(
    'value',
    {
      meaning: 'Whether the sum of a value of cards, or a value of a player, is in a range.',
      said: 'which value',
      says: OF_CARDS_OR_PLAYER,
    },
    (parts) => valueForms(parts).map((form) => ({ ...form, ...parts.limits })),
    {
      holds: (game, reader, said) => within(game, reader, valueOf(game, reader, said), said),
      reads: ['number', 'values'],
    },
  ),
  condition(
    'happened',
    {
      meaning:
        'Whether it has happened that often this turn; without a number, at least once. Its cards are judged as they are now.',
      said: 'the [event](#timings-and-causes)',
    },
    ({ words, occurrence, limits }) => (words.causes ? [{ happened: occurrence, ...limits }] : []),
    {
      holds(game, reader, said) {
        const range = said.max === undefined ? { min: 1, ...said } : said;
        return within(game, reader, timesHappened(game, reader, said.happened), range);
      },
      reads: ['number', 'history'],
    },
  ),
  condition(
    'turn',
    { meaning: 'Whose turn it is.', said: 'of that player' },
    ({ playerFilter }) => [{ turn: playerFilter }],
    {
      holds: (game, { player }, { turn }) => isPlayerOf(game, player, turn, game.state.turnPlayer),
    },
  ),
  condition(
    'phase',
    { meaning: 'Which phase it is.', said: 'the phase' },
    ({ words }) => [{ phase: OneOf(words.phases) }],
    {
      holds: (game, _reader, { phase }) => game.state.phase === phase,
      reads: ['phases'],
    },
  ),
  condition('all', { meaning: 'All of these.', said: 'conditions' }, () => [{ all: several }], {
    holds: (game, reader, { all }) => all.every((part) => holds(game, reader, part)),
  }),
  condition('any', { meaning: 'At least one of these.', said: 'conditions' }, () => [{ any: several }], {
    holds: (game, reader, { any }) => any.some((part) => holds(game, reader, part)),
  }),
  condition('not', { meaning: 'Not this.', said: 'a condition' }, () => [{ not: Type.Ref('Condition') }], {
    holds: (game, reader, { not }) => !holds(game, reader, not),
  }),
];
