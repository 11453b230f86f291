/** 2, 18.3. What is printed on a card: its names, types, clans and nations. */
import type { CitedAnswer } from '../kernel/clauses';
import type { VgSide } from '../../schemas/vanguard';
import { EVERY_WORD, shareWord, wordsOf } from '../kernel/continuous/information';
import type { CardState, Definition } from '../kernel/state';
import { gradeOf, type VgGame } from './game';
import type { Section } from './packs';
import { NATIONS } from './nations';

/** 2.2.4 */
const CRAY_ELEMENTAL = 'Cray Elemental';

/** The kinds of words that cards have besides names and main types; `active`, `seenBy` and `silent` come from effects alone. */
export const WORD_KINDS: readonly string[] = [
  ...['subtype', 'typeName', 'special', 'icon', 'trigger', 'clan', 'nation', 'race'],
  ...['active', 'seenBy', 'silent'],
];

const ALL_WORDS: readonly string[] = [EVERY_WORD];
const NO_WORDS: readonly string[] = [];

type Printed = (g: VgGame, side: VgSide) => readonly string[];

/** The words that are printed on a side of a card, by their kind. */
const WORDS: Readonly<Record<string, Printed>> = {
  name: (g, side) => g.rules.printedNames(g, side),
  category: (_g, { category }) => [category],
  subtype: (g, side) => g.rules.printedSubtypes(g, side),
  /** 17.8.2 */
  typeName: (g, { typeName }) => {
    if (typeName === undefined) return NO_WORDS;
    g.consult('17.8.2.2');
    return [typeName];
  },
  special: (g, { specialType }) => {
    if (specialType === undefined) return NO_WORDS;
    g.consult('2.9.5.1');
    return [specialType];
  },
  icon: (_g, { icons = [] }) => icons,
  trigger: (_g, { trigger }) => (trigger ? [trigger] : NO_WORDS),
  clan: (g, side) => g.rules.clansOf(g, side),
  nation: (g, side) => g.rules.nationsOf(g, side),
  race: (_g, { races = [] }) => races,
};

export const cardData = {
  /** The words of a kind that are printed on a card. */
  printedWords: (g: VgGame, print: Definition, kind: string): readonly string[] =>
    kind !== 'special' && g.consulting(g.rules.isWithoutType(g, print))
      ? NO_WORDS
      : (WORDS[kind]?.(g, print as never as VgSide) ?? NO_WORDS),

  /** 15.1.2.4.1: a marker without a type has neither types nor a card name. */
  isWithoutType(_g: VgGame, print: Definition): CitedAnswer {
    const isProtect = (print as never as VgSide).specialType === 'protect';
    return print.category === 'marker' && ['15.1.2.4.1', ...(isProtect ? ['15.3.1'] : [])];
  },

  printedSubtypes(g: VgGame, { category, subtype = 'normal', setSubtype, abilities }: VgSide): readonly string[] {
    // 18.5.2: a set card that is a unit has those alone that it has been given.
    if (subtype === 'set' && category === 'unit') return NO_WORDS;
    if (category === 'unit' && abilities?.some(({ keyword }) => keyword === 'voelundr') === true) g.consult('17.9.5');
    return setSubtype ? [subtype, setSubtype] : [subtype];
  },

  /** 2.1.2: in all zones. */
  printedNames(g: VgGame, { name, names = [], abilities }: VgSide): readonly string[] {
    const isSaid = abilities?.some((ability) => ability.names !== undefined) ?? false;
    if (names.length === 0 && !isSaid) return [name];
    g.consult('2.1.2');
    return [name, ...names, ...(abilities?.flatMap((ability) => ability.names ?? NO_WORDS) ?? NO_WORDS)];
  },

  clansOf(g: VgGame, side: VgSide): readonly string[] {
    if (g.consulting(g.rules.isOfAll(g, side))) return ALL_WORDS;
    const { clans = [], nations = [] } = side;
    if (clans.length > 0 || nations.length === 0) return clans;
    g.consult('2.14.4', 'B.2');
    return nations.flatMap((nation) => g.rules.clansOfNation(g, nation));
  },

  nationsOf: (g: VgGame, side: VgSide): readonly string[] =>
    g.consulting(g.rules.isOfAll(g, side)) ? ALL_WORDS : (side.nations ?? NO_WORDS),

  /** Does the card belong to all clans and nations? */
  isOfAll(_g: VgGame, { category, clans = [], nations = [] }: VgSide): CitedAnswer {
    if (clans.includes(CRAY_ELEMENTAL)) return ['2.2.4'];
    return category === 'order' && clans.length + nations.length === 0 && ['2.2.5'];
  },

  /** 2.14.4: those of the rows of supplement B in which it stands. */
  clansOfNation(g: VgGame, nation: string): readonly string[] {
    const rows = NATIONS.filter(({ nations }) => nations.includes(nation));
    for (const { clause } of rows) g.consult(clause);
    return rows.flatMap(({ clans }) => clans);
  },

  /** 2.14.4: two names of one nation. */
  isSameWord(_g: VgGame, kind: string, word: string, asked: string): CitedAnswer {
    const isSame =
      kind === 'nation' && NATIONS.some(({ nations }) => nations.includes(word) && nations.includes(asked));
    return isSame && ['2.14.4', 'B.1'];
  },

  // --- different cards: 18.3 ----------------------------------------------------------------------------------------

  /** 18.3.1, 18.3.1.2: how many different words of the kind the cards have; values count as words. */
  numberOfDifferent(g: VgGame, cards: readonly CardState[], kind: string, containing = ''): number {
    g.consult('18.3.1', kind === 'name' ? '18.3.1.1' : '18.3.1.2');
    const words = cards.flatMap((card) => g.rules.differing(g, card, kind));
    return new Set(words.filter((word) => word.includes(containing))).size;
  },

  /** 18.3.1.2: do no two of the cards agree in it? */
  differIn: (g: VgGame, cards: readonly CardState[], kind: string): boolean =>
    cards.every((card, index) =>
      cards
        .slice(index + 1)
        .every((other) => !shareWord(g, kind, g.rules.differing(g, card, kind), g.rules.differing(g, other, kind))),
    ),

  differing: (g: VgGame, card: CardState, kind: string): readonly string[] =>
    kind === 'grade' ? [String(gradeOf(g, card))] : wordsOf(g, card, kind),
} satisfies Section;
