/** 2. Card data: what the words of a text mean on a card. */
import type { Clauses } from '../kernel/clauses';
import { PLAYERS } from '../../schemas/common';
import type { DbsCard } from '../../schemas/dragon-ball-super';
import type { CardFilter } from '../../schemas/ability';
import { abilitiesOf, abilitiesWithNegated } from '../kernel/continuous/abilities';
import { wordsOf } from '../kernel/continuous/information';
import type { WithRules } from '../kernel/rules';
import type { Ability, CardState, Definition } from '../kernel/state';
import { knows } from '../kernel/unseen';
import { asDbs, categoryOf, definitionOf, sideOf, type DbsGame, type DbsRules } from './game';
import type { Section } from './packs';
import type { EvaluationContext } from '../kernel/state/effect-context';

/** Functions that take this also run in a deck check, where there is a rule table but no game. */
export type Printed = WithRules<DbsRules>;

export const cardData = {
  /** 2-1-2, 2-1-3: a card has its printed name and the names that its [Permanent]s give it, in every area. */
  namesOf(_g: Printed, { name, abilities = [] }: DbsCard): readonly string[] {
    return [name, ...abilities.flatMap(({ type, names }) => (type === 'byRules' ? (names ?? []) : []))];
  },

  /** 2-5-3, 2-5-4, 2-5-5 */
  charactersOf(_g: Printed, { characters = [], abilities = [] }: DbsCard): readonly string[] {
    const given = abilities.flatMap(({ type, characters: more }) => (type === 'byRules' ? (more ?? []) : []));
    return [...characters, ...given];
  },

  /** 2-6-3 to 2-6-6: a slash separates printed traits. */
  traitsOf(_g: Printed, { traits = [], abilities = [] }: DbsCard): readonly string[] {
    const given = abilities.flatMap(({ type, traits: more }) => (type === 'byRules' ? (more ?? []) : []));
    return [...traits.flatMap((trait) => trait.split('/').map((one) => one.trim())), ...given];
  },

  /** 2-4-1 */
  colorsOf(_g: Printed, { colors = [] }: DbsCard): readonly string[] {
    return colors;
  },

  /** 2-7-3 */
  erasOf(_g: Printed, { era }: DbsCard): readonly string[] {
    return era === undefined ? [] : [era];
  },

  printedWords(g: Printed, definition: Definition, kind: string): readonly string[] | undefined {
    const card = definition as DbsCard;
    switch (kind) {
      case 'name':
        return g.rules.namesOf(g, card);
      case 'character':
        return g.rules.charactersOf(g, card);
      case 'trait':
        return g.rules.traitsOf(g, card);
      case 'era':
        return g.rules.erasOf(g, card);
      case 'color':
        return g.rules.colorsOf(g, card);
      default:
        return undefined;
    }
  },

  wordKinds: ['name', 'character', 'trait', 'era', 'color'] as readonly string[],

  /** 2-8-2, 2-9-2, 2-10-2, 2-11-2 */
  hasStat(g: DbsGame, card: CardState, stat: string): boolean {
    return g.rules.isNumbered(g, card, stat);
  },

  clausesOfMissing(_g: DbsGame, stat: string): Clauses {
    return CLAUSES_OF_STAT[stat] ?? [];
  },

  /** 10-18-2: a token has an energy cost only if its effect gives it one. */
  isNumbered(_g: DbsGame, card: CardState, stat: string): boolean {
    const category = categoryOf(card);
    if (stat === 'energyCost' && card.kind === 'token') return stat in definitionOf(card);
    if (stat === 'power') return category !== 'extra';
    if (stat === 'comboPower' || stat === 'comboCost') return category === 'battle' && stat in definitionOf(card);
    return category !== 'leader';
  },

  /** 2-8-2: nobody sees a value of an Extra Card in the Battle Area, not even 0. */
  showsValue(_g: DbsGame, card: CardState): boolean {
    return card.zone !== 'battle' || categoryOf(card) !== 'extra';
  },

  /** 2-4-1 */
  hasSeveralColors(g: DbsGame, card: CardState): boolean {
    return wordsOf(g, card, 'color').length > 1;
  },

  /** 2-12-4: a card is skill-less if it has no card text at all. */
  isSkillLess(_g: DbsGame, card: CardState): boolean {
    return (sideOf(card).abilities ?? []).length === 0;
  },

  /** Looks for a keyword, a kind of skill or a timing. Negated skills count (8-3-2). */
  has(g: DbsGame, card: CardState, what: string): boolean {
    return g.rules
      .skillsOn(g, card)
      .some(
        (ability) =>
          ability.type === what ||
          g.rules.kindOfKeyword(g, ability) === what ||
          asDbs(ability).keyword === what ||
          (ability.type === 'auto' && ability.when?.event === what && ability.when.subject === undefined),
      );
  },

  /** 8-3-2: negated skills are still skills of the card. */
  skillsOn(g: DbsGame, card: CardState): readonly Ability[] {
    const has = abilitiesOf(g, card);
    if (card.snapshot) return has;
    const all = abilitiesWithNegated(g, card);
    if (all.some((ability) => !has.includes(ability))) g.consult('8-3-2');
    return all;
  },

  fitsFilter(g: DbsGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean {
    if (card.kind === 'token') g.consult('10-18-6');
    if (!g.citations.isSilent) citeWords(g, filter);
    const fits =
      g.rules.language.asked(filter).own.every(({ word, asked }) => word.fits!(g, asked, card, reader, filter)) &&
      g.rules.hasKind(g, filter, card);
    if (!g.citations.isSilent && (fits || isOpenToAll(g, card))) g.rules.citeCard(g, filter, card);
    return fits;
  },

  /** 2-3-2-1-1, 2-3-2-2-1, 8-5-4: a text that names no area means Leader Cards and Battle Cards in their own areas. */
  hasKind(_g: DbsGame, filter: CardFilter, card: CardState): boolean {
    if (filter.zone !== undefined || filter.category === undefined) return true;
    return filter.category === 'extra' || card.zone === filter.category;
  },

  /** Cites the clauses about this card that make the filter fit or not. */
  citeCard(g: DbsGame, filter: CardFilter, card: CardState): void {
    if (categoryOf(card) === 'extra')
      g.consult(...CLAUSES_OF_EXTRA.flatMap(([member, clause]) => (member in filter ? [clause] : [])));
    g.rules.citeText(g, filter, card);
    g.rules.citeSide(g, card);
  },

  /** 2-1-3, 2-5-5, 2-6-6: the card's own text can give it more names, characters and traits. */
  citeText(g: DbsGame, { name, character, trait }: CardFilter, card: CardState): void {
    for (const { type, names, characters, traits } of (sideOf(card).abilities ?? NO_SKILLS).map(asDbs)) {
      if (type !== 'byRules') continue;
      if (name !== undefined && names) g.consult('2-1-3');
      if (character !== undefined && characters) g.consult('2-5-5');
      if (trait !== undefined && traits) g.consult('2-6-6');
    }
  },

  /** 2-12-3, 2-12-3-1: text in parentheses may be a note or a skill. */
  citeParentheses(g: DbsGame, card: CardState): void {
    if (!g.citations.isSilent && sideOf(card).text?.includes('(')) g.consult('2-12-3', '2-12-3-1');
  },

  /** 2-3-2-1-2, 2-3-2-1-3: only one side of a two-sided card counts. */
  citeSide(g: DbsGame, { definition, sheet }: CardState): void {
    if (definition.back) g.consult(sheet === 'back' ? '2-3-2-1-3' : '2-3-2-1-2');
  },
} satisfies Section;

/** Cites the clauses that define the words of a filter. */
function citeWords(g: DbsGame, filter: CardFilter): void {
  for (const member in filter) g.consult(...(CLAUSES_OF_WORD[member] ?? []));
  if (filter.category !== undefined) g.consult(...(CLAUSES_OF_CATEGORY[filter.category] ?? []));
  if (filter.stat?.energyCost !== undefined) g.consult('2-11-3');
}

/** Both players see the clauses of an event, so these must not reveal a hidden card. */
const isOpenToAll = (g: DbsGame, card: CardState): boolean =>
  g.withoutCiting(() => PLAYERS.every((viewer) => knows(g, viewer, card)));

const NO_SKILLS: readonly Ability[] = [];

const CLAUSES_OF_STAT: Readonly<Record<string, readonly string[]>> = {
  power: ['2-8-2'],
  comboPower: ['2-9-2'],
  comboCost: ['2-10-2'],
  energyCost: ['2-11-2'],
};

const CLAUSES_OF_WORD: Readonly<Record<string, readonly string[]>> = {
  name: ['2-1-2'],
  nameContains: ['2-1-2'],
  character: ['2-5-3'],
  trait: ['2-6-3', '2-6-4'],
  era: ['2-7-3'],
  color: ['2-4-1', '2-4-1-1'],
  skillLess: ['2-12-4'],
};

/** Extra Cards lack these members of a filter, by these clauses. */
const CLAUSES_OF_EXTRA = [
  ['character', '2-5-4'],
  ['trait', '2-6-5'],
  ['era', '2-7-3'],
] as const;

const CLAUSES_OF_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  leader: ['2-3-2-1-1'],
  battle: ['2-3-2-2-1', '8-5-4'],
  extra: ['2-3-2-3-1'],
};
