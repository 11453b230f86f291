/** Members of filters that only the Dragon Ball Super Card Game has (2). */
import { Type, type TSchema } from '@sinclair/typebox';
import type { CardFilter, Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { DBS_COLORS } from '../../schemas/dragon-ball-super';
import type { FilterWord, Reads } from '../kernel/language/forms';
import { fixedTargets, type EvaluationContext } from '../kernel/language/select';
import { wordFilter } from '../kernel/language/words/filters';
import type { CardState } from '../kernel/state';
import type { DbsGame } from './game';

declare module '../../schemas/ability' {
  interface CardFilter {
    character?: string;
    trait?: string;
    era?: string;
    color?: string;
    multicolor?: boolean;
    has?: string;
    skillLess?: boolean;
    token?: boolean;
    evolved?: boolean;
    playedThisTurn?: boolean;
    hasUnder?: boolean;
    under?: Target;
    attacking?: boolean;
    guarding?: boolean;
    side?: 'front' | 'back';
  }
}

export interface OwnFilterWord extends FilterWord {
  fits(g: DbsGame, asked: unknown, card: CardState, reader: EvaluationContext): boolean;
}

const ofCard = <Member extends keyof CardFilter>(
  member: Member,
  meaning: string,
  schema: TSchema,
  fits: (g: DbsGame, asked: NonNullable<CardFilter[Member]>, card: CardState) => boolean,
  reads: readonly Reads[] = [],
): OwnFilterWord => ({
  member,
  meaning,
  schema: () => Type.Optional(schema),
  fits: fits as OwnFilterWord['fits'],
  reads,
});

/** 2-4 to 2-7: words that cards are alike by. */
export const WORD_FILTERS: readonly FilterWord[] = [
  { ...wordFilter('character'), meaning: 'this character name (2-5-3)' },
  { ...wordFilter('trait'), meaning: 'this special trait (2-6-4)' },
  { ...wordFilter('era'), meaning: 'this era (2-7)' },
  { ...wordFilter('color'), meaning: 'this colour (2-4-1)', schema: () => Type.Optional(OneOf(DBS_COLORS)) },
];

export const OWN_FILTERS: readonly FilterWord[] = [
  ofCard(
    'multicolor',
    'whether it has two or more colours',
    Type.Boolean(),
    (g, asked, card) => g.rules.hasSeveralColors(g, card) === asked,
  ),
  ofCard(
    'has',
    'it has this keyword, or a skill of this kind or with this timing, e.g. `blocker`, `evolve`, `played`',
    Type.String({ description: 'a keyword, a kind of skill, or its timing, e.g. blocker, played' }),
    (g, asked, card) => g.rules.has(g, card, asked),
    ['abilities', 'keywords'],
  ),
  ofCard(
    'skillLess',
    'whether it has no card text (2-12-4)',
    Type.Boolean(),
    (g, asked, card) => g.rules.isSkillLess(g, card) === asked,
  ),
  ofCard(
    'token',
    'whether it is a token (10-18)',
    Type.Boolean(),
    (_g, asked, card) => asked === (card.kind === 'token'),
  ),
  ofCard(
    'evolved',
    'whether it was played by [Evolve], [EX-Evolve] or [Xeno-Evolve] (10-5-7)',
    Type.Boolean(),
    (g, asked, card) => g.rules.isEvolved(g, card) === asked,
    ['facts'],
  ),
  ofCard(
    'playedThisTurn',
    'whether it was played in this turn',
    Type.Boolean(),
    (g, asked, card) => (card.enteredOnTurn === g.state.turn) === asked,
  ),
  ofCard(
    'attacking',
    'whether it is the attack card of the battle (7-1)',
    Type.Boolean(),
    (g, asked, card) => g.rules.hasRole(g, card, 'attackers') === asked,
    ['facts'],
  ),
  ofCard(
    'guarding',
    'whether it is the guard card of the battle (7-1)',
    Type.Boolean(),
    (g, asked, card) => g.rules.hasRole(g, card, 'targets') === asked,
    ['facts'],
  ),
  ofCard(
    'side',
    'the side that it shows (2-3-2-1-2)',
    OneOf(['front', 'back'] as const),
    (_g, asked, card) => card.sheet === asked,
  ),
  {
    member: 'under',
    meaning: 'it lies under this card (11-3-3)',
    schema: ({ knownTarget }) => Type.Optional(knownTarget),
    fits: (g: DbsGame, asked: Target, card: CardState, reader: EvaluationContext) =>
      g.rules.liesUnder(g, card, fixedTargets(g, reader, asked)),
    ofPlace: true,
  },
  ofCard(
    'hasUnder',
    'whether a card lies under it (11-3)',
    Type.Boolean(),
    (g, asked, card) => g.rules.hasUnder(g, card) === asked,
  ),
];
