/** The entries of the rule table that the sections of the rulebook define, and the lists to which sections add rows. */
import type { PlayerId } from '../../schemas/common';
import type { RuleRow } from '../kernel/procedures/rule-processing';
import type { Procedure } from '../kernel/state';
import { combineSections, type Sections } from '../kernel/procedures/tables';
import { gameOutline } from './01-game-outline';
import { permissions } from './01-permissions';
import { cardData } from './02-card-data';
import { triggerIcons } from './02-trigger-icons';
import { ownersAndMasters } from './03-owners-and-masters';
import { circles } from './04-circles';
import { visibility } from './04-visibility';
import { atOnceOfZones, redirectionsOfZones, zones, type AtOnce, type Redirection } from './04-zones';
import { information, lentInBattle, type RuleValue } from './05-information';
import { calls } from './06-calls';
import { dresses, dressesInMainPhase } from './06-dress';
import { callsOfGGuardians, gGuardians } from './06-g-guardians';
import { legions, powerOfMate } from './06-legion';
import { rides } from './06-rides';
import { atOnceOfStrides, redirectionsOfStrides, strideSkills, stridesInMainPhase } from './06-stride-skills';
import { powerOfHeart, returnGHearts, returnGUnits, returns, rowsOfStrides, strides } from './06-stride';
import { activations } from './07-activations';
import { attackActions } from './07-attack-actions';
import { deckActions } from './07-deck-actions';
import { dominations, endDominationsOfTurn, redirectionsOfDominated } from './07-dominate';
import { gauge, rowsOfGauge } from './07-gauge';
import { atOnceOfLocks, endOfLocks, lockAndDelete, powerOfDeleted, turnUpField } from './07-lock-and-delete';
import { alchemagic } from './07-alchemagic';
import { icons } from './07-icons';
import { looks } from './07-looks';
import { moves } from './07-moves';
import { switches } from './07-switches';
import { playerStates } from './07-player-states';
import { timeLeaps } from './07-time-leap';
import { decks } from './08-decks';
import { preparation } from './08-preparation';
import { endPhase } from './09-end-phase';
import { mainPhase, mainPhaseRows, type PlayRows } from './09-main-phase';
import { phases } from './09-phases';
import { attackSteps } from './10-attack-step';
import { closeSteps } from './10-close-step';
import { damageSteps } from './10-damage-step';
import { driveSteps } from './10-drive-step';
import { guardStepRows, guardSteps } from './10-guard-step';
import { abilities } from './11-abilities';
import { checkTimings } from './11-check-timing';
import { replacements } from './11-replacement';
import { sources } from './11-sources';
import { effectTerms } from './12-effect-terms';
import { playing, playsInGuardStep, playsInMainPhase, type Resolution } from './11-playing';
import { cardNames } from './12-card-names';
import { repetitions } from './12-for-each';
import { rowsOfRules, ruleActions } from './13-rule-actions';
import { atOnceOfHarmony, endHarmoniesOfTurn, harmonies } from './14-harmony';
import { keywordsOfUnits } from './14-automatic';
import { automaticKeywords } from './14-automatic-keywords';
import { chargesEnd, endStatesOfTurn, hollowedUnitsLeave, statesOfUnits } from './14-automatic-states';
import { driveAndBoost, driveOfIcons } from './14-drive-and-boost';
import { atOnceOfPseudoCards, pseudoCards, redirectionsOfPseudoCards, rowsOfPseudoCards } from './15-pseudo-cards';
import { atOnceOfMarkers, recordMarkers, redirectionsOfMarkers } from './15-record-markers';
import { atOnceOfGifts, gifts, valuesOfGifts } from './16-gifts';
import { activationConditions } from './14-activation';
import { regalisPiece, resolutionOfSpentRegalisPiece } from './14-regalis-piece';
import { resolutionOfSeekMate, seekMates } from './14-seek-mate';
import { friends } from './14-lasting';
import { homares } from './14-homare';
import { rescues } from './14-rescue';
import { glitters } from './14-glitter';
import { successes } from './14-success';
import { waves } from './14-wave';
import { astralPlanes, endAstralPlanes, redirectionsOfAstralPlanes, rowsOfAstralPlanes } from './17-astral-plane';
import { gyzeCards, redirectionsOfGyze } from './17-gyze';
import { arms, rowsOfArms } from './17-arms';
import { atOnceOfMusic, endMusic, music } from './17-music';
import { prisonsAndBases, rowsOfPrisons } from './17-prison-and-base';
import { songs } from './17-songs';
import { voelundr } from './17-voelundr';
import { loops } from './18-loops';
import { miscellaneous } from './18-miscellaneous';
import { setUnits } from './18-set-units';
import type { VgGame } from './game';
import type { Section } from './packs';
import { hooks } from './hooks';

