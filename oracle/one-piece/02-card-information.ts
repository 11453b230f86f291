/** 2. Card information: what the words of a text mean on a card. */
import type { CardFilter } from '../../schemas/ability';
import type { OpCard } from '../../schemas/one-piece';
import { abilitiesOf } from '../kernel/characteristics';
import type { CardState, Definition } from '../kernel/state';
import { abilitiesPrintedOn, asOp, definitionOf, type OpGame } from './game';

export const cardInformation = {
  /** 2-1-2, 2-1-3: the printed name, and the names that the text gives by default, in every area. */
  namesOf(definition: Definition): readonly string[] {
    const given = abilitiesPrintedOn(definition).flatMap((ability) =>
      ability.type === 'byRules' ? [ability.name] : [],
    );
    return [definition.name, ...given.filter((name) => name !== undefined)];
  },

  /** 2-4-2, 2-4-4 */
  typesOf(card: OpCard): readonly string[] {
    const given = (card.abilities ?? []).flatMap((ability) =>
      ability.type === 'byRules' ? (ability.types ?? []) : [],
    );
    return [...(card.types ?? []).flatMap((type) => this.typesIn(type)), ...given];
  },

  /** 2-4-2: a slash separates types. */
  typesIn(printed: string): readonly string[] {
    return printed.split('/').map((type) => type.trim());
  },

  /** 2-5-4, 2-5-5, 2-5-7 */
  attributesOf(card: OpCard): readonly string[] {
    if (card.category !== 'leader' && card.category !== 'character') return [];
    const given = (card.abilities ?? []).flatMap((ability) =>
      ability.type === 'byRules' ? (ability.attributes ?? []) : [],
    );
    return [...(card.attributes ?? []), ...given];
  },

  /** 2-3-5 */
  colorsOf(card: OpCard): readonly string[] {
    return card.colors ?? [];
  },

  /** 2-3-6 */
  isMulticolor(card: OpCard): boolean {
    return this.colorsOf(card).length >= 2;
  },

  /** 2-6-2, 2-7-5, 2-9-3, 2-10-2: cards of other categories match no number, not even 0. */
  hasStat(card: CardState, stat: string): boolean {
    const { category } = card.definition;
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

  fitsFilter(g: OpGame, filter: CardFilter, card: CardState): boolean {
    const definition = definitionOf(card);
    return (
      g.rules.fitsWords(filter, definition) &&
      (filter.noBaseEffect === undefined || g.rules.hasNoBaseEffect(definition) === filter.noBaseEffect) &&
      (filter.has === undefined || g.rules.has(g, card, filter.has)) &&
      (filter.given === undefined || within(g.rules.donGivenTo(g, card).length, filter.given)) &&
      g.rules.isCategoryMeant(filter, card)
    );
  },

  fitsWords(filter: CardFilter, card: OpCard): boolean {
    return (
      (filter.type === undefined || this.typesOf(card).some((type) => this.isType(type, filter.type!))) &&
      (filter.typeContains === undefined || this.typesOf(card).some((type) => type.includes(filter.typeContains!))) &&
      (filter.attribute === undefined || this.attributesOf(card).includes(filter.attribute)) &&
      (filter.color === undefined || this.colorsOf(card).includes(filter.color)) &&
      (filter.multicolor === undefined || this.isMulticolor(card) === filter.multicolor)
    );
  },

  /** 2-4-3: the whole type. */
  isType(type: string, asked: string): boolean {
    return type === asked;
  },

  /** 2-8-5, 2-10, 2-11-2: no card text at all; a (Symbol) Counter is none, a [Trigger] is. Negated text is text (8-2-2). */
  hasNoBaseEffect(card: OpCard): boolean {
    return (card.abilities ?? []).length === 0;
  },

  /** Does the card have this keyword, or an ability of this type, e.g. a [Trigger]? */
  has(g: OpGame, card: CardState, what: string): boolean {
    return abilitiesOf(g, card).some((ability) => ability.type === what || asOp(ability).keyword === what);
  },

  /** 2-2-3-1, 2-2-4-1: a Leader or Character without a place named is one in its area; the zones of a filter say where. */
  isCategoryMeant(filter: CardFilter, card: CardState): boolean {
    if (filter.zone !== undefined || filter.category === undefined) return true;
    const area: Record<string, string> = { leader: 'leader', character: 'character', stage: 'stage' };
    const wanted = area[filter.category];
    return wanted === undefined || card.zone === wanted || card.last?.zone === wanted;
  },
};

const within = (value: number, { min = -Infinity, max = Infinity }: { min?: number; max?: number }): boolean =>
  value >= min && value <= max;
