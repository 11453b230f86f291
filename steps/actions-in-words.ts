/** Actions in the words of reports and messages. */
import { furtherWords } from '../schemas/action-words';
import type { Action } from '../schemas/protocol';

/** Puts an action in words, e.g. `attack "Striker" -> "Guard"`. */
export function describeAction(action: Action): string {
  const cards = [
    ...(action.attackers ?? []),
    ...(action.cards ?? []),
    ...(action.card === undefined ? [] : [action.card]),
  ];
  const named = cards.map((card) => `"${card}"`).join(', ');
  const target = action.target === undefined ? '' : ` -> "${action.target}"`;
  const value = action.value === undefined ? '' : ` ${action.value}`;
  const further = furtherWords(action, (handle) => `"${handle}"`);
  return [`${action.type}${named ? ` ${named}` : ''}${target}${value}`, ...further].join(', ');
}

/** Messages list at most this many answers. */
export const MOST_LISTED = 8;

/** `: choose "X" or choose "Y"`; empty if no answer is known. */
export function describeOptions(answers: readonly Action[]): string {
  if (answers.length === 0) return '';
  const more = answers.length - MOST_LISTED;
  const described = answers.slice(0, MOST_LISTED).map(describeAction).join(' or ');
  return `: ${described}${more > 0 ? ` or one of ${more} more` : ''}`;
}
