/**
 * The words of Sample Game for positions, decisions, actions, cards and abilities. docs/sample-game.md shows each with
 * an example.
 */
import type { Condition, Instruction, Trigger } from './ability';

export const SG_ZONES = ['deck', 'hand', 'field', 'discard'] as const;
export const SG_STATES = ['active', 'rested'] as const;
export const SG_PHASES = ['start', 'main', 'end'] as const;
export type SgPhase = (typeof SG_PHASES)[number];
export const SG_CATEGORIES = ['unit'] as const;
/** Events that card texts can wait for. */
export const SG_EVENTS = ['turnStarted', 'drew'] as const;
/** Those of the events that an ability can replace. */
export const SG_REPLACEABLE = ['drew'] as const;
export const SG_DURATIONS = ['turn'] as const;
export const SG_PROHIBITIONS = ['draw'] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const sampleGameDecisions = {
  main: [],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
} as const;

export interface SgAbility {
  type: 'permanent' | 'auto';
  when?: Trigger;
  if?: Condition;
  effect: Instruction[];
}

export interface SgCard {
  name: string;
  number: string;
  category: (typeof SG_CATEGORIES)[number];
  power?: number;
  text?: string;
  probe?: string;
  abilities?: SgAbility[];
}
