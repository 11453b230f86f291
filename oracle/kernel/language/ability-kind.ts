/** Which abilities are meant: by type, by keyword, or by the event on which they trigger. */
import type { AbilityKind } from '../../../schemas/ability';
import type { Ability } from '../state';
import { isTriggerOf } from './trigger-events';

/** Is the ability one of those meant? Left out: all are. */
export const isOfKind = (ability: Ability, of: AbilityKind | undefined): boolean =>
  of === undefined ||
  (of.action === undefined &&
    (of.type === undefined || ability.type === of.type) &&
    (of.keyword === undefined || ability.keyword === of.keyword) &&
    (of.event === undefined || (ability.when !== undefined && isTriggerOf(ability.when, of.event))));
