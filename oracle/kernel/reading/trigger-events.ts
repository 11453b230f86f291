/** The events that trigger an ability. */
import type { Trigger } from '../../../schemas/ability';

/** Returns all events of a trigger, including its alternatives. */
export const eventsOf = ({ event, or = [] }: Trigger): readonly string[] => [event, ...or.flatMap(eventsOf)];

export const isTriggerOf = (trigger: Trigger, event: string): boolean =>
  trigger.event === event || (trigger.or !== undefined && eventsOf(trigger).includes(event));
