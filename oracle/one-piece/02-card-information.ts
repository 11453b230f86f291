/** 2. Card information: what the words of a text mean on a card. */
import { partReads } from '../kernel/language/ability-analysis';
import { isTriggerOf } from '../kernel/language/trigger-events';
import type { CardFilter, Instruction } from '../../schemas/ability';
import type { OpCard } from '../../schemas/one-piece';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { EVERY_WORD } from '../kernel/continuous/information';
import { printedAbilities } from '../kernel/continuous/print';
import type { EvaluationContext } from '../kernel/language/select';
import type { WithRules } from '../kernel/rules';
import { remembered } from '../kernel/remember';
import type { Ability, CardState, Definition } from '../kernel/state';
import { PRINTED_WORDS } from './filters';
import { abilitiesPrintedOn, asOp, definitionOf, type OpGame, type OpRules } from './game';
import { evaluationOf } from '../kernel/procedures/contexts';

/** What is asked by print alone: in a check of a deck there is no game, only the table in force. */
export type Printed = WithRules<OpRules>;

export const cardInformation = {
  /** 2-1-2, 2-1-3: the printed name, and the names that the text gives by default, in every area. */
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

  /** What two cards may have in common: 2-1-2, 2-3-3, 2-4-3, 2-5-2. */
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

  /** 2-6-2, 2-7-5, 2-9-3, 2-10-2: cards of other categories match no number, not even 0, and add to no sum of them. */
  hasStat(g: OpGame, card: CardState, stat: string): boolean {
    const has = g.rules.isNumbered(g, card, stat);
    if (!has && stat in CLAUSE_OF_STAT) g.cite(CLAUSE_OF_STAT[stat]!);
    return has;
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
    if (!g.citations.isSilent) g.cite(...clausesOf(filter)(definitionOf(card)));
    const fits = g.rules.fitsAll(g, filter, card, reader);
    if (fits && !g.citations.isSilent) g.rules.citeRuleText(g, filter, card);
    return fits;
  },

  /** What only this game's filters ask. */
  fitsAll(g: OpGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean {
    if (!g.rules.fitsWords(g, filter, definitionOf(card))) return false;
    for (const { word, asked } of g.rules.language.asked(filter).own) {
      if (!word.fits!(g, asked, card, reader, filter)) return false;
    }
    return g.rules.hasCategory(g, filter, card);
  },

  /** The words that are printed: what they are on this card. */
  fitsWords(g: Printed, filter: CardFilter, card: OpCard): boolean {
    return printedWordsOf(filter).every((word) => word.isOn(g, filter[word.member], card));
  },

  /** 2-4-3: the whole type. */
  isType(_g: Printed, type: string, asked: string): boolean {
    return type === asked || type === EVERY_WORD;
  },

  /** 2-8-5, 2-10, 2-11-2: no card text at all; a (Symbol) Counter is none, a [Trigger] is. Negated text is text (8-2-2). */
  hasNoBaseEffect(_g: Printed, card: OpCard): boolean {
    return (card.abilities ?? []).length === 0;
  },

  /** Does the card have this keyword, or an ability of this type or with this timing, e.g. a [Trigger], an [On Play]? */
  has(g: OpGame, card: CardState, what: string): boolean {
    const abilities = abilitiesOf(g, card);
    const isKeyword = (ability: Ability) => asOp(ability).keyword === what && g.rules.countsAsKeyword(g, card, ability);
    return (
      abilities.some((ability) => isOfTypeOrTiming(ability, what) || isKeyword(ability)) ||
      g.rules.hasNegated(g, card, what)
    );
  },

  /** 8-2-2: an effect that is negated is still one that the card has. */
  hasNegated(g: OpGame, card: CardState, what: string): boolean {
    const has = printedAbilities(g, card).some((ability) => isOfTypeOrTiming(ability, what));
    if (has) g.cite('8-2-2');
    return has;
  },

  /** 8-2-1-2: a keyword effect on the field is there while its conditions are met; elsewhere it is what the text says. */
  countsAsKeyword(g: OpGame, card: CardState, ability: Ability): boolean {
    if (!g.zonesWith.abilities.includes(card.zone)) return true;
    const isMet = asksForKeywords(g, ability) || g.rules.conditionHolds(g, evaluationOf(g, card), ability);
    const counts = isMet && g.rules.abilityIsValid(g, card, ability);
    if (!counts) g.cite('8-2-1-2');
    return counts;
  },

  /** 2-2-3-1, 2-2-4-1: a Leader or Character without a place named is one in its area; the zones of a filter say where. */
  hasCategory(_g: OpGame, filter: CardFilter, card: CardState): boolean {
    if (filter.zone !== undefined || filter.category === undefined) return true;
    const wanted = AREA_OF_CATEGORY[filter.category];
    return wanted === undefined || card.zone === wanted;
  },
};

/** Is it about this happening to its own card? */
const isOfTiming = ({ type, when }: Ability, event: string): boolean =>
  type === 'auto' && when !== undefined && when.subject === undefined && isTriggerOf(when, event);

const isOfTypeOrTiming = (ability: Ability, what: string): boolean =>
  ability.type === what || isOfTiming(ability, what);

/** What asks for others of its kind would have to be known before it is known. */
const asksForKeywords = (g: OpGame, { if: condition }: Ability): boolean =>
  partReads(g.rules.language, condition, 'keywords');

const printedWordsOf = remembered((filter: CardFilter) =>
  PRINTED_WORDS.filter(({ member }) => filter[member] !== undefined),
);

const AREA_OF_CATEGORY: Readonly<Record<string, string>> = { leader: 'leader', character: 'character', stage: 'stage' };

/** The clauses that decide whether a card is what the words of a filter mean. */
const clausesOf = remembered((filter: CardFilter) =>
  remembered((card: OpCard): readonly string[] => [
    ...clausesOfCategory(filter),
    ...Object.keys(filter).flatMap((member) => CLAUSES_OF_WORD[member]?.(card) ?? []),
    ...(filter.shares ? CLAUSES_OF_WORD[filter.shares.word]!(card) : []),
    ...(filter.bottom !== undefined && filter.zone?.includes('life') ? ['3-10-2'] : []),
    ...Object.keys(filter.stat ?? {}).flatMap((stat) => CLAUSE_OF_STAT[stat] ?? []),
  ]),
);

/** By the member of the filter; what a card has from its text, or has several of, is decided by a clause more. */
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

/** Does the card have such a word from its text? */
const isGiven = (card: OpCard, kind: GivenKind): boolean => givenWords(card, kind).length > 0;

/** 2-1-3, 2-4-4, 2-5-7: the words of a kind that its text gives a card, or all that there are. */
const givenWords = (card: Definition, kind: GivenKind): readonly string[] =>
  abilitiesPrintedOn(card).flatMap((ability) => {
    if (ability.type !== 'byRules') return [];
    const words = { name: ability.name ?? [], type: ability.types ?? [], attribute: ability.attributes ?? [] }[kind];
    return ability.every?.includes(kind) ? [words, EVERY_WORD].flat() : words;
  });

type GivenKind = 'name' | 'type' | 'attribute';

/** What says which words of a kind a card has. */
const READ_BY: Readonly<Record<string, 'namesOf' | 'colorsOf' | 'typesOf' | 'attributesOf'>> = {
  ...{ name: 'namesOf', color: 'colorsOf', type: 'typesOf', attribute: 'attributesOf' },
};

/** 2-2: what is meant depends on the area that is named with the category. */
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

/** 2-6-3, 2-7-6: a value is changed. */
export function clausesOfChange(instruction: Instruction): string[] {
  if (instruction.do !== 'modify') return [];
  return [instruction.stat === 'power' ? '2-6-3' : '2-7-6'];
}

/** 2-2: which cards an instruction about all of a category means. */
export const clausesOfReach = (instruction: Instruction): readonly string[] =>
  'target' in instruction && instruction.target && 'all' in instruction.target
    ? [...clausesOfCategory(instruction.target.all), ...clausesOfArea(instruction.target.all)]
    : [];

/** 2-2-4-1: "Characters" are those of the Character area, also where the text need not say of what category they are. */
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
