/** 14.44, 14.49. Melody and Friend: continuous abilities that several units share. */
import type { CitedAnswer } from '../kernel/clauses';
import { Type } from '@sinclair/typebox';
import { abilitiesOf } from '../kernel/continuous/abilities';
import type { Ability, CardState } from '../kernel/state';
import type { AutomaticKeyword } from './14-automatic-keywords';
import type { VgGame } from './game';
import type { Section } from './packs';

declare module '../kernel/state' {
  interface Ability {
    /** Of Melody: the abilities that it gives. */
    readonly gives?: readonly object[];
    /** true: Melody has given it. */
    readonly ofMelody?: true;
  }
}

export const LASTING_KEYWORDS = {
  melody: {
    type: 'cont',
    clauses: ['14.44.2'],
    says: ({ ability }) => ({ gives: Type.Array(ability, { minItems: 1 }) }),
    standsFor: ({ gives = [] }: Ability) => ({
      effect: gives.map((ability) => ({
        do: 'gain' as const,
        ability: { ...ability, ofMelody: true },
        target: { all: { player: 'you' as const, unit: true, keyword: 'melody' } },
      })),
    }),
  },
  friend: { type: 'cont', clauses: ['14.49.1'], standsFor: () => ({ effect: [] }) },
} satisfies Readonly<Record<string, AutomaticKeyword>>;

export const friends = {
  /** 14.49.1, 14.49.1.1: one of the pair has the ability. */
  isFriend(g: VgGame, unit: CardState): CitedAnswer {
    if (!g.rules.isUnit(g, unit)) return false;
    const others = g.rules.othersOfColumn(g, unit);
    const isFriend = others.length > 0 && [unit, ...others].some((one) => g.rules.hasFriendAbility(g, one));
    return isFriend && ['14.49.1', '14.49.1.1'];
  },

  /** The other units of the same player in its column. */
  othersOfColumn: (g: VgGame, unit: CardState): CardState[] =>
    g.rules
      .unitsOf(g, g.rules.masterOf(g, unit))
      .filter((other) => other.id !== unit.id && g.rules.areInOneColumn(g, unit, other)),

  hasFriendAbility: (g: VgGame, unit: CardState): boolean =>
    abilitiesOf(g, unit).some((ability) => ability.keyword === 'friend' && g.rules.abilityIsValid(g, unit, ability)),
} satisfies Section;
