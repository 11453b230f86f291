/** Members of triggers about the other unit of an event, and about the keyword that causes it (14). */
import type { JournalEvent } from '../kernel/state';
import { Type } from '@sinclair/typebox';
import type { CardFilter } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { type TriggerWord } from '../kernel/reading/forms';
import type { VgGame } from './game';
import { trigger } from '../kernel/language/forms';

/** The keywords whose effects texts wait for (14.22.3). */
const CAUSING = ['revelation'] as const;

/** The types of abilities that are played. */
const PLAYED = ['act', 'auto'] as const;

declare module '../../schemas/ability' {
  interface Trigger {
    otherUnit?: CardFilter;
    byKeyword?: (typeof CAUSING)[number];
    abilityType?: (typeof PLAYED)[number];
  }
}

export const UNIT_TRIGGERS: readonly TriggerWord[] = [
  trigger(
    'otherUnit',
    'of `rodeUpon`, `boosts` and `isBoosted`: only where the unit that rides, that is boosted or that boosts is such a unit',
    ({ Filter }) => Type.Optional(Filter),
    {
      fits: (game, asked, happened) => {
        game.consult(...clausesOfOtherUnit(asked, happened.event));
        return (game as VgGame).rules.isOtherUnit(game as VgGame, asked, happened);
      },
    },
  ),
  trigger(
    'byKeyword',
    'only if the effect of an ability with this keyword does it (14.22.3)',
    () => Type.Optional(OneOf(CAUSING)),
    {
      fits: (game, asked, { event }) =>
        game.consulting((game as VgGame).rules.isByKeyword(game as VgGame, asked, event.cause)),
    },
  ),
  trigger('abilityType', 'of `effectActivated`: only an ability of this type', () => Type.Optional(OneOf(PLAYED)), {
    fits: (_game, asked, { event }) => event.what === asked,
  }),
];

/** Where the other unit does not fit, no ability waits that could name its clauses. */
function clausesOfOtherUnit({ shares }: CardFilter, { type }: JournalEvent): readonly string[] {
  if (type !== 'rodeUpon') return ['14.43.1'];
  return shares?.word === 'clan' ? ['14.8.2'] : [];
}
