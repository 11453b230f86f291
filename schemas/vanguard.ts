/**
 * The words of Cardfight!! Vanguard for positions, decisions, actions, cards and abilities. docs/vanguard.md shows each
 * with an example.
 */
import type { CardFilter, Condition, Instruction, Trigger } from './ability';
import { wordsOf } from './common';
import {
  VG_DELAY_MEANINGS,
  VG_DURATION_MEANINGS,
  VG_EVENT_MEANINGS,
  VG_PROHIBITION_MEANINGS,
  VG_REPLACEABLE_MEANINGS,
} from './vanguard-meanings';

export const VG_ZONE_MEANINGS = {
  deck: 'the deck, from the top (4.5)',
  hand: 'the hand (4.6)',
  field: 'the cards on circles, each with its place (4.8, 4.9)',
  soul: 'the soul (4.10)',
  drop: 'the drop zone (4.7)',
  damage: 'the damage zone (4.11)',
  bind: 'the bind zone (4.12)',
  trigger: 'the trigger zone: a card of a drive check or a damage check, the last one on top (4.13)',
  rideDeck: 'the ride deck zone (4.18)',
  gZone: 'the G zone (4.14)',
  gauge: 'the gauge zone, each card linked to a unit (4.15)',
  orderArea: 'orders that are being played (4.16)',
  orderZone: 'the order zone (4.17)',
  markers: 'record markers, each linked to a circle or a unit (15.8)',
  removed: 'cards removed from the game (7.19)',
};
export const VG_ZONES = wordsOf(VG_ZONE_MEANINGS);

/** Where an ability can work: zones, and circles in the place of `field` (11.4.4). */
export const VG_ABILITY_ZONES = [
  ...VG_ZONES,
  'vanguardCircle',
  'rearGuardCircle',
  'guardianCircle',
  'imprisoned',
  'scouted',
] as const;

/** `none`: the card has no orientation (locked cards, music). */
export const VG_STATES = ['stand', 'rest', 'none'] as const;

export const VG_STATUS_MEANINGS = {
  heart: 'a card in the heart state (6.5.2)',
  ultimate: 'a G unit that strode by an ultimate stride (6.6.3.5)',
  originalDress: 'a card that a unit wears (6.7)',
  locked: 'a locked card (7.30)',
  deleted: 'a deleted unit (7.32)',
  dominated: 'a unit that the player `by` dominates (7.39)',
  asArms: 'a unit card that lies on a circle as an arms order (17.9.3.2)',
  asUnit: 'a set card that lies on a circle as a unit (18.5)',
  imprisoned: 'a card in a prison (17.5)',
  scouted: 'a scouted card (17.10)',
  blazing: 'a unit in the blazing state (14.23)',
  engorged: 'a unit in the engorged state (14.26)',
  charging: 'a unit in the charging state (14.31)',
  hollowed: 'a unit in the hollowed state (14.35)',
  successful: 'a unit in the successful state (14.39)',
};
export const VG_STATUSES = wordsOf(VG_STATUS_MEANINGS);
/** The statuses that units get by keywords, until the end of the turn. */
export const VG_STATES_OF_UNITS = ['blazing', 'engorged', 'charging', 'hollowed', 'successful'] as const;
export type VgStateOfUnit = (typeof VG_STATES_OF_UNITS)[number];

export const VG_LINK_MEANINGS = {
  heart: 'a heart and its G unit; `data.named`: the G unit has its name and power',
  legion: 'a legion mate and its leader',
  dress:
    'a card that is worn and the unit that wears it; `data.by`: `overDress` (left out), `xoverDress`, or `effect` where the unit is in neither state',
  gauge: 'a card of the gauge zone and its unit; `data.name`: which gauge',
  arms: 'an arms order and its unit',
  marker: 'a marker and its circle or unit',
  harmony: 'two units in harmony (14.36), each linked to the other one',
  bound: 'a bound card and the card whose effect has bound it',
};
export const VG_LINKS = wordsOf(VG_LINK_MEANINGS);

export const VG_PLACE_KIND_MEANINGS = {
  vanguard: 'the vanguard circle (4.9.2.3)',
  rearGuard: 'a rear-guard circle (4.9.2.5)',
  guardian: 'the guardian circle (4.9.2.4)',
  lock: 'a circle with a locked card, which is nothing else but an Astral Plane (4.9.2.6)',
  stage: 'the stage (7.42)',
  astralPlane: 'an Astral Plane, besides its other kinds (17.3)',
  accel: 'a circle gained by Accel (16.3.1.5)',
};
export const VG_PLACE_KINDS = wordsOf(VG_PLACE_KIND_MEANINGS);
export type VgPlaceKind = (typeof VG_PLACE_KINDS)[number];
export const VG_ROWS = ['front', 'back'] as const;

