/**
 * The words of the Dragon Ball Super Card Game for positions, decisions, actions, cards and abilities.
 * docs/dragon-ball-super.md shows each with an example.
 */
import { DBS_COLORS } from './colors';
import { wordsOf } from './common';
import type { Cause, CardFilter, Condition, Instruction, Trigger } from './ability';

/** The nine areas (3); cards that lie under others (11-3); cards removed from the game, which are in no area (10-19). */
export const DBS_ZONE_MEANINGS = {
  deck: 'the Deck Area, from the top',
  hand: 'the hand',
  drop: 'the Drop Area, from the top',
  leader: 'the Leader Area',
  battle: 'the Battle Area',
  combo: 'the Combo Area',
  energy: 'the Energy Area',
  life: 'the Life Area',
  warp: 'the Warp, from the top',
  under: 'under another card, which they are one card with (11-3-2)',
  removed: 'in no area: removed from the game (10-19-2)',
};
export const DBS_ZONES = wordsOf(DBS_ZONE_MEANINGS);
/** Active Mode and Rest Mode (4-8). */
export const DBS_STATES = ['active', 'rested'] as const;
export const DBS_PHASES = ['charge', 'main', 'end'] as const;
export type DbsPhase = (typeof DBS_PHASES)[number];
export const DBS_CATEGORIES = ['leader', 'battle', 'extra'] as const;
export { DBS_COLORS };
export type DbsColor = (typeof DBS_COLORS)[number];

/** Keyword skills that need no words besides their name (10); and `attacksActive`, which has no name of its own. */
export const DBS_KEYWORD_MEANINGS = {
  blocker: '[Blocker] (10-4)',
  critical: '[Critical] (10-6)',
  doubleStrike: '[Double Strike] (10-7-1-1)',
  tripleStrike: '[Triple Strike] (10-7-1-2)',
  quadrupleStrike: '[Quadruple Strike] (10-7-1-3)',
  dualAttack: '[Dual Attack] (10-8-1-1)',
  tripleAttack: '[Triple Attack] (10-8-1-2)',
  revenge: '[Revenge] (10-9)',
  indestructible: '[Indestructible] (10-12)',
  ultimate: '[Ultimate] (10-14)',
  barrier: '[Barrier] (10-16)',
  superCombo: '[Super Combo] (10-17)',
  victoryStrike: '[Victory Strike] (10-20)',
  warriorOfUniverse7: '[Warrior of Universe 7] (10-21)',
  deflect: '[Deflect] (10-22)',
  wormhole: '[Wormhole] (10-26)',
  dragonBall: '[Dragon Ball] (10-31)',
  attacksActive: 'our word for the text "can attack Battle Cards in Active Mode", which has none of its own (7-1)',
};
export const DBS_KEYWORDS = wordsOf(DBS_KEYWORD_MEANINGS);
export type DbsKeyword = (typeof DBS_KEYWORDS)[number];

/** Occasions for a [Counter] (10-10-3). */
export const DBS_COUNTERS = ['counterPlay', 'counterAttack', 'counterCounter'] as const;
export type DbsCounter = (typeof DBS_COUNTERS)[number];

