/**
 * The words of Battle Spirits for positions, decisions, actions, cards and abilities. docs/battle-spirits.md shows each
 * with an example.
 */
import type { CardFilter, Cause, Condition, Instruction, Trigger } from './ability';
import { BS_COLORS } from './colors';
import { wordsOf } from './common';

export { BS_COLORS };

export const BS_ZONE_MEANINGS = {
  deck: 'the Deck, from the top',
  hand: 'the Hand',
  field: 'the Field: Spirits, Ultimates, Nexuses, Braves in Spirit state, Tokens, cards in Soul State',
  combined: 'Braves that are combined, each linked to its hosts (9)',
  sources: 'cards under a card that was put onto them by Advent, the uppermost first (19-3-5)',
  under: 'face-down cards under a card, which are no sources (FAQ-9-3)',
  burst: 'the Burst Area: the set Burst, face down, and the set Mirage, face up (16-3, 17)',
  trash: 'the Trash, from the top',
  removed: 'cards removed from the game',
  setAside: 'set aside cards (25)',
  use: 'a card that is being used, until that is done (5-5-2)',
  outside: 'Tokens beside the Deck (2-5-1, 23-1-4)',
  presented: 'the Contract Card that is presented face down before the game (2-6-4)',
  replaced: 'Rebirth cards beside the Deck, for which Checklist Cards lie in it (20-4-3-7)',
};
export const BS_ZONES = wordsOf(BS_ZONE_MEANINGS);

/** Places of a player's Cores that are on no card. The Void is `void` in `moves`. */
export const BS_POOL_MEANINGS = {
  reserve: 'the Reserve',
  life: 'the Life',
  trashCores: 'the Cores in the Trash',
  count: 'the Count (26)',
  removedCores: 'the Soul Core when it is removed from the game (G-35)',
};
export const BS_POOLS = wordsOf(BS_POOL_MEANINGS);
export type BsPool = (typeof BS_POOLS)[number];
export const BS_CORES = ['core', 'soulCore'] as const;

/** From upright to the deepest; a refresh goes one step up (27). */
export const BS_STATES = ['refreshed', 'exhausted', 'heavyExhausted'] as const;
export const BS_STATUS_MEANINGS = {
  soulState: 'a Contract Card that stays on the Field in Soul State (21-3)',
  grandforce: 'a Grandwalker Nexus that counts as a Spirit (13-4)',
  burstState: 'a Burst that is being resolved (16-4-6)',
};
export const BS_STATUSES = wordsOf(BS_STATUS_MEANINGS);
export const BS_LINK_MEANINGS = {
  brave: 'a Brave and its host; `data.side` of an Imagine Brave: `left` or `right`',
};
export const BS_LINKS = wordsOf(BS_LINK_MEANINGS);
export const BS_SIDES = ['left', 'right'] as const;
export type BsSide = (typeof BS_SIDES)[number];

export const BS_PHASES = ['start', 'core', 'draw', 'refresh', 'main', 'attack', 'end'] as const;
export type BsPhase = (typeof BS_PHASES)[number];
export const BS_CATEGORIES = ['spirit', 'nexus', 'magic', 'ultimate', 'brave'] as const;
export type BsCategory = (typeof BS_CATEGORIES)[number];
export type BsColor = (typeof BS_COLORS)[number];
/** Kinds of symbols: the six colours, and the two that are none. */
export const BS_SYMBOLS = [...BS_COLORS, 'god', 'ultimate'] as const;
/** What is said of a printed symbol: its kinds, and `ex` where it is an EX symbol (G-5). */
export const BS_PRINTED_SYMBOLS = [...BS_SYMBOLS, 'ex'] as const;
export type BsSymbol = (typeof BS_PRINTED_SYMBOLS)[number];
/** The value of a card that says how many symbols of the kind effects give it. */
export const symbolsGiven = (kind: BsSymbol): string => `${kind}Symbols`;

/** The value of a card that says how many Cores one of its levels needs, as effects change it. */
export const LEVEL_COSTS = ['lv1Cost', 'lv2Cost', 'lv3Cost', 'lv4Cost', 'lv5Cost'] as const;
export const levelCost = (lv: number): string => `lv${lv}Cost`;

