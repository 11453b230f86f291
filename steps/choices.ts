/** Parameters of sentences that take one of a few words, for the steps and for completion. Uses no modules of Node. */
import { DBS_COLORS } from '../schemas/colors';
import type { ParameterType } from './registry';

const CHOICES = {
  player: ['player A', 'player B'],
  state: ['active', 'resting', 'rested', 'refreshed', 'exhausted'],
  face: ['face up', 'face down'],
  side: ['front', 'back'],
  color: DBS_COLORS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the words that a parameter type takes; empty if the type is not such a choice. */
export const choicesOf = (type: string): readonly string[] =>
  (CHOICES as Record<string, readonly string[]>)[type] ?? [];

/** @returns the parameter type of that name, which passes on the last word: "A" for `player A` */
export const choiceType = (name: keyof typeof CHOICES): ParameterType => ({
  name,
  regexp: new RegExp(CHOICES[name].join('|')),
  transformer: (text) => text!.split(' ').at(-1),
});
