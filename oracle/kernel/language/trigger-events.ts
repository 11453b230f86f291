/** By which events an ability is triggered. */
import type { Trigger } from '../../../schemas/ability';

/** All events by which an ability is triggered. */
export const eventsOf = ({ event, or = [] }: Trigger): readonly string[] => [event, ...or.flatMap(eventsOf)];

/** Is the event one of those? */
export const isTriggerOf = (trigger: Trigger, event: string): boolean =>
  trigger.event === event || (trigger.or !== undefined && eventsOf(trigger).includes(event));
