/** Forms of numbers that are computed when they are needed, and the values that amounts and conditions read. */
import { Type } from '@sinclair/typebox';
import type { PlayerFilter, Target, Trigger } from '../../../../schemas/ability';
import { OneOf } from '../../../../schemas/common';
import type { CardState } from '../../state';
import { cardsMatching, cardsRead, fitsTrigger, playerOf } from '../../reading/select';
import type { GrammarParts } from '../../reading/grammar-parts';
import type { EvaluationContext } from '../../state/effect-context';
import { amount } from '../forms';
import type { LanguageGame } from '../rules';
import { bearsStat, valueThen } from './filters';

/** Returns a value of a player, or the sum of a value over cards. */
export function valueOf(
  game: LanguageGame,
  reader: EvaluationContext,
  { value, of }: { value: string; of: Target | PlayerFilter },
): number {
  if (typeof of === 'string') return game.rules.playerValue(game, playerOf(game, reader.player, of), value);
  return cardsRead(game, reader, of).reduce((sum, card) => sum + numberOn(game, card, value), 0);
}

/** Counts how often it has happened this turn. Its cards are read as they are now. */
export const timesHappened = (game: LanguageGame, reader: EvaluationContext, trigger: Trigger): number =>
  game.eventsOfTurn().filter((event) => fitsTrigger(game, reader, trigger, event)).length;

/** A card without the value adds nothing to the sum, even if effects modify it. */
const numberOn = (game: LanguageGame, card: CardState, stat: string): number =>
  bearsStat(game, card, stat) ? valueThen(game, card, stat) : 0;

export const OF_CARDS_OR_PLAYER = { of: 'of which cards, or of which player' };

/** The forms of `value`: of cards that nobody has to choose, or of a player. */
export const valueForms = ({ words, knownTarget, onePlayer }: GrammarParts) => [
  { value: OneOf(words.amounts ?? words.stats), of: knownTarget },
  { value: OneOf(words.playerValues), of: onePlayer },
];

export const SHARED_AMOUNTS = [
  amount(
    'count',
    { meaning: 'The number of cards that fit.', said: 'the cards to count' },
    ({ Filter }) => [{ count: Filter }],
    {
      counted: (game, reader, { count }) => cardsMatching(game, reader, count).length,
    },
  ),
  amount(
    'value',
    { meaning: 'The sum of a value of cards, or a value of a player.', said: 'which value', says: OF_CARDS_OR_PLAYER },
    valueForms,
    { counted: valueOf, reads: ['number', 'values'] },
  ),
  amount(
    'happened',
    {
      meaning: 'How often something has happened this turn. Its cards are judged as they are now.',
      said: 'the [event](#timings-and-causes)',
    },
    ({ words, occurrence }) => (words.countsHistory ? [{ happened: occurrence }] : []),
    { counted: (game, reader, { happened }) => timesHappened(game, reader, happened), reads: ['number', 'history'] },
  ),
  amount(
    'number',
    { meaning: 'The number that the player has chosen.', said: 'always `chosen`' },
    ({ words }) => (words.bases ? [{ number: Type.Literal('chosen') }] : []),
    {
      counted: (_game, reader) => reader.number ?? 0,
    },
  ),
];
