/** The schemas of cards and abilities of Cardfight!! Vanguard: the words of its language in the places where they may stand. */
import { Type, type TSchema } from '@sinclair/typebox';
import { Closed, OneOf, withOneOf } from '../../schemas/common';
import {
  VG_ABILITY_ZONES,
  VG_AUTOMATIC_KEYWORD_MEANINGS,
  VG_AUTOMATIC_KEYWORDS,
  VG_CATEGORIES,
  VG_GIFTS,
  VG_GIFT_TYPES,
  VG_ICONS,
  VG_KEYWORDS,
  VG_SET_SUBTYPES,
  VG_SPECIAL_TYPES,
  VG_SUBTYPES,
  VG_TRIGGERS,
  type VgAbility as Ability,
} from '../../schemas/vanguard';
import type { CardLanguage } from '../../schemas/probes';
import type { PartMeaning, Says } from '../kernel/reading/forms';
import { AUTOMATIC_KEYWORDS, typeOfKeyword } from './14-automatic-keywords';
import { grammar } from './language';

const zones = { zones: Type.Optional(Type.Array(OneOf(VG_ABILITY_ZONES), { minItems: 1 })) };
const condition = { if: Type.Optional(grammar.Condition) };
const limit = { oncePerTurn: Type.Optional(Type.Boolean({ description: '[1/Turn] (12.3)' })) };
const cost = {
  cost: Type.Optional(Type.Array(grammar.Instruction, { minItems: 1, description: 'paid in full, or not at all' })),
};
const timing = {
  timing: Type.Optional(
    Type.Literal('main', {
      description: 'of a stride skill: in the main phase (14.12.3.1); left out: the stride step',
    }),
  ),
};
const may = { may: Type.Optional(Type.Boolean({ description: 'true: its player may decline' })) };
const homare = {
  keyword: Type.Optional(Type.Literal('homare', { description: 'Homare (14.42)' })),
};
const bearer = Type.String({ minLength: 1, description: 'the card name of the unit that is armed (17.7.3)' });
const effect = { effect: Type.Array(grammar.Instruction, { minItems: 1 }) };
const of = <T extends string>(type: T) => ({ type: Type.Literal(type) });

const rest = { ...condition, ...limit, ...cost, ...may, ...effect };

/** One form for each keyword: what an ability with it says. */
const automaticKeywords = VG_AUTOMATIC_KEYWORDS.map((keyword) =>
  Closed({
    ...of(typeOfKeyword(AUTOMATIC_KEYWORDS[keyword])),
    keyword: Type.Literal(keyword, { description: 'a [keyword](#keywords)' }),
    ...AUTOMATIC_KEYWORDS[keyword].says?.({
      ...{ Filter: grammar.Filter, Condition: grammar.Condition, ability: Type.Ref('VgAbility'), zones, rest },
    }),
  }),
);

export const VgAbility = Type.Union(
  [
    Closed({
      ...{ ...of('cont'), keyword: Type.Literal('voelundr', { description: 'Völundr (17.9)' }), bearer },
      effect: Type.Array(grammar.Continuous, { minItems: 1 }),
    }),
    Closed({ ...of('cont'), ...zones, ...condition, effect: Type.Array(grammar.Continuous, { minItems: 1 }) }),
    Closed({
      ...{ ...of('auto'), ...homare, ...zones, when: grammar.Trigger, activation: Type.Optional(grammar.Condition) },
      ...{ ...condition, ...limit, ...cost, ...may, ...effect },
    }),
    Closed({
      ...{ ...of('auto'), situation: grammar.Condition, ...effect },
    }),
    Closed({
      ...{ ...of('act'), ...homare, ...zones, activation: Type.Optional(grammar.Condition) },
      ...{ ...condition, ...limit, ...cost, ...effect },
    }),
    ...automaticKeywords,
    Closed({
      ...{ ...of('act'), keyword: Type.Literal('seekMate', { description: 'Seek Mate (14.11)' }) },
      mate: Type.Array(grammar.Filter, { minItems: 1, description: 'the cards that it legions with' }),
    }),
    Closed({ ...of('order'), ...condition, ...cost, ...effect }),
    Closed({ ...of('instead'), ...zones, when: grammar.Replaced, ...condition, ...limit, ...may, ...effect }),
    Closed({
      ...{ ...of('keyword'), keyword: OneOf(VG_KEYWORDS), ...condition, ...cost, ...timing },
      wears: Type.Optional(
        Type.Array(grammar.Filter, {
          minItems: 1,
          description: 'of overDress and XoverDress: the units that become what the card wears',
        }),
      ),
      bearer: Type.Optional(bearer),
    }),
    Closed(
      {
        ...of('byRules'),
        names: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
        copies: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Literal('any')])),
        effect: Type.Optional(Type.Array(grammar.Instruction, { minItems: 1 })),
      },
      withOneOf(['names', 'copies', 'effect']),
    ),
  ],
  { $id: 'VgAbility' },
);

/** What an effect in force says. */
export const VgEffect = grammar.inForce(VgAbility, 'VgEffect');

