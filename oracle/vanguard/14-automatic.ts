/** 14.8, 14.22, 14.24, 14.43. Forerunner, Revelation, Afterimage, Nitou Kaigan: what each stands for. */
import type { CitedAnswer } from '../kernel/clauses';
import type { CardFilter } from '../../schemas/ability';
import { matches } from '../kernel/reading/select';
import type { Happened } from '../kernel/reading/forms';
import type { Ability, CardState, CauseOf, JournalEvent } from '../kernel/state';
import type { AutomaticKeyword } from './14-automatic-keywords';
import type { VgGame } from './game';
import type { Section } from './packs';

export const KEYWORDS_OF_UNITS = {
  forerunner: {
    clauses: ['14.8.2'],
    standsFor: () => ({
      when: { event: 'rodeUpon', otherUnit: { shares: { word: 'clan', with: { self: true } } } },
      may: true,
      effect: [{ do: 'call', target: { self: true } }],
    }),
  },
  /** Its zones name the circle (14.22.2). */
  revelation: {
    clauses: ['14.22.2', '14.22.2.1'],
    says: ({ zones }) => zones,
    standsFor: () => ({
      when: { event: 'placed' },
      effect: [
        { do: 'look', zone: 'deck', count: 1 },
        {
          do: 'ifYouDo',
          first: [
            {
              do: 'may',
              then: [{ do: 'move', to: 'soul', target: { all: { player: 'you', zone: ['deck'], looked: true } } }],
            },
          ],
          then: [
            {
              do: 'setState',
              state: 'rest',
              target: { choose: { from: { player: 'you', rearGuard: true, state: 'stand' }, count: 1 } },
            },
          ],
        },
      ],
    }),
  },
  afterimage: {
    clauses: ['14.24.1'],
    standsFor: () => ({
      when: { event: 'putIntoHand', player: 'opponent', subject: 'any', from: ['bind'] },
      if: { count: { player: 'you', zone: ['hand'] }, max: 6 },
      may: true,
      effect: [{ do: 'move', to: 'hand', target: { self: true } }],
    }),
  },
  nitouKaigan: {
    clauses: ['14.43.1'],
    says: ({ Filter, rest }) => ({ unit: Filter, ...rest }),
    standsFor: ({ unit }: Ability) => ({
      when: { event: 'isBoosted', otherUnit: unit!, or: [{ event: 'boosts', otherUnit: unit! }] },
    }),
  },
} satisfies Readonly<Record<string, AutomaticKeyword>>;

export const keywordsOfUnits = {
  /** The unit that rides upon this one, that boosts it, or that it boosts. */
  otherUnitOf(g: VgGame, { type, player, target }: JournalEvent): CardState | undefined {
    if (type === 'rodeUpon') return player && g.rules.vanguardsOf(g, player)[0];
    return target === undefined ? undefined : g.card(target);
  },

  isOtherUnit(g: VgGame, filter: CardFilter, { reader, event }: Happened): boolean {
    const other = g.rules.otherUnitOf(g, event);
    return other !== undefined && matches(g, { ...reader, event, chosen: [] }, filter, other);
  },

  /** 14.22.3: it is done by the effect of an ability with the keyword. */
  isByKeyword(_g: VgGame, keyword: string, cause: CauseOf | undefined): CitedAnswer {
    const isByIt = cause?.kind === 'effect' && cause.ability?.keyword === keyword;
    return isByIt && keyword === 'revelation' ? ['14.22.3'] : isByIt;
  },
} satisfies Section;
