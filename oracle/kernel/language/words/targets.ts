/** Forms of targets, which select the cards of an instruction. */
import { Type, type TSchema } from '@sinclair/typebox';
import { Closed, OneOf } from '../../../../schemas/common';
import { asKnown, stillSameObject } from '../../objects/object-tracking';
import type { CardState } from '../../state';
import { type PartMeaning } from '../../reading/forms';
import { cardsMatching } from '../../reading/select';
import type { GrammarParts } from '../../reading/grammar-parts';
import type { EvaluationContext } from '../../state/effect-context';
import { target } from '../forms';
import type { LanguageGame } from '../rules';

const yes = () => Type.Literal(true);

function subjectsOf(game: LanguageGame, { event, subjects, subjectIsGone }: EvaluationContext): readonly CardState[] {
  if (subjectIsGone) return [];
  return subjects?.map((card) => game.card(card.id)) ?? (event?.card === undefined ? [] : [game.card(event.card)]);
}

export const SHARED_TARGETS = [
  target('self', { meaning: 'The card that bears the ability.', said: 'always `true`' }, yes, {
    cards: (game, reader) => (reader.sourceIsGone ? [] : stillSameObject(game, reader, [reader.source])),
    cardsRead: (game, reader) => (reader.sourceIsGone ? [] : asKnown(game, reader, [reader.source])),
    always: true,
  }),
  target(
    'all',
    {
      meaning: 'Every card that fits.',
      said: 'which cards',
      meaningRead: 'Every card that fits: their values are added up.',
    },
    ({ Filter }) => Filter,
    {
      cards: (game, reader, { all }) => cardsMatching(game, reader, all),
      always: true,
    },
  ),
  target(
    'subject',
    {
      meaning: 'The card that the event, or the replacement, is about; none if it has gone to another area since.',
      said: 'always `true`',
      meaningRead: 'The card that the event is about, with the last values that it had in play.',
    },
    yes,
    {
      cards: subjectsOf,
      cardsRead: (game, reader) => reader.subjects ?? subjectsOf(game, reader),
    },
  ),
  target('chosen', { meaning: 'The cards that this effect chose or looked at last.', said: 'always `true`' }, yes, {
    cards: (game, reader) => stillSameObject(game, reader, reader.chosen),
    cardsRead: (game, reader) => asKnown(game, reader, reader.chosen),
  }),
  target(
    'choose',
    { meaning: 'Cards that a player chooses when that part of the text is carried out.', said: 'the choice' },
    choice,
  ),
];

const bounds = (least: boolean | undefined): Record<string, TSchema> => {
  const [max, min] = [Type.Integer(), Type.Integer({ minimum: 1 })];
  return least ? { max: Type.Optional(max), min: Type.Optional(min) } : { max };
};

/** A target of players instead of cards, for games with lasting effects on players. */
export const playersTarget = target(
  'players',
  { meaning: 'Players, and no cards.', said: 'whose' },
  ({ playerFilter }) => playerFilter,
  { cards: () => [], always: true, noCards: true },
);

export const CHOICE_MEANING = {
  choose: {
    meaning: 'As many cards as there are, up to the number. A choice of hidden cards that must fit may also take none.',
    says: {
      from: 'among which cards',
      count: 'how many cards: a number, or an [amount](#amounts)',
      upTo: 'also fewer or none',
      oneOrMore: 'fewer as well, but not none; always `true`',
      asMany:
        'as many as possible: hidden cards that fit are chosen too, and where they do not suffice the others are shown',
      by: 'who chooses: `opponent`, or `each` player among their own cards; left out: you',
      differentNames: 'no two of them have a name in common; always `true`',
      different: 'no two of them agree in this',
      sameName: 'all of them have a name in common; always `true`',
      atRandom: 'nobody chooses, chance does; always `true`',
      total: 'the limit for the sum of a value of all of them',
    },
  },
  total: { meaning: 'Limits the sum of a value of the chosen cards.' },
} satisfies Record<string, PartMeaning>;

function choice({ words, Filter, choosers }: GrammarParts): TSchema {
  const number = Type.Integer({ minimum: 1 });
  return Closed({
    from: Filter,
    count: words.bases ? Type.Union([number, Type.Ref('Amount')]) : number,
    upTo: Type.Optional(Type.Boolean()),
    ...(words.oneOrMore && { oneOrMore: Type.Optional(Type.Literal(true)) }),
    ...(words.asMany && { asMany: Type.Optional(Type.Literal(true)) }),
    ...(words.sameNames && { sameName: Type.Optional(Type.Literal(true)) }),
    ...(words.differing && { different: Type.Optional(OneOf(words.differing)) }),
    ...(words.random && { atRandom: Type.Optional(Type.Literal(true)) }),
    by: Type.Optional(choosers),
    ...(words.totals && {
      differentNames: Type.Optional(Type.Literal(true)),
      total: Type.Optional(Closed({ stat: OneOf(words.totals), ...bounds(words.leastTotals) })),
    }),
  });
}
