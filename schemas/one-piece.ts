/**
 * The words of the One Piece Card Game for positions, decisions, actions, cards and abilities. docs/one-piece.md shows
 * each with an example.
 */
import { wordsOf } from './common';
import type { Cause, CardFilter, Condition, Instruction, Trigger } from './ability';

/**
 * The nine areas; DON!! cards given to a card; a card that is in no area while its [Trigger] is carried out (10-1-5-3).
 */
export const OP_ZONE_MEANINGS = {
  deck: 'the deck, from the top',
  donDeck: 'the DON!! deck',
  hand: 'the hand',
  trash: 'the trash, from the top',
  leader: 'the Leader area',
  character: 'the Character area',
  stage: 'the Stage area',
  cost: 'the cost area: DON!! cards that are not given',
  life: 'the Life area, from the top',
  given: 'DON!! cards that are given to a card',
  resolving: 'in no area: a card whose [Trigger] is carried out (10-1-5-3)',
};
export const OP_ZONES = wordsOf(OP_ZONE_MEANINGS);
export const OP_STATES = ['active', 'rested'] as const;
export const OP_PHASES = ['refresh', 'draw', 'don', 'main', 'end'] as const;
export type OpPhase = (typeof OP_PHASES)[number];
export const OP_CATEGORIES = ['leader', 'character', 'event', 'stage', 'don'] as const;
export { OP_COLORS } from './colors';
export const OP_ATTRIBUTES = ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?'] as const;
/** The keywords of 10-1; and `attacksActive`, for "can also attack active Characters", which has no name of its own. */
export const OP_KEYWORD_MEANINGS = {
  rush: '[Rush] (10-1-1)',
  rushCharacter: '[Rush: Character] (10-1-6)',
  doubleAttack: '[Double Attack] (10-1-2)',
  banish: '[Banish] (10-1-3)',
  blocker: '[Blocker] (10-1-4)',
  unblockable: '[Unblockable] (10-1-7)',
  attacksActive: 'our word for the text "can also attack active Characters", which has none of its own (7-1-1-2)',
};
export const OP_KEYWORDS = wordsOf(OP_KEYWORD_MEANINGS);
export type OpKeyword = (typeof OP_KEYWORDS)[number];

