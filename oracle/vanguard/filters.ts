/** Members of filters that only Cardfight!! Vanguard has. */
import { Type } from '@sinclair/typebox';
import { VG_ASKED_KEYWORDS, VG_ICONS, VG_SET_SUBTYPES, VG_SUBTYPES, VG_TRIGGERS } from '../../schemas/vanguard';
import type { Trigger } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { type FilterWord } from '../kernel/reading/forms';
import { SHARED_FILTERS, wordFilter } from '../kernel/language/words/filters';
import { OTHER_FILTERS } from '../kernel/language/words/lists';
import type { CardState } from '../kernel/state';
import { DRESSINGS, type Dressing } from './06-dress';
import type { VgGame } from './game';
import { filter } from '../kernel/language/forms';

declare module '../../schemas/ability' {
  interface CardFilter {
    unit?: boolean;
    vanguard?: boolean;
    rearGuard?: boolean;
    guardian?: boolean;
    attacking?: boolean;
    attacked?: boolean;
    boosting?: boolean;
    boosted?: boolean;
    hit?: boolean;
    legion?: boolean;
    harmony?: boolean;
    subtype?: string;
    typeName?: string;
    special?: string;
    icon?: string;
    trigger?: string;
    clan?: string;
    nation?: string;
    race?: string;
    boundByThis?: boolean;
    gaugeOfThis?: boolean;
    gaugeNamed?: string;
    dressed?: Dressing;
    declared?: boolean;
    armed?: boolean;
    armedWithThis?: boolean;
    armedToThis?: boolean;
    keyword?: string;
    happened?: Trigger;
    friend?: boolean;
  }
}

type Claim = (g: VgGame, card: CardState) => boolean;

/** What a filter asks for by true or false: its meaning, and when it is true. */
const CLAIMS: Readonly<Record<string, readonly [string, Claim]>> = {
  unit: ['a unit on a circle', (g, card) => g.rules.isUnit(g, card)],
  vanguard: ['a vanguard', (g, card) => g.rules.isVanguard(g, card)],
  rearGuard: ['a rear-guard', (g, card) => g.rules.isRearGuard(g, card)],
  guardian: ['a guardian', (g, card) => g.rules.isGuardian(g, card)],
  attacking: ['a unit that attacks', (g, card) => g.rules.attackersOf(g).some(({ id }) => id === card.id)],
  attacked: ['a unit that is attacked', (g, card) => g.rules.attackedUnits(g).includes(g.card(card.id))],
  boosting: ['a unit that boosts', (g, card) => g.rules.boostersOfBattle(g).some(({ id }) => id === card.id)],
  boosted: [
    'a unit that is boosted',
    (g, card) => g.rules.attackersOf(g).some(({ id }) => id === card.id && g.rules.boostersOf(g, card).length > 0),
  ],
  legion: ['a unit in the legion state', (g, card) => g.consulting(g.rules.isLegion(g, card))],
  harmony: ['a unit in harmony with another one', (g, card) => g.rules.isInHarmony(g, card)],
  armed: ['a unit that is armed with an arms order (17.7.6)', (g, card) => g.rules.armsOf(g, card).length > 0],
  hit: ['a unit that this attack has hit', (g, card) => isIn(g.state.battle?.hits, card)],
};

const isIn = (ids: readonly string[] | null | undefined, { id }: CardState): boolean => ids?.includes(id) ?? false;

/** Those that the battle decides. */
const OF_BATTLES: readonly string[] = ['attacking', 'attacked', 'boosting', 'boosted', 'hit'];

const claims = Object.entries(CLAIMS).map(([member, [meaning, fits]]) =>
  filter(member as 'unit', `true: ${meaning}; false: not`, () => Type.Optional(Type.Boolean()), {
    fits: (g: VgGame, asked: boolean, card: CardState) => fits(g, card) === asked,
    ...(OF_BATTLES.includes(member) && { reads: ['facts'] as const }),
  }),
);

const wordsOfCards: readonly FilterWord[] = [
  {
    ...wordFilter('subtype'),
    meaning: 'of this subtype',
    schema: () => Type.Optional(OneOf([...VG_SUBTYPES, ...VG_SET_SUBTYPES])),
  },
  { ...wordFilter('typeName'), meaning: 'an order with this part of a unit name in its subtype (17.8.2)' },
  { ...wordFilter('special'), meaning: 'of this special type' },
  { ...wordFilter('icon'), meaning: 'with this icon', schema: () => Type.Optional(OneOf(VG_ICONS)) },
  { ...wordFilter('trigger'), meaning: 'with this trigger icon', schema: () => Type.Optional(OneOf(VG_TRIGGERS)) },
  { ...wordFilter('clan'), meaning: 'of this clan' },
  { ...wordFilter('nation'), meaning: 'of this nation' },
  { ...wordFilter('race'), meaning: 'of this race' },
];

