/** Plausible misreadings, at least one for each testable clause. A scenario of the clause must notice each of them. */
import type { Fault } from '../kernel/session/module';
import { withTitles } from '../kernel/testing/misreadings';
import { deckConstructionFaults } from './faults/01-deck-construction';
import { cardEffectsFaults } from './faults/02-card-effects';
import { useSkillsFaults } from './faults/02-use-skills';
import { startingGameFaults } from './faults/03-starting-the-game';
import { battlePhaseFaults } from './faults/04-battle-phase';
import { gameFlowFaults } from './faults/04-game-flow';
import { attacksFaults } from './faults/05-attacks';
import { coverFaults } from './faults/06-cover';
import { levelsFaults } from './faults/07-levels';
import { levelBurstFaults } from './faults/08-level-burst';
import { battleJudgementFaults } from './faults/09-battle-judgement';
import { durationsFaults } from './faults/09-durations';
import { victoryConditionsFaults } from './faults/10-victory-conditions';
import { groups } from './faults/groups';
import { lastingEffects } from './faults/lasting-effects';
import { overTime } from './faults/over-time';
import { titles } from './faults/titles';
import type { LnRules } from './game';

export const faults: readonly Fault<LnRules>[] = withTitles(
  [
    ...deckConstructionFaults,
    ...cardEffectsFaults,
    ...useSkillsFaults,
    ...startingGameFaults,
    ...gameFlowFaults,
    ...battlePhaseFaults,
    ...attacksFaults,
    ...coverFaults,
    ...levelsFaults,
    ...levelBurstFaults,
    ...battleJudgementFaults,
    ...durationsFaults,
    ...victoryConditionsFaults,
    ...lastingEffects.faults,
    ...overTime.faults,
    ...groups.faults,
  ],
  titles,
);
