/** Plausible misreadings, at least one for each testable clause. A scenario of the clause itself must notice each. */
import type { Fault } from '../kernel/module';
import { fundamentalPrinciplesFaults } from './faults/01-fundamental-principles';
import { gameOverviewFaults } from './faults/01-game-overview';
import { cardInformationFaults } from './faults/02-card-information';
import { costAndTextFaults } from './faults/02-costs-and-texts';
import { gameAreasFaults } from './faults/03-game-areas';
import { basicGameTerminologyFaults } from './faults/04-basic-game-terminology';
import { drawingAndDamageFaults } from './faults/04-drawing-and-damage';
import { gameSetupFaults } from './faults/05-game-setup';
import { endPhaseFaults } from './faults/06-end-phase';
import { gameProgressionFaults } from './faults/06-game-progression';
import { refreshPhaseFaults } from './faults/06-refresh-phase';
import { cardAttacksAndBattlesFaults } from './faults/07-card-attacks-and-battles';
import { activatingAndResolvingEffectsFaults } from './faults/08-activating-and-resolving-effects';
import { orderFaults } from './faults/08-order';
import { prohibitionAndPaymentFaults } from './faults/08-prohibitions-and-payments';
import { resolutionFaults } from './faults/08-resolution';
import { ruleProcessingFaults } from './faults/09-rule-processing';
import { keywordEffectsAndKeywordsFaults } from './faults/10-keyword-effects-and-keywords';
import { keywordBearerFaults } from './faults/10-keyword-effects-of-whom';
import { keywordFaults } from './faults/10-keywords';
import { keywordConditionFaults } from './faults/10-keywords-conditions';
import { oncePerTurnFaults } from './faults/10-once-per-turn';
import { otherFaults } from './faults/11-other';
import type { OpRules } from './game';

export const faults: readonly Fault<OpRules>[] = [
  ...gameOverviewFaults,
  ...fundamentalPrinciplesFaults,
  ...cardInformationFaults,
  ...costAndTextFaults,
  ...gameAreasFaults,
  ...basicGameTerminologyFaults,
  ...drawingAndDamageFaults,
  ...gameSetupFaults,
  ...refreshPhaseFaults,
  ...gameProgressionFaults,
  ...endPhaseFaults,
  ...cardAttacksAndBattlesFaults,
  ...activatingAndResolvingEffectsFaults,
  ...prohibitionAndPaymentFaults,
  ...resolutionFaults,
  ...orderFaults,
  ...ruleProcessingFaults,
  ...keywordEffectsAndKeywordsFaults,
  ...keywordBearerFaults,
  ...keywordFaults,
  ...keywordConditionFaults,
  ...oncePerTurnFaults,
  ...otherFaults,
];
