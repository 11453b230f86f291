/** Battle Spirits: the clauses by which the procedures that games share decide. `NEVER`: the point does not come up. */
import { NEVER, type RulePoints } from '../kernel/clauses';

export const clauses: RulePoints = {
  /** Where both players choose, or do something: who is first. */
  choosers: NEVER,
  actors: NEVER,
  /** What is to be done a number of times below one is not done. */
  noRepetition: NEVER,
  /** A player chooses a number; up to one, with no least. */
  number: NEVER,
  numberUpTo: NEVER,

  /** Nobody sees the cards of a deck; a player sees the own hand, and not the other player's. */
  secretDeck: NEVER,
  /** A deck is shuffled. */
  shuffle: ['2-6-3'],
  ownHand: NEVER,
  othersHand: NEVER,
  /** Everybody may count the cards of an area. */
  cardCount: NEVER,

  /** A player draws the top card of the deck. */
  draw: ['4-5-1'],
  /** Several cards are drawn one after the other. */
  drawOneByOne: NEVER,
  /** "Draw up to": as many as its player likes. */
  drawUpTo: NEVER,
  /** Before each of them the player may stop. */
  drawUpToStop: NEVER,
  /** The player goes on: one more is drawn. */
  drawUpToNext: NEVER,
  /** And is asked again. */
  drawUpToAgain: NEVER,

  /** Damage is dealt, at some place of a procedure. */
  damage: NEVER,
  /** One point of it, and the next when all of that is done. */
  damagePoint: NEVER,
  /** What triggers meanwhile waits until all damage is done. */
  damageFirst: NEVER,

  /** A cost is paid before the effect. */
  payment: NEVER,
  /** Several parts are paid in their order. */
  paymentInOrder: NEVER,
  /** Effects ask for more than what is printed. */
  paymentAdded: NEVER,
  /** What cannot be paid in full is not begun; nor is an effect whose cost is that. */
  paymentInFull: NEVER,
  effectUnpayable: NEVER,
  /** A part had become impossible when its turn had come. */
  paymentImpossible: NEVER,
  /** Something else happened in the place of a part. */
  paymentReplaced: NEVER,
  /** What happens instead of something is to be done in full as well. */
  insteadInFull: NEVER,
  /** A player may decline an effect with a cost. */
  paymentOptional: NEVER,
  /** Cards are rested to pay. */
  restToPay: NEVER,
  /** A card is not played for whose cost something else happened, or since an effect forbids it. */
  playUnpaid: NEVER,
  playForbidden: NEVER,

  /** Cards are to be K.O.'d; those that can be are; others cannot. */
  koEvent: NEVER,
  ko: NEVER,
  safeFromKo: NEVER,

  /** The conditions that effects ask for besides. */
  conditionsAdded: NEVER,
  /** An effect whose conditions are not met, which may be seen when it is to be activated. */
  conditionsUnmet: NEVER,
  /** Only a word of choice lets a player decline an effect. */
  optional: NEVER,
  /** An effect is activated: what comes before its cost is paid. */
  activation: NEVER,
  /** A player activates an ability when it is time for it. */
  activatedAbility: NEVER,
  /** It has been activated, whatever comes of it. */
  activated: NEVER,
  /** It is resolved, from the top of its text to the end. */
  resolution: NEVER,
  /** Several sentences. */
  resolutionInOrder: NEVER,
  /** Of a card that is in play. */
  resolutionInPlay: NEVER,
  /** What it triggers waits until it is resolved. */
  resolutionFirst: NEVER,
  /** What a sentence would do is impossible; the next one is carried out. */
  resolutionContinues: NEVER,
  /** "If ...": looked at when its turn has come; it is not so. */
  ifClause: NEVER,
  ifUnmet: NEVER,
  /** "If you do": only where it was done as it is written. */
  ifYouDo: NEVER,

  /** Some waiting abilities come before others for what brought them about: of both players, of one player. */
  pendingOfBoth: NEVER,
  pendingOfOne: NEVER,

  /** An ability with a limit per turn may be used; it has been used in this turn; by another copy; by the card as it was. */
  limit: NEVER,
  limitReached: NEVER,
  limitPerCard: NEVER,
  limitOfNewCard: NEVER,
  /** It is used up although its cost was not paid. */
  limitUsedUnpaid: NEVER,

  /** An effect forbids something. */
  prohibition: NEVER,

  /** A card leaves the zones that a text means which names none; from one of them where no abilities work. */
  removal: NEVER,
  removalOfOthers: NEVER,
  /** The card that stands for its player is not moved. */
  leaderStays: NEVER,

  /** Several replacements could apply. */
  replacementOrder: NEVER,
  /** A replacement that could not be carried out does not apply. */
  replacementImpossible: NEVER,
  /** Once on the same event. */
  replacementOnce: NEVER,
  /** It covers all to which it would happen. */
  replacementCovers: NEVER,
  replacementDeclined: NEVER,
  /** Whose doing what happens instead is. */
  replacementOwner: NEVER,
  /** One that applies to what happens instead, or is forbidden. */
  replacementActivated: NEVER,
  /** Then the rest of the text in whose middle it happened. */
  replacementContinues: NEVER,
  /** An effect that is activated meanwhile is an event of its own. */
  replacementOfNewEvent: NEVER,

  /** A loop that nobody can stop. */
  loopEndless: NEVER,
  /** It would end by itself: none. */
  loopEnds: NEVER,
  /** One player can stop it; both can. */
  loopOfOne: NEVER,
  loopOfBoth: NEVER,
  /** One that was stopped is not begun again. */
  loopRestart: NEVER,
  /** Continuous effects that never come to rest. */
  continuousEndless: NEVER,
  /** Continuous effects that change each other are applied until nothing changes. */
  continuousDependency: NEVER,
  /** A negated ability does nothing; one that was gained works nevertheless. */
  negationLost: NEVER,
  negationKept: NEVER,

  /** Which zones a text means that names none. */
  defaultZones: NEVER,
  /** How many cards are chosen; "up to" a number; of cards that not everybody sees. */
  choice: NEVER,
  upTo: NEVER,
  hiddenChoice: NEVER,
  /** Which of several parts of a text is carried out. */
  choiceOfParts: NEVER,
  /** A card that an effect names is shown on its way between secret areas; a player says in which order cards lie there. */
  revealNamed: NEVER,
  arrange: NEVER,

  /** Of resting and setting active at once resting prevails; what is so already is not done. */
  restBeatsActive: NEVER,
  noChange: NEVER,
  /** Cards are active or rested in some zones. */
  cardStates: NEVER,
  /** Cards are set active at the beginning of a turn. */
  refresh: ['4-6-1'],
  /** What lasts until the next turn of a player ends. */
  untilNextTurn: NEVER,

  /** What players may look at, and until when; what was revealed. */
  look: NEVER,
  lookEnds: NEVER,
  revealEnds: NEVER,
  searchDeck: NEVER,

  /** A player gives up; nothing that a card says forbids, orders or replaces it. */
  concession: NEVER,
  concessionUnaffected: NEVER,
  /** An effect says who wins or loses; something happened instead of a defeat. */
  winByEffect: NEVER,
  defeatReplaced: NEVER,
  /** Somebody has lost, and who wins by it: the other one. */
  defeat: ['1-6-1'],
  /** A deck without cards is a defeat. */
  deckIsEmpty: NEVER,
  otherPlayer: NEVER,

  /** A player presents a deck. */
  deckPresented: NEVER,
  /** A lot decides who chooses the order of the turns; that player has chosen. */
  lot: ['2-6-10'],
  /** Which cards make a deck: of these categories, so many copies of each. */
  deckCategories: NEVER,
  deckCopies: NEVER,
  /** So many cards of a kind, by a text. */
  deckLimits: NEVER,
  turnOrder: ['2-6-10'],

  /** A player takes the opening hand; the deck is too small for it. */
  openingHand: ['2-6-7'],
  openingHandShort: NEVER,
  /** A player may change it, once, and does so. */
  redraw: ['2-6-11', '2-6-12'],
  redrawn: ['2-6-13'],
  /** Cards of a pile such as the life lie face down, or face up. */
  secretPile: NEVER,
  openInPile: NEVER,
  /** Life is laid out from the deck. */
  lifeLaidOut: NEVER,

  /** The turn is over, and the next begins. */
  turnPassed: ['4-2-1', '4-2-5', '4-9-2'],

  /** A phase of a turn, or a step of a battle, in its order. */
  phase: ['4-2-2'],
  /** The main phase begins. */
  mainPhase: NEVER,
  /** An action of the main phase; or its end is declared. */
  mainPhaseAction: ['5-1-1'],
  mainPhaseEnds: ['4-7-2'],
  battleStep: NEVER,
  /** Which cards attack and which are attacked; in which state they are. */
  attackers: NEVER,
  targets: NEVER,
  /** An effect lets a card attack active ones. */
  attacksActive: NEVER,
  /** Effects ask for something to be paid for an attack. */
  attackPayment: NEVER,
  /** The powers are compared: the attacker wins, or loses; what it has attacked is defeated. */
  powersCompared: NEVER,
  attackerWins: NEVER,
  attackerLoses: NEVER,
  attackedIsDefeated: NEVER,
  /** What is not in play cannot be attacked. */
  targetNotInPlay: NEVER,
  /** What happens at the end of a battle; what has lasted for it ends: the turn player's, the other's. */
  effectsAtEndOfBattle: NEVER,
  battleEndsForTurnPlayer: NEVER,
  battleEndsForOther: NEVER,
  /** What lasts for a battle does not begin where there is none. */
  noBattleToLast: NEVER,

  /** An object has become a new one. */
  newObject: NEVER,
  /** Cards go to the discard piles of their owners. */
  trash: NEVER,
  /** Who has had a card from the start. */
  owner: NEVER,
};
