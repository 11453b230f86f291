/** 14.1, 14.2. Activation condition keywords: abilities that are active only while, or only if, a condition is fulfilled. */
import { Type } from '@sinclair/typebox';
import type { Condition } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { hasWord } from '../kernel/continuous/information';
import type { ConditionWord, Reads } from '../kernel/reading/forms';
import { opponentOf, type CardState, type JournalEvent } from '../kernel/state';
import { cardsIn, gradeOf, isGUnit, type VgGame } from './game';
import type { Section } from './packs';
import type { EvaluationContext } from '../kernel/state/effect-context';

/** Whether the condition of a keyword is fulfilled; `said`: the number or the name that the text says. */
type Fulfilled<Said = number> = (g: VgGame, player: PlayerId, card: CardState, said: Said) => boolean;
type Counted = (g: VgGame, player: PlayerId) => number;

interface Activation {
  readonly clauses: readonly string[];
  /** The condition, for the page of the language. */
  readonly meaning: string;
  /** What its cards say beside the keyword; left out: nothing. */
  readonly says?: 'number' | 'name';
  /** What the condition reads besides numbers, values and what has happened. */
  readonly readsToo?: readonly Reads[];
  readonly isFulfilled: Fulfilled<never>;
}

const atLeast =
  (count: Counted, fixed?: number): Fulfilled =>
  (g, player, _card, number) =>
    count(g, player) >= (fixed ?? number);

const faceUpGUnits: Counted = (g, player) =>
  [...g.rules.vanguardsOf(g, player), ...cardsIn(g, player, 'gZone').filter(({ face }) => face === 'up')].filter(
    (card) => isGUnit(card),
  ).length;

const inDamage: Counted = (g, player) => cardsIn(g, player, 'damage').length;
const inHand: Counted = (g, player) => cardsIn(g, player, 'hand').length;
const boundOfOpponent: Counted = (g, player) => cardsIn(g, opponentOf(player), 'bind').length;
const gradeOneInDrop: Counted = (g, player) =>
  cardsIn(g, player, 'drop').filter((card) => gradeOf(g, card) === 1).length;

/** 14.38.3: no standing unit of the opponent in the column of the unit. */
const isUnopposed: Fulfilled = (g, player, card) =>
  g.rules
    .unitsOf(g, opponentOf(player))
    .every((unit) => unit.state !== 'stand' || !g.rules.areInOneColumn(g, unit, card));

/** 14.46.3 to 14.46.5: there are bound cards, and all have such grades; a face-down card has no grade (4.12.4). */
const boundGradesAre =
  (fits: (grade: number) => boolean): Fulfilled =>
  (g, player) => {
    const bound = cardsIn(g, player, 'bind');
    return bound.length > 0 && bound.every((card) => card.face === 'up' && fits(gradeOf(g, card)));
  };

/** 14.7 to 14.50, by their words in the language. */
export const ACTIVATIONS: Readonly<Record<string, Activation>> = {
  limitBreak: {
    clauses: ['14.7.3'],
    meaning: 'at least that many cards are in the damage zone',
    says: 'number',
    isFulfilled: atLeast(inDamage),
  },
  generationBreak: {
    clauses: ['14.14.3'],
    meaning: 'at least that many face-up G units are on the vanguard circle and in the G zone',
    says: 'number',
    isFulfilled: atLeast(faceUpGUnits),
  },
  brave: {
    clauses: ['14.17.3'],
    meaning: 'its player has at most 3 cards in the hand',
    isFulfilled: (g, player) => inHand(g, player) <= 3,
  },
  oracle: {
    clauses: ['14.18.3'],
    meaning: 'its player has at least 5 cards in the hand',
    isFulfilled: atLeast(inHand, 5),
  },
  ritual: {
    clauses: ['14.20.3', '14.20.4', '14.20.5'],
    meaning: 'at least that many grade 1 cards are in the drop zone',
    says: 'number',
    isFulfilled: atLeast(gradeOneInDrop),
  },
  unite: {
    clauses: ['14.21.3'],
    meaning: 'its player has called at least 2 cards this turn',
    isFulfilled: atLeast((g, player) => g.rules.calledInTurn(g, player).length, 2),
  },
  thunderstrike: {
    clauses: ['14.28.3'],
    meaning: "at least that many cards are in the opponent's bind zone",
    says: 'number',
    isFulfilled: atLeast(boundOfOpponent),
  },
  darkness: {
    clauses: ['14.32.3', '14.32.4'],
    meaning: 'a card put into the soul in this turn, other than by riding',
    isFulfilled: atLeast((g, player) => g.rules.putIntoSoulInTurn(g, player).length, 1),
  },
  darkDevice: {
    clauses: ['14.38.3'],
    meaning: "the opponent has no standing unit in the unit's column",
    isFulfilled: isUnopposed,
  },
  shinkenHissatsu: {
    clauses: ['14.41.3'],
    meaning: 'at least 3 cards are in the damage zone',
    isFulfilled: atLeast(inDamage, 3),
  },
  whiteWings: {
    clauses: ['14.46.3', '14.46.5'],
    meaning: 'bound cards, all of odd grades',
    isFulfilled: boundGradesAre((grade) => grade % 2 === 1),
  },
  blackWings: {
    clauses: ['14.46.4', '14.46.5'],
    meaning: 'bound cards, all of even grades',
    isFulfilled: boundGradesAre((grade) => grade % 2 === 0),
  },
  wave: {
    clauses: ['14.37.1', '14.37.2'],
    meaning: '"Nth time": the battle of this number in the turn, or a later one, is in progress',
    says: 'number',
    readsToo: ['facts'],
    isFulfilled: (g, _player, _card, number: number) => g.rules.isWave(g, number, false),
  },
  waveOnly: {
    clauses: ['14.37.1', '14.37.2'],
    meaning: '"Nth time only": the battle of this number in the turn is in progress',
    says: 'number',
    readsToo: ['facts'],
    isFulfilled: (g, _player, _card, number: number) => g.rules.isWave(g, number, true),
  },
  glitter: {
    clauses: ['14.50.2', '14.50.3.2', '14.50.3.2.2'],
    meaning: 'a vanguard of the player has this in its card name, and Glitter',
    says: 'name',
    readsToo: ['keywords'],
    isFulfilled: (g, player, _card, name: string) => g.rules.hasGlitteringVanguard(g, player, name),
  },
};