/** What no text asks for: card numbers; of battles texts say who attacks and who is attacked. */
const NOT_ASKED: readonly string[] = ['number', 'inBattle'];

export const FILTERS: readonly FilterWord[] = [...SHARED_FILTERS, ...OTHER_FILTERS].filter(
  ({ member }) => !NOT_ASKED.includes(member),
);

const boundByThis = filter(
  'boundByThis',
  'true: an effect of this card has bound it (4.12.5); false: not',
  () => Type.Optional(Type.Boolean()),
  {
    fits: (g: VgGame, asked: boolean, card, { source }) =>
      g.rules.boundBy(g, source).some(({ id }) => id === card.id) === asked,
    reads: ['facts'],
  },
);

const dressed = filter(
  'dressed',
  'in the overDress state (6.7.3) or in the XoverDress state (6.8.4)',
  () => Type.Optional(OneOf(DRESSINGS)),
  { fits: (g: VgGame, asked: Dressing, card: CardState) => g.rules.isDressed(g, card, asked) },
);

const gaugeOfThis = filter(
  'gaugeOfThis',
  'true: gauge of this unit (4.15.3.1); false: not',
  () => Type.Optional(Type.Boolean()),
  {
    fits: (g: VgGame, asked: boolean, card, reader) =>
      g.rules.gaugeOfSource(g, reader).some(({ id }) => id === card.id) === asked,
    reads: ['facts'],
  },
);

const gaugeNamed = filter(
  'gaugeNamed',
  'gauge with this name (4.15.4.1)',
  () => Type.Optional(Type.String({ minLength: 1 })),
  { fits: (g: VgGame, asked: string, card) => g.rules.nameOfGauge(g, card) === asked, reads: ['facts'] },
);

const armedWithThis = filter(
  'armedWithThis',
  'true: the unit is armed with this card (17.7.6); false: not',
  () => Type.Optional(Type.Boolean()),
  {
    fits: (g: VgGame, asked: boolean, card, { source }) =>
      g.rules.armsOf(g, card).some(({ id }) => id === source.id) === asked,
  },
);

const armedToThis = filter(
  'armedToThis',
  'true: the card is armed to this unit (17.7.6); false: not',
  () => Type.Optional(Type.Boolean()),
  {
    fits: (g: VgGame, asked: boolean, card, { source }) =>
      g.rules.armsOf(g, source).some(({ id }) => id === card.id) === asked,
  },
);

const declared = filter(
  'declared',
  'true: it has the card name that was declared (7.13); false: not',
  () => Type.Optional(Type.Boolean()),
  {
    fits: (g: VgGame, asked: boolean, card) => g.rules.isDeclared(g, card) === asked,
    reads: ['facts'],
  },
);

const keyword = filter(
  'keyword',
  'with an ability of this keyword, e.g. `sentinel`',
  () => Type.Optional(OneOf(VG_ASKED_KEYWORDS)),
  { fits: (g: VgGame, asked: string, card) => g.rules.isOfKeyword(g, card, asked), reads: ['abilities', 'keywords'] },
);

const happened = filter(
  'happened',
  'this [event](#timings-and-causes) has happened to it in this turn, as the card that it is now',
  ({ occurrence }) => Type.Optional(occurrence),
  {
    fits: (g: VgGame, asked: Trigger, card, reader) => g.rules.hasHappenedTo(g, reader, asked, card),
    reads: ['history'],
  },
);
const friend = filter('friend', 'true: a Friend (14.49); false: not', () => Type.Optional(Type.Boolean()), {
  fits: (g: VgGame, asked: boolean, card) => g.consulting(g.rules.isFriend(g, card)) === asked,
  reads: ['abilities', 'keywords'],
});

export const OWN_FILTERS: readonly FilterWord[] = [
  ...[...claims, ...wordsOfCards],
  ...[boundByThis, dressed, gaugeOfThis, gaugeNamed, declared, keyword, happened, friend],
  ...[armedWithThis, armedToThis],
];
