/** The rules of this rulebook, section by section. */
import { combineSections, type Sections } from '../kernel/procedures/tables';
import { gameOverview } from './01-game-overview';
import { cardInformation } from './02-card-information';
import { gameAreas } from './03-game-areas';
import { terminology } from './04-basic-game-terminology';
import { removal } from './04-removal';
import { gameSetup } from './05-game-setup';
import { endPhase } from './06-end-phase';
import { gameProgression } from './06-game-progression';
import { attacksAndBattles } from './07-card-attacks-and-battles';
import { effects } from './08-activating-and-resolving-effects';
import { effectKinds } from './08-kinds-and-costs';
import { ruleProcessing } from './09-rule-processing';
import { keywords } from './10-keyword-effects-and-keywords';
import { other } from './11-other';
import { hooks } from './hooks';

const tables = [
  hooks,
  gameOverview,
  cardInformation,
  gameAreas,
  terminology,
  removal,
  gameSetup,
  gameProgression,
  endPhase,
  attacksAndBattles,
  effectKinds,
  effects,
  ruleProcessing,
  keywords,
  other,
] as const;

export const sections: Sections<typeof tables> = combineSections(tables);
