/**
 * Names the points at which procedures that several games share make a decision. Each game lists in one table the
 * clauses by which it decides each point, so a new game does not compile until it has answered every point. `NEVER`
 * answers a point that cannot come up in a game. A comment covers the points below it.
 */
export interface RulePoints {
  /** Both players choose, or both do something: the clause says who is first. */
  readonly choosers: Clauses;
  readonly actors: Clauses;
  /** An action whose number of repetitions is below one is not carried out. */
  readonly noRepetition: Clauses;
  /** A player chooses a number. With "up to" the card sets no minimum. */
  readonly number: Clauses;
  readonly numberUpTo: Clauses;

  /** Nobody sees the cards of a deck. */
  readonly secretDeck: Clauses;
  /** A deck is shuffled. */
  readonly shuffle: Clauses;
  /** A player sees their own hand, but not the opponent's. */
  readonly ownHand: Clauses;
  readonly othersHand: Clauses;
  /** Both players may count the cards of an area. */
  readonly cardCount: Clauses;

  /** A player draws the top card of the deck. */
  readonly draw: Clauses;
  /** Several cards are drawn one after the other. */
  readonly drawOneByOne: Clauses;
  /** "Draw up to": the player decides how many cards to draw. */
  readonly drawUpTo: Clauses;
  /** The player may stop before each card. */
  readonly drawUpToStop: Clauses;
  /** The player continues and draws one more card. */
  readonly drawUpToNext: Clauses;
  /** The player is asked again after each card. */
  readonly drawUpToAgain: Clauses;

  /** A procedure deals damage. */
  readonly damage: Clauses;
  /** Damage is dealt one point at a time, each after the point before it is complete. */
  readonly damagePoint: Clauses;
  /** Abilities that trigger meanwhile wait until all damage has been dealt. */
  readonly damageFirst: Clauses;

  /** The cost is paid before the effect is carried out. */
  readonly payment: Clauses;
  /** The parts of a cost are paid in their order. */
  readonly paymentInOrder: Clauses;
  /** Effects add to the printed cost. */
  readonly paymentAdded: Clauses;
  /** A cost that cannot be paid in full is not paid at all, and its effect cannot be activated. */
  readonly paymentInFull: Clauses;
  readonly effectUnpayable: Clauses;
  /** A part of the cost became impossible before it was paid. */
  readonly paymentImpossible: Clauses;
  /** A replacement effect changed a part of the payment. */
  readonly paymentReplaced: Clauses;
  /** An action that replaces another one must be carried out in full as well. */
  readonly insteadInFull: Clauses;
  /** A player may decline an effect with a cost. */
  readonly paymentOptional: Clauses;
  /** Cards are rested to pay. */
  readonly restToPay: Clauses;
  /** A card is not played if its payment was replaced, or if an effect forbids it. */
  readonly playUnpaid: Clauses;
  readonly playForbidden: Clauses;

  /** An effect or a battle K.O.'s cards. Cards that cannot be K.O.'d stay. */
  readonly koEvent: Clauses;
  readonly ko: Clauses;
  readonly safeFromKo: Clauses;

  /** Effects add conditions to those of the text. */
  readonly conditionsAdded: Clauses;
  /** The conditions of an effect are already not met when it would be activated. */
  readonly conditionsUnmet: Clauses;
  /** A player may decline an effect only if its text offers a choice. */
  readonly optional: Clauses;
  /** An effect is activated, up to the payment of its cost. */
  readonly activation: Clauses;
  /** A player activates an ability at a time that the rules allow. */
  readonly activatedAbility: Clauses;
  /** An effect counts as activated whatever comes of it. */
  readonly activated: Clauses;
  /** An effect resolves from the top of its text to the end. */
  readonly resolution: Clauses;
  /** Several sentences are carried out in their order. */
  readonly resolutionInOrder: Clauses;
  /** The effect of a card in play resolves. */
  readonly resolutionInPlay: Clauses;
  /** Abilities that the effect triggers wait until it has resolved. */
  readonly resolutionFirst: Clauses;
  /** A sentence is impossible, and the next one is carried out nevertheless. */
  readonly resolutionContinues: Clauses;
  /** An "if" condition is checked when its sentence comes up. `ifUnmet`: it does not hold then. */
  readonly ifClause: Clauses;
  readonly ifUnmet: Clauses;
  /** "If you do" needs the action before it to have been carried out as it is written. */
  readonly ifYouDo: Clauses;

