/**
 * Defines the members of filters that only the One Piece Card Game has (section 2). `fitsAll` and `fitsWords` of the
 * rule table check them.
 */
import { SHARED_FILTERS } from '../kernel/language/words/filters';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { Type, type TSchema } from '@sinclair/typebox';
import type { CardFilter } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { OP_ATTRIBUTES, OP_COLORS, type OpCard } from '../../schemas/one-piece';
import { EVERY_WORD } from '../kernel/continuous/information';
import { type FilterWord } from '../kernel/reading/forms';
import type { Printed } from './02-card-information';
import { abilitiesPrintedOn, definitionOf, type OpGame } from './game';
import { filter } from '../kernel/language/forms';

declare module '../../schemas/ability' {
  interface CardFilter {
    type?: string;
    typeContains?: string;
    attribute?: string;
    color?: string;
    multicolor?: boolean;
    noBaseEffect?: boolean;
    has?: string;
    playedThisTurn?: boolean;
  }
}

/** Asks for printed information, whatever effects have changed since. */
export interface PrintedWord extends FilterWord {
  readonly member: keyof CardFilter;
  isOn(g: Printed, asked: unknown, card: OpCard): boolean;
}

const printed = <Member extends keyof CardFilter>(
  member: Member,
  meaning: string,
  schema: TSchema,
  isOn: (g: Printed, asked: NonNullable<CardFilter[Member]>, card: OpCard) => boolean,
): PrintedWord => ({ member, meaning, schema: () => Type.Optional(schema), isOn: isOn as PrintedWord['isOn'] });

/** 2-3, 2-4, 2-5 */
export const PRINTED_WORDS = [
  printed('type', 'this type, in full (2-4-3)', Type.String({ description: 'a type, in full' }), (g, asked, card) =>
    g.rules.typesOf(g, card).some((type) => g.rules.isType(g, type, asked)),
  ),
  printed(
    'typeContains',
    'a part of a type (2-4-3-1)',
    Type.String({ description: 'part of a type' }),
    (g, asked, card) => g.rules.typesOf(g, card).some((type) => type.includes(asked) || type === EVERY_WORD),
  ),
  printed('attribute', 'this attribute', OneOf(OP_ATTRIBUTES), (g, asked, card) =>
    g.rules.attributesOf(g, card).some((attribute) => attribute === asked || attribute === EVERY_WORD),
  ),
  printed('color', 'this colour', OneOf(OP_COLORS), (g, asked, card) => g.rules.colorsOf(g, card).includes(asked)),
  printed(
    'multicolor',
    'whether it has two or more colours (2-3-6)',
    Type.Boolean(),
    (g, asked, card) => g.rules.isMulticolor(g, card) === asked,
  ),
];

/** 4-4-2: a text that asks for active or rested cards does not find given DON!! cards. */
const ofState: FilterWord = {
  ...SHARED_FILTERS.find(({ member }) => member === 'state')!,
  fits(g: OpGame, state: string, card) {
    if (card.zone === 'given') g.consult('4-4-2');
    return card.state === state;
  },
};

export const FILTERS: readonly FilterWord[] = SHARED_FILTERS.map((word) => (word.member === 'state' ? ofState : word));

export const OWN_FILTERS: readonly FilterWord[] = [
  ...PRINTED_WORDS,
  filter('noBaseEffect', 'whether it has no base effect (2-8-5)', () => Type.Optional(Type.Boolean()), {
    fits: (g: OpGame, asked, card) => {
      const isNegated = abilitiesPrintedOn(definitionOf(card)).length > 0 && abilitiesOf(g, card).length === 0;
      g.consult('4-9-2', ...(isNegated ? ['8-2-2'] : []));
      return g.rules.isWithoutBaseEffect(g, card) === asked;
    },
    reads: ['abilities'],
  }),
  filter(
    'has',
    'it has this keyword, or an ability of this type or with this timing, e.g. `blocker`, `trigger`, `played`',
    () =>
      Type.Optional(Type.String({ description: 'a keyword, a type of ability, or its timing, e.g. blocker, played' })),
    { fits: (g: OpGame, asked, card) => g.rules.has(g, card, asked), reads: ['abilities', 'keywords'] },
  ),
  filter('playedThisTurn', 'whether it was played in this turn', () => Type.Optional(Type.Boolean()), {
    fits: (g: OpGame, asked, card) => g.rules.isNewcomer(g, card) === asked,
  }),
];
