/** Battle Spirits: its words for positions, decisions, actions, cards and abilities. docs/battle-spirits.md shows each with an example. */
import type { Condition, Instruction, Trigger } from './ability';

export const BS_ZONES = ['deck', 'hand', 'field', 'trash'] as const;
/** Where Cores of a player lie that are on no card. */
export const BS_POOLS = ['reserve', 'life', 'trashCores'] as const;
export const BS_CORES = ['core', 'soulCore'] as const;
export const BS_STATES = ['refreshed', 'exhausted'] as const;
export const BS_PHASES = ['start', 'core', 'draw', 'refresh', 'main', 'attack', 'end'] as const;
export type BsPhase = (typeof BS_PHASES)[number];
export const BS_CATEGORIES = ['spirit'] as const;
export const BS_COLORS = ['red', 'purple', 'green', 'white', 'yellow', 'blue'] as const;
export type BsColor = (typeof BS_COLORS)[number];
/** What happens in a game, as far as texts can wait for it. */
export const BS_EVENTS = [
  'summoned',
  'attackDeclared',
  'blocked',
  'destroyed',
  'depleted',
  'lifeReduced',
  'drew',
] as const;
/** Of these events those that an ability can put something else in the place of. */
export const BS_REPLACEABLE = ['drew'] as const;
export const BS_DURATIONS = ['battle', 'turn'] as const;
export const BS_PROHIBITIONS = ['attack', 'block'] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" where it is optional). */
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

/** A level, from so many Cores on the card on. */
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
  /** Of each symbol the kinds of which it may serve one. */
  reductions: BsColor[][];
  symbols: BsColor[][];
  /** From the lowest on. */
  levels: BsLevel[];
  text?: string;
  probe?: string;
  abilities?: BsAbility[];
}
