/**
 * The points at which procedures that several games share decide something. Each game says by which of its clauses, in one table;
 * a point that a new game has not answered does not compile. A game in which it never comes up answers with none.
 */
export interface RulePoints {
  /** Where both players choose, or do something: who is first. */
  readonly choosers: Clauses;
  readonly actors: Clauses;
  /** What is to be done a number of times below one is not done. */
  readonly noRepetition: Clauses;
  /** A player chooses a number; up to one, with no least. */
  readonly number: Clauses;
  readonly numberUpTo: Clauses;

  /** Nobody sees the cards of a deck; a player sees the own hand, and not the other player's. */
  readonly secretDeck: Clauses;
  /** A deck is shuffled. */
  readonly shuffle: Clauses;
  readonly ownHand: Clauses;
  readonly othersHand: Clauses;
  /** Everybody may count the cards of an area. */
  readonly cardCount: Clauses;

  /** A player draws the top card of the deck. */
  readonly draw: Clauses;
  /** Several cards are drawn one after the other. */
  readonly drawOneByOne: Clauses;
  /** "Draw up to": as many as its player likes. */
  readonly drawUpTo: Clauses;
  /** Before each of them the player may stop. */
  readonly drawUpToStop: Clauses;
  /** The player goes on: one more is drawn. */
  readonly drawUpToNext: Clauses;
  /** And is asked again. */
  readonly drawUpToAgain: Clauses;

  /** Damage is dealt, at some place of a procedure. */
  readonly damage: Clauses;
  /** One point of it, and the next when all of that is done. */
  readonly damagePoint: Clauses;
  /** What triggers meanwhile waits until all damage is done. */
  readonly damageFirst: Clauses;

  /** A cost is paid before the effect. */
  readonly payment: Clauses;
  /** Several parts are paid in their order. */
  readonly paymentInOrder: Clauses;
  /** Effects ask for more than what is printed. */
  readonly paymentAdded: Clauses;
  /** What cannot be paid in full is not begun; nor is an effect whose cost is that. */
  readonly paymentInFull: Clauses;
  readonly effectUnpayable: Clauses;
  /** A part had become impossible when its turn had come. */
  readonly paymentImpossible: Clauses;
  /** Something else happened in the place of a part. */
  readonly paymentReplaced: Clauses;
  /** What happens instead of something is to be done in full as well. */
  readonly insteadInFull: Clauses;
  /** A player may decline an effect with a cost. */
  readonly paymentOptional: Clauses;
  /** Cards are rested to pay. */
  readonly restToPay: Clauses;
  /** A card is not played for whose cost something else happened, or since an effect forbids it. */
  readonly playUnpaid: Clauses;
  readonly playForbidden: Clauses;

  /** Cards are to be K.O.'d; those that can be are; others cannot. */
  readonly koEvent: Clauses;
  readonly ko: Clauses;
  readonly safeFromKo: Clauses;

  /** The conditions that effects ask for besides. */
  readonly conditionsAdded: Clauses;
  /** An effect whose conditions are not met, which may be seen when it is to be activated. */
  readonly conditionsUnmet: Clauses;
  /** Only a word of choice lets a player decline an effect. */
  readonly optional: Clauses;
  /** An effect is activated: what comes before its cost is paid. */
  readonly activation: Clauses;
  /** A player activates an ability when it is time for it. */
  readonly activatedAbility: Clauses;
  /** It has been activated, whatever comes of it. */
  readonly activated: Clauses;
  /** It is resolved, from the top of its text to the end. */
  readonly resolution: Clauses;
  /** Several sentences. */
  readonly resolutionInOrder: Clauses;
  /** Of a card that is in play. */
  readonly resolutionInPlay: Clauses;
  /** What it triggers waits until it is resolved. */
  readonly resolutionFirst: Clauses;
  /** What a sentence would do is impossible; the next one is carried out. */
  readonly resolutionContinues: Clauses;
  /** "If ...": looked at when its turn has come; it is not so. */
  readonly ifClause: Clauses;
  readonly ifUnmet: Clauses;
  /** "If you do": only where it was done as it is written. */
  readonly ifYouDo: Clauses;

  /** Some waiting abilities come before others for what brought them about: of both players, of one player. */
  readonly pendingOfBoth: Clauses;
  readonly pendingOfOne: Clauses;

  /** An ability with a limit per turn may be used; it has been used in this turn; by another copy; by the card as it was. */
  readonly limit: Clauses;
  readonly limitReached: Clauses;
  readonly limitPerCard: Clauses;
  readonly limitOfNewCard: Clauses;
  /** It is used up although its cost was not paid. */
  readonly limitUsedUnpaid: Clauses;

  /** An effect forbids something. */
  readonly prohibition: Clauses;

  /** A card leaves the zones that a text means which names none; from one of them where no abilities work. */
  readonly removal: Clauses;
  readonly removalOfOthers: Clauses;
  /** The card that stands for its player is not moved. */
  readonly leaderStays: Clauses;

  /** Several replacements could apply. */
  readonly replacementOrder: Clauses;
  /** A replacement that could not be carried out does not apply. */
  readonly replacementImpossible: Clauses;
  /** Once on the same event. */
  readonly replacementOnce: Clauses;
  /** It covers all to which it would happen. */
  readonly replacementCovers: Clauses;
  readonly replacementDeclined: Clauses;
  /** Whose doing what happens instead is. */
  readonly replacementOwner: Clauses;
  /** One that applies to what happens instead, or is forbidden. */
  readonly replacementActivated: Clauses;
  /** Then the rest of the text in whose middle it happened. */
  readonly replacementContinues: Clauses;
  /** An effect that is activated meanwhile is an event of its own. */
  readonly replacementOfNewEvent: Clauses;

