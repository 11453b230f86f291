/** The words that games share. Each game picks the ones that it has. */
import { ABILITY_KIND_MEANING } from '../../reading/ability-kind';
import { GRAMMAR_MEANINGS } from '../grammar';
import { SHARED_AMOUNTS } from './amounts';
import { byDoing, choose, chooseNumber, chooseOne, each, ifYouDo, may, onlyIf, repeat, together } from './composite';
import { SHARED_CONDITIONS } from './conditions';
import { SHARED_FILTERS, SHARES_MEANING } from './filters';
import { PREVENTION, type allow } from './prevention';
import { changeCost, forbid, gain, later, modify, negate, requirement, treat, trigger } from './lasting';
import { LISTS, OTHER_AMOUNTS, OTHER_TARGETS } from './lists';
import { LOOKING } from './looking';
import { MOVING } from './moving';
import type { IN_PLAY } from './in-play';
import type { OF_PLAYERS } from './players';
import { RESULTS } from './results';
import { STATES } from './states';
import { CHOICE_MEANING, SHARED_TARGETS } from './targets';
import { SHARED_TRIGGERS } from './triggers';

/** Instructions that every game has. */
export const BASIC_INSTRUCTIONS = [
  ...[modify, forbid, gain, negate],
  ...MOVING,
  ...STATES,
  ...LOOKING,
  ...[may, onlyIf, chooseOne, repeat],
  ...RESULTS,
] as const;

/** Instructions that some games have. */
export const EFFECT_INSTRUCTIONS = [requirement, later, ifYouDo, together, each, choose, chooseNumber] as const;

/** Instructions that few games need; DBS has most of them. */
export const ADVANCED_INSTRUCTIONS = [byDoing, treat, changeCost, trigger, ...LISTS, ...PREVENTION] as const;

/** All words other than instructions. */
export const BASIC_FORMS = {
  filters: SHARED_FILTERS,
  amounts: SHARED_AMOUNTS,
  conditions: SHARED_CONDITIONS,
  targets: SHARED_TARGETS,
  triggers: SHARED_TRIGGERS,
  parts: { ...GRAMMAR_MEANINGS, ...CHOICE_MEANING, shares: SHARES_MEANING, of: ABILITY_KIND_MEANING },
};

/** All words other than instructions, including those that only some games take. */
export const ALL_FORMS = {
  ...BASIC_FORMS,
  amounts: [...SHARED_AMOUNTS, ...OTHER_AMOUNTS],
  targets: [...SHARED_TARGETS, ...OTHER_TARGETS],
};

/** An instruction that several games have. */
export type SharedInstruction = NonNullable<
  | (typeof BASIC_INSTRUCTIONS)[number]['said']
  | (typeof EFFECT_INSTRUCTIONS)[number]['said']
  | (typeof ADVANCED_INSTRUCTIONS)[number]['said']
  | (typeof OF_PLAYERS)[number]['said']
  | (typeof IN_PLAY)[number]['said']
  | (typeof allow)['said']
>;
