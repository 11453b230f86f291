/** 11. Saga Braves, which combine with a Spirit or with a Grandwalker Nexus. */
import type { Ability, CardState, CauseOf } from '../kernel/state';
import type { KeptOffRow } from './13-keeping-off';
import type { BsGame } from './game';
import type { Section } from './packs';

export const saga = {
  /** 11-1-1; 15-1-1: no Grandstone Nexus. */
  isNexusForSaga(g: BsGame, host: CardState): boolean {
    return g.rules.isGrandwalker(g, host) && g.rules.isNexus(g, host);
  },

  /** 11-3-5: only what the Nexus itself has, and effects on Grandwalker Nexuses, reach a Saga Brave on it. */
  isProtectedByNexus(g: BsGame, brave: CardState): boolean {
    return brave.zone === 'combined' && g.rules.hostsOf(g, brave).some((host) => g.rules.isNexus(g, host));
  },

  reachesSaga(g: BsGame, brave: CardState, { source, wording }: CauseOf): boolean {
    const isOfNexus = source !== undefined && g.rules.hostsOf(g, brave).some(({ id }) => id === source);
    return isOfNexus || wording?.is === 'grandwalker';
  },

  /** 11-4-3: on a Nexus that is a Spirit, effects on "one of your Spirits" do not work, those on "this Spirit" do. */
  worksOnNexus(_g: BsGame, { effect }: Ability): boolean {
    return holds(effect, isSelf) || !holds(effect, isOfSpirits);
  },
} satisfies Section;

export const sagaOnNexus: KeptOffRow = {
  clauses: ['11-3-5'],
  protects: (g, card) => g.rules.isProtectedByNexus(g, card),
  letsThrough: (g, card, cause) => g.rules.reachesSaga(g, card, cause),
};

type Says = (member: string, value: unknown) => boolean;
const isSelf: Says = (member, value) => member === 'self' && value === true;
const isOfSpirits: Says = (member, value) => member === 'category' && value === 'spirit';

const holds = (value: unknown, says: Says): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([member, one]) => says(member, one) || holds(one, says));