/** Lists of rows from several sections. */
const lists = {
  /** 4: where the rules send a card, each after the one before it. */
  redirections: [
    redirectionsOfZones.rideDeckCards,
    redirectionsOfZones.gVanguards,
    redirectionsOfGyze.gyzeUnits,
    redirectionsOfAstralPlanes.checkedCards,
    redirectionsOfStrides.ultimateStriders,
    redirectionsOfZones.ordersToCircles,
    redirectionsOfPseudoCards.toEffectiveZones,
    redirectionsOfPseudoCards.removedPseudoCards,
    redirectionsOfPseudoCards.pseudoCardsToCircles,
    redirectionsOfMarkers.markersElsewhere,
    redirectionsOfDominated.ownersZones,
    redirectionsOfDominated.circlesOfOwners,
    redirectionsOfZones.zonesOfOwners,
  ] as readonly Redirection[],
  /** What follows before any check timing (4.4.2.2, 7.30.4, 7.30.5.2, 15.2.4.2.1, 17.4.4). */
  atOnce: [
    atOnceOfZones.gUnitsThatLeft,
    atOnceOfStrides.ultimateReturned,
    atOnceOfLocks.turnedUp,
    atOnceOfLocks.newlyLocked,
    atOnceOfPseudoCards.erasure,
    atOnceOfMarkers.ofUnits,
    atOnceOfGifts.lostCircles,
    atOnceOfMusic.onCircles,
    atOnceOfHarmony.ofUnits,
  ] as readonly AtOnce[],
  /** 13, in this order. */
  ruleRows: [
    rowsOfRules.losing,
    rowsOfRules.leaderlessMates,
    rowsOfRules.overloadedLegions,
    rowsOfRules.overloadedVanguards,
    rowsOfRules.overloadedMates,
    rowsOfRules.overloadedRearGuards,
    rowsOfRules.illegalGuardians,
    rowsOfStrides.heartsOnly,
    rowsOfRules.noVanguard,
    rowsOfRules.damageApplication,
    rowsOfPseudoCards.erasure,
    rowsOfRules.illegalTrigger,
    rowsOfRules.illegalInOrderArea,
    rowsOfRules.illegalOrder,
    rowsOfAstralPlanes.illegalUnits,
    rowsOfAstralPlanes.lockedCards,
    rowsOfPrisons.prisons,
    rowsOfPrisons.bases,
    rowsOfArms.armsOfOneName,
    rowsOfArms.armsWithAnotherBearer,
    rowsOfArms.armsWithoutBearer,
    rowsOfGauge.gaugeOfSeveral,
    rowsOfGauge.illegalGauge,
    rowsOfRules.damageResolution,
  ] as readonly RuleRow<never>[] as readonly RuleRow[],
  /** 11.9: what rules add to the values of cards. */
  ruleValues: [
    lentInBattle,
    driveOfIcons,
    powerOfHeart,
    powerOfMate,
    powerOfDeleted,
    valuesOfGifts,
  ] as readonly RuleValue[],
  /** 14: abilities that are carried out in ways of their own. */
  resolutions: [resolutionOfSeekMate, resolutionOfSpentRegalisPiece] as readonly Resolution[],
  mainPhaseRows: { ...mainPhaseRows, ...dressesInMainPhase, ...stridesInMainPhase, ...playsInMainPhase } as PlayRows,
  guardStepRows: { ...guardStepRows, ...callsOfGGuardians, ...playsInGuardStep } as PlayRows,
  /** 9.11.1 to 9.11.5 */
  beforeEndOfTurn: [returnGUnits, returnGHearts, turnUpField, endMusic, endAstralPlanes] as readonly ((
    g: VgGame,
    player: PlayerId,
  ) => Procedure)[],
  /** 10.8.1.1, 9.11.7: what comes with the end, before abilities that wait for it are resolved. */
  atEndOfBattle: [chargesEnd] as readonly ((g: VgGame) => Procedure)[],
  atEndOfTurn: [hollowedUnitsLeave] as readonly ((g: VgGame) => Procedure)[],
  /** 9.11.8: what ends beside the effects that last until the end of the turn. */
  endAtTurnEnd: [endDominationsOfTurn, endStatesOfTurn, endHarmoniesOfTurn] as readonly ((g: VgGame) => void)[],
} satisfies Section<'ruleRows'>;

const tables = [
  hooks,
  lists,
  gameOutline,
  permissions,
  triggerIcons,
  cardData,
  ownersAndMasters,
  circles,
  zones,
  visibility,
  information,
  calls,
  rides,
  strides,
  strideSkills,
  returns,
  gGuardians,
  legions,
  dresses,
  gauge,
  dominations,
  timeLeaps,
  lockAndDelete,
  endOfLocks,
  deckActions,
  looks,
  switches,
  activations,
  attackActions,
  moves,
  playerStates,
  icons,
  alchemagic,
  decks,
  preparation,
  phases,
  mainPhase,
  endPhase,
  attackSteps,
  guardSteps,
  driveSteps,
  damageSteps,
  closeSteps,
  checkTimings,
  playing,
  replacements,
  sources,
  abilities,
  effectTerms,
  cardNames,
  repetitions,
  activationConditions,
  ruleActions,
  driveAndBoost,
  automaticKeywords,
  keywordsOfUnits,
  statesOfUnits,
  seekMates,
  regalisPiece,
  harmonies,
  successes,
  waves,
  glitters,
  homares,
  friends,
  rescues,
  pseudoCards,
  recordMarkers,
  gifts,
  gyzeCards,
  astralPlanes,
  music,
  prisonsAndBases,
  songs,
  arms,
  voelundr,
  loops,
  miscellaneous,
  setUnits,
] as const;

export const sections: Sections<typeof tables> = combineSections(tables);