/** Events that card texts can wait for. */
export const BS_EVENT_MEANINGS = {
  stepStarted: '"at the start of ...": a step begins; `player` is the turn player',
  countersMoved: '"when Cores are moved"',
  used: '"when you use a card" (24-2-3); of a Magic card with `category`',
  summoned: '"when this Spirit is Summoned" (5-2)',
  deployed: '"when this Nexus is deployed" (5-4)',
  adventBegun: '"when performing Advent": the card has been revealed, the Soul Core is not moved yet (19-2-2)',
  advented: '"when this card Advents" (19-2-7)',
  manifested: '"when Manifested" (22)',
  attackDeclared: '"when this Spirit attacks" (7-3-3)',
  blocked: '"when this Spirit blocks" (7-5-3)',
  battleResolving: '"during Battle Resolution" (7-7-5); the subject is the attacking card',
  battleEnding: '"at the end of the battle" (7-9-1); the subject is the attacking card',
  battleEnded: '"after the battle ends" (7-9-3); the subject is the attacking card',
  destroyed: '"when this Spirit is destroyed" (7-8-4)',
  depleted: '"when this Spirit is Depleted" (6-2-4-4)',
  returned: '"when this Spirit returns to the Hand or the Deck" (FAQ-4)',
  leftField: '"when this Spirit leaves the Field", wherever it goes',
  moved: 'a card has gone from one zone to another',
  lifeReduced: '"when your Life is reduced" (7-7-1)',
  lifeIncreased: '"when your Life increases"',
  drew: '"when you draw a card"',
  handIncreased: '"when your Hand increases by an effect" (FAQ-1-12)',
  discarded: '"when a card of your Hand is discarded"',
  exhausted: '"when this Spirit is Exhausted"',
  heavyExhausted: '"when this Spirit is Heavy Exhausted" (27)',
  refreshed: '"when this Spirit is Refreshed"',
  combined: '"when combined" (9-3)',
  separated: '"when separated" (9-3)',
  swapped: '"when a Brave is swapped" (9-4)',
  burstSet: '"when a Burst is set" (16-3)',
  burstActivated: '"when a Burst is activated" (16-4)',
  mirageSet: '"when a Mirage is set" (17)',
  sealed: '"when Sealed" (18)',
  countChanged: '"when your Count increases" (26)',
  sideUp: '"when this side comes up" (20)',
  rebirthed: '"when Rebirthed" (20)',
  soulState: '"when this card comes into Soul State" (21-3)',
  uTriggerHit: '"when the U-Trigger hits" (12-3)',
  uTriggerGuarded: '"when the U-Trigger is guarded" (12-3)',
  tokenPut: '"when a Token is put onto the Field" (23)',
};
export const BS_EVENTS = wordsOf(BS_EVENT_MEANINGS);
/** Those of the events that an ability can replace. */
export const BS_REPLACEABLE_MEANINGS = { drew: '"when you would draw a card"' };
export const BS_REPLACEABLE = wordsOf(BS_REPLACEABLE_MEANINGS);
export const BS_DURATION_MEANINGS = {
  battle: '"during this battle" (7-9-2)',
  turn: '"during this turn" (4-9-1)',
  yourNextTurn: '"until the start of your next turn"',
  game: '"during this game"',
};
export const BS_DURATIONS = wordsOf(BS_DURATION_MEANINGS);
/** Moments to which instructions are put off. */
export const BS_DELAY_MEANINGS = {
  endOfBattle: '"at the end of this battle" (7-9-1)',
  endOfTurn: '"at the end of this turn" (4-9-1)',
};
export const BS_DELAYS = wordsOf(BS_DELAY_MEANINGS);
export const BS_CAUSE_MEANINGS: Readonly<Record<Cause, string>> = {
  rule: 'the rules, and what players do without an effect',
  effect: 'an effect',
  battle: 'the result of a battle',
  cost: 'a payment',
};
/** How something comes about, beside the verbs of instructions. */
export const BS_MANNERS = ['attack', 'effect', 'payment', 'rule', 'seal', 'oracle'] as const;
export const BS_PROHIBITION_MEANINGS = {
  summon: 'the card cannot be summoned',
  deploy: 'the card cannot be deployed',
  use: 'the card cannot be used: neither summoned nor deployed, nor used as a Magic (24-2-3)',
  attack: 'the card cannot attack',
  block: 'the card cannot block',
  refresh: 'the card cannot be Refreshed',
  choose: 'the card cannot be chosen (FAQ-5-4-1)',
  destroy: 'the card cannot be destroyed',
  toHand: 'the card cannot return to the Hand',
  draw: 'the player cannot draw cards',
  toDeck: 'the card cannot return to the Deck',
  leave: 'the card cannot leave the Field except by being Depleted',
  exhaust: 'the card cannot be Exhausted by an effect',
  loseCores: 'Cores of the card cannot be moved by an effect',
  handIncrease: 'the Hand of the player cannot increase by effects (FAQ-1-12)',
  voidCores: 'Cores of the card cannot go to the Void',
  oracle: 'Oracle cannot be used with the card',
  combine: 'the card cannot be combined (9-4-3)',
  countChange: 'the Count of the player cannot change',
  addCores: 'the player cannot get more Cores from the Void',
  reduceLife: 'the Life of the player cannot be reduced',
  returnCores: 'the Cores in the Trash of the player stay there in the Refresh Step (4-6-2)',
  uTrigger: 'the U-Trigger of the card cannot hit: Trigger Counter (G-50)',
};
export const BS_PROHIBITIONS = wordsOf(BS_PROHIBITION_MEANINGS);

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const battleSpiritsDecisions = {
  contract: ['choose'],
  turnOrder: ['answer'],
  redraw: ['answer'],
  main: [
    ...(['summon', 'deploy', 'useMagic', 'moveCores', 'combine', 'separate', 'swapBrave', 'setBurst'] as const),
    ...(['setMirage', 'activate', 'advent', 'manifest', 'revive'] as const),
  ],
  attack: ['attack'],
  flash: ['useMagic', 'activate', 'advent', 'manifest'],
  block: ['block'],
  burst: ['burst'],
  declare: ['answer'],
  keep: ['keep'],
  soulState: ['answer'],
  forced: ['keep'],
  extraCost: ['pay'],
  soulCore: ['answer'],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
  number: ['answer'],
  loop: ['answer'],
} as const;