  /** Abilities of both players wait, or several of one player: the clauses say which come first. */
  readonly pendingOfBoth: Clauses;
  readonly pendingOfOne: Clauses;

  /**
   * An ability has a limit per turn (`limit`), which may be reached. Another copy of the card has its own limit, and so
   * has the card once it has become a new one.
   */
  readonly limit: Clauses;
  readonly limitReached: Clauses;
  readonly limitPerCard: Clauses;
  readonly limitOfNewCard: Clauses;
  /** The use counts although the cost was not paid. */
  readonly limitUsedUnpaid: Clauses;

  /** An effect forbids something. */
  readonly prohibition: Clauses;

  /** The card that stands for its player is not moved. */
  readonly leaderStays: Clauses;

  /** Several replacements could apply to the same event. */
  readonly replacementOrder: Clauses;
  /** A replacement that could not be carried out does not apply. */
  readonly replacementImpossible: Clauses;
  /** A replacement applies once to the same event. */
  readonly replacementOnce: Clauses;
  /**
   * A replacement covers all cards that the event would affect at that moment. `replacementDeclined`: its player does
   * not apply it.
   */
  readonly replacementCovers: Clauses;
  readonly replacementDeclined: Clauses;
  /** The owner of the replacement carries out its action, not the player of the effect in which it applies. */
  readonly replacementOwner: Clauses;
  /** Applying a replacement activates it: an effect can forbid that, and it can happen inside another replacement. */
  readonly replacementActivated: Clauses;
  /** The text in which the replacement applied continues afterwards. */
  readonly replacementContinues: Clauses;
  /** An effect that is activated during a replacement is a new event, to which replacements can apply again. */
  readonly replacementOfNewEvent: Clauses;
  /** What an effect would give is replaced by another amount. */
  readonly replacementOfAmount: Clauses;

  /** Nobody can stop the loop. */
  readonly loopEndless: Clauses;
  /** The loop would end by itself, so it is not infinite. */
  readonly loopEnds: Clauses;
  /** One player can stop the loop, or both can. */
  readonly loopOfOne: Clauses;
  readonly loopOfBoth: Clauses;
  /** A loop that was stopped may not be started again. */
  readonly loopRestart: Clauses;
  /** Continuous effects undo and redo each other without end. */
  readonly continuousEndless: Clauses;
  /** Continuous effects that change each other are applied until nothing changes. */
  readonly continuousDependency: Clauses;
  /** A negated ability does nothing, but an ability that the card has gained still works. */
  readonly negationLost: Clauses;
  readonly negationKept: Clauses;

  /** A text that names no zone means these zones. */
  readonly defaultZones: Clauses;
  /**
   * A text says how many cards are chosen, exactly or "up to" a number. `hiddenChoice`: the cards are not visible to
   * both players.
   */
  readonly choice: Clauses;
  readonly upTo: Clauses;
  readonly hiddenChoice: Clauses;
  /**
   * A text says "as many as possible". `shortfall`: fewer are chosen because of what hidden cards are, and everybody
   * sees these.
   */
  readonly asMany: Clauses;
  readonly shortfall: Clauses;
  /** A player chooses which parts of a text are carried out. */
  readonly choiceOfParts: Clauses;
  /**
   * A card that an effect names is revealed when it moves between secret areas. `arrange`: a player chooses the order
   * of cards that are placed together.
   */
  readonly revealNamed: Clauses;
  readonly arrange: Clauses;

  /**
   * If a card would be rested and set active at once, it is rested. `noChange`: a card that already has the state does
   * not change.
   */
  readonly restBeatsActive: Clauses;
  readonly noChange: Clauses;
  /** Cards are active or rested in some zones. */
  readonly cardStates: Clauses;
  /** Cards are set active at the beginning of a turn. */
  readonly refresh: Clauses;
  /** Effects that last until a player's next turn end. */
  readonly untilNextTurn: Clauses;

