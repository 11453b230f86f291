/** One Piece Card Game: its words for positions, decisions, actions, cards and abilities. docs/one-piece.md shows each with an example. */
import type { CardFilter, Condition, Instruction, Trigger } from './ability';

/** The nine areas; DON!! cards given to a card; a card that is in no area while its [Trigger] is carried out (10-1-5-3). */
export const OP_ZONES = [
  'deck',
  'donDeck',
  'hand',
  'trash',
  'leader',
  'character',
  'stage',
  'cost',
  'life',
  'given',
  'resolving',
] as const;
export const OP_STATES = ['active', 'rested'] as const;
export const OP_PHASES = ['refresh', 'draw', 'don', 'main', 'end'] as const;
export type OpPhase = (typeof OP_PHASES)[number];
export const OP_CATEGORIES = ['leader', 'character', 'event', 'stage', 'don'] as const;
export const OP_COLORS = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export const OP_ATTRIBUTES = ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?'] as const;
/** Those of 10-1; and `attacksActive`, for "can also attack active Characters", which has no word of its own. */
export const OP_KEYWORDS = [
  'rush',
  'rushCharacter',
  'doubleAttack',
  'banish',
  'blocker',
  'unblockable',
  'attacksActive',
] as const;
export type OpKeyword = (typeof OP_KEYWORDS)[number];

export const OP_EVENTS = [
  'gameStarting',
  'turnStarting',
  'mainPhaseStarting',
  'endOfYourTurn',
  'endOfOpponentsTurn',
  'drew',
  'played',
  'eventActivated',
  'effectActivated',
  'rested',
  'setActive',
  'attackDeclared',
  'opponentAttacks',
  'whenAttacked',
  'isAttacked',
  'blocked',
  'battled',
  'battleEnded',
  'damageDealt',
  'tookLife',
  'triggerActivated',
  'koed',
  'removed',
  'trashed',
  'addedToLife',
  'donGiven',
  'donReturned',
] as const;
export const OP_REPLACEABLE = ['koed', 'removed', 'trashed', 'rested', 'tookLife', 'lost'] as const;
export const OP_DURATIONS = [
  'battle',
  'turn',
  'endOfTurn',
  'endPhase',
  'yourNextTurn',
  'opponentsNextTurn',
  'opponentsNextRefresh',
  'game',
] as const;
export const OP_PROHIBITIONS = [
  'attack',
  'attackLeader',
  'beAttacked',
  'block',
  'ko',
  'remove',
  'rest',
  'activate',
  'refresh',
  'play',
  'activateEffect',
  'addLifeToHand',
  'draw',
  'giveDon',
  'counter',
  'concede',
] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" where it is optional). */
export const OP_DECISIONS = {
  turnOrder: ['answer'],
  redraw: ['answer'],
  main: ['play', 'activate', 'giveDon', 'attack'],
  block: ['block'],
  counter: ['counter', 'play'],
  trigger: ['answer'],
  replaceCharacter: ['choose'],
  returnDon: ['choose'],
  arrange: ['choose'],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
  number: ['answer'],
  loop: ['answer'],
} as const;

export interface OpAbility {
  type: 'auto' | 'activate' | 'main' | 'counter' | 'trigger' | 'permanent' | 'keyword' | 'instead' | 'byRules';
  don?: number;
  turn?: 'your' | 'opponent';
  if?: Condition;
  oncePerTurn?: boolean;
  when?: Trigger;
  may?: boolean;
  cost?: Instruction[];
  /** Where it works instead of on the field. */
  zones?: string[];
  effect: Instruction[];
  keyword?: OpKeyword;
  name?: string;
  types?: string[];
  attributes?: string[];
  copies?: number | 'any';
  deckLimit?: { of: CardFilter; max: number };
}

export interface OpCard {
  name: string;
  number: string;
  category: (typeof OP_CATEGORIES)[number];
  colors?: string[];
  types?: string[];
  attributes?: string[];
  power?: number;
  cost?: number;
  life?: number;
  counter?: number;
  rarity?: string;
  block?: number;
  illustration?: string;
  text?: string;
  probe?: string;
  abilities?: OpAbility[];
}
