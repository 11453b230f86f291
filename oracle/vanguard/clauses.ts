/** Cardfight!! Vanguard: the clauses by which the procedures that games share decide. `NEVER`: the point does not come up. */
import { NEVER, type RulePoints } from '../kernel/clauses';

export const clauses: RulePoints = {
  /** Both players choose, or both do something: the clause says who is first. */
  choosers: ['1.3.4'],
  actors: ['1.3.4'],
  /** An action whose number of repetitions is below one is not carried out. */
  noRepetition: ['1.3.2.2'],
  /** A player chooses a number. With "up to" the card sets no minimum. */
  number: ['1.3.5'],
  numberUpTo: ['1.3.5.1'],

  /** Nobody sees the cards of a deck. */
  secretDeck: ['4.5.2'],
  /** A deck is shuffled. */
  shuffle: ['7.5.1', '7.12.1'],
  /** A player sees their own hand, but not the opponent's. */
  ownHand: ['4.6.2'],
  othersHand: ['4.6.2'],
  /** Both players may count the cards of an area. */
  cardCount: ['4.1.4'],

  /** A player draws the top card of the deck. */
  draw: ['7.6.4', '7.6.1'],
  /** Several cards are drawn one after the other. */
  drawOneByOne: ['7.6.2'],
  /** "Draw up to": the player decides how many cards to draw. */
  drawUpTo: ['7.6.3'],
  /** The player may stop before each card. */
  drawUpToStop: ['7.6.3.2'],
  /** The player continues and draws one more card. */
  drawUpToNext: ['7.6.3.3'],
  /** The player is asked again after each card. */
  drawUpToAgain: ['7.6.3.4'],

  /** A procedure deals damage. */
  damage: ['7.35.1'],
  /** Damage is dealt one point at a time, each after the point before it is complete. */
  damagePoint: ['13.6.1', '13.6.2'],
  /** Abilities that trigger meanwhile wait until all damage has been dealt. */
  damageFirst: ['13.7.1'],

  /** The cost is paid before the effect is carried out. */
  payment: ['11.7.1'],
  /** The parts of a cost are paid in their order. */
  paymentInOrder: NEVER,
  /** Effects add to the printed cost. */
  paymentAdded: ['11.7.1.1'],
  /** A cost that cannot be paid in full is not paid at all, and its effect cannot be activated. */
  paymentInFull: ['11.8.2.2', '11.8.11'],
  effectUnpayable: ['11.8.2.2'],
  /** A part of the cost became impossible before it was paid. */
  paymentImpossible: ['11.8.11'],
  /** A replacement effect changed a part of the payment. */
  paymentReplaced: ['11.8.11.1'],
  /** An action that replaces another one must be carried out in full as well. */
  insteadInFull: ['11.10.3'],
  /** A player may decline an effect with a cost. */
  paymentOptional: ['11.8.11.2'],
  /** Cards are rested to pay. */
  restToPay: ['11.7.1'],
  /** A card is not played if its payment was replaced, or if an effect forbids it. */
  playUnpaid: ['11.8.2.2'],
  playForbidden: ['1.3.3'],

  /** An effect or a battle K.O.'s cards. Cards that cannot be K.O.'d stay. */
  koEvent: ['7.18.1'],
  ko: ['7.18.1'],
  safeFromKo: ['1.3.3'],

  /** Effects add conditions to those of the text. */
  conditionsAdded: ['11.4.3'],
  /** The conditions of an effect are already not met when it would be activated. */
  conditionsUnmet: ['11.4.3'],
  /** A player may decline an effect only if its text offers a choice. */
  optional: ['11.8.11.2'],
  /** An effect is activated, up to the payment of its cost. */
  activation: ['11.8.2.1'],
  /** A player activates an ability at a time that the rules allow. */
  activatedAbility: ['9.9.2.4'],
  /** An effect counts as activated whatever comes of it. */
  activated: ['11.8.2.2'],
  /** An effect resolves from the top of its text to the end. */
  resolution: ['11.8.3.1'],
  /** Several sentences are carried out in their order. */
  resolutionInOrder: ['11.8.3.1.1'],
  /** The effect of a card in play resolves. */
  resolutionInPlay: ['11.4.4'],
  /** Abilities that the effect triggers wait until it has resolved. */
  resolutionFirst: ['11.8.10'],
  /** A sentence is impossible, and the next one is carried out nevertheless. */
  resolutionContinues: ['1.3.2', '11.8.4.1.3'],
  /** An "if" condition is checked when its sentence comes up. `ifUnmet`: it does not hold then. */
  ifClause: ['11.2.2', '11.4.3'],
  ifUnmet: ['11.2.2', '11.4.2'],
  /** "If you do" needs the action before it to have been carried out as it is written. */
  ifYouDo: ['11.2.4', '11.8.11.1'],

  /** Abilities of both players wait, or several of one player: the clauses say which come first. */
  pendingOfBoth: ['11.6.1.4', '11.6.1.5'],
  pendingOfOne: ['11.8.10.1'],

  /**
   * An ability has a limit per turn (`limit`), which may be reached. Another copy of the card has its own limit, and so
   * has the card once it has become a new one.
   */
  limit: ['12.3.1.1.1'],
  limitReached: ['12.3.1.1.1'],
  limitPerCard: ['12.3.1.1.1'],
  limitOfNewCard: ['4.1.8'],
  /** The use counts although the cost was not paid. */
  limitUsedUnpaid: NEVER,

  /** An effect forbids something. */
  prohibition: ['1.3.3'],

  /** The card that stands for its player is not moved. */
  leaderStays: NEVER,

  /** Several replacements could apply to the same event. */
  replacementOrder: ['11.10.2', '11.10.2.1', '11.10.2.2'],
  /** A replacement that could not be carried out does not apply. */
  replacementImpossible: ['11.10.3'],
  /** A replacement applies once to the same event. */
  replacementOnce: ['11.10.2.3'],
  /**
   * A replacement covers all cards that the event would affect at that moment. `replacementDeclined`: its player does
   * not apply it.
   */
  replacementCovers: ['11.10.1', '11.10.2.3'],
  replacementDeclined: ['11.10.3'],
  /** The owner of the replacement carries out its action, not the player of the effect in which it applies. */
  replacementOwner: ['3.2.2.5'],
  /** Applying a replacement activates it: an effect can forbid that, and it can happen inside another replacement. */
  replacementActivated: NEVER,
  /** The text in which the replacement applied continues afterwards. */
  replacementContinues: ['11.10.1'],
  /** An effect that is activated during a replacement is a new event, to which replacements can apply again. */
  replacementOfNewEvent: ['11.10.2.3'],
  /** What an effect would give is replaced by another amount. */
  replacementOfAmount: ['11.3.1.3.3'],

  /** Nobody can stop the loop. */
  loopEndless: ['18.1.1.1'],
  /** The loop would end by itself, so it is not infinite. */
  loopEnds: NEVER,
  /** One player can stop the loop, or both can. */
  loopOfOne: ['18.1.1.2'],
  loopOfBoth: ['18.1.1.3'],
  /** A loop that was stopped may not be started again. */
  loopRestart: ['18.1.1.2'],
  /** Continuous effects undo and redo each other without end. */
  continuousEndless: NEVER,
  /** Continuous effects that change each other are applied until nothing changes. */
  continuousDependency: ['11.9.3'],
  /** A negated ability does nothing, but an ability that the card has gained still works. */
  negationLost: ['7.14.2'],
  negationKept: ['7.14.1'],

  /** A text that names no zone means these zones. */
  defaultZones: ['2.9.3.1.1', '4.8.2', '4.10.1'],
  /**
   * A text says how many cards are chosen, exactly or "up to" a number. `hiddenChoice`: the cards are not visible to
   * both players.
   */
  choice: ['11.8.4', '11.8.4.1', '11.8.4.1.2'],
  upTo: ['11.8.4.1.1'],
  hiddenChoice: ['11.8.4.1.4'],
  /**
   * A text says "as many as possible". `shortfall`: fewer are chosen because of what hidden cards are, and everybody
   * sees these.
   */
  asMany: ['1.3.2.4'],
  shortfall: ['1.3.2.4.1'],
  /** A player chooses which parts of a text are carried out. */
  choiceOfParts: ['11.8.11.1.1'],
  /**
   * A card that an effect names is revealed when it moves between secret areas. `arrange`: a player chooses the order
   * of cards that are placed together.
   */
  revealNamed: ['7.10.3'],
  arrange: ['4.1.9'],

  /**
   * If a card would be rested and set active at once, it is rested. `noChange`: a card that already has the state does
   * not change.
   */
  restBeatsActive: NEVER,
  noChange: ['1.3.2.1'],
  /** Cards are active or rested in some zones. */
  cardStates: ['7.2.1'],
  /** Cards are set active at the beginning of a turn. */
  refresh: ['9.2.2'],
  /** Effects that last until a player's next turn end. */
  untilNextTurn: NEVER,

  /** A player looks at cards (`look`), the look ends, a reveal ends, or a player searches a deck. */
  look: ['7.7.1'],
  lookEnds: ['7.7.1'],
  revealEnds: ['7.10.3.1'],
  searchDeck: ['7.11.1', '7.11.2'],

  /** A player concedes. No card can forbid, order or replace that. */
  concession: ['1.2.4'],
  concessionUnaffected: ['1.2.4.1'],
  /** An effect says who wins or loses the game. `defeatReplaced`: a replacement applied to a defeat. */
  winByEffect: ['1.2.5'],
  defeatReplaced: ['1.3.1'],
  /** A player has lost, and the opponent wins. */
  defeat: ['13.2.1', '1.2.2'],
  /** A deck without cards is a defeat. */
  deckIsEmpty: ['13.2.3', '1.2.2.2'],
  /** The game has two players, so a player has one opponent. */
  otherPlayer: ['1.2.1', '1.1.1'],

  /** A player presents a deck. */
  deckPresented: ['8.1.2'],
  /** Chance decides who chooses the turn order. */
  lot: ['8.2.1.6'],
  /** A deck holds cards of these categories, and at most so many copies of each. */
  deckCategories: ['8.1.5'],
  deckCopies: ['8.1.6', '8.1.6.1', '8.1.6.3'],
  /** The text of a card sets its own limit of copies. */
  deckLimits: ['8.1.3'],
  /** The player whom chance has chosen decides who goes first. */
  turnOrder: ['8.2.1.6.1'],

  /** A player draws the opening hand. `openingHandShort`: the deck has too few cards for it. */
  openingHand: ['8.2.1.8'],
  openingHandShort: NEVER,
  /** A player may redraw the opening hand once. `redrawn`: the player does so. */
  redraw: ['8.2.1.8'],
  redrawn: ['8.2.1.8'],
  /** Cards of a pile such as the Life are secret if they lie face down, and open if they lie face up. */
  secretPile: NEVER,
  openInPile: NEVER,
  /** Life is laid out from the deck. */
  lifeLaidOut: NEVER,

  /** The turn ends, and the other player's turn begins. */
  turnPassed: ['9.11.9'],

  /** The phases of a turn come in their order. */
  phase: ['9.1.2'],
  /** The main phase begins. */
  mainPhase: ['9.9.2'],
  /** The turn player takes an action of the main phase, or ends the phase. */
  mainPhaseAction: ['9.9.2'],
  mainPhaseEnds: ['9.9.2.6'],
  /** The steps of a battle come in their order. */
  battleStep: ['10.1.1'],
  /** The clauses say which cards can attack and be attacked, and in which states. */
  attackers: ['10.4.1.3'],
  targets: ['10.4.1.6'],
  /** An effect lets a card attack active cards. */
  attacksActive: NEVER,
  /** An effect requires a payment for an attack. */
  attackPayment: ['1.3.1'],
  /** The powers are compared, and the attacker wins or loses. If it wins, the attacked card or player is defeated. */
  powersCompared: ['10.7.1.2'],
  attackerWins: ['10.7.1.6'],
  attackerLoses: ['10.7.1.7'],
  attackedIsDefeated: ['10.7.1.10'],
  /** A card that is not in play cannot be attacked. */
  targetNotInPlay: ['10.4.1.7.1'],
  /**
   * Effects trigger at the end of a battle, and effects that last for the battle end: those of the turn player, then
   * those of the other player.
   */
  effectsAtEndOfBattle: ['10.8.1.1'],
  battleEndsForTurnPlayer: ['10.8.1.2'],
  battleEndsForOther: ['10.8.1.2'],
  /** An effect that would last for a battle does not begin outside of one. */
  noBattleToLast: ['11.3.1.2.1'],
  unaffected: ['12.5.1'],
  lastInformation: ['11.11.1'],

  /** The card has become a new object, so effects on the old one no longer apply. */
  newObject: ['4.1.8'],
  /** Cards go to the discard piles of their owners. */
  trash: ['4.1.12'],
  /** The owner of a card is the player in whose deck it began. */
  owner: ['3.2.1', '4.1.12'],
};
