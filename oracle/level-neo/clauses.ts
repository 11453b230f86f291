/** LEVEL.NEO: the clauses by which the procedures that games share decide. Of most of them its short rulebook says nothing. */
import { NEVER, type RulePoints } from '../kernel/clauses';

export const clauses: RulePoints = {
  draw: NEVER,
  drawOneByOne: NEVER,
  drawUpTo: NEVER,
  drawUpToStop: NEVER,
  drawUpToNext: NEVER,
  drawUpToAgain: NEVER,

  damage: NEVER,
  damagePoint: NEVER,
  damageFirst: NEVER,

  payment: NEVER,
  paymentInOrder: NEVER,
  paymentAdded: NEVER,
  paymentInFull: NEVER,
  effectUnpayable: NEVER,
  paymentImpossible: NEVER,
  paymentReplaced: NEVER,
  insteadInFull: NEVER,
  paymentOptional: NEVER,
  restToPay: NEVER,

  conditionsAdded: NEVER,
  conditionsUnmet: NEVER,
  optional: NEVER,
  activation: NEVER,
  activated: NEVER,
  resolution: NEVER,
  resolutionInOrder: NEVER,
  resolutionInPlay: NEVER,
  resolutionFirst: NEVER,
  resolutionGoesOn: NEVER,
  ifYouDo: NEVER,

  pendingOfBoth: NEVER,
  pendingOfOne: NEVER,

  limit: NEVER,
  limitReached: NEVER,
  limitPerCard: NEVER,
  limitOfNewCard: NEVER,
  limitUsedUnpaid: NEVER,

  prohibition: NEVER,

  replacementOrder: NEVER,
  replacementImpossible: NEVER,
  replacementOnce: NEVER,
  replacementCovers: NEVER,
  replacementDeclined: NEVER,
  replacementOwner: NEVER,
  replacementActivated: NEVER,
  replacementGoesOn: NEVER,
  replacementOfNewEvent: NEVER,

  loopEndless: NEVER,
  loopEnds: NEVER,
  loopOfOne: NEVER,
  loopOfBoth: NEVER,
  loopRestart: NEVER,
  continuousEndless: NEVER,
  continuousDependency: NEVER,
  negationLost: NEVER,
  negationKept: NEVER,

  zonesMeant: NEVER,
  choice: NEVER,
  upTo: NEVER,
  hiddenChoice: NEVER,
  revealNamed: NEVER,
  arrange: NEVER,

  restBeatsActive: NEVER,
  noChange: NEVER,
  refresh: ['4-2-3'],

  look: NEVER,
  lookEnds: NEVER,
  revealEnds: NEVER,
  searchDeck: NEVER,

  lot: ['3-1'],
  turnOrder: ['3-2'],

  phase: ['4-1'],
  mainPhase: NEVER,
  battleStep: ['4-4-1'],

  newObject: NEVER,
  owner: NEVER,
  trash: NEVER,
};
