/** Members of filters that only the Dragon Ball Super Card Game has (2). */
import { Type } from '@sinclair/typebox';
import type { Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { DBS_COLORS } from '../../schemas/dragon-ball-super';
import { type FilterWord } from '../kernel/reading/forms';
import { fixedTargets } from '../kernel/reading/select';
import { wordFilter } from '../kernel/language/words/filters';
import type { CardState } from '../kernel/state';
import type { DbsGame } from './game';
import type { EvaluationContext } from '../kernel/state/effect-context';
import { filter } from '../kernel/language/forms';

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

/** 2-4 to 2-7: words that cards share. */
export const WORD_FILTERS: readonly FilterWord[] = [
  { ...wordFilter('character'), meaning: 'with this character name (2-5-3)' },
  { ...wordFilter('trait'), meaning: 'with this special trait (2-6-4)' },
  { ...wordFilter('era'), meaning: 'of this era (2-7)' },
  { ...wordFilter('color'), meaning: 'of this colour (2-4-1)', schema: () => Type.Optional(OneOf(DBS_COLORS)) },
];

export const OWN_FILTERS: readonly FilterWord[] = [
  filter('multicolor', 'whether it has two or more colours', () => Type.Optional(Type.Boolean()), {
    fits: (g: DbsGame, asked, card) => g.rules.hasSeveralColors(g, card) === asked,
  }),
  filter(
    'has',
    'it has this keyword, or a skill of this kind or with this timing, e.g. `blocker`, `evolve`, `played`',
    () =>
      Type.Optional(Type.String({ description: 'a keyword, a kind of skill, or its timing, e.g. blocker, played' })),
    { fits: (g: DbsGame, asked, card) => g.rules.has(g, card, asked), reads: ['abilities', 'keywords'] },
  ),
  filter('skillLess', 'whether it has no card text (2-12-4)', () => Type.Optional(Type.Boolean()), {
    fits: (g: DbsGame, asked, card) => g.rules.isSkillLess(g, card) === asked,
  }),
  filter('token', 'whether it is a token (10-18)', () => Type.Optional(Type.Boolean()), {
    fits: (_g: DbsGame, asked, card) => asked === (card.kind === 'token'),
  }),
  filter(
    'evolved',
    'whether it was played by [Evolve], [EX-Evolve] or [Xeno-Evolve] (10-5-7)',
    () => Type.Optional(Type.Boolean()),
    {
      fits: (g: DbsGame, asked, card) => {
        g.consult('10-5-7');
        return g.rules.isEvolved(g, card) === asked;
      },
      reads: ['facts'],
    },
  ),
  filter('playedThisTurn', 'whether it was played in this turn', () => Type.Optional(Type.Boolean()), {
    fits: (g: DbsGame, asked, card) => g.rules.isNewcomer(g, card) === asked,
  }),
  filter('attacking', 'whether it is the attack card of the battle (7-1)', () => Type.Optional(Type.Boolean()), {
    fits: (g: DbsGame, asked, card) => g.rules.hasRole(g, card, 'attackers') === asked,
    reads: ['facts'],
  }),
  filter('guarding', 'whether it is the guard card of the battle (7-1)', () => Type.Optional(Type.Boolean()), {
    fits: (g: DbsGame, asked, card) => g.rules.hasRole(g, card, 'targets') === asked,
    reads: ['facts'],
  }),
  filter('side', 'the side that it shows (2-3-2-1-2)', () => Type.Optional(OneOf(['front', 'back'] as const)), {
    fits: (_g: DbsGame, asked, card) => card.sheet === asked,
  }),
  {
    member: 'under',
    meaning: 'it is under this card (11-3-3)',
    schema: ({ knownTarget }) => Type.Optional(knownTarget),
    fits: (g: DbsGame, asked: Target, card: CardState, reader: EvaluationContext) =>
      g.rules.liesUnder(g, card, fixedTargets(g, reader, asked)),
    ofPlace: true,
  },
  filter('hasUnder', 'whether a card lies under it (11-3)', () => Type.Optional(Type.Boolean()), {
    fits: (g: DbsGame, asked, card) => {
      g.consult('11-3-3');
      return g.rules.hasUnder(g, card) === asked;
    },
  }),
];
