/** Plausible misreadings, at least one for each testable clause. A scenario of the clause itself must notice each. */
import type { Fault } from '../kernel/module';
import { deckFaults } from './faults/01-deck-construction';
import { effectFaults } from './faults/02-card-effects';
import { startFaults } from './faults/03-starting-the-game';
import { flowFaults } from './faults/04-game-flow';
import { attackFaults } from './faults/05-attacks';
import { coverFaults } from './faults/06-cover';
import { levelFaults } from './faults/07-levels';
import { burstFaults } from './faults/08-level-burst';
import { judgementFaults } from './faults/09-battle-judgement';
import { victoryFaults } from './faults/10-victory-conditions';
import type { LnRules } from './game';

export const faults: readonly Fault<LnRules>[] = [
  ...deckFaults,
  ...effectFaults,
  ...startFaults,
  ...flowFaults,
  ...attackFaults,
  ...coverFaults,
  ...levelFaults,
  ...burstFaults,
  ...judgementFaults,
  ...victoryFaults,
];
