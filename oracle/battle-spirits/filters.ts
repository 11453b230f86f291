/** Members of filters that only Battle Spirits has, and what a Spirit is in a text (G-38). */
import { Type } from '@sinclair/typebox';
import { BS_COLORS, type BsCategory } from '../../schemas/battle-spirits';
import { OneOf } from '../../schemas/common';
import { hasWord, wordsOf } from '../kernel/continuous/information';
import { hasStatus } from '../kernel/changes/objects';
import { type FilterWord } from '../kernel/reading/forms';
import { SHARED_FILTERS, wordFilter } from '../kernel/language/words/filters';
import type { CardState } from '../kernel/state';
import { hasAbility } from './16-setting-bursts';
import { definitionOf, sideOf, type BsGame } from './game';
import { isDeparting } from '../kernel/objects/departing';
import type { EvaluationContext } from '../kernel/state/effect-context';
import { filter } from '../kernel/language/forms';

declare module '../../schemas/ability' {
  interface CardFilter {
    color?: string;
    colors?: string[];
    oneColor?: boolean;
    family?: string;
    is?: string;
    soulCore?: boolean;
  }
}

/** What a card can be besides its category, by the word of a filter. */
const KINDS: Readonly<Record<string, (g: BsGame, card: CardState) => boolean>> = {
  combined: (g, card) => g.rules.bravesOf(g, card).length > 0,
  advented: (g, card) => g.rules.sourcesOf(g, card).length > 0,
  imagine: (_g, card) => sideOf(card).left !== undefined,
  grandwalker: (g, card) => g.rules.isGrandwalker(g, card),
  grandstone: (g, card) => g.rules.isGrandstone(g, card),
  contract: (_g, card) => definitionOf(card).contract === true,
  token: (_g, card) => definitionOf(card).token === true,
  soulState: (_g, card) => hasStatus(card, 'soulState'),
  departing: (g, card) => isDeparting(g, card),
  burst: (_g, card) => hasAbility(card, 'burst'),
  mirage: (g, card) => g.rules.canBeSet(g, card, 'mirage'),
  setBurst: (g, card) => g.rules.isSetBurst(g, card),
};

/**
 * G-38: on the Field a text means what a card is there, e.g. a Brave in Spirit state by "Spirit"; elsewhere it means
 * the category of the card.
 */
const ofCategory: FilterWord = {
  ...SHARED_FILTERS.find(({ member }) => member === 'category')!,
  meaning:
    'what the card counts as on the Field (a Brave in Spirit state is a `spirit`); elsewhere its category (G-38)',
  fits: (g: BsGame, asked: BsCategory, card, reader) => {
    if (asked === 'spirit' && g.rules.isUltimate(g, card)) g.consult('12-2-1', '12-2-2', '12-2-4');
    return card.zone === 'field' && !isSubjectOfSummon(g, card, reader)
      ? g.rules.isOnField(g, card, asked)
      : hasWord(g, card, 'category', asked);
  },
};

/** 9-2-5: what is summoned counts as what the card is, so a Brave is no Spirit for "when a Spirit is summoned". */
const isSubjectOfSummon = (g: BsGame, { id }: CardState, reader: EvaluationContext): boolean =>
  !('ability' in reader) && reader.event?.card === id && g.rules.isNamedAsPrinted(g, reader.event);

/** FAQ-11-6: "with XXX in its name" is a part of the name, and "Card Name: XXX" the whole. */
const ofNames: readonly FilterWord[] = [
  {
    ...SHARED_FILTERS.find(({ member }) => member === 'nameContains')!,
    meaning: 'this is a part of the name (FAQ-11-6)',
    fits: (g: BsGame, part: string, card) => {
      g.consult('FAQ-11-6');
      return g.rules.hasInName(g, card, part);
    },
  },
  {
    ...SHARED_FILTERS.find(({ member }) => member === 'name')!,
    meaning: 'this is the whole name (FAQ-11-6)',
    fits: (g: BsGame, name: string, card) => {
      g.consult('FAQ-11-6');
      return g.rules.isNamed(g, card, name);
    },
  },
];

/** Members that no text of this game needs: what lies face down is seen by `is`, and cards are named. */
const NOT_SAID: readonly string[] = ['face', 'number', 'bottom'];

export const FILTERS: readonly FilterWord[] = SHARED_FILTERS.filter(({ member }) => !NOT_SAID.includes(member)).map(
  (word) => (word.member === 'category' ? ofCategory : (ofNames.find(({ member }) => member === word.member) ?? word)),
);

export const OWN_FILTERS: readonly FilterWord[] = [
  {
    ...wordFilter('color'),
    meaning: 'of this colour',
    schema: () => Type.Optional(OneOf(BS_COLORS)),
    fits(g: BsGame, asked: string, card) {
      g.consult('1-5-2');
      return hasWord(g, card, 'color', asked);
    },
  },
  {
    ...wordFilter('family'),
    meaning: 'of this family',
    fits(g: BsGame, asked: string, card) {
      g.consult('3-1-6');
      if (sideOf(card).abilities?.some(({ type }) => type === 'byRules')) g.consult('FAQ-11-5');
      return hasWord(g, card, 'family', asked);
    },
  },
  filter(
    'colors',
    'exactly these colours (FAQ-1-13)',
    () => Type.Optional(Type.Array(OneOf(BS_COLORS), { minItems: 1 })),
    {
      fits(g: BsGame, asked, card) {
        g.consult('FAQ-1-13');
        return isSameSet(wordsOf(g, card, 'color'), asked);
      },
    },
  ),
  filter('oneColor', 'whether it has only one colour', () => Type.Optional(Type.Boolean()), {
    fits: (g: BsGame, asked, card) => (wordsOf(g, card, 'color').length === 1) === asked,
  }),
  filter('soulCore', 'whether the Soul Core lies on it', () => Type.Optional(Type.Boolean()), {
    fits: (_g: BsGame, asked, { counters }) => (counters.soulCore ?? 0) > 0 === asked,
  }),
  filter('is', 'what it is besides its category', () => Type.Optional(OneOf(Object.keys(KINDS))), {
    fits: (g: BsGame, asked, card) => KINDS[asked]!(g, card),
  }),
];

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
