/** Members of filters, which select cards. */
import { Type } from '@sinclair/typebox';
import type { CardFilter } from '../../../../schemas/ability';
import type { PlayerId } from '../../../../schemas/common';
import { Closed, OneOf } from '../../../../schemas/common';
import { EVERY_WORD, hasWord, shareWord, wordsOf } from '../../continuous/information';
import { isBlank, printOf } from '../../reading/print';
import { statOf } from '../../continuous/values';
import { hasStatus } from '../../changes/objects';
import { asKnown } from '../../objects/object-tracking';
import { COLUMNS, inSameColumn, isInColumn, kindsOfPlace, placeOf } from '../../objects/places';
import { remembered } from '../../remember';
import { isSameObject, type CardState } from '../../state';
import { type FilterWord, type PartMeaning } from '../../reading/forms';
import { cardsMatching, cardsRead, matches, within } from '../../reading/select';
import type { GrammarParts } from '../../reading/grammar-parts';
import type { EvaluationContext } from '../../state/effect-context';
import { filter } from '../forms';
import type { LanguageGame } from '../rules';

const ofPlace = true;
const first = true;
const yesOrNo = () => Type.Optional(Type.Boolean());
const text = () => Type.Optional(Type.String());

const isLookedAt = (game: LanguageGame, viewer: PlayerId, card: CardState): boolean =>
  game.state.looks.some((look) => look.viewer === viewer && look.card === card.id);

/** Returns whether the card has the value, and notes by which clauses it has not. */
export function bearsStat(game: LanguageGame, card: CardState, stat: string): boolean {
  if (isBlank(game, card)) return false;
  const { rules } = game;
  if (rules.hasStat?.(game, card, stat) ?? true) return true;
  if (rules.clausesOfMissing) game.consult(...rules.clausesOfMissing(game, stat));
  return false;
}

/** Returns a value of a card; for a snapshot, the last value that it had. */
export const valueThen = (game: LanguageGame, card: CardState, stat: string): number =>
  card.snapshot?.stats?.[stat] ?? statOf(game, card, stat);

/** Returns the filters nested in a filter; they inherit its zones unless they name their own. */
const partsOf = remembered(({ zone, any = [], not }: CardFilter) => {
  const inZones = (part: CardFilter): CardFilter => (zone ? { zone, ...part } : part);
  return { any: any.map(inZones), not: not ? [inZones(not)] : [] };
});

const extreme = ({ words }: GrammarParts) => (words.extremes ? Type.Optional(OneOf(words.stats)) : undefined);

/** The filter without its extremes: the cards among which one is the least or the greatest. */
const restOf = remembered(({ least: _least, greatest: _greatest, ...rest }: CardFilter): CardFilter => rest);

function isExtreme(
  game: LanguageGame,
  reader: EvaluationContext,
  whole: CardFilter,
  card: CardState,
  stat: string,
  end: 'least' | 'greatest',
): boolean {
  if (!bearsStat(game, card, stat)) return false;
  const own = valueThen(game, card, stat);
  return cardsMatching(game, reader, restOf(whole))
    .filter((other) => bearsStat(game, other, stat))
    .every((other) => (end === 'least' ? valueThen(game, other, stat) >= own : valueThen(game, other, stat) <= own));
}

/** These members select where cards are looked for; `cardsMatching` evaluates them itself. */
const PLACES = [
  filter('player', 'cards of that player; left out: of both', ({ playerFilter }) => Type.Optional(playerFilter), {
    ofPlace,
  }),
  filter(
    'zone',
    'cards in one of these [zones](#zones); left out: cards on the field',
    ({ words }) => Type.Optional(Type.Array(OneOf(words.zones), { minItems: 1 })),
    { ofPlace },
  ),
  filter('top', 'only this many from the top of each zone', ({ words }) => (words.parts ? ends('top') : undefined), {
    ofPlace,
  }),
  filter(
    'bottom',
    'only this many from the bottom of each zone; with `top`, those at either end',
    ({ words }) => (words.parts ? ends('bottom') : undefined),
    { ofPlace },
  ),
];

