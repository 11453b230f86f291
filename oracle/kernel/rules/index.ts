/**
 * The entries that the kernel calls in every game's rule table, in parts. A game adds its own functions, grouped by
 * rulebook section.
 */
import type { Basics } from './basics';
import type { Zones } from './zones';
import type { Visibility } from './visibility';
import type { Continuous } from './continuous';
import type { Abilities } from './abilities';
import type { Replacements } from './replacements';
import type { Meanings } from './meanings';
import type { Execution } from './execution';
import type { Loops } from './loops';
import type { Concession } from './concession';
export type { RuleModifier } from './continuous';

export type { ActionMembers } from './basics';
export type { EffectContext, Watch } from '../state/effect-context';

export interface KernelRules
  extends Basics, Zones, Visibility, Continuous, Abilities, Replacements, Meanings, Execution, Loops, Concession {}

/** Anything with a rule table: a game, or the table alone for printed data, which needs no game state. */
export interface WithRules<Rules = KernelRules> {
  readonly rules: Rules;
}