export const VG_COUNTERS = ['vanguardDamage'] as const;

/** The zone in which the cards of each part of a deck lie before the preparations. */
export const VG_DECK_PARTS = { main: 'deck', ride: 'rideDeck', G: 'gZone' } as const;

export const VG_PHASES = ['stand', 'draw', 'gAssist', 'ride', 'stride', 'main', 'battle', 'end'] as const;
export type VgPhase = (typeof VG_PHASES)[number];

/** Steps of a battle, which questions name as their moment. */
export const VG_BATTLE_STEPS = ['attack', 'guard', 'drive', 'damage'] as const;
export type VgBattleStep = (typeof VG_BATTLE_STEPS)[number];

/** Main types; `marker`: a marker without a type (15.1.2.2). */
export const VG_CATEGORIES = ['unit', 'order', 'marker'] as const;
export const VG_SUBTYPES = ['normal', 'trigger', 'G', 'token', 'blitz', 'set', 'arms', 'music'] as const;
/** Special types of pseudo-cards (2.9.5). */
export const VG_SPECIAL_TYPES = ['protect', 'ticket'] as const;
export const VG_SET_SUBTYPES = ['prison', 'song', 'base', 'product'] as const;
export const VG_ICONS = ['boost', 'intercept', 'twinDrive', 'tripleDrive'] as const;
export type VgIcon = (typeof VG_ICONS)[number];
export const VG_TRIGGERS = ['critical', 'draw', 'stand', 'heal', 'front', 'over'] as const;
export type VgTrigger = (typeof VG_TRIGGERS)[number];
export const VG_GIFTS = ['force', 'accel', 'protect'] as const;
export type VgGift = (typeof VG_GIFTS)[number];
/** Gift types (16.2.1.2). */
export const VG_GIFT_TYPES = ['I', 'II'] as const;
export type VgGiftType = (typeof VG_GIFT_TYPES)[number];

export const VG_EVENTS = wordsOf(VG_EVENT_MEANINGS);
export const VG_REPLACEABLE = wordsOf(VG_REPLACEABLE_MEANINGS);
/** Events with an amount that an ability can replace. */
export const VG_REPLACED_AMOUNTS = ['damageDealt', 'getsPower', 'getsCritical'] as const;
export const VG_DURATIONS = wordsOf(VG_DURATION_MEANINGS);
export const VG_DELAYS = wordsOf(VG_DELAY_MEANINGS);
export const VG_PROHIBITIONS = wordsOf(VG_PROHIBITION_MEANINGS);

/** What texts allow although the rules do not (1.3.1). */
export const VG_PERMISSION_MEANINGS = {
  attackFromBackRow: 'attack from the back row (10.4.1.3)',
  attackBackRow: 'attack units of the back row (10.4.1.6)',
  interceptFromBackRow: 'intercept from the back row (14.4.2)',
  boostAnyColumn: 'boost units of other columns (14.5.2)',
};
export const VG_PERMISSIONS = wordsOf(VG_PERMISSION_MEANINGS);
export type VgPermission = (typeof VG_PERMISSIONS)[number];

/** Keywords that are no icons. */
export const VG_KEYWORDS = [
  'restraint',
  'lord',
  'sentinel',
  'resist',
  'regalisPiece',
  'alchemagic',
  'stride',
  'ultimateStride',
  'gGuardian',
  'overDress',
  'xoverDress',
  'driveChecks',
  'glitter',
  'arms',
  'voelundr',
] as const;

