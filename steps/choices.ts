/** Places of sentences that hold one of a few words: what they are, for the steps and for completion. Without modules of Node. */
import { DBS_COLORS } from '../schemas/colors';
import type { ParameterType } from './registry';

const CHOICES = {
  player: ['player A', 'player B'],
  state: ['active', 'resting', 'rested', 'refreshed', 'exhausted'],
  face: ['face up', 'face down'],
  side: ['front', 'back'],
  color: DBS_COLORS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What can stand in the places of a parameter type; none: it is no such choice. */
export const choicesOf = (type: string): readonly string[] =>
  (CHOICES as Record<string, readonly string[]>)[type] ?? [];

/** @returns the parameter type of that name, which gives the last word: of `player A` it is "A" */
export const choiceType = (name: keyof typeof CHOICES): ParameterType => ({
  name,
  regexp: new RegExp(CHOICES[name].join('|')),
  transformer: (text) => text!.split(' ').at(-1),
});
