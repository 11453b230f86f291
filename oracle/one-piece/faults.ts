/** Plausible misreadings, at least one for each testable clause. A scenario of the clause must notice each of them. */
import type { Fault } from '../kernel/session/module';
import { withTitles } from '../kernel/testing/misreadings';
import { fundamentalPrinciplesFaults } from './faults/01-fundamental-principles';
import { gameOverviewFaults } from './faults/01-game-overview';
import { cardInformationFaults } from './faults/02-card-information';
import { costsAndTextsFaults } from './faults/02-costs-and-texts';
import { charactersStageCostAndLifeFaults } from './faults/03-characters-stage-cost-and-life';
import { decksHandTrashAndLeaderFaults } from './faults/03-decks-hand-trash-and-leader';
import { gameAreasFaults } from './faults/03-game-areas';
import { basicGameTerminologyFaults } from './faults/04-basic-game-terminology';
import { drawingAndDamageFaults } from './faults/04-drawing-and-damage';
import { valuesAndTextsFaults } from './faults/04-values-and-texts';
import { gameSetupFaults } from './faults/05-game-setup';
import { endPhaseFaults } from './faults/06-end-phase';
import { gameProgressionFaults } from './faults/06-game-progression';
import { attacksAndBlocksFaults } from './faults/07-attacks-and-blocks';
import { counterAndDamageStepsFaults } from './faults/07-counter-and-damage-steps';
import { endOfBattleFaults } from './faults/07-end-of-battle';
import { costsFaults } from './faults/08-costs';
import { kindsOfEffectsFaults } from './faults/08-kinds-of-effects';
import { resolutionFaults } from './faults/08-resolution';
import { validityAndCostsFaults } from './faults/08-validity-and-costs';
import { ruleProcessingFaults } from './faults/09-rule-processing';
import { keywordConditionsFaults } from './faults/10-keyword-conditions';
import { keywordEffectsFaults } from './faults/10-keyword-effects';
import { keywordsFaults } from './faults/10-keywords';
import { otherFaults } from './faults/11-other';
import { groups } from './faults/groups';
import { lastingEffects } from './faults/lasting-effects';
import { overTime } from './faults/over-time';
import { wordsFaults } from './faults/words';
import { titles } from './faults/titles';
import type { OpRules } from './game';

export const faults: readonly Fault<OpRules>[] = withTitles(
  [
    ...gameOverviewFaults,
    ...fundamentalPrinciplesFaults,
    ...costsAndTextsFaults,
    ...cardInformationFaults,
    ...charactersStageCostAndLifeFaults,
    ...gameAreasFaults,
    ...decksHandTrashAndLeaderFaults,
    ...basicGameTerminologyFaults,
    ...drawingAndDamageFaults,
    ...valuesAndTextsFaults,
    ...gameSetupFaults,
    ...gameProgressionFaults,
    ...endPhaseFaults,
    ...attacksAndBlocksFaults,
    ...counterAndDamageStepsFaults,
    ...endOfBattleFaults,
    ...resolutionFaults,
    ...kindsOfEffectsFaults,
    ...validityAndCostsFaults,
    ...costsFaults,
    ...ruleProcessingFaults,
    ...keywordEffectsFaults,
    ...keywordsFaults,
    ...keywordConditionsFaults,
    ...otherFaults,
    ...lastingEffects.faults,
    ...overTime.faults,
    ...groups.faults,
    ...wordsFaults,
  ],
  titles,
);
