/** Members of triggers and filters about battles. */
import { Type } from '@sinclair/typebox';
import { OneOf } from '../../schemas/common';
import { type FilterWord, type TriggerWord } from '../kernel/reading/forms';
import type { VgGame } from './game';
import { filter, trigger } from '../kernel/language/forms';

const AGAINST = ['vanguard', 'rearGuard'] as const;
const STEPS = ['attack', 'guard', 'drive', 'damage', 'close'] as const;

declare module '../../schemas/ability' {
  interface Trigger {
    step?: (typeof STEPS)[number];
    against?: (typeof AGAINST)[number];
  }
  interface CardFilter {
    battleOpponent?: boolean;
  }
}

export const BATTLE_TRIGGERS: readonly TriggerWord[] = [
  trigger('step', 'of `stepBegan`: only this step', () => Type.Optional(OneOf(STEPS)), {
    fits: (_game, asked, { event }) => event.step === asked,
  }),
  trigger(
    'against',
    'only in a battle in which such a unit is attacked (10.1.4)',
    () => Type.Optional(OneOf(AGAINST)),
    {
      fits: (game, asked) => (game as VgGame).rules.isBattleAgainst(game as VgGame, asked),
    },
  ),
];

export const BATTLE_FILTERS: readonly FilterWord[] = [
  filter(
    'battleOpponent',
    'true: a battle opponent of this card (10.4.1.8.2); false: not',
    () => Type.Optional(Type.Boolean()),
    {
      fits: (g: VgGame, asked: boolean, card, { source }) =>
        g.rules.battleOpponentsOf(g, source).some(({ id }) => id === card.id) === asked,
      reads: ['facts'],
    },
  ),
];