  /** A player looks at cards (`look`), the look ends, a reveal ends, or a player searches a deck. */
  readonly look: Clauses;
  readonly lookEnds: Clauses;
  readonly revealEnds: Clauses;
  readonly searchDeck: Clauses;

  /** A player concedes. No card can forbid, order or replace that. */
  readonly concession: Clauses;
  readonly concessionUnaffected: Clauses;
  /** An effect says who wins or loses the game. `defeatReplaced`: a replacement applied to a defeat. */
  readonly winByEffect: Clauses;
  readonly defeatReplaced: Clauses;
  /** A player has lost, and the opponent wins. */
  readonly defeat: Clauses;
  /** A deck without cards is a defeat. */
  readonly deckIsEmpty: Clauses;
  /** The game has two players, so a player has one opponent. */
  readonly otherPlayer: Clauses;

  /** A player presents a deck. */
  readonly deckPresented: Clauses;
  /** Chance decides who chooses the turn order. */
  readonly lot: Clauses;
  /** A deck holds cards of these categories, and at most so many copies of each. */
  readonly deckCategories: Clauses;
  readonly deckCopies: Clauses;
  /** The text of a card sets its own limit of copies. */
  readonly deckLimits: Clauses;
  /** The player whom chance has chosen decides who goes first. */
  readonly turnOrder: Clauses;

  /** A player draws the opening hand. `openingHandShort`: the deck has too few cards for it. */
  readonly openingHand: Clauses;
  readonly openingHandShort: Clauses;
  /** A player may redraw the opening hand once. `redrawn`: the player does so. */
  readonly redraw: Clauses;
  readonly redrawn: Clauses;
  /** Cards of a pile such as the Life are secret if they lie face down, and open if they lie face up. */
  readonly secretPile: Clauses;
  readonly openInPile: Clauses;
  /** Life is laid out from the deck. */
  readonly lifeLaidOut: Clauses;

  /** The turn ends, and the other player's turn begins. */
  readonly turnPassed: Clauses;

  /** The phases of a turn come in their order. */
  readonly phase: Clauses;
  /** The main phase begins. */
  readonly mainPhase: Clauses;
  /** The turn player takes an action of the main phase, or ends the phase. */
  readonly mainPhaseAction: Clauses;
  readonly mainPhaseEnds: Clauses;
  /** The steps of a battle come in their order. */
  readonly battleStep: Clauses;
  /** The clauses say which cards can attack and be attacked, and in which states. */
  readonly attackers: Clauses;
  readonly targets: Clauses;
  /** An effect lets a card attack active cards. */
  readonly attacksActive: Clauses;
  /** An effect requires a payment for an attack. */
  readonly attackPayment: Clauses;
  /** The powers are compared, and the attacker wins or loses. If it wins, the attacked card or player is defeated. */
  readonly powersCompared: Clauses;
  readonly attackerWins: Clauses;
  readonly attackerLoses: Clauses;
  readonly attackedIsDefeated: Clauses;
  /** A card that is not in play cannot be attacked. */
  readonly targetNotInPlay: Clauses;
  /**
   * Effects trigger at the end of a battle, and effects that last for the battle end: those of the turn player, then
   * those of the other player.
   */
  readonly effectsAtEndOfBattle: Clauses;
  readonly battleEndsForTurnPlayer: Clauses;
  readonly battleEndsForOther: Clauses;
  /** An effect that would last for a battle does not begin outside of one. */
  readonly noBattleToLast: Clauses;
  /** A card is kept from an effect because effects do not affect it. */
  readonly unaffected: Clauses;
  /** An effect goes on reading a card as it was before it left. */
  readonly lastInformation: Clauses;

  /** The card has become a new object, so effects on the old one no longer apply. */
  readonly newObject: Clauses;
  /** Cards go to the discard piles of their owners. */
  readonly trash: Clauses;
  /** The owner of a card is the player in whose deck it began. */
  readonly owner: Clauses;
}

export type Clauses = readonly string[];

/**
 * What a predicate answers: false, or the clauses by which it is true. `true` alone is decided by no clause. Procedures
 * cite the clauses (`g.citing`), readers note them (`g.consulting`); a predicate itself writes nothing.
 */
export type CitedAnswer = boolean | Clauses;

/** Answers a point that cannot come up in a game. */
export const NEVER: Clauses = [];