export const DBS_EVENT_MEANINGS = {
  placedAsLeader: '"When this card is placed in the Leader Area" (5-2-1-3)',
  turnStarting: '"At the beginning of the turn", with `player` (6-2-1)',
  chargePhaseStarting: '"At the beginning of the Charge Phase", with `player` (6-2-1)',
  mainPhaseStarting: '"At the beginning of the Main Phase", with `player` (6-3-1-1)',
  mainPhaseEnding: '"At the end of the Main Phase", with `player` (6-3-1-3-1-1)',
  turnEnding: '"At the end of the turn", with `player` (6-4-1-1)',
  attackDeclared: '"When this card attacks" (7-1-1)',
  isAttacked: '"When this card is attacked" (7-1-1)',
  offenceStepStarting: '"At the beginning of the Offence Step", with `player` (7-2-1-1)',
  defenseStepStarting: '"At the beginning of the Defense Step", with `player` (7-3-1-1)',
  damageStepStarting: '"At the beginning of the Damage Step", with `player` (7-4-1-1)',
  dealsDamage: '"When this card deals damage", before the cards are taken (7-4-1-4-1)',
  dealtDamage: '"When this card has dealt damage", after that (7-4-1-4-1-2)',
  damageDealt: '"When you take damage", from whatever source (4-10, 4-11); the subject is the Leader Card',
  battleEnding: '"At the end of the battle" (7-1-4-2, 7-4-1-8); the subject is the attack card',
  comboBattleEnding: '"At the end of the battle after you combo with this card" (7-4-1-8-1)',
  comboed: '"When you combo with this card" (3-7-3)',
  played: '"When you play this card", from anywhere (3-6-3, 6-3-1-2-1-4)',
  skillActivated: '"When you activate a skill of ..." (8-5-2-3)',
  extraActivated: '"When you activate an Extra Card" (8-5-2-2-1)',
  counterActivated: '"When you activate a [Counter]" (10-10-1)',
  awakened: '"When this card awakens" (10-2)',
  attackNegated: '"When an attack is negated"; the subject is the attack card',
  drew: '"When you draw a card": once for each card (4-9-2)',
  tookLife: '"When a card leaves your life": the subject is the card',
  addedToLife: '"When a card is added to your life"',
  addedToHand: '"When a card is added to your hand"',
  placedAsEnergy: '"When a card is placed in your Energy Area"',
  dropped: '"When a card is placed in the Drop Area", by a KO as well (3-4)',
  warped: '"When a card is sent to the Warp" (11-4-1)',
  koed: '"When this card is KO-ed" (10-1)',
  removed: '"When this card leaves the Battle Area", wherever it goes, but not to combo',
  rested: '"When this card is switched to Rest Mode"',
  setActive: '"When this card is switched to Active Mode"',
};
export const DBS_EVENTS = wordsOf(DBS_EVENT_MEANINGS);
export const DBS_REPLACEABLE_MEANINGS = {
  koed: '"When this card would be KO-ed"',
  removed: '"When this card would leave the Battle Area", by a KO as well',
  dropped: '"When this card would be placed in the Drop Area"',
  rested: '"When this card would be switched to Rest Mode"',
  tookLife: '"When you would add a card from your life to your hand"',
  drew: '"When you would draw a card"',
  damageDealt: '"When you would take damage", all of it',
  lost: '"When you would lose the game"',
};
export const DBS_REPLACEABLE = wordsOf(DBS_REPLACEABLE_MEANINGS);
export const DBS_DURATION_MEANINGS = {
  battle: '"for the battle" (7-4-1-9); nothing where there is none (1-3-2)',
  mainPhase: '"until the end of the Main Phase" (6-3-1-3-1-2)',
  turn: '"for the turn", "until the end of the turn" (6-4-1-2)',
  yourNextTurn: '"until the start of your next turn" (6-2-1)',
  opponentsNextTurn: '"until the end of your opponent\'s next turn" (6-4-1-2)',
  endOfYourNextTurn: '"until the end of your next turn": of the first own turn that begins after it (6-4-1-2)',
  yourNextCharge: '"until the end of your next Charge Phase" (6-2-6)',
  opponentsNextCharge: '"during your opponent\'s next Charge Phase": until it is over (6-2-6)',
  game: '"during the game" (8-2-2-2)',
};
export const DBS_DURATIONS = wordsOf(DBS_DURATION_MEANINGS);
/** Moments to which instructions are put off. */
export const DBS_DELAY_MEANINGS = {
  endOfBattle: '"at the end of this battle" (7-1-4-2, 7-4-1-8)',
  endOfTurn: '"at the end of this turn" (6-4-1-1)',
};
export const DBS_DELAYS = wordsOf(DBS_DELAY_MEANINGS);
export const DBS_CAUSE_MEANINGS: Readonly<Record<Cause, string>> = {
  rule: 'what players do without a skill: play from the hand, combo, attack; and rule processing',
  effect: 'a skill',
  battle: 'the result or the damage of a battle',
  cost: 'a payment',
};
export const DBS_PROHIBITION_MEANINGS = {
  attack: 'the card cannot attack',
  attackLeader: 'the card cannot attack a Leader Card',
  beAttacked: 'the card cannot be attacked',
  block: 'the [Blocker] of the card cannot be activated',
  combo: 'the card cannot be used in a combo',
  choose: 'the card cannot be chosen by skills',
  ko: 'the card cannot be KO-ed; it can be placed in the Drop Area otherwise (10-1-2)',
  remove: 'the card cannot leave the Battle Area',
  attackBattle: 'the card cannot attack a Battle Card',
  rest: 'the card cannot be switched to Rest Mode, so it cannot attack either',
  activate: 'the card cannot be switched to Active Mode',
  refresh: 'the card is not switched to Active Mode in the Charge Phase (6-2-2)',
  play: 'the card cannot be played',
  playActive: 'the card is played in Rest Mode, whatever plays it (3-6-4)',
  activateEffect: 'the skills of the card cannot be activated',
  draw: 'the player of the card, a Leader Card, cannot draw by skills',
  negateAttack: 'attacks of the card cannot be negated',
  negate: 'skills of the card cannot be negated (8-3-2, 10-10-5)',
  concede:
    'the player of the card, a Leader Card, cannot surrender; it does nothing, since no card can forbid that (1-2-5)',
  counter: 'the player of the card, a Leader Card, cannot activate [Counter]s (10-10-1)',
  charge: 'the player of the card, a Leader Card, cannot place a card as energy in the Charge Phase (6-2-5)',
};
export const DBS_PROHIBITIONS = wordsOf(DBS_PROHIBITION_MEANINGS);

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const dragonBallSuperDecisions = {
  redraw: ['choose'],
  charge: ['choose'],
  main: ['play', 'activate', 'attack'],
  offence: ['combo', 'activate'],
  defense: ['combo', 'activate'],
  counter: ['counter'],
  pay: ['choose'],
  life: ['choose'],
  arrange: ['choose'],
  order: ['answer'],
  choose: ['choose'],
  may: ['answer'],
  mode: ['answer'],
  number: ['answer'],
  loop: ['answer'],
} as const;

