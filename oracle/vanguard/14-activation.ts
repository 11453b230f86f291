/** 14.1, 14.2. Activation condition keywords: abilities that are active only while, or only if, a condition is fulfilled. */
import { Type } from '@sinclair/typebox';
import type { Condition } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { hasWord } from '../kernel/continuous/information';
import type { ConditionWord } from '../kernel/language/forms';
import type { EvaluationContext } from '../kernel/language/select';
import type { CardState } from '../kernel/state';
import { cardsIn, isGUnit, type VgGame } from './game';

/** What is counted for the number of a keyword. */
type Counted = (g: VgGame, player: PlayerId) => number;

const faceUpGUnits: Counted = (g, player) =>
  [...g.rules.vanguardsOf(g, player), ...cardsIn(g, player, 'gZone').filter(({ face }) => face === 'up')].filter(
    (card) => isGUnit(card),
  ).length;

/** Keywords with a number, by what is counted (14.7.3, 14.14.3). */
export const ACTIVATIONS: Readonly<Record<string, readonly [string, Counted]>> = {
  limitBreak: ['cards in the damage zone', (g, player) => cardsIn(g, player, 'damage').length],
  generationBreak: ['face-up G units on the vanguard circle and in the G zone', faceUpGUnits],
};

export const activationConditions = {
  /** 14.1.2: an effect can make the part with one keyword active; the parts with others need their own conditions. */
  isActivated: (g: VgGame, player: PlayerId, card: CardState, keyword: string, number: number): boolean =>
    g.rules.countFor(g, player, keyword) >= number || g.rules.isMadeActive(g, card, keyword),

  /** 14.10.3: wherever it lies, whether or not the ability works there. */
  isOfKeyword: (g: VgGame, card: CardState, keyword: string): boolean =>
    abilitiesOf(g, card).some((ability) => ability.keyword === keyword),

  countFor: (g: VgGame, player: PlayerId, keyword: string): number => ACTIVATIONS[keyword]![1](g, player),

  isMadeActive: (g: VgGame, card: CardState, keyword: string): boolean => hasWord(g, card, 'active', keyword),
};

/** `{ "limitBreak": 4 }`: the condition of a keyword, as `if` of a CONT and as `activation` of an AUTO or ACT. */
export const ACTIVATION_CONDITIONS: readonly ConditionWord[] = Object.entries(ACTIVATIONS).map(
  ([keyword, [counted]]): ConditionWord => ({
    member: keyword,
    meaning: `The activation condition of a keyword: so many ${counted}, or an effect has made it active.`,
    said: 'the number of the keyword',
    forms: () => [{ [keyword]: Type.Integer({ minimum: 1 }) }],
    holds: (g: VgGame, { player, source }: EvaluationContext, said: Readonly<Record<string, number>>) =>
      g.rules.isActivated(g, player, source, keyword, said[keyword]!),
  }),
);

/** The activation condition keywords in a condition. */
export function keywordsIn(condition: Condition): readonly string[] {
  const parts = 'all' in condition ? condition.all : [condition];
  return parts.flatMap((part) => Object.keys(part)).filter((member) => member in ACTIVATIONS);
}