/** The number or the name that a card says beside a keyword; true: neither. */
export type SaidOfKeyword = number | string | true;

const SAID = {
  number: { meaning: 'the number of the keyword', schema: Type.Integer({ minimum: 1 }) },
  name: { meaning: 'a part of the card name', schema: Type.String({ minLength: 1 }) },
  nothing: { meaning: 'true', schema: Type.Literal(true) },
} as const;

export const activationConditions = {
  /** 14.1.2: an effect can make the part with one keyword active; the parts with others need their own conditions. */
  isActivated: (g: VgGame, player: PlayerId, card: CardState, keyword: string, said: SaidOfKeyword): boolean =>
    g.rules.isFulfilled(g, player, card, keyword, said) || g.rules.isMadeActive(g, card, keyword),

  isFulfilled: (g: VgGame, player: PlayerId, card: CardState, keyword: string, said: SaidOfKeyword): boolean =>
    ACTIVATIONS[keyword]!.isFulfilled(g, player, card, said as never),

  /** 14.10.3: wherever it lies, whether or not the ability works there. */
  isOfKeyword: (g: VgGame, card: CardState, keyword: string): boolean =>
    abilitiesOf(g, card).some(
      (ability) => ability.keyword === keyword || (keyword === 'rescue' && g.rules.countsAsRescue(g, ability)),
    ),

  isMadeActive: (g: VgGame, card: CardState, keyword: string): boolean => hasWord(g, card, 'active', keyword),

  areInOneColumn(g: VgGame, one: CardState, other: CardState): boolean {
    const [circle, otherCircle] = [g.rules.circleOf(g, one), g.rules.circleOf(g, other)];
    return circle !== undefined && otherCircle !== undefined && g.rules.inSameColumn(g, circle, otherCircle);
  },

  /** 14.21.3 */
  calledInTurn: (g: VgGame, player: PlayerId): readonly JournalEvent[] =>
    g.eventsOfTurn().filter((event) => event.type === 'called' && event.player === player),

  /** 14.32.3 */
  putIntoSoulInTurn: (g: VgGame, player: PlayerId): readonly JournalEvent[] =>
    g
      .eventsOfTurn()
      .filter((event) => event.type === 'putIntoSoul' && event.player === player && !g.rules.isByRiding(g, event)),

  /** 14.32.4: the cards that lay on the circle of a ride. */
  isByRiding: (_g: VgGame, { cause }: JournalEvent): boolean => cause?.manner === 'ride',
} satisfies Section;

/** `{ "limitBreak": 4 }`, `{ "brave": true }`: the condition of a keyword, as `if` of a CONT and as `activation` of an AUTO or ACT. */
export const ACTIVATION_CONDITIONS: readonly ConditionWord[] = Object.entries(ACTIVATIONS).map(
  ([keyword, { meaning, says, readsToo = [] }]): ConditionWord => ({
    member: keyword,
    meaning: `The activation condition of a keyword: ${meaning}, or an effect has made it active.`,
    said: SAID[says ?? 'nothing'].meaning,
    reads: ['number', 'values', 'history', ...readsToo],
    forms: () => [{ [keyword]: SAID[says ?? 'nothing'].schema }],
    holds: (g: VgGame, { player, source }: EvaluationContext, said: Readonly<Record<string, SaidOfKeyword>>) =>
      g.rules.isActivated(g, player, source, keyword, said[keyword]!),
  }),
);

/** The activation condition keywords in a condition. */
export function keywordsIn(condition: Condition): readonly string[] {
  const parts = 'all' in condition ? condition.all : [condition];
  return parts.flatMap((part) => Object.keys(part)).filter((member) => member in ACTIVATIONS);
}

/** The clauses of the keywords in a condition. */
export const clausesOfKeywords = (condition: Condition | undefined): readonly string[] =>
  condition ? keywordsIn(condition).flatMap((keyword) => ACTIVATIONS[keyword]!.clauses) : [];
