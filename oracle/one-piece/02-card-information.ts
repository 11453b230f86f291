/** 2. Card information: what the words of a text mean for a card. */
import type { CitedAnswer } from '../kernel/clauses';
import type { Clauses } from '../kernel/clauses';
import { partReads } from '../kernel/reading/ability-analysis';
import { isTriggerOf } from '../kernel/reading/trigger-events';
import type { CardFilter, Instruction } from '../../schemas/ability';
import type { OpCard } from '../../schemas/one-piece';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { EVERY_WORD } from '../kernel/continuous/information';
import { printedAbilities } from '../kernel/reading/print';
import type { WithRules } from '../kernel/rules';
import { remembered } from '../kernel/remember';
import type { Ability, CardState, Definition } from '../kernel/state';
import { PRINTED_WORDS } from './filters';
import { abilitiesPrintedOn, asOp, definitionOf, type OpGame, type OpRules } from './game';
import type { Section } from './packs';
import { evaluationOf } from '../kernel/procedures/contexts';
import type { EvaluationContext } from '../kernel/state/effect-context';

/** Asks only about printed information. A deck check has no game, only the rule table in force. */
export type Printed = WithRules<OpRules>;

export const cardInformation = {
  /** 2-1-2, 2-1-3: a card has its printed name, and the names that its text gives it, in every area. */
  namesOf(_g: Printed, definition: Definition): readonly string[] {
    return [definition.name, ...givenWords(definition, 'name')];
  },

  /** 2-4-2, 2-4-4 */
  typesOf(g: Printed, card: OpCard): readonly string[] {
    return [...(card.types ?? []).flatMap((type) => g.rules.typesIn(g, type)), ...givenWords(card, 'type')];
  },

  /** 2-4-2: a slash separates types. */
  typesIn(_g: Printed, printed: string): readonly string[] {
    return printed.split('/').map((type) => type.trim());
  },

  /** 2-5-4, 2-5-5, 2-5-7 */
  attributesOf(_g: Printed, card: OpCard): readonly string[] {
    if (card.category !== 'leader' && card.category !== 'character') return [];
    return [...(card.attributes ?? []), ...givenWords(card, 'attribute')];
  },

  /** Two cards may have these words in common: 2-1-2, 2-3-3, 2-4-3, 2-5-2. */
  printedWords(g: Printed, definition: Definition, kind: string): readonly string[] | undefined {
    const read = READ_BY[kind];
    return read && g.rules[read](g, definition as OpCard);
  },

  /** 2-3-5 */
  colorsOf(_g: Printed, card: OpCard): readonly string[] {
    return card.colors ?? [];
  },

  /** 2-3-6 */
  isMulticolor(g: Printed, card: OpCard): boolean {
    return g.rules.colorsOf(g, card).length >= 2;
  },

  /**
   * 2-6-2, 2-7-5, 2-9-3, 2-10-2: a card without the value matches no number, not even 0, and counts for nothing in a
   * sum.
   */
  hasStat(g: OpGame, card: CardState, stat: string): boolean {
    return g.rules.isNumbered(g, card, stat);
  },

  clausesOfMissing(_g: OpGame, stat: string): Clauses {
    return stat in CLAUSE_OF_STAT ? [CLAUSE_OF_STAT[stat]!] : [];
  },

  isNumbered(_g: OpGame, card: CardState, stat: string): boolean {
    const { category } = definitionOf(card);
    switch (stat) {
      case 'power':
      case 'basePower':
      case 'given':
        return category === 'leader' || category === 'character';
      case 'cost':
      case 'baseCost':
        return category === 'character' || category === 'event' || category === 'stage';
      case 'counter':
        return category === 'character';
      default:
        return category === 'leader';
    }
  },

  fitsFilter(g: OpGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean {
    if (!g.citations.isSilent) g.consult(...clausesOf(filter)(definitionOf(card)));
    const fits = g.rules.fitsAll(g, filter, card, reader);
    if (fits && !g.citations.isSilent) g.rules.citeRuleText(g, filter, card);
    return fits;
  },

  /** Checks the members of a filter that only this game has. */
  fitsAll(g: OpGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean {
    if (!g.rules.fitsWords(g, filter, definitionOf(card))) return false;
    for (const { word, asked } of g.rules.language.asked(filter).own) {
      if (!word.fits!(g, asked, card, reader, filter)) return false;
    }
    return g.rules.hasCategory(g, filter, card);
  },

  /** Checks the members of a filter that ask for printed words. */
  fitsWords(g: Printed, filter: CardFilter, card: OpCard): boolean {
    return printedWordsOf(filter).every((word) => word.isOn(g, filter[word.member], card));
  },

  /** 2-4-3: the whole type must match. */
  isType(_g: Printed, type: string, asked: string): boolean {
    return type === asked || type === EVERY_WORD;
  },

  /**
   * 2-8-5, 2-10, 2-11-2: the card has no text. A (Symbol) Counter is not text, but a [Trigger] is, and so is negated
   * text (8-2-2).
   */
  hasNoBaseEffect(_g: Printed, card: OpCard): boolean {
    return (card.abilities ?? []).length === 0;
  },

  /** Asks for a keyword, a type of ability or a timing, e.g. a [Trigger] or an [On Play]. */
  has(g: OpGame, card: CardState, what: string): boolean {
    const abilities = abilitiesOf(g, card);
    const isKeyword = (ability: Ability) => asOp(ability).keyword === what && g.rules.countsAsKeyword(g, card, ability);
    return (
      abilities.some((ability) => isOfTypeOrTiming(ability, what) || isKeyword(ability)) ||
      g.consulting(g.rules.hasNegated(g, card, what))
    );
  },

  /** 8-2-2: a card still has a negated effect. */
  hasNegated(g: OpGame, card: CardState, what: string): CitedAnswer {
    return printedAbilities(g, card).some((ability) => isOfTypeOrTiming(ability, what)) && ['8-2-2'];
  },

  /** 8-2-1-2: on the field a card has a keyword effect only while its conditions are met. Elsewhere its text counts. */
  countsAsKeyword(g: OpGame, card: CardState, ability: Ability): boolean {
    if (!g.zonesWith.abilities.includes(card.zone)) return true;
    const isMet = asksForKeywords(g, ability) || g.rules.conditionHolds(g, evaluationOf(g, card), ability);
    const counts = isMet && g.rules.abilityIsValid(g, card, ability);
    if (!counts) g.consult('8-2-1-2');
    return counts;
  },

  /** 2-2-3-1, 2-2-4-1: a text that names a category but no area means the area of that category. */
  hasCategory(_g: OpGame, filter: CardFilter, card: CardState): boolean {
    if (filter.zone !== undefined || filter.category === undefined) return true;
    const wanted = AREA_OF_CATEGORY[filter.category];
    return wanted === undefined || card.zone === wanted;
  },
} satisfies Section;

const isOfTiming = ({ type, when }: Ability, event: string): boolean =>
  type === 'auto' && when !== undefined && when.subject === undefined && isTriggerOf(when, event);

const isOfTypeOrTiming = (ability: Ability, what: string): boolean =>
  ability.type === what || isOfTiming(ability, what);

/** A condition that depends on keywords cannot be evaluated while keywords are being determined. */
const asksForKeywords = (g: OpGame, { if: condition }: Ability): boolean =>
  partReads(g.rules.language, condition, 'keywords');

const printedWordsOf = remembered((filter: CardFilter) =>
  PRINTED_WORDS.filter(({ member }) => filter[member] !== undefined),
);

const AREA_OF_CATEGORY: Readonly<Record<string, string>> = { leader: 'leader', character: 'character', stage: 'stage' };

/** Lists the clauses that decide whether a card fits the words of a filter. */
const clausesOf = remembered((filter: CardFilter) =>
  remembered((card: OpCard): readonly string[] => [
    ...clausesOfCategory(filter),
    ...Object.keys(filter).flatMap((member) => CLAUSES_OF_WORD[member]?.(card) ?? []),
    ...(filter.shares ? CLAUSES_OF_WORD[filter.shares.word]!(card) : []),
    ...(filter.bottom !== undefined && filter.zone?.includes('life') ? ['3-10-2'] : []),
    ...Object.keys(filter.stat ?? {}).flatMap((stat) => CLAUSE_OF_STAT[stat] ?? []),
  ]),
);

/**
 * The keys are members of filters. A word that the card has from its text, or one of several, needs one more clause.
 */
const CLAUSES_OF_WORD: Readonly<Record<string, (card: OpCard) => string[]>> = {
  name: (card) => ['2-1-2', ...(isGiven(card, 'name') ? ['2-1-3'] : [])],
  nameContains: (card) => ['2-1-2-1', ...(isGiven(card, 'name') ? ['2-1-3'] : [])],
  color: (card) => ['2-3-3', ...((card.colors ?? []).length > 1 ? ['2-3-5'] : [])],
  multicolor: () => ['2-3-6'],
  type: (card) => [
    '2-4-3',
    ...((card.types ?? []).some((type) => type.includes('/')) ? ['2-4-2'] : []),
    ...(isGiven(card, 'type') ? ['2-4-4'] : []),
  ],
  typeContains: (card) => ['2-4-3-1', ...(isGiven(card, 'type') ? ['2-4-4'] : [])],
  attribute: (card) => [
    '2-5-2',
    '2-5-5',
    '2-5-6',
    ...((card.attributes ?? []).length > 1 ? ['2-5-4'] : []),
    ...(isGiven(card, 'attribute') ? ['2-5-7'] : []),
  ],
  noBaseEffect: () => ['2-8-5', '2-11-2', '8-2-2'],
  number: () => ['2-14-3'],
};

const isGiven = (card: OpCard, kind: GivenKind): boolean => givenWords(card, kind).length > 0;

/** 2-1-3, 2-4-4, 2-5-7: a text gives its card some words of a kind, or all of them. */
const givenWords = (card: Definition, kind: GivenKind): readonly string[] =>
  abilitiesPrintedOn(card).flatMap((ability) => {
    if (ability.type !== 'byRules') return [];
    const words = { name: ability.name ?? [], type: ability.types ?? [], attribute: ability.attributes ?? [] }[kind];
    return ability.every?.includes(kind) ? [words, EVERY_WORD].flat() : words;
  });

type GivenKind = 'name' | 'type' | 'attribute';

/** Maps each kind of word to the entry of the rule table that reads it. */
const READ_BY: Readonly<Record<string, 'namesOf' | 'colorsOf' | 'typesOf' | 'attributesOf'>> = {
  ...{ name: 'namesOf', color: 'colorsOf', type: 'typesOf', attribute: 'attributesOf' },
};

/** 2-2: the meaning depends on the area that is named with the category. */
function clausesOfCategory({ category, zone }: CardFilter): string[] {
  if (category === undefined) return zone?.includes('leader') && zone.includes('character') ? ['2-2-4-3'] : [];
  const [inItsArea, elsewhere] = CLAUSES_OF_CATEGORY[category] ?? [];
  const outside = zone !== undefined && !zone.includes(category);
  return ['2-2-2', ...[outside ? elsewhere : inItsArea].filter((clause) => clause !== undefined)];
}

const CLAUSES_OF_CATEGORY: Readonly<Record<string, readonly [string?, string?]>> = {
  leader: ['2-2-3-1', '2-2-3-1'],
  character: ['2-2-4-1', '2-2-4-2'],
  event: ['2-2-5-1', '2-2-5-1'],
  stage: ['2-2-6-1', '2-2-6-2'],
};

/** 2-6-3, 2-7-6 */
export function clausesOfChange(instruction: Instruction): string[] {
  if (instruction.do !== 'modify') return [];
  return [instruction.stat === 'power' ? '2-6-3' : '2-7-6'];
}

/** 2-2: lists the clauses that say which cards an instruction about all cards of a category reaches. */
export const clausesOfReach = (instruction: Instruction): readonly string[] =>
  'target' in instruction && instruction.target && 'all' in instruction.target
    ? [...clausesOfCategory(instruction.target.all), ...clausesOfArea(instruction.target.all)]
    : [];

/** 2-2-4-1: "Characters" means those of the Character area, even if the text does not name the category. */
const clausesOfArea = ({ category, zone }: CardFilter): readonly string[] =>
  category === undefined && zone?.includes('character') && !zone.includes('leader') ? ['2-2-4-1'] : [];

const CLAUSE_OF_STAT: Readonly<Record<string, string>> = {
  power: '2-6-2',
  basePower: '2-6-2',
  cost: '2-7-5',
  baseCost: '2-7-5',
  life: '2-9-3',
  counter: '2-10-2',
};