const onPlace = (kinds: readonly string[], rows: readonly string[]) =>
  Type.Optional(
    Closed({
      kind: Type.Optional(OneOf(kinds)),
      row: Type.Optional(OneOf(rows)),
      column: Type.Optional(OneOf(['same', ...Object.keys(COLUMNS)])),
      behind: Type.Optional(Type.Literal(true)),
      ahead: Type.Optional(Type.Literal(true)),
      from: Type.Optional(Type.Ref('KnownTarget')),
    }),
  );

type At = NonNullable<CardFilter['at']>;

function fitsColumn(game: LanguageGame, { column = 'same' }: At, card: CardState, place: CardState): boolean {
  return column === 'same' || isInColumn(card.snapshot?.master ?? game.rules.masterOf(game, card), place, column);
}

/** A card that the effect has moved is where it was (VG 11.11.1). */
function fitsSource(game: LanguageGame, at: At, place: CardState, reader: EvaluationContext): boolean {
  const { column, behind, ahead, from } = at;
  if (column !== 'same' && !behind && !ahead) return true;
  const cards = from ? cardsRead(game, reader, from) : (asKnown(game, reader, [reader.source])[0] ?? reader.source);
  return [cards].flat().some((card) => fitsPlaceOf(game, at, place, placeKnown(game, reader, card)));
}

const placeKnown = (game: LanguageGame, { tracked }: EvaluationContext, card: CardState): CardState | undefined =>
  placeOf(game, card) ?? placeOf(game, tracked?.get(card.id)?.lastKnown ?? card);

function fitsPlaceOf(game: LanguageGame, { column, behind, ahead }: At, place: CardState, own?: CardState): boolean {
  if (!own) return false;
  const { rules } = game;
  if (column === 'same' && !(rules.inSameColumn?.(game, own, place) ?? inSameColumn(own, place))) return false;
  if (behind && !rules.isBehind?.(game, place, own)) return false;
  return !ahead || rules.isBehind?.(game, own, place) === true;
}

const ends = (end: string) =>
  Type.Optional(Type.Integer({ minimum: 1, description: `only so many from the ${end} of each zone` }));

