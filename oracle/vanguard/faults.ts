/** Plausible misreadings, at least one for each testable clause. A scenario of the clause itself must notice each. */
import type { Fault } from '../kernel/session/module';
import { withTitles } from '../kernel/testing/misreadings';
import { outlineFaults } from './faults/01-outline';
import { formFaults } from './faults/01-forms-of-texts';
import { cardDataFaults } from './faults/02-card-data';
import { iconFaults } from './faults/02-trigger-icons';
import { ownerFaults } from './faults/03-owners';
import { circleFaults } from './faults/04-circles';
import { zoneFaults } from './faults/04-zones';
import { informationFaults } from './faults/05-information';
import { callFaults } from './faults/06-calls';
import { dressFaults } from './faults/06-dress';
import { legionFaults } from './faults/06-legion';
import { rideFaults } from './faults/06-rides';
import { strideFaults } from './faults/06-stride';
import { attackActionFaults } from './faults/07-attack-actions';
import { deckActionFaults } from './faults/07-deck-actions';
import { dominateFaults } from './faults/07-dominate';
import { gaugeFaults } from './faults/07-gauge';
import { lockFaults } from './faults/07-lock-and-delete';
import { alchemagicFaults } from './faults/07-alchemagic';
import { iconPaymentFaults } from './faults/07-icons';
import { lookFaults } from './faults/07-looks';
import { activationOfAbilityFaults } from './faults/07-activations';
import { moveFaults } from './faults/07-moves';
import { playerStateFaults } from './faults/07-player-states';
import { retireFaults } from './faults/07-retire-and-damage';
import { deckFaults } from './faults/08-decks';
import { preparationFaults } from './faults/08-preparation';
import { endPhaseFaults } from './faults/09-end-phase';
import { mainPhaseFaults } from './faults/09-main-phase';
import { phaseFaults } from './faults/09-phases';
import { attackStepFaults } from './faults/10-attack-step';
import { closeStepFaults } from './faults/10-close-step';
import { damageStepFaults } from './faults/10-damage-step';
import { driveStepFaults } from './faults/10-drive-step';
import { guardStepFaults } from './faults/10-guard-step';
import { abilityFaults } from './faults/11-abilities';
import { checkTimingFaults } from './faults/11-check-timing';
import { replacementFaults } from './faults/11-replacement';
import { sourceFaults } from './faults/11-sources';
import { effectTermFaults } from './faults/12-effect-terms';
import { playingFaults } from './faults/11-playing';
import { termFaults } from './faults/12-terms';
import { layerFaults } from './faults/11-layers';
import { ruleActionFaults } from './faults/13-rule-actions';
import { activationFaults } from './faults/14-activation';
import { automaticStateFaults } from './faults/14-automatic-states';
import { activationKeywordFaults } from './faults/14-activation-keywords';
import { regalisPieceFaults } from './faults/14-regalis-piece';
import { automaticFaults } from './faults/14-automatic';
import { lastingFaults } from './faults/14-lasting';
import { homareFaults } from './faults/14-homare';
import { rescueFaults } from './faults/14-rescue';
import { driveAndBoostFaults } from './faults/14-drive-and-boost';
import { bloomFaults } from './faults/14-bloom';
import { harmonyFaults } from './faults/14-harmony';
import { successFaults } from './faults/14-success';
import { waveAndGlitterFaults } from './faults/14-wave-and-glitter';
import { loopFaults } from './faults/18-loops';
import { giftFaults } from './faults/16-gifts';
import { groups } from './faults/groups';
import { lastingEffects } from './faults/lasting-effects';
import { overTime } from './faults/over-time';
import { triggers } from './faults/triggers';
import { markerFaults } from './faults/15-markers';
import { tokenFaults } from './faults/15-tokens';
import { astralPlaneFaults } from './faults/17-astral-plane';
import { gyzeFaults } from './faults/17-gyze';
import { armsFaults } from './faults/17-arms';
import { musicFaults } from './faults/17-music';
import { prisonFaults } from './faults/17-prison-and-base';
import { songFaults } from './faults/17-songs';
import { voelundrFaults } from './faults/17-voelundr';
import { miscellaneousFaults } from './faults/18-miscellaneous';
import { setUnitFaults } from './faults/18-set-units';
import { nationFaults } from './faults/B-nations';
import { titles } from './faults/titles';
import type { VgRules } from './game';

export const faults: readonly Fault<VgRules>[] = withTitles(
  [
    ...outlineFaults,
    ...formFaults,
    ...cardDataFaults,
    ...iconFaults,
    ...ownerFaults,
    ...circleFaults,
    ...zoneFaults,
    ...informationFaults,
    ...callFaults,
    ...rideFaults,
    ...dominateFaults,
    ...attackActionFaults,
    ...deckActionFaults,
    ...lookFaults,
    ...activationOfAbilityFaults,
    ...termFaults,
    ...moveFaults,
    ...retireFaults,
    ...playerStateFaults,
    ...deckFaults,
    ...preparationFaults,
    ...phaseFaults,
    ...mainPhaseFaults,
    ...endPhaseFaults,
    ...attackStepFaults,
    ...guardStepFaults,
    ...driveStepFaults,
    ...damageStepFaults,
    ...closeStepFaults,
    ...checkTimingFaults,
    ...layerFaults,
    ...ruleActionFaults,
    ...driveAndBoostFaults,
    ...miscellaneousFaults,
    ...setUnitFaults,
    ...nationFaults,
    ...strideFaults,
    ...legionFaults,
    ...dressFaults,
    ...lockFaults,
    ...gaugeFaults,
    ...iconPaymentFaults,
    ...alchemagicFaults,
    ...abilityFaults,
    ...playingFaults,
    ...activationFaults,
    ...activationKeywordFaults,
    ...automaticStateFaults,
    ...regalisPieceFaults,
    ...astralPlaneFaults,
    ...gyzeFaults,
    ...automaticFaults,
    ...lastingFaults,
    ...rescueFaults,
    ...homareFaults,
    ...armsFaults,
    ...musicFaults,
    ...prisonFaults,
    ...songFaults,
    ...voelundrFaults,
    ...replacementFaults,
    ...sourceFaults,
    ...effectTermFaults,
    ...loopFaults,
    ...tokenFaults,
    ...markerFaults,
    ...giftFaults,
    ...harmonyFaults,
    ...waveAndGlitterFaults,
    ...successFaults,
    ...bloomFaults,
    ...lastingEffects.faults,
    ...groups.faults,
    ...triggers.faults,
    ...overTime.faults,
  ],
  titles,
);
