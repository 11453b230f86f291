/** One Piece Card Game: the clauses by which the procedures that games share decide. */
import { NEVER, type RulePoints } from '../kernel/clauses';

export const clauses: RulePoints = {
  draw: ['4-5-1', '4-5-2'],
  drawOneByOne: ['4-5-3'],
  drawUpTo: ['4-5-4'],
  drawUpToStop: ['4-5-4-1', '4-8-2'],
  drawUpToNext: ['4-5-4-2'],
  drawUpToAgain: ['4-5-4-3'],

  damage: ['4-6-2'],
  damagePoint: ['4-6-2-2'],
  damageFirst: ['8-6-2'],

  payment: ['1-3-9-2', '8-3-1'],
  paymentInOrder: ['8-3-1-1'],
  paymentAdded: ['8-3-1-2'],
  paymentInFull: ['8-3-1-3'],
  effectUnpayable: ['8-4-1-3'],
  paymentImpossible: ['8-3-1-3-1'],
  paymentReplaced: ['8-3-1-7'],
  insteadInFull: ['8-1-3-4-5'],
  paymentOptional: ['8-3-1-4'],
  restToPay: ['3-9-2'],

  conditionsAdded: ['8-3-2-2'],
  conditionsUnmet: ['8-4-1-1'],
  optional: ['8-1-2'],
  activation: ['8-4-1', '8-4-1-2', '8-4-1-3'],
  activated: ['8-4-1-4'],
  resolution: ['8-4-1-5', '8-4-6'],
  resolutionInOrder: ['1-3-7', '2-8-3'],
  resolutionInPlay: ['8-4-3'],
  resolutionFirst: ['8-6-3'],
  resolutionGoesOn: ['4-10-2'],
  ifYouDo: ['4-10-1'],

  pendingOfBoth: ['8-6-1'],
  pendingOfOne: ['8-6-1-1'],

  limit: ['10-2-13-1'],
  limitReached: ['10-2-13-3'],
  limitPerCard: ['10-2-13-2'],
  limitOfNewCard: ['10-2-13-4'],
  limitUsedUnpaid: ['10-2-13-5'],

  prohibition: ['1-3-3'],

  replacementOrder: ['8-1-3-4-2'],
  replacementImpossible: ['8-1-3-4-5'],
  replacementOnce: ['8-1-3-4-3'],
  replacementCovers: ['8-1-3-4-4'],
  replacementDeclined: ['8-1-3-4-1'],
  replacementOwner: ['8-1-3-4-7'],
  replacementActivated: ['8-1-3-4-6'],
  replacementGoesOn: ['8-1-3-4-4-1'],
  replacementOfNewEvent: ['8-1-3-4-3'],

  loopEndless: ['11-1-1-1'],
  loopEnds: ['11-1-1-1', '11-1-1-2'],
  loopOfOne: ['11-1-1-2'],
  loopOfBoth: ['11-1-1-3'],
  loopRestart: ['11-1-1-2'],
  continuousEndless: ['8-1-3-3-5'],
  continuousDependency: ['8-1-3-3-5'],
  negationLost: ['8-2-1-1'],
  negationKept: ['8-2-4'],

  zonesMeant: ['3-1-2'],
  choice: ['8-4-4', '8-4-4-1'],
  upTo: ['4-8-1'],
  hiddenChoice: ['8-4-4-2'],
  revealNamed: ['11-2-1'],
  arrange: ['3-1-7', '3-1-8'],

  restBeatsActive: ['1-3-8'],
  noChange: ['1-3-2-1'],
  refresh: ['6-2-4'],

  look: ['11-3-1', '11-3-2'],
  lookEnds: ['11-3-3'],
  revealEnds: ['11-2-2'],
  searchDeck: ['8-4-4-4'],

  lot: ['5-2-1-4'],
  turnOrder: ['5-2-1-5'],

  phase: ['6-1-1', '6-1-2'],
  mainPhase: ['6-5-1'],
  battleStep: NEVER,

  newObject: ['3-1-6'],
  owner: ['4-2-1-1'],
  trash: ['3-5-2', '3-1-3'],
};