export const SHARED_FILTERS = [
  ...PLACES,
  filter('state', '`active` or `rested`', ({ words }) => Type.Optional(OneOf(words.states)), {
    first,
    fits: (game, state, card) =>
      card.state === state || game.consulting(game.rules.isInState?.(game, card.state, state) ?? false),
    reads: ['states'],
  }),
  filter(
    'status',
    'a status that it has',
    ({ words }) => (words.statuses ? Type.Optional(OneOf(words.statuses)) : undefined),
    {
      first,
      fits: (_game, status, card) => hasStatus(card, status),
    },
  ),
  filter(
    'at',
    'on a place of such a kind, in such a row, in the column of this card or in one of its player, `behind` this card or `ahead` of it; with `from` of other cards than this one',
    ({ words }) => (words.placeKinds ? onPlace(words.placeKinds, words.rows ?? []) : undefined),
    {
      first,
      ofPlace,
      fits(game, { kind, row, ...asked }, card, reader) {
        const place = placeOf(game, card);
        if (!place || (kind !== undefined && !kindsOfPlace(game, place).includes(kind))) return false;
        const { isInRow } = game.rules;
        if (row !== undefined && !game.consulting(isInRow?.(game, place, row) ?? place.layout?.row === row))
          return false;
        return fitsColumn(game, asked, card, place) && fitsSource(game, asked, place, reader);
      },
    },
  ),
  filter('face', 'whether it lies face up or face down', () => Type.Optional(OneOf(['up', 'down'])), {
    first,
    ofPlace,
    fits: (_game, face, card) => card.face === face,
  }),
  filter('category', 'the category of the card', ({ words }) => Type.Optional(OneOf(words.categories)), {
    first,
    fits: (game, category, card) => hasWord(game, card, 'category', category),
  }),
  filter('name', 'exactly this name', text, { first, fits: (game, name, card) => hasWord(game, card, 'name', name) }),
  filter('nameContains', 'this is a part of the name', text, {
    first,
    fits: (game, part, card) => wordsOf(game, card, 'name').some((name) => name.includes(part) || name === EVERY_WORD),
  }),
  filter('number', 'this card number', text, {
    first,
    fits: (game, number, card) => printOf(game, card).number === number,
  }),
  filter('other', '`true`: not the card that bears the ability; `false`: that card alone', yesOrNo, {
    fits: (_game, other, card, { source }) => isSameObject(card, source) !== other,
  }),
  filter('inBattle', 'it attacks or is attacked', yesOrNo, {
    fits: (game, inBattle, card) => game.rules.takesPart(game, card) === inBattle,
    reads: ['facts'],
  }),
  filter('looked', 'the player is looking at it: cards that were looked at or searched before', yesOrNo, {
    ofPlace,
    fits: (game, looked, card, { player }) => isLookedAt(game, player, card) === looked,
    reads: ['looks'],
  }),
  filter(
    'chosen',
    'whether the effect has chosen it, or looked at it, last',
    ({ words }) => (words.parts ? yesOrNo() : undefined),
    {
      ofPlace,
      fits: (_game, chosen, card, reader) => reader.chosen.some((one) => isSameObject(card, one)) === chosen,
    },
  ),
  filter(
    'shares',
    'what it has in common with another card',
    ({ words }) => (words.parts ? shared(words.sharedWords ?? []) : undefined),
    {
      fits: (game, { word, with: others }, card, reader) => {
        const wanted = cardsRead(game, reader, others).flatMap((other) => wordsOf(game, other, word));
        return shareWord(game, word, wordsOf(game, card, word), wanted);
      },
    },
  ),
  filter('stat', 'values in ranges', ({ ranges }) => Type.Optional(ranges), {
    fits: (game, asked, card, reader) => {
      for (const stat in asked) {
        if (!bearsStat(game, card, stat)) return false;
        if (!within(game, reader, valueThen(game, card, stat), asked[stat]!)) return false;
      }
      return true;
    },
    reads: ['number', 'values'],
  }),
  filter('least', 'no other fitting card has less of this value', extreme, {
    fits: (game, stat, card, reader, whole) => isExtreme(game, reader, whole, card, stat, 'least'),
    reads: ['number', 'values'],
  }),
  filter('greatest', 'no other fitting card has more of this value', extreme, {
    fits: (game, stat, card, reader, whole) => isExtreme(game, reader, whole, card, stat, 'greatest'),
    reads: ['number', 'values'],
  }),
  filter(
    'any',
    'it fits one of these; those without a zone use the same zones',
    ({ words }) => (words.parts ? anyOf() : undefined),
    {
      fits: (game, _any, card, reader, whole) => partsOf(whole).any.some((part) => matches(game, reader, part, card)),
    },
  ),
  filter(
    'not',
    'it does not fit this; without a zone, this uses the same zones',
    ({ words }) => (words.parts ? Type.Optional(Type.Ref('Filter')) : undefined),
    {
      fits: (game, _not, card, reader, whole) => !partsOf(whole).not.some((part) => matches(game, reader, part, card)),
    },
  ),
];

/** Defines a filter member for a kind of word, in games with more kinds than names and categories, e.g. traits. */
export const wordFilter = (kind: keyof CardFilter): FilterWord => ({
  member: kind,
  meaning: `this ${kind}`,
  schema: text,
  fits: (game: LanguageGame, asked: string, card) => hasWord(game, card, kind, asked),
});

export const SHARES_MEANING: PartMeaning = {
  meaning: 'The card shares a word of this kind with one of the others.',
  says: { word: '`name`, `color`, `type` or `attribute`', with: 'the other cards' },
};

const shared = (words: readonly string[]) =>
  Type.Optional(Closed({ word: OneOf(words), with: Type.Ref('KnownTarget') }));

const anyOf = () => Type.Optional(Type.Array(Type.Ref('Filter'), { minItems: 2 }));
