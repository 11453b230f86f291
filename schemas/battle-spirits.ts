/**
 * The words of Battle Spirits for positions, decisions, actions, cards and abilities. docs/battle-spirits.md shows each
 * with an example.
 */
import type { Condition, Instruction, Trigger } from './ability';

export const BS_ZONES = ['deck', 'hand', 'field', 'trash'] as const;
/** Places of a player's Cores that are on no card. */
export const BS_POOLS = ['reserve', 'life', 'trashCores'] as const;
export const BS_CORES = ['core', 'soulCore'] as const;
export const BS_STATES = ['refreshed', 'exhausted'] as const;
export const BS_PHASES = ['start', 'core', 'draw', 'refresh', 'main', 'attack', 'end'] as const;
export type BsPhase = (typeof BS_PHASES)[number];
export const BS_CATEGORIES = ['spirit'] as const;
export const BS_COLORS = ['red', 'purple', 'green', 'white', 'yellow', 'blue'] as const;
export type BsColor = (typeof BS_COLORS)[number];
/** Events that card texts can wait for. */
export const BS_EVENTS = [
  'summoned',
  'attackDeclared',
  'blocked',
  'destroyed',
  'depleted',
  'lifeReduced',
  'drew',
] as const;
/** Those of the events that an ability can replace. */
export const BS_REPLACEABLE = ['drew'] as const;
export const BS_DURATIONS = ['battle', 'turn'] as const;
export const BS_PROHIBITIONS = ['attack', 'block'] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const battleSpiritsDecisions = {
  turnOrder: ['answer'],
  redraw: ['answer'],
  main: ['summon', 'moveCores'],
  attack: ['attack'],
  block: ['block'],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
} as const;

export interface BsAbility {
  type: 'cont' | 'auto';
  when?: Trigger;
  if?: Condition;
  effect: Instruction[];
}

/** A level, which a card has from this number of Cores on it. */
export interface BsLevel {
  lv: number;
  cores: number;
  bp: number;
}

export interface BsCard {
  name: string;
  number: string;
  category: (typeof BS_CATEGORIES)[number];
  colors: BsColor[];
  cost: number;
  /** For each symbol its colours; it counts as one of them. */
  reductions: BsColor[][];
  symbols: BsColor[][];
  /** From the lowest to the highest. */
  levels: BsLevel[];
  text?: string;
  probe?: string;
  abilities?: BsAbility[];
}