  /** A loop that nobody can stop. */
  readonly loopEndless: Clauses;
  /** It would end by itself: none. */
  readonly loopEnds: Clauses;
  /** One player can stop it; both can. */
  readonly loopOfOne: Clauses;
  readonly loopOfBoth: Clauses;
  /** One that was stopped is not begun again. */
  readonly loopRestart: Clauses;
  /** Continuous effects that never come to rest. */
  readonly continuousEndless: Clauses;
  /** Continuous effects that change each other are applied until nothing changes. */
  readonly continuousDependency: Clauses;
  /** A negated ability does nothing; one that was gained works nevertheless. */
  readonly negationLost: Clauses;
  readonly negationKept: Clauses;

  /** Which zones a text means that names none. */
  readonly defaultZones: Clauses;
  /** How many cards are chosen; "up to" a number; of cards that not everybody sees. */
  readonly choice: Clauses;
  readonly upTo: Clauses;
  readonly hiddenChoice: Clauses;
  /** Which of several parts of a text is carried out. */
  readonly choiceOfParts: Clauses;
  /** A card that an effect names is shown on its way between secret areas; a player says in which order cards lie there. */
  readonly revealNamed: Clauses;
  readonly arrange: Clauses;

  /** Of resting and setting active at once resting prevails; what is so already is not done. */
  readonly restBeatsActive: Clauses;
  readonly noChange: Clauses;
  /** Cards are active or rested in some zones. */
  readonly cardStates: Clauses;
  /** Cards are set active at the beginning of a turn. */
  readonly refresh: Clauses;
  /** What lasts until the next turn of a player ends. */
  readonly untilNextTurn: Clauses;

  /** What players may look at, and until when; what was revealed. */
  readonly look: Clauses;
  readonly lookEnds: Clauses;
  readonly revealEnds: Clauses;
  readonly searchDeck: Clauses;

  /** A player gives up; nothing that a card says forbids, orders or replaces it. */
  readonly concession: Clauses;
  readonly concessionUnaffected: Clauses;
  /** An effect says who wins or loses; something happened instead of a defeat. */
  readonly winByEffect: Clauses;
  readonly defeatReplaced: Clauses;
  /** Somebody has lost, and who wins by it: the other one. */
  readonly defeat: Clauses;
  /** A deck without cards is a defeat. */
  readonly deckIsEmpty: Clauses;
  readonly otherPlayer: Clauses;

  /** A player presents a deck. */
  readonly deckPresented: Clauses;
  /** A lot decides who chooses the order of the turns; that player has chosen. */
  readonly lot: Clauses;
  /** Which cards make a deck: of these categories, so many copies of each. */
  readonly deckCategories: Clauses;
  readonly deckCopies: Clauses;
  /** So many cards of a kind, by a text. */
  readonly deckLimits: Clauses;
  readonly turnOrder: Clauses;

  /** A player takes the opening hand; the deck is too small for it. */
  readonly openingHand: Clauses;
  readonly openingHandShort: Clauses;
  /** A player may change it, once, and does so. */
  readonly redraw: Clauses;
  readonly redrawn: Clauses;
  /** Cards of a pile such as the life lie face down, or face up. */
  readonly secretPile: Clauses;
  readonly openInPile: Clauses;
  /** Life is laid out from the deck. */
  readonly lifeLaidOut: Clauses;

  /** The turn is over, and the next begins. */
  readonly turnPassed: Clauses;

  /** A phase of a turn, or a step of a battle, in its order. */
  readonly phase: Clauses;
  /** The main phase begins. */
  readonly mainPhase: Clauses;
  /** An action of the main phase; or its end is declared. */
  readonly mainPhaseAction: Clauses;
  readonly mainPhaseEnds: Clauses;
  readonly battleStep: Clauses;
  /** Which cards attack and which are attacked; in which state they are. */
  readonly attackers: Clauses;
  readonly targets: Clauses;
  /** An effect lets a card attack active ones. */
  readonly attacksActive: Clauses;
  /** Effects ask for something to be paid for an attack. */
  readonly attackPayment: Clauses;
  /** The powers are compared: the attacker wins, or loses; what it has attacked is defeated. */
  readonly powersCompared: Clauses;
  readonly attackerWins: Clauses;
  readonly attackerLoses: Clauses;
  readonly attackedIsDefeated: Clauses;
  /** What is not in play cannot be attacked. */
  readonly targetNotInPlay: Clauses;
  /** What happens at the end of a battle; what has lasted for it ends: the turn player's, the other's. */
  readonly effectsAtEndOfBattle: Clauses;
  readonly battleEndsForTurnPlayer: Clauses;
  readonly battleEndsForOther: Clauses;
  /** What lasts for a battle does not begin where there is none. */
  readonly noBattleToLast: Clauses;

  /** An object has become a new one. */
  readonly newObject: Clauses;
  /** Cards go to the discard piles of their owners. */
  readonly trash: Clauses;
  /** Who has had a card from the start. */
  readonly owner: Clauses;
}

export type Clauses = readonly string[];

/** For the points that never come up in a game. */
export const NEVER: Clauses = [];
