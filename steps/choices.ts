/** Parameters of sentences that take one of a few words, for the steps and for completion. Uses no modules of Node. */
import { BS_COLORS, DBS_COLORS } from '../schemas/colors';
import type { ParameterType } from './parameter-type';

/** Of words that begin alike the longer one comes first. */
const CHOICES = {
  player: ['player A', 'player B'],
  state: ['active', 'resting', 'rested', 'refreshed', 'exhausted'],
  face: ['face up', 'face down'],
  side: ['front', 'back'],
  color: DBS_COLORS,
  symbolColor: BS_COLORS,
  held: ['Cores', 'Core', 'Soul Cores', 'Soul Core'],
  effectType: ['Main', 'Flash'],
  rebirthSide: ['Side A', 'Side B'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the words that a parameter type takes; empty if the type is not such a choice. */
export const choicesOf = (type: string): readonly string[] =>
  (CHOICES as Record<string, readonly string[]>)[type] ?? [];

const lastWord = (text: string): string => text.split(' ').at(-1)!;

/**
 * @param passesOn what the step receives; by default the last word: "A" for `player A`
 * @returns the parameter type of that name
 */
export const choiceType = (name: keyof typeof CHOICES, passesOn = lastWord): ParameterType => ({
  name,
  regexp: new RegExp(CHOICES[name].join('|')),
  transformer: (text) => passesOn(text!),
});
