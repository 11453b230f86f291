/** LEVEL.NEO: its words for positions, decisions, actions, cards and abilities. docs/level-neo.md shows each with an example. */
import { Type } from '@sinclair/typebox';
import { abilityGrammar, type Condition, type Instruction, type Trigger } from './ability';
import { Closed, OneOf } from './common';

export const LN_ZONES = ['deck', 'hand', 'main', 'support', 'level', 'discard', 'use'] as const;
export type LnZone = (typeof LN_ZONES)[number];
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

/** Kinds of decision, and the types of action that answer each (besides "pass" where it is optional). */
export const LN_DECISIONS = {
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
export type LnDecisionKind = keyof typeof LN_DECISIONS;

const grammar = abilityGrammar({
  zones: LN_ZONES,
  destinations: ['deck', 'hand', 'support', 'level', 'discard'],
  states: LN_STATES,
  categories: ['character', 'event'],
  phases: LN_PHASES,
  stats: ['ap', 'level', 'turnCost'],
  modifiable: ['ap', 'turnCost'],
  playerValues: ['turnMarker', 'level', 'ap'],
  events: LN_EVENTS,
  replaceable: LN_REPLACEABLE,
  durations: LN_DURATIONS,
  prohibitions: LN_PROHIBITIONS,
  ability: 'LnAbility',
  instructions: ({ instruction, Amount, player }) => [
    instruction('levelUp', { count: Amount, ...player }),
    instruction('levelDown', { count: Amount, ...player }),
  ],
});

const level = { level: Type.Optional(Type.Integer({ minimum: 1, description: 'the (Lv n) requirement' })) };
const name = { name: Type.Optional(Type.String({ description: 'the printed name of the skill' })) };
const effect = { effect: Type.Array(grammar.Instruction, { minItems: 1 }) };
const lasting = { effect: Type.Array(grammar.Continuous, { minItems: 1 }) };
const condition = { if: Type.Optional(grammar.Condition) };

export const LnAbility = Type.Union(
  [
    Closed({ type: Type.Literal('cont'), ...name, ...level, ...condition, ...lasting }),
    Closed({ type: Type.Literal('start'), ...name, ...level, when: grammar.Trigger, ...condition, ...effect }),
    Closed({
      type: Type.Literal('use'),
      ...name,
      ...level,
      phase: OneOf(['main', 'battle'] as const, { description: 'where it may be used; main: both main phases' }),
      turn: Type.Integer({
        minimum: 0,
        description: 'the turn requirement: what the turn marker of its user must have reached',
      }),
      ...condition,
      ...effect,
    }),
    Closed({
      type: Type.Literal('instead'),
      ...name,
      ...level,
      when: grammar.Replaced,
      may: Type.Optional(Type.Boolean({ description: 'true: its player may decline' })),
      ...condition,
      ...effect,
    }),
    Closed({ type: Type.Literal('levelBurst'), ...name, ...effect }),
  ],
  { $id: 'LnAbility' },
);
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

export const LnCard = Closed({
  name: Type.String({ minLength: 1 }),
  number: Type.String({ minLength: 1, description: 'the card number: copies are counted by it' }),
  category: OneOf(['character', 'event'] as const),
  turnCost: Type.Integer({ minimum: 0, description: 'what the turn marker of its player must have reached' }),
  ap: Type.Optional(Type.Integer({ minimum: 0, description: 'characters only' })),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
  abilities: Type.Optional(Type.Array(LnAbility)),
});
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