export const OP_EVENT_MEANINGS = {
  gameStarting: '"At the start of the game" (5-2-1-5-1)',
  turnStarting: '"At the start of your turn", with `player` (6-2-2)',
  mainPhaseStarting: '"At the start of your Main Phase", with `player` (6-5-1)',
  endOfYourTurn: '[End of Your Turn] (10-2-7-1)',
  endOfOpponentsTurn: "[End of Your Opponent's Turn] (10-2-8-1)",
  drew: '"When you draw a card": once for each card',
  played: '[On Play], "when you play", from anywhere (10-2-6-1)',
  eventActivated: '"When you activate an Event": a card activation (8-5-4)',
  effectActivated: '"When you activate the effect of ..." (8-4-1-4)',
  rested: '"When this becomes rested"',
  setActive: '"When this is set as active"',
  attackDeclared: '[When Attacking]; with a `subject` "when your ... attacks" (10-2-5-1)',
  opponentAttacks:
    "[On Your Opponent's Attack]; the subject is the attacker, so `subject` is `any` or a filter (10-2-16-1)",
  whenAttacked: '[When Attacked]: in the Attack Step, after what answers the attack itself (7-1-1-3)',
  isAttacked: '"When this is attacked" without brackets: in the Counter Step (7-1-3-1)',
  blocked: '[On Block]: the card has blocked (10-2-15-1)',
  battled: '"If this battles": the battle of the card has come to its Damage Step, and is over (7-1-5-2)',
  battleEnded: '"At the end of a battle" (7-1-5-2); the subject is the attacker',
  damageDealt:
    '"When ... deals damage": the subject is the Leader that takes it, the `player` its player, `by` says whose attack',
  tookLife: '"When a card is removed from Life": the subject is the Life card',
  triggerActivated: '"When a [Trigger] activates"',
  koed: '[On K.O.], "when ... is K.O.\'d" (10-2-17-1)',
  removed: '"When ... is removed from the field": wherever it goes (4-11-2)',
  trashed: '"When ... is trashed", by a K.O. as well (10-2-1-1)',
  addedToLife: '"When a card is added to your Life"',
  donGiven: '"When a DON!! card is given to ...": the subject is the card that gets it',
  donReturned: '"When a DON!! card is returned to your DON!! deck"',
  donReturnedAtOnce:
    '"When 2 or more DON!! cards are returned to your DON!! deck": at one moment, and once for all of them',
  lifeEmptied: '"When your number of Life cards becomes 0": the last one has left, and none has come with that',
};
export const OP_EVENTS = wordsOf(OP_EVENT_MEANINGS);
export const OP_REPLACEABLE_MEANINGS = {
  koed: '"If ... would be K.O.\'d"',
  removed: '"If ... would be removed from the field", by a K.O. as well',
  trashed: '"If ... would be trashed"',
  rested: '"If ... would be rested"',
  tookLife: '"If a Life card would be added to your hand"; its [Trigger] is not activated then (4-6-3-1)',
  lost: '"If you would lose the game"',
};
export const OP_REPLACEABLE = wordsOf(OP_REPLACEABLE_MEANINGS);
export const OP_DURATION_MEANINGS = {
  battle: '"during this battle" (7-1-5-3); nothing where there is none (1-3-2)',
  turn: '"during this turn" (6-6-1-3)',
  endOfTurn: '"until the end of the turn": a step earlier (6-6-1-2)',
  endPhase: '"until the end of the End Phase" (6-6-1-2)',
  yourNextTurn: '"until the start of your next turn" (6-2-1)',
  opponentsNextTurn: '"until the end of your opponent\'s next turn" (6-6-1-2)',
  endOfYourNextTurn: '"until the end of your next turn": of the first own turn that begins after it (6-6-1-2)',
  opponentsNextRefresh: '"in your opponent\'s next Refresh Phase": until it is over',
  game: '"during this game"',
};
export const OP_DURATIONS = wordsOf(OP_DURATION_MEANINGS);
/** Moments to which instructions are put off. */
export const OP_DELAY_MEANINGS = {
  endOfTurn: '"at the end of this turn" (6-6-1-2)',
  endOfYourTurn: '"at the end of your turn"',
  endOfOpponentsTurn: '"at the end of your opponent\'s turn"',
  endOfBattle: '"at the end of the battle" (7-1-5-2)',
};
export const OP_DELAYS = wordsOf(OP_DELAY_MEANINGS);
export const OP_CAUSE_MEANINGS: Readonly<Record<Cause, string>> = {
  rule: 'what players do without an effect: play from the hand, give DON!! cards, attack',
  effect: 'an effect',
  battle: 'the result or the damage of a battle',
  cost: 'a payment',
};
export const OP_PROHIBITION_MEANINGS = {
  attack: 'the card cannot attack',
  attackLeader: 'the card cannot attack a Leader',
  beAttacked: 'the card cannot be attacked',
  block: 'the [Blocker] of the card cannot be activated',
  ko: "the card cannot be K.O.'d; it can be trashed (10-2-1-3)",
  remove: 'the card cannot be removed from the field (4-11-2)',
  rest: 'the card cannot be rested, so it neither attacks nor blocks',
  activate: 'the card cannot be set as active',
  refresh: 'the card does not become active in the Refresh Phase',
  play: 'the card cannot be played, by an effect neither (4-7-2)',
  playActive: 'the card is played rested, whatever plays it',
  activateEffect: 'the effects of the card cannot be activated',
  addLifeToHand: 'Life cards cannot be added to the hand of the player of the card, a Leader (4-6-3-1)',
  draw: 'the player of the card, a Leader, cannot draw',
  giveDon: 'DON!! cards cannot be given to the card',
  counter: 'the (Symbol) Counter of the card cannot be activated',
  concede: 'the player of the card, a Leader, cannot concede; it does nothing, since no effect can forbid that (1-2-4)',
};
export const OP_PROHIBITIONS = wordsOf(OP_PROHIBITION_MEANINGS);

/** Kinds of decision, and the types of action that answer each (besides "pass" if it is optional). */
export const onePieceDecisions = {
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
  /** Zones where it works instead of the field. */
  zones?: string[];
  effect: Instruction[];
  keyword?: OpKeyword;
  name?: string;
  types?: string[];
  attributes?: string[];
  every?: readonly ('name' | 'type' | 'attribute')[];
  donDeck?: number;
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
