/** Conditions on turns, phases and what has happened, and conditions joined together, in words. */
import { limitsOf } from './nouns';
import { conditionText, eventText, whoOf, type Card, type Tongue, type Words } from './sentences';
import { joined, listed, partsOf, word, type Part } from './words';

/** Returns undefined for conditions that count something, which `conditionText` words. */
export function joinedCondition(t: Tongue, phases: Words, condition: Part, card: Card): string | undefined {
  const text = (one: unknown): string => conditionText(t, one as Part, card);
  if (condition.turn !== undefined) return `it is ${whoOf(condition.turn)[1]} turn`;
  if (condition.phase !== undefined) return `it is the ${word(phases, condition.phase, 'the phase')}`;
  if (condition.all !== undefined) return listed(partsOf(condition, 'all').map(text));
  if (condition.any !== undefined) return listed(partsOf(condition, 'any').map(text), 'or');
  if (condition.not !== undefined) return `it is not so that ${text(condition.not)}`;
  return condition.happened === undefined ? undefined : happenedText(t, condition, card);
}

function happenedText(t: Tongue, { happened, ...limits }: Part, card: Card): string {
  const times = (limits.min ?? 1) === 1 && limits.max === undefined ? undefined : `${limitsOf(t.nouns, limits)} times`;
  const event = eventText(t, happened as Part, card).replace(/^when /, '');
  return joined('in this turn it has happened', times, `that ${event}`);
}
