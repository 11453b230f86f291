/** Plausible misreadings, at least one for each testable clause. A scenario of the clause itself must notice each. */
import type { Fault } from '../kernel/session/module';
import { withTitles } from '../kernel/testing/misreadings';
import { setupFaults } from './faults/02-setup';
import { turnFaults } from './faults/04-turn';
import { basicsFaults } from './faults/03-basics';
import { mainStepFaults } from './faults/05-main-step';
import { costFaults } from './faults/06-costs';
import { levelFaults } from './faults/06-levels';
import { battleFaults } from './faults/07-battle';
import { flashFaults } from './faults/08-flash';
import { braveFaults } from './faults/09-braves';
import { imagineFaults, sagaFaults } from './faults/10-imagine-and-saga';
import { numberFaults, ultimateFaults } from './faults/12-ultimates-and-bp';
import { grandwalkerFaults } from './faults/13-grandwalkers';
import { answerFaults } from './faults/of-answers';
import { adventFaults } from './faults/19-advent';
import { rebirthFaults } from './faults/20-rebirth';
import { soulStateFaults } from './faults/21-soul-state';
import { wordFaults } from './faults/24-words';
import { glossaryFaults } from './faults/25-glossary';
import { departureFaults } from './faults/faq-04-departures';
import { choiceFaults } from './faults/faq-05-choices';
import { burstFaults, mirageFaults } from './faults/16-bursts';
import { activationFaults } from './faults/24-activation';
import { effectFaults } from './faults/24-effects';
import { groups } from './faults/groups';
import { lastingEffects } from './faults/lasting-effects';
import { overTime } from './faults/over-time';
import { triggers } from './faults/triggers';
import { titles } from './faults/titles';
import type { BsRules } from './game';

export const faults: readonly Fault<BsRules>[] = withTitles(
  [
    ...burstFaults,
    ...effectFaults,
    ...activationFaults,
    ...mirageFaults,
    ...setupFaults,
    ...turnFaults,
    ...basicsFaults,
    ...mainStepFaults,
    ...costFaults,
    ...levelFaults,
    ...battleFaults,
    ...flashFaults,
    ...braveFaults,
    ...imagineFaults,
    ...sagaFaults,
    ...ultimateFaults,
    ...numberFaults,
    ...grandwalkerFaults,
    ...adventFaults,
    ...rebirthFaults,
    ...soulStateFaults,
    ...glossaryFaults,
    ...departureFaults,
    ...choiceFaults,
    ...answerFaults,
    ...wordFaults,
    ...groups.faults,
    ...lastingEffects.faults,
    ...triggers.faults,
    ...overTime.faults,
  ],
  titles,
);