/** Keywords that stand for an ability: which one. */
export const VG_AUTOMATIC_KEYWORD_MEANINGS = {
  blaze:
    '"At the beginning of each of your attack steps, if you have more rear-guards than your opponent, your vanguard becomes blazing until end of turn." (14.23)',
  engorge:
    '"When this unit attacks, choose one or more of your other rear-guards, and you may retire them. If one or more were retired, this unit becomes engorged until end of turn." (14.26)',
  rush: '"When this unit stands due to an effect from one of your cards"; the ability says the rest (14.29)',
  charge:
    '"When this unit is placed on a rear-guard circle due to an effect, you may have this unit become charging until end of turn." (14.31)',
  hollow:
    '"When this unit is placed on a rear-guard circle, you may have this unit become hollowed until end of turn." (14.35)',
  harmony:
    '"When your other unit is placed in the same column, this unit and that unit are in harmony until end of turn, while both remain on the field and belong to the same master." (14.36)',
  success:
    '"When this unit is not successful, and the power of your rear-guard is `power` or greater during your turn, this unit becomes successful until end of turn." (14.39)',
  bloom: '"When your other unit like `unit` is placed on the circle `on`" (14.40)',
  forerunner:
    '"When a unit of the same clan rides on this unit, you may call this unit to your rear-guard circle." (14.8)',
  revelation:
    '"When this unit is placed on the circle that `zones` names, look at the top card of your deck. You may put it into your soul. If you do, rest one of your standing rear-guards." (14.22)',
  afterimage:
    '"When a card is put from the bind zone into your opponent\'s hand, if you have 6 or fewer cards in your hand, you may return this unit to your hand." (14.24)',
  nitouKaigan: 'an ability that triggers when a unit like `unit` boosts this unit or is boosted by it (14.43)',
  melody: 'units with Melody share the abilities that each of them `gives` (14.44)',
  friend: '"If you have another unit in the same column as this unit, that unit and this unit become Friends." (14.49)',
};
export const VG_AUTOMATIC_KEYWORDS = wordsOf(VG_AUTOMATIC_KEYWORD_MEANINGS);
export type VgAutomaticKeyword = (typeof VG_AUTOMATIC_KEYWORDS)[number];
/** Keywords that an ability has beside what it says. */
export const VG_OTHER_KEYWORD_MEANINGS = {
  rescue: 'an ability with the instruction `rescue` (14.19)',
  homare: 'in a turn a player pays the cost of one ability with it (14.42)',
};

/** What a filter can ask for: also those that abilities of other types have. */
export const VG_ASKED_KEYWORDS = [
  ...VG_KEYWORDS,
  ...VG_AUTOMATIC_KEYWORDS,
  ...wordsOf(VG_OTHER_KEYWORD_MEANINGS),
] as const;

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const vanguardDecisions = {
  firstVanguard: ['choose'],
  redraw: ['choose'],
  gAssist: ['answer'],
  ride: ['ride'],
  pay: ['choose'],
  stride: ['stride'],
  main: ['call', 'exchange', 'stride', 'overDress', 'xoverDress', 'order', 'activate'],
  attack: ['attack'],
  attacker: ['choose'],
  target: ['choose'],
  boost: ['boost'],
  guard: ['call', 'intercept', 'gGuardian', 'order'],
  circle: ['answer'],
  giftType: ['answer'],
  declare: ['answer'],
  order: ['answer'],
  choose: ['choose'],
  arrange: ['choose'],
  may: ['answer'],
  mode: ['answer'],
  number: ['answer'],
  name: ['answer'],
  loop: ['answer'],
} as const;

export interface VgAbility {
  type: 'cont' | 'auto' | 'act' | 'order' | 'instead' | 'keyword' | 'byRules';
  when?: Trigger;
  /** What a situation trigger waits for (11.8.14). */
  situation?: Condition;
  if?: Condition;
  activation?: Condition;
  cost?: Instruction[];
  may?: boolean;
  oncePerTurn?: boolean;
  zones?: string[];
  keyword?: (typeof VG_KEYWORDS)[number] | VgAutomaticKeyword | 'homare';
  /** Of overDress and XoverDress: the units that become what the card wears. */
  wears?: CardFilter[];
  /** Of Success: the power that a rear-guard needs. */
  power?: number;
  /** Of Bloom and Nitou Kaigan: which units it answers to. */
  unit?: CardFilter;
  /** Of Bloom: the circle on which the unit is placed. */
  on?: string;
  /** Of Melody: the abilities that it gives. */
  gives?: VgAbility[];
  /** Of arms and Völundr: the card name of the unit that is armed. */
  bearer?: string;
  names?: string[];
  copies?: number | 'any';
  effect?: Instruction[];
}

/** What is printed on one side of a card. */
export interface VgSide {
  name: string;
  number: string;
  category: (typeof VG_CATEGORIES)[number];
  subtype?: (typeof VG_SUBTYPES)[number];
  setSubtype?: (typeof VG_SET_SUBTYPES)[number];
  typeName?: string;
  specialType?: (typeof VG_SPECIAL_TYPES)[number];
  names?: string[];
  /** Markers without a type have none. */
  grade?: number;
  power?: number;
  shield?: number;
  critical?: number;
  icons?: VgIcon[];
  trigger?: VgTrigger;
  triggerPower?: number;
  gift?: VgGift;
  giftType?: VgGiftType;
  personaRide?: boolean;
  clans?: string[];
  nations?: string[];
  races?: string[];
  illustration?: string;
  collectionNumber?: string;
  text?: string;
  abilities?: VgAbility[];
}

export interface VgCard extends VgSide {
  probe?: string;
  back?: Omit<VgSide, 'number'>;
}
