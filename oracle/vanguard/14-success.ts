/** 14.39. Success: a unit becomes successful where a rear-guard of its player is strong enough. */
import { Type } from '@sinclair/typebox';
import type { Condition } from '../../schemas/ability';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { suppressSituation } from '../kernel/events/triggers';
import type { Ability, CardState } from '../kernel/state';
import type { AutomaticKeyword } from './14-automatic-keywords';
import type { VgGame } from './game';
import type { Section } from './packs';

declare module '../kernel/state' {
  interface Ability {
    /** The number of Success. */
    readonly power?: number;
  }
}

/** A rear-guard of the player has so much power. */
const hasPower = ({ power = 0 }: Ability): Condition => ({
  count: { player: 'you', rearGuard: true, stat: { power: { min: power } } },
  min: 1,
});

const IS_NOT_SUCCESSFUL: Condition = { count: { other: false, status: 'successful' }, max: 0 };

export const KEYWORD_OF_SUCCESS = {
  success: {
    clauses: ['14.39.2', '14.39.3', '14.39.4'],
    says: () => ({ power: Type.Integer({ minimum: 1, description: 'of Success: the power that a rear-guard needs' }) }),
    /** 14.39.4: `if` is asked when the ability is resolved. */
    standsFor: (said) => ({
      situation: { all: [{ turn: 'you' }, IS_NOT_SUCCESSFUL, hasPower(said)] },
      if: hasPower(said),
      effect: [{ do: 'become', status: 'successful', target: { self: true }, until: 'turn' }],
    }),
  },
} satisfies Readonly<Record<string, AutomaticKeyword>>;

export const successes = {
  /** 14.39.2 does not say that a unit does not become successful again and again as it ceases to be so (9.11.8, 9.11.9). */
  keepFromSuccess(g: VgGame, unit: CardState): void {
    const { id: card, zoneChangeCount } = unit;
    for (const ability of abilitiesOf(g, unit))
      if (ability.keyword === 'success') suppressSituation(g, { card, zoneChangeCount, ability });
  },
} satisfies Section;
