/** 14.40. Bloom: automatic abilities that answer to another unit that is placed on a circle. */
import type { CardFilter } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import type { AutomaticKeyword } from './14-automatic-keywords';

/** What the circles that a text can specify make of a unit on them. */
const UNITS_ON = {
  vanguardCircle: { vanguard: true },
  rearGuardCircle: { rearGuard: true },
  guardianCircle: { guardian: true },
} as const;

type BloomCircle = keyof typeof UNITS_ON;

declare module '../kernel/state' {
  interface Ability {
    /** Of Bloom and Nitou Kaigan: which units it answers to. */
    readonly unit?: CardFilter;
    /** Of Bloom: the circle on which they are placed. */
    readonly on?: string;
  }
}

export const KEYWORD_OF_BLOOM = {
  bloom: {
    clauses: ['14.40.1'],
    says: ({ Filter, rest }) => ({
      unit: Filter,
      on: OneOf(Object.keys(UNITS_ON) as BloomCircle[], { description: 'of Bloom: where the unit is placed' }),
      ...rest,
    }),
    standsFor: ({ unit, on }) => ({
      when: { event: 'placed', subject: { ...unit, ...UNITS_ON[on as BloomCircle], player: 'you', other: true } },
    }),
  },
} satisfies Readonly<Record<string, AutomaticKeyword>>;