export const BS_WHILE_MEANINGS = {
  combined: '[While Combined]: lent to the host (9-1-7-3)',
  combinedRight: '[While Combined Right]: lent to the host on the right (10-3-2)',
  combinedLeft: '[While Combined Left]: lent to the host on the left (10-3-2)',
  combinedWithSpirit: 'combined with a Spirit (11)',
  combinedWithNexus: 'combined with a Nexus (11)',
  advent: 'while the card has sources of an Advent (19)',
  sealed: '[While Sealed]: while the Soul Core lies in Life (18-1)',
  oc: 'while its OC applies (26-2)',
  soulState: 'in Soul State (21-3)',
  contractAdventSource: 'while it is the source of a card: lent to that card (21-5-2)',
  spirit: 'while it is a Spirit on the Field',
};
export const BS_WHILES = wordsOf(BS_WHILE_MEANINGS);
export type BsWhile = (typeof BS_WHILES)[number];

/** Abilities that wait for an event. */
export const BS_TRIGGERED = ['auto', 'burst', 'rebirth', 'uTrigger', 'seal'] as const;
/** Abilities that a player uses: with the card, or of a card that lies there. */
export const BS_USED = [
  'main',
  'flash',
  'activate',
  'divineArt',
  'divineRealm',
  'contractArt',
  'contractDomain',
  'grandforce',
] as const;
/** Abilities that last while their card lies there. */
export const BS_LASTING = ['cont', 'mirage'] as const;
/** Abilities that a procedure of the rules carries out, e.g. another way onto the Field. */
export const BS_BY_PROCEDURE = [
  ...([
    'condition',
    'advent',
    'contractAdvent',
    'manifest',
    'revival',
    'oracle',
    'trueOracle',
    'unseal',
    'adventSource',
    'succession',
    'superUnleash',
    'soulMagic',
    'exhaustedBlock',
  ] as const),
];
export const BS_ABILITY_TYPES = [...BS_TRIGGERED, ...BS_USED, ...BS_LASTING, ...BS_BY_PROCEDURE, 'byRules'] as const;

export interface BsAbility {
  type: (typeof BS_ABILITY_TYPES)[number];
  /** The levels on which it works. Omitted: all. */
  levels?: number[];
  /** It works while one of these holds; `oc` and `advent` hold together. */
  while?: BsWhile[];
  if?: Condition;
  when?: Trigger;
  /** "Once per turn", counted for the card or for everything of its name (FAQ-1-9, FAQ-11-7). */
  once?: 'card' | 'name';
  /** Several of the same name do not add up (FAQ-1-15). */
  unstackable?: boolean;
  may?: boolean;
  zones?: string[];
  unpreventable?: boolean;
  /** The effect named in brackets; FAQ-11-9 compares it. */
  label?: string;
  /** The effects of a Burst Magic that may be paid for after the Burst (16-5-1). */
  extra?: ('main' | 'flash')[];
  /** The cards onto which an Advent puts the card, and where the Soul Core goes. */
  onto?: CardFilter;
  soulCoreTo?: BsPool;
  timing?: ('main' | 'flash')[];
  /** The Cores that an art takes, and the condition of an Oracle or the Nexus of a Manifest. */
  cores?: number;
  of?: CardFilter;
  mirageCost?: number;
  /** The color of the symbol that a Soul Magic asks for. */
  color?: BsColor;
  names?: string[];
  families?: string[];
  effect: Instruction[];
}

/** A level, which a card has from this number of Cores on it. */
export interface BsLevel {
  lv: number;
  cores: number;
  /** Omitted for a Nexus. */
  bp?: number;
}

/** What is printed on one side. */
export interface BsSideOfCard {
  name: string;
  category: BsCategory;
  colors: BsColor[];
  families?: string[];
  cost: number;
  /** For each symbol its kinds; it counts as one of them. */
  reductions: BsSymbol[][];
  symbols: BsSymbol[][];
  /** From the lowest to the highest. Omitted for a Magic. */
  levels?: BsLevel[];
  /** The condition for its host: of a Brave, of each side of an Imagine Brave, and with a Nexus of a Saga Brave. */
  combine?: CardFilter;
  left?: CardFilter;
  right?: CardFilter;
  nexus?: CardFilter;
  bpPlus?: number;
  oc?: { min: number; bp?: number };
  text?: string;
  abilities?: BsAbility[];
}

export interface BsCard extends BsSideOfCard {
  number: string;
  /** The same-name card identification number after the name. */
  nameNumber?: number;
  contract?: boolean;
  token?: boolean;
  banned?: boolean;
  /** Side B of a Rebirth card (20). */
  back?: BsSideOfCard;
  /** A Checklist Card: the names with a checkmark, of the Rebirth cards for which it may lie in the Deck (20-4-3). */
  checklist?: string[];
  block?: string;
  probe?: string;
}
