/** The rules of this rulebook, section by section. */
import { combineSections, type Sections } from '../kernel/procedures/tables';
import { deckConstruction } from './01-deck-construction';
import { cardEffects } from './02-card-effects';
import { startingGame } from './03-starting-the-game';
import { gameFlow } from './04-game-flow';
import { attacks } from './05-attacks';
import { cover } from './06-cover';
import { levels } from './07-levels';
import { levelBurst } from './08-level-burst';
import { battleJudgement } from './09-battle-judgement';
import { victoryConditions } from './10-victory-conditions';
import { hooks } from './hooks';

const tables = [
  hooks,
  deckConstruction,
  cardEffects,
  startingGame,
  gameFlow,
  attacks,
  cover,
  levels,
  levelBurst,
  battleJudgement,
  victoryConditions,
] as const;

export const sections: Sections<typeof tables> = combineSections(tables);
