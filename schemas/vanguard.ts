/**
 * The words of Cardfight!! Vanguard for positions, decisions, actions, cards and abilities. docs/vanguard.md shows each
 * with an example.
 */
import type { Condition, Instruction, Trigger } from './ability';

export const VG_ZONES = ['deck', 'hand', 'field', 'soul', 'drop', 'damage', 'trigger', 'rideDeck'] as const;
export const VG_STATES = ['stand', 'rest'] as const;
export const VG_PHASES = ['stand', 'draw', 'ride', 'main', 'battle', 'end'] as const;
export type VgPhase = (typeof VG_PHASES)[number];
export const VG_CATEGORIES = ['unit'] as const;
export const VG_ICONS = ['boost', 'twinDrive', 'tripleDrive'] as const;
export const VG_PLACE_KINDS = ['vanguard', 'rearGuard', 'guardian'] as const;
export const VG_ROWS = ['front', 'back'] as const;
/** Events that card texts can wait for. */
export const VG_EVENTS = ['drew', 'placed', 'called', 'rode', 'retired', 'discarded'] as const;
/** Those of the events that an ability can replace. */
export const VG_REPLACEABLE = ['drew', 'placed', 'retired'] as const;
export const VG_DURATIONS = ['battle', 'turn'] as const;
export const VG_PROHIBITIONS = ['draw', 'attack', 'call', 'ride', 'stand'] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const vanguardDecisions = {
  firstVanguard: ['choose'],
  redraw: ['choose'],
  ride: ['ride'],
  pay: ['choose'],
  main: ['call'],
  attack: ['attack'],
  boost: ['boost'],
  guard: ['call'],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
} as const;

export interface VgAbility {
  type: 'cont' | 'auto';
  when?: Trigger;
  if?: Condition;
  effect: Instruction[];
}

export interface VgCard {
  name: string;
  number: string;
  category: (typeof VG_CATEGORIES)[number];
  grade: number;
  power: number;
  shield?: number;
  critical?: number;
  icons?: (typeof VG_ICONS)[number][];
  text?: string;
  probe?: string;
  abilities?: VgAbility[];
}
