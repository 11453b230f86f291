/** Battle Spirits: the clauses by which the procedures that games share decide. `NEVER`: the point does not come up. */
import { NEVER, type RulePoints } from '../kernel/clauses';

export const clauses: RulePoints = {
  /** Both players choose, or both do something: the clause says who is first. */
  choosers: ['FAQ-8-5'],
  actors: ['8-2-1'],
  /** An action whose number of repetitions is below one is not carried out. */
  noRepetition: NEVER,
  /** A player chooses a number. With "up to" the card sets no minimum. */
  number: NEVER,
  numberUpTo: NEVER,

  /** Nobody sees the cards of a deck. */
  secretDeck: ['2-6-3'],
  /** A deck is shuffled. */
  shuffle: ['2-6-3'],
  /** A player sees their own hand, but not the opponent's. */
  ownHand: ['2-6-8'],
  othersHand: ['2-6-8'],
  /** Both players may count the cards of an area. */
  cardCount: NEVER,

  /** A player draws the top card of the deck. */
  draw: ['4-5-1', 'FAQ-11-10'],
  /** Several cards are drawn one after the other. */
  drawOneByOne: NEVER,
  /** "Draw up to": the player decides how many cards to draw. */
  drawUpTo: NEVER,
  /** The player may stop before each card. */
  drawUpToStop: NEVER,
  /** The player continues and draws one more card. */
  drawUpToNext: NEVER,
  /** The player is asked again after each card. */
  drawUpToAgain: NEVER,

  /** A procedure deals damage. */
  damage: NEVER,
  /** Damage is dealt one point at a time, each after the point before it is complete. */
  damagePoint: NEVER,
  /** Abilities that trigger meanwhile wait until all damage has been dealt. */
  damageFirst: NEVER,

  /** The cost is paid before the effect is carried out. */
  payment: ['6-1-1'],
  /** The parts of a cost are paid in their order. */
  paymentInOrder: NEVER,
  /** Effects add to the printed cost. */
  paymentAdded: NEVER,
  /** A cost that cannot be paid in full is not paid at all, and its effect cannot be activated. */
  paymentInFull: ['FAQ-3-2-2'],
  effectUnpayable: ['FAQ-1-5-2'],
  /** A part of the cost became impossible before it was paid. */
  paymentImpossible: NEVER,
  /** A replacement effect changed a part of the payment. */
  paymentReplaced: NEVER,
  /** An action that replaces another one must be carried out in full as well. */
  insteadInFull: NEVER,
  /** A player may decline an effect with a cost. */
  paymentOptional: ['FAQ-1-2'],
  /** Cards are rested to pay. */
  restToPay: NEVER,
  /** A card is not played if its payment was replaced, or if an effect forbids it. */
  playUnpaid: NEVER,
  playForbidden: NEVER,

  /** An effect or a battle K.O.'s cards. Cards that cannot be K.O.'d stay. */
  koEvent: NEVER,
  ko: NEVER,
  safeFromKo: NEVER,

  /** Effects add conditions to those of the text. */
  conditionsAdded: NEVER,
  /** The conditions of an effect are already not met when it would be activated. */
  conditionsUnmet: ['24-2-2'],
  /** A player may decline an effect only if its text offers a choice. */
  optional: ['FAQ-1-2'],
  /** An effect is activated, up to the payment of its cost. */
  activation: ['24-2-1'],
  /** A player activates an ability at a time that the rules allow. */
  activatedAbility: ['24-2-1'],
  /** An effect counts as activated whatever comes of it. */
  activated: NEVER,
  /** An effect resolves from the top of its text to the end. */
  resolution: ['24-2-1'],
  /** Several sentences are carried out in their order. */
  resolutionInOrder: NEVER,
  /** The effect of a card in play resolves. */
  resolutionInPlay: NEVER,
  /** Abilities that the effect triggers wait until it has resolved. */
  resolutionFirst: ['FAQ-1-7-2'],
  /** A sentence is impossible, and the next one is carried out nevertheless. */
  resolutionContinues: NEVER,
  /** An "if" condition is checked when its sentence comes up. `ifUnmet`: it does not hold then. */
  ifClause: NEVER,
  ifUnmet: NEVER,
  /** "If you do" needs the action before it to have been carried out as it is written. */
  ifYouDo: ['FAQ-1-6'],

  /** Abilities of both players wait, or several of one player: the clauses say which come first. */
  pendingOfBoth: ['24-3-2', '24-3-3'],
  pendingOfOne: ['24-3-2'],

  /**
   * An ability has a limit per turn (`limit`), which may be reached. Another copy of the card has its own limit, and so
   * has the card once it has become a new one.
   */
  limit: ['FAQ-1-9-1'],
  limitReached: NEVER,
  limitPerCard: ['FAQ-1-9-1'],
  limitOfNewCard: ['21-6-5'],
  /** The use counts although the cost was not paid. */
  limitUsedUnpaid: NEVER,

  /** An effect forbids something. */
  prohibition: ['FAQ-1-3'],

  /** The card that stands for its player is not moved. */
  leaderStays: NEVER,

  /** Several replacements could apply to the same event. */
  replacementOrder: NEVER,
  /** A replacement that could not be carried out does not apply. */
  replacementImpossible: NEVER,
  /** A replacement applies once to the same event. */
  replacementOnce: NEVER,
  /**
   * A replacement covers all cards that the event would affect at that moment. `replacementDeclined`: its player does
   * not apply it.
   */
  replacementCovers: NEVER,
  replacementDeclined: NEVER,
  /** The owner of the replacement carries out its action, not the player of the effect in which it applies. */
  replacementOwner: NEVER,
  /** Applying a replacement activates it: an effect can forbid that, and it can happen inside another replacement. */
  replacementActivated: NEVER,
  /** The text in which the replacement applied continues afterwards. */
  replacementContinues: NEVER,
  /** An effect that is activated during a replacement is a new event, to which replacements can apply again. */
  replacementOfNewEvent: NEVER,
  /** What an effect would give is replaced by another amount. */
  replacementOfAmount: NEVER,

  /** Nobody can stop the loop. */
  loopEndless: NEVER,
  /** The loop would end by itself, so it is not infinite. */
  loopEnds: NEVER,
  /** One player can stop the loop, or both can. */
  loopOfOne: NEVER,
  loopOfBoth: NEVER,
  /** A loop that was stopped may not be started again. */
  loopRestart: NEVER,
  /** Continuous effects undo and redo each other without end. */
  continuousEndless: NEVER,
  /** Continuous effects that change each other are applied until nothing changes. */
  continuousDependency: ['24-3-1'],
  /** A negated ability does nothing, but an ability that the card has gained still works. */
  negationLost: ['FAQ-1-4-2'],
  negationKept: NEVER,

  /** A text that names no zone means these zones. */
  defaultZones: ['16-3-4', '17-4-3'],
  /**
   * A text says how many cards are chosen, exactly or "up to" a number. `hiddenChoice`: the cards are not visible to
   * both players.
   */
  choice: ['FAQ-5-1', 'FAQ-5-3', 'FAQ-5-4-1'],
  upTo: ['FAQ-5-2'],
  hiddenChoice: NEVER,
  /**
   * A text says "as many as possible". `shortfall`: fewer are chosen because of what hidden cards are, and everybody
   * sees these.
   */
  asMany: NEVER,
  shortfall: NEVER,
  /** A player chooses which parts of a text are carried out. */
  choiceOfParts: NEVER,
  /**
   * A card that an effect names is revealed when it moves between secret areas. `arrange`: a player chooses the order
   * of cards that are placed together.
   */
  revealNamed: NEVER,
  arrange: NEVER,

  /**
   * If a card would be rested and set active at once, it is rested. `noChange`: a card that already has the state does
   * not change.
   */
  restBeatsActive: NEVER,
  noChange: ['FAQ-5-3', 'FAQ-4-4-2'],
  /** Cards are active or rested in some zones. */
  cardStates: ['3-4-5'],
  /** Cards are set active at the beginning of a turn. */
  refresh: ['4-6-1'],
  /** Effects that last until a player's next turn end. */
  untilNextTurn: NEVER,

  /** A player looks at cards (`look`), the look ends, a reveal ends, or a player searches a deck. */
  look: NEVER,
  lookEnds: ['G-9'],
  revealEnds: NEVER,
  searchDeck: NEVER,

  /** A player concedes. No card can forbid, order or replace that. */
  concession: NEVER,
  concessionUnaffected: NEVER,
  /** An effect says who wins or loses the game. `defeatReplaced`: a replacement applied to a defeat. */
  winByEffect: NEVER,
  defeatReplaced: NEVER,
  /** A player has lost, and the opponent wins. */
  defeat: ['1-6-1'],
  /** A deck without cards is a defeat. */
  deckIsEmpty: ['1-6-3'],
  /** The game has two players, so a player has one opponent. */
  otherPlayer: NEVER,

  /** A player presents a deck. */
  deckPresented: NEVER,
  /** Chance decides who chooses the turn order. */
  lot: ['2-6-10'],
  /** A deck holds cards of these categories, and at most so many copies of each. */
  deckCategories: ['23-1-2'],
  deckCopies: ['2-2-5'],
  /** The text of a card sets its own limit of copies. */
  deckLimits: NEVER,
  /** The player whom chance has chosen decides who goes first. */
  turnOrder: ['2-6-10'],

  /** A player draws the opening hand. `openingHandShort`: the deck has too few cards for it. */
  openingHand: ['2-6-7'],
  openingHandShort: NEVER,
  /** A player may redraw the opening hand once. `redrawn`: the player does so. */
  redraw: ['2-6-11', '2-6-12'],
  redrawn: ['2-6-13'],
  /** Cards of a pile such as the Life are secret if they lie face down, and open if they lie face up. */
  secretPile: NEVER,
  openInPile: NEVER,
  /** Life is laid out from the deck. */
  lifeLaidOut: NEVER,

  /** The turn ends, and the other player's turn begins. */
  turnPassed: ['4-2-1', '4-2-5', '4-9-2'],

  /** The phases of a turn come in their order. */
  phase: ['4-2-2'],
  /** The main phase begins. */
  mainPhase: NEVER,
  /** The turn player takes an action of the main phase, or ends the phase. */
  mainPhaseAction: ['4-2-4', '4-7-1', '5-1-1'],
  mainPhaseEnds: ['4-7-2'],
  /** The steps of a battle come in their order. */
  battleStep: NEVER,
  /** The clauses say which cards can attack and be attacked, and in which states. */
  attackers: NEVER,
  targets: NEVER,
  /** An effect lets a card attack active cards. */
  attacksActive: NEVER,
  /** An effect requires a payment for an attack. */
  attackPayment: NEVER,
  /** The powers are compared, and the attacker wins or loses. If it wins, the attacked card or player is defeated. */
  powersCompared: NEVER,
  attackerWins: NEVER,
  attackerLoses: NEVER,
  attackedIsDefeated: NEVER,
  /** A card that is not in play cannot be attacked. */
  targetNotInPlay: NEVER,
  /**
   * Effects trigger at the end of a battle, and effects that last for the battle end: those of the turn player, then
   * those of the other player.
   */
  effectsAtEndOfBattle: NEVER,
  battleEndsForTurnPlayer: NEVER,
  battleEndsForOther: NEVER,
  /** An effect that would last for a battle does not begin outside of one. */
  noBattleToLast: NEVER,
  unaffected: NEVER,
  lastInformation: NEVER,

  /** The card has become a new object, so effects on the old one no longer apply. */
  newObject: NEVER,
  /** Cards go to the discard piles of their owners. */
  trash: NEVER,
  /** The owner of a card is the player in whose deck it began. */
  owner: NEVER,
};