/** The meanings of members that several types of abilities share. */
export const ABILITY_MEMBERS: Says = {
  zones: 'where it works: zones, or circles in the place of `field`; left out: on the field (11.4.4)',
  if: 'a condition that is checked when the effect is carried out; of a continuous ability: it applies while the condition is met',
  activation: 'its activation condition: checked when the ability triggers or is played, and not again (14.2)',
  when: 'the [event](#timings-and-causes)',
  oncePerTurn: 'true: [1/Turn] (12.3)',
  cost: 'what is paid, in full or not at all',
  may: 'true: its player may decline',
  effect: 'instructions, carried out in this order',
};

/** The meanings of the types of abilities, and of the members that only they have. */
export const ABILITY_TYPES: Readonly<Record<Ability['type'], PartMeaning>> = {
  cont: {
    meaning: 'A continuous ability: it holds while its card is there (11.4).',
    says: {
      ...VG_AUTOMATIC_KEYWORD_MEANINGS,
      gives: 'of Melody: the abilities that it gives',
      voelundr: 'the ability is Völundr: it holds while its card lies on a circle as an arms order (17.9.4)',
      bearer: 'the card name of the unit that is armed (17.9.3)',
    },
  },
  auto: {
    meaning: 'An automatic ability: it waits for an event, or for a situation (11.8.14).',
    says: {
      ...VG_AUTOMATIC_KEYWORD_MEANINGS,
      keyword: '`homare`: Homare (14.42)',
      situation: 'the condition that becomes true',
      power: 'of Success: the power that a rear-guard needs',
      unit: 'of Bloom and Nitou Kaigan: which units it answers to',
      on: 'of Bloom: the circle on which the unit is placed',
    },
  },
  act: {
    meaning: 'An activated ability of the main phase.',
    says: {
      keyword: '`homare`: Homare (14.42)',
      seekMate: 'the ability is Seek Mate (14.11)',
      mate: 'the cards that it legions with',
    },
  },
  order: { meaning: 'The text of an order.' },
  instead: { meaning: 'A replacement effect: its instructions are carried out in place of the event (11.10).' },
  keyword: {
    meaning: 'A keyword (14).',
    says: {
      keyword: 'which [keyword](#keywords)',
      timing: 'of a stride skill: `main`, in the main phase; left out: in the stride step (14.12.3.1)',
      wears: 'of overDress and XoverDress: the units that become what the card wears',
      bearer: 'of arms: the card name of the unit that is armed (17.7.3)',
    },
  },
  byRules: {
    meaning: 'Rules about the card itself in every zone, and about decks that contain it.',
    says: {
      names: 'further names of the card',
      copies: 'how many cards of its name a deck may have; `any`: as many as its player likes',
    },
  },
};

const words = (description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, description }));
const value = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));

/** What is printed on one side of a card. */
const side: Readonly<Record<string, TSchema>> = {
  name: Type.String({ minLength: 1 }),
  category: OneOf(VG_CATEGORIES),
  subtype: Type.Optional(OneOf(VG_SUBTYPES, { description: 'left out: normal' })),
  setSubtype: Type.Optional(OneOf(VG_SET_SUBTYPES, { description: 'of a set order' })),
  typeName: Type.Optional(
    Type.String({ minLength: 1, description: 'the part of a unit name in the subtype (17.8.2)' }),
  ),
  specialType: Type.Optional(OneOf(VG_SPECIAL_TYPES, { description: 'of a pseudo-card (2.9.5)' })),
  names: words('further names of the card (2.1.2)'),
  grade: value('left out: a marker without a grade'),
  power: value('left out: 0'),
  shield: value('what the card adds as a guardian; left out: 0'),
  critical: value('left out: 1'),
  icons: Type.Optional(Type.Array(OneOf(VG_ICONS), { minItems: 1 })),
  trigger: Type.Optional(OneOf(VG_TRIGGERS)),
  triggerPower: value('the power that its trigger icon gives (2.8.4)'),
  gift: Type.Optional(OneOf(VG_GIFTS, { description: 'its imaginary gift icon; of a gift marker its clan type' })),
  giftType: Type.Optional(OneOf(VG_GIFT_TYPES, { description: 'of a gift marker (16.2.1.2)' })),
  personaRide: Type.Optional(Type.Boolean({ description: 'true: it has the persona ride icon (2.13.3)' })),
  clans: words('clans (2.2)'),
  nations: words('nations (2.14)'),
  races: words('races (2.3)'),
  illustration: Type.Optional(Type.String({ description: 'the illustration (2.15)' })),
  collectionNumber: Type.Optional(Type.String({ description: 'the collection number (8.1.10)' })),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  abilities: Type.Optional(Type.Array(VgAbility)),
};

export const VgCard = Closed({
  ...side,
  number: Type.String({ description: 'the card number; "" where a marker has none' }),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
  back: Type.Optional(Closed(side, { description: 'the other side (17.2)' })),
});

export const vanguardCards: CardLanguage = { card: VgCard, ability: VgAbility };