/** Keyword skills that a player activates (10-5, 10-13, 10-15, 10-24, 10-25). */
export const DBS_EVOLVES = ['evolve', 'exEvolve', 'xenoEvolve'] as const;

export interface DbsAbility {
  type:
    | 'activate'
    | 'auto'
    | 'permanent'
    | 'instead'
    | 'keyword'
    | 'counter'
    | 'awaken'
    | 'wish'
    | 'field'
    | 'evolve'
    | 'unionFusion'
    | 'unionPotara'
    | 'unionAbsorb'
    | 'overRealm'
    | 'darkOverRealm'
    | 'swap'
    | 'byRules';
  /** For [Activate]: whether it says Main, Battle or both. */
  timings?: readonly ('main' | 'battle')[];
  if?: Condition;
  bond?: { count: number; of?: CardFilter };
  sparking?: number;
  burst?: number;
  oncePerTurn?: boolean;
  timesPerTurn?: number;
  when?: Trigger;
  situation?: Condition;
  may?: boolean;
  cost?: Instruction[];
  /** Zones where it works instead of the Leader Area and the Battle Area. */
  zones?: string[];
  effect: Instruction[];
  keyword?: DbsKeyword | DbsCounter | (typeof DBS_EVOLVES)[number];
  /** For a card that is played onto others: the card under it; `parts` for [Union]: one of each. */
  onto?: CardFilter;
  parts?: CardFilter[];
  /** For [Union-Absorb] and [Swap]: the cards to choose from. */
  from?: CardFilter;
  /** The number of [Over Realm X], [Dark Over Realm X] or [Swap X]. */
  x?: number;
  name?: string;
  names?: string[];
  characters?: string[];
  traits?: string[];
  copies?: number | 'any';
  deckLimit?: { of: CardFilter; max: number };
}

interface DbsSide {
  name: string;
  colors?: string[];
  characters?: string[];
  traits?: string[];
  era?: string;
  power?: number;
  text?: string;
  abilities?: DbsAbility[];
}

export interface DbsCard extends DbsSide {
  number: string;
  category: (typeof DBS_CATEGORIES)[number];
  comboPower?: number;
  comboCost?: number;
  energyCost?: number;
  specifiedCost?: Partial<Record<DbsColor, number>>;
  rarity?: string;
  block?: string;
  illustration?: string;
  probe?: string;
  /** The other side of a Leader Card, and of a card with [Wish]. */
  back?: DbsSide;
}
