/**
 * The words of LEVEL.NEO for positions, decisions, actions, cards and abilities. docs/level-neo.md shows each with an
 * example.
 */
import type { Condition, Instruction, Trigger } from './ability';

export const LN_ZONES = ['deck', 'hand', 'main', 'support', 'level', 'discard', 'use'] as const;
export const LN_STATES = ['active', 'resting'] as const;
export const LN_PHASES = ['start', 'main1', 'battle', 'main2', 'end'] as const;
export type LnPhase = (typeof LN_PHASES)[number];
export const LN_COUNTERS = ['turnMarker'] as const;
export const LN_EVENTS = [
  'turnStarted',
  'phaseStarted',
  'turnEnding',
  'drew',
  'supportPlayed',
  'eventUsed',
  'skillUsed',
  'rested',
  'setActive',
  'attackDeclared',
  'attacked',
  'covered',
  'levelBurst',
  'battleWon',
  'battleLost',
  'leveledUp',
  'leveledDown',
  'discarded',
] as const;
export const LN_REPLACEABLE = [
  'drew',
  'supportPlayed',
  'rested',
  'setActive',
  'leveledUp',
  'leveledDown',
  'discarded',
] as const;
export const LN_DURATIONS = ['battle', 'nextBattle', 'turn', 'opponentsTurn', 'game'] as const;
export const LN_PROHIBITIONS = [
  'attack',
  'cover',
  'beAttacked',
  'levelBurst',
  'activate',
  'combiAttack',
  'use',
] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const levelNeoDecisions = {
  turnOrder: ['answer'],
  mainCharacter: ['choose'],
  redraw: ['choose'],
  main: ['playSupport', 'use'],
  use: ['use'],
  attack: ['attack'],
  cover: ['cover'],
  levelBurst: ['levelBurst'],
  levelDown: ['choose'],
  discard: ['choose'],
  loseAttacker: ['choose'],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
} as const;

export interface LnAbility {
  type: 'cont' | 'start' | 'use' | 'instead' | 'levelBurst';
  name?: string;
  level?: number;
  phase?: 'main' | 'battle';
  turn?: number;
  when?: Trigger;
  may?: boolean;
  if?: Condition;
  effect: Instruction[];
}

export interface LnCard {
  name: string;
  number: string;
  category: 'character' | 'event';
  turnCost: number;
  ap?: number;
  text?: string;
  probe?: string;
  abilities?: LnAbility[];
}
