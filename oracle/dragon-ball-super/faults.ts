/** Plausible misreadings of the rulebook, each of which the suite must notice. */
import type { Fault } from '../kernel/session/module';
import { withTitles } from '../kernel/testing/misreadings';
import { fundamentalPrinciplesFaults } from './faults/01-fundamental-principles';
import { gameOutlineFaults } from './faults/01-game-outline';
import { energyCostsFaults } from './faults/02-energy-costs';
import { areasFaults } from './faults/03-areas';
import { decksAndHandsFaults } from './faults/03-decks-and-hands';
import { comboEnergyLifeAndWarpFaults } from './faults/03-combo-energy-life-and-warp';
import { dropLeaderAndBattleFaults } from './faults/03-drop-leader-and-battle';
import { basicTermsFaults } from './faults/04-basic-terms';
import { counterTimingFaults } from './faults/04-counter-timing';
import { timingFaults } from './faults/04-timing';
import { gamePreparationFaults } from './faults/05-game-preparation';
import { endPhaseFaults } from './faults/06-end-phase';
import { mainPhaseFaults } from './faults/06-main-phase';
import { chargePhaseFaults } from './faults/06-turn';
import { damageFaults } from './faults/04-damage';
import { replacementEffectsFaults } from './faults/08-replacement-effects';
import { attackKeywordsFaults } from './faults/10-attack-keywords';
import { koFieldAndBlockerFaults } from './faults/10-ko-field-and-blocker';
import { damageStepFaults } from './faults/07-damage-step';
import { attacksAndBattlesFaults } from './faults/07-attacks-and-battles';
import { offenceAndDefenseFaults } from './faults/07-offence-and-defense';
import { activatingFaults } from './faults/08-activating';
import { autoSkillsFaults } from './faults/08-auto-skills';
import { skillCostsFaults } from './faults/08-skill-costs';
import { skillsFaults } from './faults/08-skills';
import { lossAndCombosFaults } from './faults/09-loss-and-combos';
import { counterFaults } from './faults/10-counter';
import { oncePerTurnFaults } from './faults/10-once-per-turn';
import { faultsOfQuestions } from './faults/of-questions';
import { groups } from './faults/groups';
import { cardDataFaults } from './faults/02-card-data';
import { continuousEffectsFaults } from './faults/08-continuous-effects';
import { powerOf0Faults } from './faults/09-power-of-0';
import { keywordsThatKeepOffFaults } from './faults/10-keywords-that-keep-off';
import { chooseXFaults } from './faults/10-choose-x';
import { loopsAndViewingFaults } from './faults/11-loops-and-viewing';
import { evolveAndUnionFaults } from './faults/10-evolve-and-union';
import { awakenAndWishFaults } from './faults/10-awaken-and-wish';
import { realmsSwapAndTokensFaults } from './faults/10-realms-swap-and-tokens';
import { stacksFaults } from './faults/11-stacks';
import { lastingEffects } from './faults/lasting-effects';
import { overTime } from './faults/over-time';
import { triggers } from './faults/triggers';
import { titles } from './faults/titles';
import type { DbsRules } from './game';

export const faults: readonly Fault<DbsRules>[] = withTitles(
  [
    ...timingFaults,
    ...counterTimingFaults,
    ...activatingFaults,
    ...autoSkillsFaults,
    ...counterFaults,
    ...gameOutlineFaults,
    ...fundamentalPrinciplesFaults,
    ...energyCostsFaults,
    ...skillCostsFaults,
    ...gamePreparationFaults,
    ...attacksAndBattlesFaults,
    ...offenceAndDefenseFaults,
    ...areasFaults,
    ...decksAndHandsFaults,
    ...comboEnergyLifeAndWarpFaults,
    ...dropLeaderAndBattleFaults,
    ...chargePhaseFaults,
    ...mainPhaseFaults,
    ...endPhaseFaults,
    ...lossAndCombosFaults,
    ...oncePerTurnFaults,
    ...faultsOfQuestions,
    ...basicTermsFaults,
    ...skillsFaults,
    ...groups.faults,
    ...damageStepFaults,
    ...damageFaults,
    ...replacementEffectsFaults,
    ...koFieldAndBlockerFaults,
    ...attackKeywordsFaults,
    ...cardDataFaults,
    ...continuousEffectsFaults,
    ...powerOf0Faults,
    ...keywordsThatKeepOffFaults,
    ...chooseXFaults,
    ...loopsAndViewingFaults,
    ...evolveAndUnionFaults,
    ...awakenAndWishFaults,
    ...realmsSwapAndTokensFaults,
    ...stacksFaults,
    ...lastingEffects.faults,
    ...overTime.faults,
    ...triggers.faults,
  ],
  titles,
);
